"""Written positions from outside: each is refused with a sentence or can be played to the end."""

from __future__ import annotations

import pytest

from warbones import BrokenPosition, UnknownOption
from warbones.games.dicewing.tests.script import GAME, attack, play, squadrons

LAUNCHING = squadrons("A.d4=1 A.d20=17", "B.d4=3 A.d%=70")
CALLING = attack("A.d20=17 A.d12=9", "B.d8=5 A.d6=3", options="manual_bonus_choice=true")
AIMING = attack("A.d6=4 B.d8=6", "B.d6=4 A.d12=8", options="collateral_tie=both")
LOWERING = attack("A.d20=17 A.d12=9", "B.d8=5 A.d6=3")
TAKING = play(attack("A.d20=12 B.d20=2", "A.d4=1 B.d4=4"), "Beta lower A.d12")


@pytest.mark.parametrize(
    ("position", "field", "value", "wrong"),
    [
        (GAME.new(), "first", 1, "Before set-up nothing is rolled or decided"),
        (GAME.new(), "face", [0] * 13 + [5], "Before set-up nothing is rolled or decided"),
        (LAUNCHING, "stage", 3, "'stage' is 1 or 2, not 3"),
        (LAUNCHING, "first", 2, "'first' is a seat, 0 or 1, not 2"),
        (LAUNCHING, "attack", 4, "'attack' is 0 to 3, not 4"),
        (LAUNCHING, "attack", 2, "The pool of stage 1 cannot have been 18 dice"),
        (LAUNCHING, "phase", "draft", "There is no attack 1 in the draft phase"),
        (LAUNCHING, "phase", "reveal", "No game waits in the reveal phase: it goes on by itself"),
        (LAUNCHING, "phase", "call", "Each launch bay holds two dice once the bays are open"),
        (LAUNCHING, "picks", 13, "'picks' must be 14 here, not 13"),
        (LAUNCHING, "pair", [1, 0], "'pair' of seat 0 is two dice of its squadron"),
        (LAUNCHING, "pair", [0b11, 0], "'ready' of seat 0 is 1 once it has chosen in secret"),
        (LAUNCHING, "ready", [2, 0], r"'ready\[0\]' is 0 or 1, not 2"),
        (LAUNCHING, "target", [3, -1], "'target' holds only -1 outside the collateral phase, not 3"),
        (LAUNCHING, "target", [99, -1], r"'target\[0\]' is a die, 0 to 13, or -1 for none, not 99"),
        (LAUNCHING, "called", [[6, -1], [-1, -1]], "'called' holds only -1 outside the call, collateral and"),
        (LAUNCHING, "victor", 0, "'victor' is -1 outside the collateral and capture phases, not 0"),
        (
            LAUNCHING,
            "launched",
            [[0, 6], [-1, -1]],
            "'launched' holds only -1 outside the call, collateral and capture phases, not 0",
        ),
        (CALLING, "called", [[0, -1], [-1, -1]], "Seat 0 cannot have called 0 for Training"),
        (CALLING, "caller", 1, "'caller' must be 0 here, not 1"),
        (CALLING, "calling", "targeting", "'calling' must be 0 here, not 1"),
        (CALLING, "phase", "collateral", "'caller' is -1 outside the call phase, not 0"),
        (CALLING, "ready", [1, 0], "'ready' holds only 0 outside the launch and collateral phases, not 1"),
        (AIMING, "owing", [1, 0], r"'owing' must be \[1, 1\] here, not \[1, 0\]"),
        (AIMING, "target", [7, -1], "'target' of seat 0 is a die picked in secret"),
        (LOWERING, "ready", [1, 0], "Seat 0 cannot be ready: only one side applies Collateral Damage"),
        (LOWERING, "victor", 1, "'victor' must be 0 here, not 1"),
        (LOWERING, "phase", "capture", "'owing' holds only 0 outside the collateral phase, not 1"),
        (TAKING, "phase", "collateral", "'owing' must be"),
        (TAKING, "phase", "over", "'launched' holds only -1 outside the call, collateral and capture phases, not 6"),
    ],
)
def test_a_broken_position_is_refused_in_a_sentence(position, field, value, wrong):
    written = position.to_dict()
    assert written["state"][field] != value
    written["state"][field] = value
    with pytest.raises(BrokenPosition, match=wrong):
        GAME.from_dict(written)


def test_a_position_without_a_question_is_refused():
    written = LAUNCHING.to_dict()
    committed = play(LAUNCHING.copy(), "Alpha launch A.d4 A.d20").to_dict()["state"]["pair"][0]
    both = play(LAUNCHING.copy(), "Beta launch B.d4 A.d%").to_dict()["state"]["pair"][1]
    written["state"] |= {"pair": [committed, both], "ready": [1, 1]}
    with pytest.raises(BrokenPosition, match="Both have launched, so the bays would be open"):
        GAME.from_dict(written)


def test_a_call_that_is_still_missing_is_reported():
    written = CALLING.to_dict()
    written["state"] |= {"phase": "collateral", "caller": -1}
    with pytest.raises(BrokenPosition, match="Seat 0 has not called a die for Training yet"):
        GAME.from_dict(written)


def test_an_option_that_does_not_exist():
    written = LAUNCHING.to_dict()
    written["options"]["d_percent_sides"] = 12
    with pytest.raises(UnknownOption, match="Option d_percent_sides can be 10 or 100, not 12"):
        GAME.from_dict(written)
