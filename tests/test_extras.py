"""Each extra installs what its code needs; without it, a sentence says which one is missing."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from venv import create

import pytest
from grimp import build_graph
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.extras.examples import EXAMPLES, prepared
from tests.extras.installed import PROJECT, alone, distributions, homes, lines, refused, run
from warbones.core.extras import LIBRARIES, MissingExtra, advice, extra

SENTENCE = re.compile(r'\w+ is not installed: pip install "warbones\[([\w-]+)\]"\n')

FROM_SOURCE = {"server", "postgres", "all"}
"""The extras with a package that is published only as source."""

LOADED = """
before = set(sys.modules)
import warbones
new = set(sys.modules) - before
libraries = {name.partition(".")[0] for name in new} - set(sys.stdlib_module_names) - {"typing_extensions"}
print(sorted(libraries), sorted({f"warbones.games.{game}" for game in warbones.GAMES} & new))
"""

CAUGHT = """
import importlib
from warbones.core.extras import MissingExtra
for module in {modules}:
    try:
        importlib.import_module(f"warbones.{{module}}")
    except MissingExtra as missing:
        print(missing)
"""

TYPED = """
import sys
from warbones.__main__ import main
for words in {commands}:
    sys.argv = ["warbones", *words]
    try:
        main()
    except SystemExit as ended:
        print(ended.code)
"""

MODULES = {
    "compiled.jit": "fast",
    "vector.tables": "fast",
    "players.bots": "fast",
    "players.policies.policy": "fast",
    "encoding.observations": "fast",
    "adapters.gymnasium": "gymnasium",
    "adapters.gymnasium_vector": "gymnasium",
    "adapters.gymnasium_throws": "gymnasium",
    "adapters.pettingzoo": "pettingzoo",
    "adapters.pettingzoo_parallel": "pettingzoo",
    "adapters.pettingzoo_throws": "pettingzoo",
    "adapters.open_spiel": "open-spiel",
    "adapters.cuda": "cuda",
    "adapters.stable_baselines": "training",
    "lab.batch": "lab",
    "training.playing": "lab",
    "server.app": "server",
    "terminal.play": "terminal",
}

IMPORTS = """
import importlib, pkgutil, warbones
from warbones.core.extras import MissingExtra
for folder in {folders}:
    package = importlib.import_module(f"warbones.{{folder}}")
    for module in pkgutil.walk_packages(package.__path__, f"warbones.{{folder}}."):
        if ".tests" not in module.name:
            importlib.import_module(module.name)
