"""The odds of rolled pawns, checked against every possible roll."""

from __future__ import annotations

from itertools import product

import pytest

from warbones.games.keep.tests.script import GAME, at
from warbones.games.keep.view.guard import breaching


def ways(pawns: int) -> list[tuple[int, ...]]:
    return list(product(range(1, 7), repeat=pawns))


@pytest.mark.rule("R6")
@pytest.mark.parametrize("rolled", range(5))
def test_odds_of_a_pending_pawn_are_one_line_and_the_lowest_number(rolled):
    position = GAME.new()
    for face in range(1, 2 * rolled + 1):
        position.roll(1 + face % 6)
        seat = min(position.to_act)
        position.act(seat, position.legal(seat)[0])
    pawns, found = 5 - rolled, position.odds(0)
    hits = sum(3 in way for way in ways(pawns))
    expected = f"There is a {hits / 6**pawns:.0%} chance that at least one of the" if pawns > 1 else "Each number is"
    assert found.note.startswith(expected)
    for chance in (chance for table in found.tables for chance in table.chances):
        number, more = int(chance.label[0]), chance.label.endswith("more")
        hits = sum(min(way) == number or (more and min(way) > number) for way in ways(pawns))
        assert chance.share == pytest.approx(hits / len(ways(pawns)))


def bars(text: str, seat: int = 0) -> dict[str, float]:
    """Return the bars of the only table for the choice of ``seat`` in a written position."""
    (table,) = at(text).odds(seat).tables
    return {chance.label: chance.share for chance in table.chances}


ROLLED = "4@L7 4@R7 5@L7 5@R7 3@L7"
"""Pawns of Beta, none of which reaches Alpha's home in its next move: all are rolled."""


@pytest.mark.rule("R6", "R10", "R20")
def test_placing_compares_the_zones_by_what_gets_through():
    """A lone guard beats one higher pawn in its zone, or both in the zone beside it (R17), but not two in its own."""
    two_in_left = "2@L3 4@R7 2@L3 5@R7 4@L7"
    text = f"position 2 turn=Alpha | Alpha: A1=1 A2=5@L2 A3=5@R2 A4=5@R3 A5=4@R6 | Beta: {two_in_left}"
    assert bars(text) == {"L1": 0.0, "R1": 1.0}
    note = at(text).odds(0).note
    assert "Placed in L1: breaches cost your keep 5 on average." in note
    assert "Placed in R1: breaches cost your keep 0 on average." in note


@pytest.mark.rule("R6", "R13")
def test_zones_that_are_alike_share_a_bar_and_a_sentence():
    text = f"position 2 turn=Alpha | Alpha: A1=1 A2=5@L2 A3=5@R2 A4=5@R3 A5=4@R6 | Beta: {ROLLED}"
    assert bars(text) == {"L1 or R1": 1.0}
    assert at(text).odds(0).note.startswith("Both zones are equally good here: breaches cost your keep 0 on average.")


@pytest.mark.rule("R6", "R10")
@pytest.mark.parametrize("unrolled", range(4))
def test_pawns_that_the_opponent_has_yet_to_roll_breach_with_a_six(unrolled):
    """Two guards strike every 6 in the zone beside them (R17); a lone 1 falls to the second 6 in its own (R21)."""
    others = " ".join(ROLLED.split()[: 5 - unrolled])
    text = f"position 2 turn=Alpha | Alpha: A1=5 A2=1@L1 A3=5@R2 A4=5@R3 A5=4@R6 | Beta: {others}"
    few = sum(way.count(6) < 2 for way in ways(unrolled))
    expected = {"L1": few / 6**unrolled, "R1": 1.0} if unrolled > 1 else {"L1 or R1": 1.0}
    assert bars(text) == pytest.approx(expected)


