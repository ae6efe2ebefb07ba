"""Every numbered rule and ruling of a game's RULES.md is cited by a test, and no other number is."""

from __future__ import annotations

import re

from tests.rulebook import cited
from warbones import Game
from warbones.core.view.options import option_title
from warbones.core.view.reader import english
from warbones.games.rulebook import numbers, rulebook


def numbered(game: Game) -> set[str]:
    """Return the numbers of the rules and rulings in the game's RULES.md."""
    return {number for number in numbers(game) if number[0] in "RB"}


def test_every_rule_and_ruling_is_cited_by_a_test(game: Game) -> None:
    assert len(numbered(game)) > 10
    assert sorted(numbered(game) - cited(game)) == []


def test_no_test_cites_a_number_that_the_rulebook_lacks(game: Game) -> None:
    assert sorted(number for number in cited(game) - numbered(game) if number[0] in "RB") == []


def test_the_page_has_every_number_once(game: Game) -> None:
    assert len(numbers(game)) == len(set(numbers(game)))


def test_the_page_names_every_option_with_its_values(game: Game) -> None:
    items = re.split(r"^- |^#", rulebook(game), flags=re.MULTILINE)
    for option in game.ruleset.options:
        (item,) = [" ".join(item.split()) for item in items if f"(`{option.name}`)" in item]
        assert english(option_title(game.id, option)) in item
        assert f"**{option.ruling.split(',')[0]}.**" in item
        for value in option.values:
            assert f"`{str(value).lower() if isinstance(value, bool) else value}`" in item


def test_every_option_names_a_ruling_of_the_rulebook(game: Game) -> None:
    for option in game.ruleset.options:
        assert set(option.ruling.split(", ")) <= numbered(game)
