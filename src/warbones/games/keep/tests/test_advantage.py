"""Step 1 of the attack: ADVANTAGE (R17 to R19)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones.games.keep.notation.tokens import NAMES
from warbones.games.keep.rules import events
from warbones.games.keep.tests.script import keeps, moves, on_board, play, settled


def struck(position):
    """Return the fallen pawns with their strikers, as names."""
    return [(NAMES[event.pawn], NAMES[event.striker]) for event in public_events(position, events.Struck)]


@pytest.mark.rule("R17", "S7", "B2.6")
def test_every_higher_pawn_beside_falls():
    position = settled("2@L3", "4@R3 4@R3")
    assert struck(position) == [("B1", "A1"), ("B2", "A1")]
    assert keeps(position) == (20, 18)


@pytest.mark.rule("S7", "B2.6")
@pytest.mark.parametrize("hits", ["one", "one_per_side"])
def test_of_equal_pawns_one_falls(hits):
    position = settled("2@L3", "4@R3 4@R3", f"advantage_hits={hits}")
    assert (struck(position), keeps(position)) == ([("B1", "A1")], (20, 19))


@pytest.mark.rule("B2.6")
@pytest.mark.parametrize("hits", ["one", "one_per_side"])
@pytest.mark.parametrize("given", ["B1", "B2"])
def test_of_different_pawns_their_owner_picks(hits, given):
    position = settled("2@L3", "4@R3 5@R3", f"advantage_hits={hits}")
    assert position.to_act == {1}
    assert moves(position, 1) == ["remove B1", "remove B2"]
    play(position, f"Beta remove {given}")
    assert (struck(position), keeps(position)) == ([(given, "A1")], (20, 19))


SIDES = "board=brick7 advantage_hits={}"


@pytest.mark.rule("B2.6")
def test_one_per_side_takes_one_left_and_one_right_and_one_takes_one_in_all():
    position = settled("A1=2@C2", "4@L2 4@R2", SIDES.format("one_per_side"))
    assert struck(position) == [("B1", "A1"), ("B2", "A1")]
    position = settled("A1=2@C2", "4@L2 4@R2", SIDES.format("one"))
    assert moves(position, 1) == ["remove B1", "remove B2"]  # the same number, but not in the same place
    play(position, "Beta remove B2")
    assert struck(position) == [("B2", "A1")]


@pytest.mark.rule("B2.6a")
def test_a_pawn_that_falls_already_does_not_answer_for_another_striker():
    position = settled("2@L3 2@L3", "4@R3 5@R3", "advantage_hits=one")
    assert struck(position) == [("B1", "A1"), ("B2", "A2")]
    assert keeps(position) == (20, 18)
    lone = settled("2@L3 2@L3", "4@R3", "advantage_hits=one")
    assert (struck(lone), keeps(lone)) == ([("B1", "A1")], (20, 19))


@pytest.mark.rule("R18", "S7")
def test_a_pawn_in_defense_is_not_a_target():
    position = settled("2@L3", "4@R3(D) 4@R3")
    assert struck(position) == [("B2", "A1")]
    assert on_board(position, 1) == ["4@R3(D)"]


@pytest.mark.rule("S7")
def test_only_advantage_zones_strike():
    position = settled("2@R3", "4@L3")
    assert (struck(position), keeps(position)) == ([], (20, 20))


@pytest.mark.rule("R19", "S8", "D10")
def test_an_invader_has_no_advantage():
    position = settled("3@L1(D)", "1@R1")
    assert struck(position) == []
    assert keeps(position) == (15, 20)
    assert struck(settled("2@R5", "4@L5")) == [("B1", "A1")]  # a neutral zone beyond the middle gives it to both


@pytest.mark.rule("R17", "B2.10")
def test_a_1_at_home_lets_only_another_1_past():
    for number in range(2, 7):
        assert struck(settled("1@R1(D)", f"{number}@L1")) == [("B1", "A1")]
    position = settled("1@R1(D)", "1@L1")
    assert struck(position) == []
    assert keeps(position) == (15, 20)


@pytest.mark.rule("B2.10")
def test_equal_numbers_do_nothing():
    assert struck(settled("4@L3", "4@R3")) == []


@pytest.mark.rule("B2.8", "S13")
def test_a_defender_uses_advantage_or_not():
    with_it = settled("6@R7 6@R7", "3@L7(D)")
    assert (len(struck(with_it)), keeps(with_it)) == (2, (18, 20))
    without = settled("6@R7 6@R7", "3@L7(D)", "defense_uses_advantage=false")
    assert (struck(without), keeps(without)) == ([], (20, 10))


@pytest.mark.rule("B2.9")
def test_a_pawn_strikes_sideways_while_it_fights():
    position = settled("2@L3", "1@L3 4@R3")
    assert struck(position) == [("B2", "A1")]
    assert (on_board(position, 0), on_board(position, 1)) == ([], ["1@L3"])


@pytest.mark.rule("D1")
def test_a_home_defender_covers_the_other_home_zone_only_sideways():
    position = settled("2@R1(D)", "3@L1 4@L1")
    assert len(struck(position)) == 2
    assert keeps(position) == (20, 18)
    shared = settled("2@R1(D)", "3@R1")  # a fight in the same zone
    assert (struck(shared), keeps(shared)) == ([], (20, 19))


@pytest.mark.rule("D2")
def test_two_defenders_protect_each_other():
    position = settled("2@L1(D) 3@R1(D)", "4@L1 5@R1")
    assert struck(position) == [("B2", "A1"), ("B1", "A2")]
    assert keeps(position) == (20, 18)


OWN = "board=custom:L1+*>L2,R1+*>R2,L2+*>L3&C3&R3,R2+*>R3,L3*>L4,C3*>R4,R3*>R4,L4+*>L5,R4+*>R5,L5+*,R5+*"
"""A board on which neighbours have ADVANTAGE."""


@pytest.mark.rule("B2.7", "D9")
def test_all_advantage_is_judged_together_or_the_first_player_s_first():
    alpha, beta = "1@L3 3@R3", "2@C3"
    together = settled(alpha, beta, OWN)
    assert struck(together) == [("B1", "A1"), ("A2", "B1")]  # B1 strikes though it falls itself
    assert keeps(together) == (19, 19)
    first = settled(alpha, beta, f"{OWN} advantage_timing=first_player")
    assert struck(first) == [("B1", "A1")]
    assert keeps(first) == (20, 19)


@pytest.mark.rule("B2.27")
@pytest.mark.parametrize(
    ("zones", "alpha", "beta", "falls"),
    [
        ("L3_R5", "1@L3", "4@R3", True),
        ("L3_R5", "1@R3", "4@L3", False),
        ("L3_R3_L5_R5", "1@R3", "4@L3", True),
        ("L3_R3_L5_R5", "1@L2", "4@R2", False),
        ("none", "1@L3", "4@R3", False),
        ("none", "1@R1(D)", "4@L1", True),
        ("all", "1@L2", "4@R2", True),
        ("all", "1@R6", "4@L6", True),
    ],
)
def test_neutral_advantage_zones_of_the_hub(zones, alpha, beta, falls):
    assert bool(struck(settled(alpha, beta, f"advantage_zones={zones}"))) == falls


@pytest.mark.rule("B2.27")
def test_on_other_boards_the_option_changes_nothing():
    for zones in ("L3_R5", "none", "all"):
        position = settled("1@L3", "4@R3", f"board=lanes7_grid advantage_zones={zones}")
        assert struck(position) == [("B1", "A1")]