@pytest.mark.rule("R25")
def test_breaches_cost_a_keep_no_more_than_it_shows():
    two_in_left = "2@L3 4@R7 2@L3 5@R7 4@L7"
    text = f"position 2 turn=Alpha keep=2/20 | Alpha: A1=1 A2=5@L2 A3=5@R2 A4=5@R3 A5=4@R6 | Beta: {two_in_left}"
    assert "Placed in L1: breaches cost your keep 2 on average." in at(text).odds(0).note


@pytest.mark.rule("R12")
def test_a_pawn_that_stood_in_defense_is_no_guard_this_round():
    moving, staying = (
        bars(f"position 2 turn=Alpha | Alpha: A1=6 A2={pawn} A3=5@R2 A4=5@R3 A5=4@R6 | Beta: 2@L3 {ROLLED[5:]}")
        for pawn in ("1@R1(D)", "1@R1")
    )
    assert moving != staying


@pytest.mark.rule("R6")
def test_odds_are_offered_for_the_last_pawn_too():
    text = f"position 2 turn=Alpha | Alpha: A1=1 A2=5@L2 A3=5@R2 A4=5@R3 A5=4@R6 | Beta: {ROLLED}"
    assert at(text).scene(0).prompt.odds
    assert at(text).odds(0).title == "Placing your 1"


@pytest.mark.rule("R26", "R27")
def test_odds_follow_the_pawns_taken_off():
    position = at("take_off 1 turn=Alpha | Alpha: 3@L2 1@R3 | Beta: 2@L6")
    found = [position.odds(0, action) for action in position.legal(0)]
    assert {each.title for each in found} == {"Rolling pawns again next round"}
    counts = [each.tables[1].title.removeprefix("The lowest number of ") for each in found]
    assert sorted(counts) == ["five pawns", "four pawns", "four pawns", "three pawns"]


@pytest.mark.rule("R26")
def test_odds_of_taking_nothing_off_are_about_the_pawns_that_could_be():
    found = at("take_off 1 turn=Alpha | Alpha: 3@L2 1@R3 2@L3 4@R2 5@L1 | Beta: 2@L6").odds(0)
    assert found.title == "Rolling pawns again next round"
    assert [table.title for table in found.tables] == ["At least one 6: can reach Beta's home in one move"]
    assert found.tables[0].chances[0].label == "Rolling one pawn"


@pytest.mark.rule("R13", "R24", "R27")
def test_taking_pawns_off_is_compared_by_how_many_roll():
    found = at("take_off 1 turn=Alpha | Alpha: 3@L2 1@R3 | Beta: 2@L6").odds(0, 0)
    bars = {chance.label: chance.share for chance in found.tables[0].chances}
    assert list(bars) == ["Rolling three pawns", "Rolling four pawns", "Rolling five pawns"]
    assert list(bars.values()) == [pytest.approx(1 - (5 / 6) ** pawns) for pawns in (3, 4, 5)]
    assert found.note == "A pawn needs a 6 to go from your home to Beta's home in one move."


NINE_ROWS = ",".join(
    f"{side}{row}{'' if 3 < row < 7 else '+'}{'*' * (row in (1, 9))}{f'>{side}{row + 1}' if row < 9 else ''}"
    for row in range(1, 10)
    for side in "LR"
)


@pytest.mark.rule("R13", "B1")
def test_on_a_board_too_long_for_any_die_no_breach_is_compared():
    found = at(f"take_off 1 turn=Alpha board=custom:{NINE_ROWS} | Alpha: 3@L2 1@R3 | Beta: 2@L6").odds(0, 0)
    assert [table.title for table in found.tables] == ["The lowest number"]
    assert found.note.startswith("There is a 42% chance that at least one of the three")


@pytest.mark.rule("R6")
def test_odds_of_a_typed_die_are_for_the_owner_of_the_pawn():
    position = GAME.new()
    assert position.odds(0).title == "Rolling five pawns"
    assert not position.scene(1).prompt.odds


@pytest.mark.rule("B1")
def test_odds_know_the_board():
    assert breaching(GAME.new().record()) == 6
    assert breaching(GAME.new(board="lanes5_hub").record()) == 4