print("imported")
"""

LACKING: list[tuple[tuple[str, ...], str]] = [
    ((), "server"),
    (("serve",), "server"),
    (("admin", "tables"), "server"),
    (("migrate", "here", "there"), "server"),
    (("simulate", "keep"), "lab"),
    (("study", "keep"), "lab"),
    (("compare", "keep", "--option", "round_limit=20", "--option", "round_limit=8"), "lab"),
    (("tune", "keep", "--goal", "docs/studies/keep-goals.toml"), "lab"),
    (("exploit", "keep"), "lab"),
    (("prepare",), "lab"),
    (("play", "keep", "--bot", "master"), "fast"),
    (("play", "keep", "--bot", "file:policy.onnx"), "policies"),
    (("play", "indicesion"), "physics"),
    (("site", "out"), "site"),
]
"""Commands and the extra that each needs."""


def test_the_core_has_at_most_four_dependencies() -> None:
    assert [Requirement(line).name for line in lines("")] == ["icepool", "msgspec"]


def test_importing_the_package_loads_no_game_and_no_library_but_one() -> None:
    ran = alone("", "-c", LOADED)
    assert ran.stdout == "['msgspec', 'warbones'] []\n", ran.stderr


@pytest.mark.parametrize("extra", EXAMPLES)
def test_an_example_runs_with_its_extra_alone(extra: str, tmp_path: Path) -> None:
    ran = alone(extra, *prepared(extra, tmp_path))
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip()
    assert "Traceback" not in ran.stderr


def test_the_core_is_imported_whole_without_any_extra() -> None:
    ran = alone("", "-c", IMPORTS.format(folders=("core", "games", "table", "protocol", "concurrency", "puzzles")))
    assert (ran.stdout, ran.stderr) == ("imported\n", "")
    assert {"numpy", "numba", "litestar", "typer", "mujoco"} <= refused("")


@pytest.mark.parametrize("words", [(), ("--help",), ("games",), ("play", "keep"), ("serve",)])
def test_the_bare_command_says_what_to_install(words: tuple[str, ...]) -> None:
    ran = alone("", "-m", "warbones", *words)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == 'typer is not installed: pip install "warbones[terminal]"\n'


def test_commands_say_what_they_lack() -> None:
    ran = alone("terminal", "-c", TYPED.format(commands=[words for words, _ in LACKING]))
    assert ran.stdout.split() == ["2"] * len(LACKING), ran.stderr
    found = [SENTENCE.fullmatch(line) for line in ran.stderr.splitlines(keepends=True)]
    assert [each and each[1] for each in found] == [named for _, named in LACKING], ran.stderr


def test_a_module_says_what_it_lacks_before_it_imports_anything() -> None:
    ran = alone("", "-c", CAUGHT.format(modules=tuple(MODULES)))
    assert [SENTENCE.fullmatch(f"{line}\n")[1] for line in ran.stdout.splitlines()] == list(MODULES.values()), (
        ran.stderr
    )


def test_physics_is_asked_for_when_a_die_is_thrown() -> None:
    ran = alone("", "examples/thrown_die.py")
    assert ran.stderr.endswith('MissingExtra: mujoco is not installed: pip install "warbones[physics]"\n')


def test_imports_of_an_extra_are_in_its_list() -> None:
    for name, modules in LIBRARIES.items():
        asked = {canonicalize_name(Requirement(line).name) for line in PROJECT["optional-dependencies"][name]}
        for module in modules:
            assert homes().get(module, {canonicalize_name(module)}) & asked, f"{module} is not in [{name}]"


def test_an_extra_lists_nothing_that_no_code_imports() -> None:
    quiet = {"uvloop"}  # uvicorn uses it if it is installed
    known = {module for modules in LIBRARIES.values() for module in modules}
    modules = {home: module for module in known for home in homes().get(module, ())}
    for name in ("fast", "physics", "terminal", "server", "lab", "policies"):
        asked = {canonicalize_name(Requirement(line).name) for line in PROJECT["optional-dependencies"][name]}
        assert asked - quiet - {"warbones"} == {each for each in asked if modules.get(each) in LIBRARIES[name]}


def test_every_library_that_a_folder_imports_belongs_to_an_extra_or_the_core() -> None:
    pyodides = {"js", "pyodide"}  # in a page
    everywhere = {"msgspec", "icepool", "warbones"} | pyodides | sys.stdlib_module_names
    known = {module for modules in LIBRARIES.values() for module in modules}
    graph = build_graph("warbones", include_external_packages=True, cache_dir=None)
    for module in (each for each in graph.modules if each.startswith("warbones") and ".tests" not in each):
        imported = {name.partition(".")[0] for name in graph.find_modules_directly_imported_by(module)}
        assert imported <= known | everywhere, module


def test_our_own_missing_module_is_not_blamed_on_an_extra() -> None:
    with pytest.raises(ModuleNotFoundError) as raised, extra("lab"):
        import warbones.nowhere  # noqa: F401, PLC0415  # type: ignore[import-not-found]
    assert not isinstance(raised.value, MissingExtra)
    assert advice(raised.value) is None
    assert advice(ModuleNotFoundError(name="numba.core")) == 'numba is not installed: pip install "warbones[fast]"'


@pytest.mark.torture
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("extra", [*EXAMPLES, "all"])
def test_an_extra_is_installed_alone_and_its_example_runs(extra: str, wheel: Path, tmp_path: Path) -> None:
    create(tmp_path / "env", with_pip=True)
    programs = tmp_path / "env" / ("Scripts" if sys.platform == "win32" else "bin")
    binary = () if extra in FROM_SOURCE else ("--only-binary", ":all:")
    asked = f"{wheel}[{extra}]" if extra else f"{wheel}"
    installed = run([f"{programs / 'python'}", "-m", "pip", "install", "--quiet", *binary, asked])
    assert installed.returncode == 0, installed.stderr
    ran = run([f"{programs / 'python'}", *prepared(extra if extra in EXAMPLES else "server", tmp_path)])
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip()
    helped = run([f"{programs / 'warbones'}", "--help"])
    has_command = "typer" in distributions(extra)
    assert helped.returncode == (0 if has_command else 2)
    assert has_command or SENTENCE.fullmatch(helped.stderr)
