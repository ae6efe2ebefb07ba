"""Every rule option and each of its values has a title in the catalogue, and nothing else has."""

from __future__ import annotations

import pytest

from tests.random_rule_data import own_data
from warbones import Game
from warbones.core.messages import Msg, Text
from warbones.core.record.data import NAME
from warbones.core.record.options import NumberOption, RuleOption
from warbones.core.view.options import LISTED, option_chosen, option_help, option_key, option_title, option_value
from warbones.core.view.reader import english
from warbones.games import load
from warbones.locales.english import ENGLISH


def said(text: Text) -> str:
    """Return the key of a title, which must be a message."""
    assert isinstance(text, Msg), f"{text} goes past the catalogue"
    return text.key


def test_every_value_of_every_option_has_its_words_and_no_other_has(game: Game) -> None:
    options = game.ruleset.settings
    keys = {said(option_title(game.id, option)) for option in options}
    keys |= {said(option_value(game.id, option, value)) for option in options for value in option.values}
    keys |= {said(option_help(game.id, option)) for option in options if option.own}
    assert keys == {key for key in ENGLISH.messages if key.startswith(f"{game.id}-option-")}


def test_a_game_without_messages_shows_names() -> None:
    option = RuleOption("long_game", "B1", (False, "much"), own=True)
    texts = option_title("none", option), option_value("none", option, "much"), option_help("none", option)
    assert texts == ("long_game", "much", "long_game")


def test_a_custom_number_is_worded_as_the_listed_ones() -> None:
    (budget,) = [each for each in load("battle").ruleset.options if isinstance(each, NumberOption)]
    assert english(option_value("battle", budget, 17)) == "Each player has 17 points to spend on units."
    assert english(option_help("battle", budget)) == "As many points as you agree on, 2 to 60."


def test_a_custom_board_is_labelled_as_custom() -> None:
    board = load("keep").ruleset.options[0]
    assert english(option_chosen("keep", board, "L1 R1")) == "Board: the players' own"


@pytest.mark.parametrize("seed", range(3))
def test_rule_data_say_what_they_change_row_by_row(game: Game, seed: int) -> None:
    data = game.ruleset.data
    if data is None:
        return
    value = own_data(game, seed, most=LISTED + 4)[NAME]
    cells = tuple(data.stored(value))[: len(data.published)]
    changed = list(data.changed(cells))
    words = english(option_value(game.id, data, value))
    assert words.count("(published: ") == min(len(changed), LISTED)
    assert words.endswith("." if len(changed) <= LISTED else "more changes.")
    for row, column, _ in changed[:LISTED]:
        assert f"{english(Msg(key=data.keys[row]))}: {column.name} " in words


def test_a_key_is_the_options_name_with_hyphens() -> None:
    assert option_key("army", load("army").ruleset.options[0]) == "army-option-match-length"
