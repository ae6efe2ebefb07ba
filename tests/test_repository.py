"""Properties of the repository as a whole."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import warbones

ROOT = Path(__file__).parent.parent
MACHINE_PATH = re.compile(r"(?<![\w.~/])/(?:work|tmp|home|root|Users)/\w")
REGISTRY = re.compile(r"npmjs\.(?:org|com)|pypi\.org|pythonhosted\.org|deb\.debian\.org", re.IGNORECASE)
BARE_EXCLUSION = re.compile(r"#\s*noqa(?!: [A-Z0-9, ]+  # \w)")


def texts() -> Iterator[tuple[str, str]]:
    """Yield path and text of every file that git does not ignore."""
    for file in SdistBuilder(str(ROOT)).recurse_included_files():
        content = Path(file.path).read_bytes()
        if b"\0" not in content:
            yield file.relative_path, content.decode()


def found(pattern: re.Pattern[str]) -> list[str]:
    return [f"{path}: {hit.group()}" for path, text in texts() for hit in pattern.finditer(text)]


@pytest.fixture
def package() -> dict[str, object]:
    written: dict[str, object] = json.loads((ROOT / "web/package.json").read_text())
    return written


def imported(source: str) -> Iterator[str]:
    """Yield the top-level name of every module that a source file imports, wherever it does."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.split(".")[0]


def test_every_file_is_checked() -> None:
    paths = {path for path, _ in texts()}
    assert {"Makefile", ".ci/run", "web/package-lock.json", "src/warbones/core/view/scene.py"} <= paths


def test_no_file_names_a_path_of_a_machine() -> None:
    assert found(MACHINE_PATH) == []


def test_no_file_names_a_package_registry() -> None:
    assert found(REGISTRY) == []


def test_the_web_lock_file_leaves_the_host_to_the_reader() -> None:
    locked = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    assert len(locked) > 1
    assert [name for name, entry in locked.items() if "resolved" in entry] == []


def test_every_exclusion_from_a_check_says_why() -> None:
    assert found(BARE_EXCLUSION) == []


def test_decisions_are_numbered_one_after_another() -> None:
    headings = [path.read_text("utf-8").split(".")[0] for path in sorted((ROOT / "docs/decisions").glob("0*.md"))]
    assert headings == [f"# {number}" for number in range(1, len(headings) + 1)]


def test_there_is_one_version(package: dict[str, object]) -> None:
    assert package.get("version", warbones.__version__) == warbones.__version__
    released = re.findall(r"^## \[(\d[\d.]*)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert released[0] == warbones.__version__


def test_web_scripts_need_no_npm_on_the_path(package: dict[str, object]) -> None:
    """The Node that builds the web client has no ``npm`` that a script could call."""
    scripts = package["scripts"]
    assert isinstance(scripts, dict)
    assert {"build", "check", "test"} <= scripts.keys()
    assert [name for name, line in scripts.items() if re.search(r"\bnp[mx]\b", line)] == []


def test_the_wheel_holds_what_runs_and_no_tests() -> None:
    held = {Path(file.distribution_path).as_posix() for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    games = {f"warbones/games/{game}/RULES.md" for game in warbones.GAMES}
    assert {"warbones/py.typed", "warbones/server/static/index.html"} | games <= held
    assert [path for path in held if "/tests/" in path or "__pycache__" in path] == []
