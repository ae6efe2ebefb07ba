"""Gaining bonus dice (R44 to R47)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones.games.army.rules import events
from warbones.games.army.rules.state import Phase, Place
from warbones.games.army.tests.script import at, earned, gains, lying, moves, phase, play, reveal

ATTACK, DEFENCE, SPECIAL = {0: 1}, {1: 1}, {2: 1}


@pytest.mark.rule("R44", "B4", "B5", "B30", "X4")
@pytest.mark.parametrize(
    ("alpha", "expected"),
    [
        ("4sw", ATTACK),
        ("5sw", ATTACK),
        ("4ax", ATTACK),
        ("3sw 3ax", {}),
        ("2sh 2ds", DEFENCE),
        ("h2 2ds", {}),
        ("4h2", SPECIAL),
        ("sw 4sk", SPECIAL),
        ("4sh 4ax", ATTACK | DEFENCE),
        ("3sw attacker1=sw", {}),
        ("3h2 healer1=h2", {}),
    ],
)
def test_four_of_a_kind_on_troops(alpha, expected):
    assert earned(reveal(alpha, "sw"), 0) == expected


@pytest.mark.rule("S11", "B3", "X2", "R44")
@pytest.mark.parametrize(
    ("alpha", "category", "combo", "foursome"),
    [
        ("4sw 4ax", {0: 1}, {0: 2}, {0: 2}),
        ("4sh 4ax", {0: 1, 1: 1}, {0: 1, 1: 1}, {0: 1, 1: 1}),
        ("4h2 4sk", {2: 1}, {2: 2}, {2: 2}),
        ("3sw 3ax", {}, {}, {}),
        ("8sw", {0: 1}, {0: 1}, {0: 2}),
        ("4sh 4ds", {1: 1}, {1: 1}, {1: 2}),
        ("3sk sw necromancer1=sk", {}, {}, {}),
    ],
)
def test_s11_faces_that_earn_a_die(alpha, category, combo, foursome):
    for option, expected in (("category", category), ("combo", combo), ("foursome", foursome)):
        assert earned(reveal(alpha, "sw", head=f"roll 1.1 bonus_per={option}"), 0) == expected


@pytest.mark.rule("R45", "R47", "R9")
def test_the_player_picks_the_kind_or_declines():
    position = reveal("4sh 4ax", "2sw")
    assert len(moves(position, 0)) == 16
    declined = play(position.copy(), "Alpha decline")
    assert public_events(declined, events.Declined)
    assert lying(declined, 0, Place.POOL)[-1] == "A8"
    play(position, "Alpha take tank1 captain1")
    assert [name for name in lying(position, 0, Place.POOL) if name in ("tank1", "captain1")] == ["captain1", "tank1"]
    assert phase(position) == Phase.ROLL


@pytest.mark.rule("B3", "R45")
def test_two_dice_of_one_category():
    position = reveal("8sw", "sw", head="roll 1.1 bonus_per=foursome")
    listed = moves(position, 0)
    assert len(listed) == 1 + 3 + 6
    assert "take captain1 captain2" in listed
    assert "take captain2" not in listed
    pieces = {piece.id for area in position.scene(0).areas for piece in area.pieces if piece}
    assert {piece for action in position.legal(0) for piece in action.pieces} <= pieces


FEW = "captain1=sw captain2=sw captain3=sw captain4=sw"


@pytest.mark.rule("R46", "X3", "D15")
def test_x3_the_last_one_is_for_neither_when_both_may_take():
    position = reveal(f"4sw {FEW}", "4ax 4sh")
    assert gains(position, 0) == {"attacker", "mercenary"}
    assert gains(position, 1) == {"attacker", "mercenary", "defender", "sacrifice", "tank"}
    assert public_events(position, events.Blocked)[0].sort == 3
    assert "captain" in gains(reveal(f"4sw {FEW}", "4sh 4ds"), 0)


@pytest.mark.rule("R46", "B27", "D15")
def test_with_two_left_both_may_take_the_same():
    position = reveal("4sw captain1=sw captain2=sw captain3=sw", "4ax 4sh")
    play(position, "Beta take captain4\nAlpha take captain4")
    assert "captain4" in lying(position, 0, Place.POOL)
    assert "captain5" in lying(position, 1, Place.POOL)


@pytest.mark.rule("B27", "R45")
def test_both_pick_in_secret():
    position = reveal("4sw", "4ax 4sh")
    play(position, "Alpha take captain1")
    assert position.seen_by(1).record().pick[0] == -1
    assert public_events(position, events.Gained) == []
    assert position.scene(1).seats[0].status == "ready"
    assert position.scene(1).prompt.secret


@pytest.mark.rule("B28")
def test_declining_still_blocks():
    position = reveal(f"4sw {FEW}", "4ax 4sh")
    play(position, "Beta decline")
    assert "captain" not in gains(position, 0)


@pytest.mark.rule("B3", "R46")
def test_with_two_dice_each_more_are_blocked():
    few = "captain1=sw captain2=sw"
    position = reveal(f"8sw {few}", "8ax", head="roll 1.1 bonus_per=foursome")
    assert "captain" not in gains(position, 0)
    position = reveal("8sw captain1=sw", "8ax", head="roll 1.1 bonus_per=foursome")
    assert "captain" in gains(position, 0)


@pytest.mark.rule("B29")
def test_a_category_that_is_sold_out_gives_nothing():
    kinds = ("attacker", "mercenary", "captain")
    gone = " ".join(f"{kind}{i}=sk" for kind in kinds for i in range(1, 6))
    position = reveal(f"4sw {gone}", "sw")
    assert earned(position, 0) == ATTACK
    assert public_events(position, events.Gained) == []
    assert phase(position) == Phase.ROLL


@pytest.mark.rule("B26")
@pytest.mark.parametrize(("options", "asked"), [("", True), ("gain_on_final_turn=false", False)])
def test_the_turn_that_ends_a_round(options, asked):
    position = reveal("6sw", "sw", head=f"roll 1.4 health=10-3 {options}")
    assert (phase(position) == Phase.GAIN) == asked
    if asked:
        play(position, "Alpha take captain1")
    assert position.record().battle == 2
    assert ("captain1" in lying(position, 0, Place.POOL)) == asked


@pytest.mark.rule("B26", "R8")
def test_the_turn_that_ends_the_match_earns_nothing():
    position = reveal("6sw", "sw", head="roll 2.4 wins=1-0 health=10-3")
    assert position.over
    assert earned(position, 0) == {}


@pytest.mark.rule("B26a", "B32")
@pytest.mark.parametrize(
    ("head", "asked"),
    [
        ("roll 1.10 most_turns=10", True),
        ("roll 1.10 most_turns=10 gain_on_final_turn=false", False),
        ("roll 1.9 most_turns=10 gain_on_final_turn=false", True),
        ("roll 3.10 most_turns=10 match_length=three_rounds_strict", False),
        ("roll 3.10 wins=1-0 most_turns=10 match_length=three_rounds_most_wins", False),
        ("roll 9.10 most_turns=10", False),
    ],
)
def test_the_cap_of_turns_ends_a_round_too(head, asked):
    position = reveal("4sw", "sw", head=head)
    assert (0 in position.to_act and phase(position) == Phase.GAIN) == asked
    assert earned(position, 0) == (ATTACK if asked else {})


@pytest.mark.rule("B26a", "B38")
@pytest.mark.parametrize(("stuck", "over"), [("tie", False), ("higher_health", True)])
def test_the_last_turn_asks_nothing_where_it_decides_the_match_as_it_stands(stuck, over):
    """Four skulls leave all dice dead, and earn a die unless the healthier side wins its second round (B38)."""
    areas = (
        "| Alpha: A1 A2 A3 A4 | Alpha graveyard: A5 A6 A7 A8 A9 A10 | Beta graveyard: B1 B2 B3 B4 B5 B6 B7 B8 B9 B10"
    )
    position = at(f"roll 2.10 wins=1-0 health=9-3 most_turns=10 stuck_round={stuck} {areas}")
    play(position, "Alpha roll: 4sk")
    assert position.over == over
    assert earned(position, 0) == ({} if over else SPECIAL)
