"""Rounds and the match (R5 to R10)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones.games.army.rules import events
from warbones.games.army.rules.state import Phase, Place, Reason
from warbones.games.army.tests.script import GAME, at, health, lying, phase, reveal, turn, wins

ALPHA, BETA, TIE = ("3sw", "sw"), ("sw", "3sw"), ("3sw", "3sw")


def rounds(results, options=""):
    """Play rounds with these trays, in which each seat begins at 2 health; return the last position."""
    battle, won = 1, [0, 0]
    for alpha, beta in results:
        drawn = f"roll {battle}.1 wins={won[0]}-{won[1]} health=2-2 {options}"
        position = reveal(alpha, beta, head=drawn)
        if position.over:
            return position
        battle, won = position.record().battle, wins(position)
    return position


def ended(position):
    """Return the winner and the reason."""
    assert position.over
    ended = public_events(position, events.Ended)[0]
    assert position.scores() == {0: (1, -1), 1: (-1, 1), -1: (0, 0)}[ended.seat]
    return ended.seat, ended.reason.name


@pytest.mark.rule("R5", "R6", "R8")
def test_health_grows_and_two_wins_end_the_match():
    position = rounds([ALPHA])
    assert (wins(position), health(position), position.record().battle) == ([1, 0], [15, 15], 2)
    assert ended(rounds([ALPHA, ALPHA])) == (0, "TWO_WINS")
    assert ended(rounds([BETA, ALPHA, BETA])) == (1, "TWO_WINS")


@pytest.mark.rule("R7", "D18")
def test_both_down_ties_the_round():
    position = rounds([TIE])
    assert (wins(position), health(position)) == ([0, 0], [15, 15])


@pytest.mark.rule("R6", "B37")
def test_health_stops_at_zero():
    position = reveal("9sw", "sw", head="roll 1.1 health=10-2")
    assert public_events(position, events.Hit)[1].health == 0


@pytest.mark.rule("S14", "R5", "R8", "B1")
@pytest.mark.parametrize(
    ("results", "length", "expected"),
    [
        ([TIE, ALPHA, BETA], "until_two_wins", None),
        ([TIE, ALPHA, BETA], "three_rounds_most_wins", (-1, "NOTHING")),
        ([TIE, ALPHA, BETA], "three_rounds_strict", (-1, "NOTHING")),
        ([ALPHA, TIE, TIE], "until_two_wins", None),
        ([ALPHA, TIE, TIE], "three_rounds_most_wins", (0, "MORE_WINS")),
        ([ALPHA, TIE, TIE], "three_rounds_strict", (-1, "NOTHING")),
        ([BETA, BETA], "three_rounds_strict", (1, "TWO_WINS")),
    ],
)
def test_s14_the_length_of_a_match(results, length, expected):
    position = rounds(results, f"match_length={length}")
    if expected is None:
        assert (position.record().battle, health(position)) == (4, [25, 25])
    else:
        assert ended(position) == expected


@pytest.mark.rule("B1")
@pytest.mark.parametrize("most", [5, 9, 15])
def test_the_longest_match(most):
    head = f"roll {most}.1 wins=1-0 health=2-2 most_rounds={most}"
    assert ended(reveal(*TIE, head=head)) == (0, "MORE_WINS")
    assert ended(reveal(*TIE, head=head.replace("1-0", "0-0"))) == (-1, "NOTHING")
    assert not reveal(*TIE, head=head.replace(f"{most}.1", f"{most - 1}.1")).over


@pytest.mark.rule("R9", "R10", "B2")
@pytest.mark.parametrize(
    ("reset", "graveyard", "resting"),
    [
        ("all", [], []),
        ("troops_only", ["captain1"], []),
        ("none", ["A4", "A5", "A6", "A7", "A8", "A9", "A10", "captain1"], ["A2"]),
    ],
)
def test_the_dice_that_come_back(reset, graveyard, resting):
    position = reveal("sw sh ax captain1=sk", "sw", head=f"roll 1.3 health=9-1 round_reset={reset}")
    assert position.record().battle == 2
    assert lying(position, 0, Place.GRAVEYARD) == graveyard
    assert lying(position, 0, Place.RESTING) == resting
    assert position.record().owner[30] == 0


@pytest.mark.rule("B2", "R39")
@pytest.mark.parametrize(("reset", "asked"), [("all", False), ("none", True)])
def test_heals_are_chosen_at_the_end_of_a_round_only_where_it_matters(reset, asked):
    position = reveal("h2 5ax captain1=sk", "sw", head=f"roll 1.3 health=9-1 round_reset={reset}")
    assert (phase(position) == Phase.HEAL) == asked


DEAD = " ".join(f"A{i}" for i in range(2, 11))


@pytest.mark.rule("S12", "I1", "B32", "R41")
def test_s12_nothing_left_to_roll_ties_the_round():
    position = reveal("sk", "sk h2", head="roll 1.3 health=5-3")
    assert phase(position) == Phase.ROLL  # Beta's heal die is still alive
    theirs = f"B1 {DEAD.replace('A', 'B')}"
    lost = at(f"roll 1.3 health=5-3 | Alpha: A1=sw | Alpha graveyard: {DEAD} | Beta graveyard: {theirs}")
    lost.act(0, "reroll A1")
    lost.roll(5, 0)
    over = public_events(lost, events.RoundOver)[0]
    assert (over.seat, over.reason, over.round) == (-1, Reason.STUCK, 1)
    assert health(lost) == [15, 15]


@pytest.mark.rule("S12", "I1")
def test_a_resting_die_keeps_the_round_going():
    position = reveal("sk", "sh", head="roll 1.3 health=5-3")
    assert lying(position, 1, Place.RESTING) == []  # turn 4 passed by itself: nobody could roll
    assert position.record().turn == 5
    assert position.to_act == {1}


@pytest.mark.rule("B32", "I2", "I3", "B38")
@pytest.mark.parametrize(
    ("options", "winner", "reason"),
    [("", -1, "STUCK"), ("stuck_round=tie", -1, "STUCK"), ("stuck_round=higher_health", 0, "HIGHER_HEALTH")],
)
def test_tanks_alone_change_nothing(options, winner, reason):
    head = f"roll 1.3 health=5-3 {options} late_bonus_reroll=true"
    position = reveal("sk tank1=sh", "sk tank2=s1 captain1=sk", head=head)
    over = public_events(position, events.RoundOver)[0]
    assert (over.seat, over.reason) == (winner, Reason[reason])
    assert wins(position) == [int(winner == 0), 0]


@pytest.mark.rule("I2")
def test_a_healer_is_never_stuck():
    position = reveal("sk healer1=h2", "sk tank1=sh", head="roll 1.3 late_bonus_reroll=true")
    assert phase(position) == Phase.ROLL
    assert position.record().turn == 4


@pytest.mark.rule("B38")
def test_equal_health_is_a_tie_even_so():
    position = reveal(
        "sk tank1=sh", "sk tank2=s1", head="roll 1.3 health=5-5 stuck_round=higher_health late_bonus_reroll=true"
    )
    over = public_events(position, events.RoundOver)[0]
    assert (over.seat, over.reason) == (-1, Reason.STUCK)


@pytest.mark.rule("B32")
@pytest.mark.parametrize("most", [10, 30, 100])
def test_a_round_that_lasts_too_long_is_tied(most):
    position = reveal("2sw", "ax", head=f"roll 1.{most} health=9-9 most_turns={most}")
    over = public_events(position, events.RoundOver)[0]
    assert (over.seat, over.reason) == (-1, Reason.TOO_LONG)
    assert reveal("2sw", "ax", head=f"roll 1.{most - 1} health=9-9 most_turns={most}").record().battle == 1


@pytest.mark.rule("S2", "R12", "R42")
def test_s2_rest():
    position = turn(GAME.new(), "4sw 2ax 2sh ds h2", "3sh 3ax 2sw 2h2")
    position.act(0, "decline")
    assert len(lying(position, 0, Place.RESTING)) == 3
    turn(position, "3sw 2ax 2sh", "3ax 2sw 2h2")
    assert len(lying(position, 0, Place.POOL)) == 8
    assert len(lying(position, 0, Place.RESTING)) == 2
    turn(position, "3sw 3ax 2h2", "3sw 3ax 2sk 2h2")
    assert len(lying(position, 0, Place.POOL)) == 10
