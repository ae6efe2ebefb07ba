"""Every numbered rule and ruling of a game's RULES.md is cited by a test, and only such numbers are."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from warbones import Game
from warbones.games.rulebook import numbers


def numbered(game: Game) -> set[str]:
    """Return the numbers of the rules and rulings in the game's RULES.md."""
    return {number for number in numbers(game) if number[0] in "RB"}


def cited(game: Game) -> set[str]:
    """Return the numbers that the game's tests cite with ``@pytest.mark.rule``."""
    folder = Path(str(files(game.package))) / "tests"
    return {number for source in folder.glob("test_*.py") for number in _marks(ast.parse(source.read_text("utf-8")))}


def _marks(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


def test_every_rule_and_ruling_is_cited_by_a_test(game: Game) -> None:
    assert len(numbered(game)) > 10
    assert sorted(numbered(game) - cited(game)) == []


def test_no_test_cites_a_number_that_the_rulebook_lacks(game: Game) -> None:
    assert sorted(number for number in cited(game) - numbered(game) if number[0] in "RB") == []


def test_every_option_names_a_ruling_of_the_rulebook(game: Game) -> None:
    for option in game.options:
        assert set(option.ruling.split(", ")) <= numbered(game)
