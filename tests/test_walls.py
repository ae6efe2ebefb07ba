"""The inner walls: every game has the same rooms, and a breach of any contract on imports is found."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest

import warbones

ROOT = Path(__file__).parent.parent
ROOMS = {"advice", "notation", "rules", "tests", "view"}
FILES = {"RULES.md", "__init__.py", "lesson.py"}
BREACHES = {
    "Imports go one way": ("core/play/game.py", "warbones.table.match"),
    "No files and no folders go round in a circle": ("rooms/live.py", "warbones.rooms.thinking"),
    "Adapters need no server, no laboratory and no terminal": (
        "adapters/text.py",
        "warbones.terminal.drawing.painting",
    ),
    "In the terminal, screens know the hot-seat, and both know what is drawn": (
        "terminal/hotseat/keeping.py",
        "warbones.terminal.screens.pages",
    ),
    "Who checks the dice shares no code with who rolls them": ("verify/dice.py", "warbones.table.dice"),
    "Games know nothing of one another": ("games/keep/rules/zones.py", "warbones.games.army.rules.dice"),
    "Rules have no chance, no clock, no files and no machine code of their own": ("games/army/rules/dice.py", "random"),
    "A game's rules know nothing of how they are written, and neither knows how they are shown": (
        "games/battle/notation/names.py",
        "warbones.games.battle.view.words",
    ),
    "What is shown follows from the rules, not from what bots think of them": (
        "games/keep/view/odds.py",
        "warbones.games.keep.advice.evaluation",
    ),
    "In the core, too, each room knows those below it": ("core/rules/common.py", "warbones.core.view.scene"),
    "Inside the server, too, imports go one way": ("server/limits.py", "warbones.server.sockets.line"),
    "What is compiled needs only what is compiled": ("games/dicewing/advice/evaluation.py", "warbones.core.view.words"),
}
"""By contract: a file, and what it imports to break it."""


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


def broken(house: Path) -> Iterator[str]:
    """Yield the contracts that import-linter finds broken."""
    arguments = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-logo"]
    environment = os.environ | {"PYTHONPATH": str(house), "COLUMNS": "300"}
    found = subprocess.run(arguments, cwd=house, env=environment, check=False, capture_output=True, text=True)
    assert "Contracts:" in found.stdout, found.stdout + found.stderr
    yield from re.findall(r"^(.+) BROKEN(?: \(.*\))?$", found.stdout, re.MULTILINE)


def test_no_contract_is_broken(house: Path) -> None:
    assert [*broken(house)] == []


@pytest.mark.parametrize("contract", sorted(BREACHES))
def test_a_planted_breach_is_found(house: Path, contract: str) -> None:
    file, module = BREACHES[contract]
    path = house / "warbones" / file
    text = path.read_text("utf-8")
    try:
        path.write_text(f"{text}\nimport {module}\n", "utf-8")
        assert contract in broken(house)
    finally:
        path.write_text(text, "utf-8")
