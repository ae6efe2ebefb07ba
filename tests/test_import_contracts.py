"""The import contracts: every game has the same modules, and each contract finds a planted breach."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager
from graphlib import TopologicalSorter
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest
from grimp import build_graph

import warbones

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src/warbones"
ROOMS = {"advice", "notation", "rules", "tests", "view"}
FILES = {"RULES.md", "__init__.py", "lesson.py"}
BREACHES = {
    "Imports go one way": ("core/play/game.py", "warbones.table.match"),
    "No files and no folders go round in a circle": (
        "rooms/match/live_match.py",
        "warbones.rooms.background.bot_turns",
    ),
    "Tables need no compiled code, no threads, no disk and no network: they run in a page as well": (
        "table/story.py",
        "warbones.club.names",
    ),
    "Adapters need no server, no laboratory and no terminal": (
        "adapters/text.py",
        "warbones.terminal.drawing.rich_text",
    ),
    "In the terminal, screens know the hot-seat, and both know what is drawn": (
        "terminal/hotseat/match_file.py",
        "warbones.terminal.screens.pages",
    ),
    "Who checks the dice shares no code with who rolls them": ("verify/dice.py", "warbones.table.dice"),
    "Games know nothing of one another": ("games/keep/rules/zones.py", "warbones.games.army.rules.dice"),
    "Rules have no chance, no clock, no files and no compiled code of their own": (
        "games/army/rules/dice.py",
        "random",
    ),
    "A game's rules know nothing of how they are written, and neither knows how they are shown": (
        "games/battle/notation/names.py",
        "warbones.games.battle.view.words",
    ),
    "What is shown follows from the rules, not from what bots think of them": (
        "games/keep/view/odds.py",
        "warbones.games.keep.advice.evaluation",
    ),
    "In the core, too, each room knows those below it": ("core/rules/common.py", "warbones.core.view.scene"),
    "Inside the server, too, imports go one way": ("server/visitor_limits.py", "warbones.server.sockets.client_socket"),
    "What is compiled needs only what is compiled": ("games/dicewing/advice/evaluation.py", "warbones.core.view.voice"),
}
"""By contract: a file, and an import that breaks the contract."""

CIRCLE = "No files and no folders go round in a circle"

HIDERS = {"__import__", "exec", "eval", "import_module", "resolve_name", "run_module", "run_path"}
"""Code that imports or runs the module named in a string."""

HIDDEN = re.compile(rf"""["']warbones\.|__(?:name|package)__|\b(?:{"|".join(sorted(HIDERS))})\b""")
"""What a source contains if it may import a module named in a string."""

BY_NAME = {
    "check/promises.py",  # a game's folder, to name its lines
    "compiled/sources.py",  # a game's folder, by the package that the game names: others' games have their own
    "core/play/game.py",  # a pickled game, in the same way
    "games/__init__.py",  # the games' folders that it finds
    "games/rulebook.py",  # the same, for a docstring
    "games/registry.py",  # these, and the modules that users name
}
"""Files that import modules by computed names."""


@pytest.mark.parametrize("name", sorted(warbones.GAMES))
def test_every_game_has_the_same_rooms(name: str) -> None:
    held = [path for path in (ROOT / "src/warbones/games" / name).iterdir() if path.name != "__pycache__"]
    assert {path.name for path in held if path.is_dir()} == ROOMS
    assert {path.name for path in held if path.is_file()} == FILES


