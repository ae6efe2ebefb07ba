"""The search under rules that are not compiled."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from warbones import load
from warbones.players import bots
from warbones.players.bot_names import bot_named
from warbones.players.plain_search import analyse_plainly

END: Final = "move 3 turn=Beta keep=2/1 | Alpha: A1=3@L3 A2=6@R3 | Beta: B1=4@R6 B2=2@M4"


def test_it_finds_what_the_compiled_search_finds_to_the_last_bit() -> None:
    position = load("keep").at(END)
    seen, bot = position.seen_by(1), bot_named("plain:40", position.game)
    assert analyse_plainly(seen, 1, bot, 3) == bots.analyse(seen, 1, bot, 3)


def test_rules_that_are_not_compiled_are_searched_with_fewer_simulations() -> None:
    keep = load("keep")
    plain = replace(keep, ruleset=replace(keep.ruleset, compiles=False), bots=replace(keep.bots, simulations=0))
    position = plain.at(END)
    assert bot_named("master", plain).effort == 300
    found = bots.analyse(position.seen_by(1), 1, bot_named("search:5", plain), seed=3)
    assert {each.action.text for each in found} == {each.text for each in position.legal(1)}
