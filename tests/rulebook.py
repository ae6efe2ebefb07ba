"""Links from a game's tests to its rulebook."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from warbones import Game


def cited(game: Game) -> set[str]:
    """Return the numbers that the game's tests cite with ``@pytest.mark.rule``."""
    folder = Path(str(files(game.ruleset.package))) / "tests"
    return {number for source in folder.glob("test_*.py") for number in _marks(ast.parse(source.read_text("utf-8")))}


def _marks(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
