"""The odds of rolled pawns, checked against every possible roll."""

from __future__ import annotations

from itertools import product

import pytest

from warbones.games.keep.tests.script import GAME, at
from warbones.games.keep.view.odds import breaching


def ways(pawns: int) -> list[tuple[int, ...]]:
    return list(product(range(1, 7), repeat=pawns))


@pytest.mark.rule("R6")
@pytest.mark.parametrize("placed", range(4))
def test_odds_while_pawns_are_placed_are_one_line_and_the_lowest_number(placed):
    position = GAME.new()
    for face in range(1, 2 * placed + 2):
        position.roll(1 + face % 6)
        seat = min(position.to_act)
        if face <= 2 * placed:
            position.act(seat, position.legal(seat)[0])
    pawns, found = 4 - placed, position.odds(0)
    hits = sum(3 in way for way in ways(pawns))
    expected = f"There is a {hits / 6**pawns:.0%} chance that at least one of the" if pawns > 1 else "Each number is"
    assert found.note.startswith(expected)
    for chance in (chance for table in found.tables for chance in table.chances):
        number, more = int(chance.label[0]), chance.label.endswith("more")
        hits = sum(min(way) == number or (more and min(way) > number) for way in ways(pawns))
        assert chance.share == pytest.approx(hits / len(ways(pawns)))


@pytest.mark.rule("R26", "R27")
def test_odds_follow_the_pawns_taken_off():
    position = at("take_off 1 turn=Alpha | Alpha: 3@L2 1@R3 | Beta: 2@L6")
    titles = [position.odds(0, action).title for action in position.legal(0)]
    assert sorted(titles) == ["Rolling five pawns", "Rolling four pawns", "Rolling four pawns", "Rolling three pawns"]


@pytest.mark.rule("R13", "R24", "R27")
def test_taking_pawns_off_is_compared_by_how_many_roll():
    found = at("take_off 1 turn=Alpha | Alpha: 3@L2 1@R3 | Beta: 2@L6").odds(0, 0)
    bars = {chance.label: chance.share for chance in found.tables[0].chances}
    assert list(bars) == ["Rolling three pawns", "Rolling four pawns", "Rolling five pawns"]
    assert list(bars.values()) == [pytest.approx(1 - (5 / 6) ** pawns) for pawns in (3, 4, 5)]
    assert found.note == "A pawn needs a 6 to go from home to home in one move."


@pytest.mark.rule("R6")
def test_odds_of_a_typed_die_are_for_the_owner_of_the_pawn():
    position = GAME.new()
    assert position.odds(0).title == "Rolling five pawns"
    assert not position.scene(1).prompt.odds


@pytest.mark.rule("B1")
def test_odds_know_the_board():
    assert breaching(GAME.new().record()) == [6]
    assert breaching(GAME.new(board="lanes5_hub").record()) == [4]
