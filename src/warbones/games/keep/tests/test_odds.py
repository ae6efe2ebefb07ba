"""The odds of rolled pawns, checked against every possible roll."""

from __future__ import annotations

from itertools import product

import pytest

from warbones.games.keep.tests.script import GAME, at

LANDINGS = {"L2 or R2": 1, "L3 or R3": 2, "M4": 3, "L5 or R5": 4, "L6 or R6": 5, "L7 or R7": 6}
BREACHES = {"1 move": {6}, "2 moves": {3}, "3 moves": {2}, "6 moves": {1}, "never": {4, 5}}


def ways(pawns: int) -> list[tuple[int, ...]]:
    return list(product(range(1, 7), repeat=pawns))


@pytest.mark.rule("R6", "R13", "R24")
@pytest.mark.parametrize("placed", range(4))
def test_odds_while_pawns_are_placed(placed):
    position = GAME.new()
    for face in range(1, 2 * placed + 2):
        position.roll(1 + face % 6)
        seat = min(position.to_act)
        if face <= 2 * placed:
            position.act(seat, position.legal(seat)[0])
    pawns = 4 - placed
    reached, moves, lowest = position.odds(0).tables
    assert_any(reached, {label: {number} for label, number in LANDINGS.items()}, pawns)
    assert_any(moves, BREACHES, pawns)
    for chance in lowest.chances:
        number, more = int(chance.label[0]), chance.label.endswith("more")
        hits = sum(min(way) == number or (more and min(way) > number) for way in ways(pawns))
        assert chance.share == pytest.approx(hits / len(ways(pawns)))


def assert_any(table, groups, pawns):
    """Assert that a table tells the chance of each group that at least one pawn shows one of its numbers."""
    assert [chance.label.split(" (")[0] for chance in table.chances] == list(groups)
    for chance, numbers in zip(table.chances, groups.values(), strict=True):
        hits = sum(any(number in numbers for number in way) for way in ways(pawns))
        assert chance.share == pytest.approx(hits / len(ways(pawns)))


@pytest.mark.rule("R26", "R27")
def test_odds_follow_the_pawns_taken_off():
    position = at("take_off 1 turn=Alpha | Alpha: 3@L2 1@R3 | Beta: 2@L6")
    titles = [position.odds(0, action).title for action in position.legal(0)]
    assert sorted(titles) == ["Rolling five pawns", "Rolling four pawns", "Rolling four pawns", "Rolling three pawns"]


@pytest.mark.rule("R6")
def test_odds_of_a_typed_die_are_for_the_owner_of_the_pawn():
    position = GAME.new()
    assert position.odds(0).title == "Rolling five pawns"
    assert not position.scene(1).prompt.odds


@pytest.mark.rule("B1")
def test_odds_know_the_board():
    position = GAME.new(board="lanes5_hub")
    reached, moves, _ = position.odds(0).tables
    assert [chance.label for chance in reached.chances][-1] == "off the board (with 5 or 6)"
    assert [chance.label for chance in moves.chances] == [
        "1 move (with 4)",
        "2 moves (with 2)",
        "4 moves (with 1)",
        "never (with 3, 5 or 6)",
    ]