def test_a_breach_of_every_contract_is_planted() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    assert {contract["name"] for contract in contracts} == {*BREACHES}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the package and its contracts."""
    folder = tmp_path_factory.mktemp("house")
    copytree(ROOT / "src/warbones", folder / "warbones", ignore=ignore_patterns("static", "tests", "__pycache__"))
    copy(ROOT / "pyproject.toml", folder)
    return folder


def linted(house: Path) -> str:
    """Return the output of import-linter."""
    arguments = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-logo"]
    environment = os.environ | {"PYTHONPATH": str(house), "COLUMNS": "300"}
    found = subprocess.run(arguments, cwd=house, env=environment, check=False, capture_output=True, text=True)
    assert "Contracts:" in found.stdout, found.stdout + found.stderr
    return found.stdout


def broken(house: Path) -> list[str]:
    """Return the contracts that import-linter finds broken."""
    return re.findall(r"^(.+) BROKEN(?: \(.*\))?$", linted(house), re.MULTILINE)


def test_no_contract_is_broken(house: Path) -> None:
    assert broken(house) == []


@contextmanager
def planted(path: Path, lines: str) -> Iterator[None]:
    """Append these lines to a file while the context lasts."""
    text = path.read_text("utf-8")
    try:
        path.write_text(f"{text}\n{lines}\n", "utf-8")
        yield
    finally:
        path.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def reports(house: Path) -> dict[str, str]:
    """Return the report on each broken contract once every breach is planted."""
    with ExitStack() as until_linted:
        for file, module in BREACHES.values():
            until_linted.enter_context(planted(house / "warbones" / file, f"import {module}"))
        _, *found = re.split(r"^(.+)\n-{9,}\n\n", linted(house), flags=re.MULTILINE)
    return dict(zip(found[::2], found[1::2], strict=True))


@pytest.mark.parametrize("contract", sorted({*BREACHES} - {CIRCLE}))
def test_a_planted_breach_is_found(reports: dict[str, str], contract: str) -> None:
    file, module = BREACHES[contract]
    importer = f"warbones.{file.removesuffix('.py').replace('/', '.')}"
    assert f" {importer} -> {module} (l." in reports[contract]


def test_a_planted_circle_is_found(reports: dict[str, str]) -> None:
    assert "No cycles are allowed in warbones.rooms." in reports[CIRCLE]


@pytest.mark.parametrize(
    "late",
    ["def late() -> None:\n    import {}", "if TYPE_CHECKING:\n    import {}"],
    ids=["in a function", "for types"],
)
def test_a_circle_is_found_that_closes_late(house: Path, late: str) -> None:
    file, module = BREACHES[CIRCLE]
    with planted(house / "warbones" / file, late.format(module)):
        assert CIRCLE in broken(house)


def test_no_file_imports_itself_over_others() -> None:
    graph = build_graph("warbones", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    [*TopologicalSorter(imports).static_order()]  # raises `CycleError`, with the circle


def named_modules(source: str, modules: Collection[str]) -> set[str]:
    """Return our own modules that strings of a source name, and "?" if it may import a module by a computed name."""
    found = set[str]()
    for node in ast.walk(ast.parse(source)) if HIDDEN.search(source) else ():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= {node.value.partition(":")[0]} & {*modules}
        elif isinstance(node, ast.JoinedStr):
            found |= {"?"} if re.match(r"f.\{__(name|package)__\}[^:]", ast.unparse(node)) else set[str]()
        elif isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            found |= {"?"} if name in HIDERS else set[str]()
    return found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('import_module("warbones.core.errors")', {"?", "warbones.core.errors"}),
        ('importlib.import_module(f"warbones.{name}")', {"?"}),
        ('register("warbones.core.errors:WarbonesError")', {"warbones.core.errors"}),
        ('register(f"{__name__}_later:made")', {"?"}),
        ('register(f"{__name__}:made")', set[str]()),
        ("from warbones.core import errors", set[str]()),
    ],
)
def test_an_import_that_a_text_hides_is_found(source: str, found: set[str]) -> None:
    assert named_modules(source, {"warbones.core.errors"}) == found


def test_no_import_is_hidden_in_a_text() -> None:
    modules = {each for each in build_graph("warbones", cache_dir=None).modules if "." in each}
    sources = {path.relative_to(SOURCES).as_posix(): path.read_text("utf-8") for path in SOURCES.rglob("*.py")}
    found = {name: hidden for name, source in sources.items() if (hidden := named_modules(source, modules))}
    assert found == {name: {"?"} for name in BY_NAME}
