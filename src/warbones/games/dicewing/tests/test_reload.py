"""Reload and stage 2 (R35 to R45)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones.games.dicewing.rules import events
from warbones.games.dicewing.rules.attack import squadron_size
from warbones.games.dicewing.rules.dice import KINDS, NAMES
from warbones.games.dicewing.tests.script import at, face, log, phase, play, roll, rolling, where

THIRD = """
    launch 1.3 first=Alpha
    | Alpha: A.d4=2 B.d4={low} A.d20={alpha} | Beta: A.d6=2 A.d8=8 B.d12={beta}
    | used: A.d10=1 A.d%=10 A.d12=1 B.d6=1 B.d8=1 B.d10=1 B.d%=10 B.d20=1
"""
"""Beta wins and captures a d4. With ``low`` 4 the lowest dice are equal; with 1 Alpha applies Collateral Damage."""

LAUNCHES = """
    Alpha launch A.d4 B.d4
    Beta launch A.d6 A.d8
"""


def third(alpha: int, beta: int, low: int = 4):
    return play_to_capture(at(THIRD.format(alpha=alpha, beta=beta, low=low)))


def play_to_capture(position):
    return play(position, LAUNCHES)


def pool_rolls(position) -> None:
    """Roll the second pool: every die shows 1, a d% 10."""
    while position.owed:
        name = rolling(position)
        roll(position, f"{name}={10 if name.endswith('%') else 1}")


@pytest.mark.rule("R35")
def test_stage_1_has_three_attacks_and_leaves_one_die_each():
    position = third(9, 8)
    assert [squadron_size(position.record(), seat) for seat in range(2)] == [1, 1]
    assert position.scene(0).status == "Stage 1, attack 3 of 3"
    position.act(1, "capture B.d4")
    assert phase(position).name == "RELOAD"


@pytest.mark.rule("R36", "R37", "B22")
@pytest.mark.parametrize(("alpha", "beta", "first"), [(9, 8, 0), (7, 8, 1)])
def test_the_higher_last_die_names_the_first_player_from_then_on(alpha, beta, first):
    position = third(alpha, beta)
    position.act(1, "capture B.d4")
    pool_rolls(position)
    assert (phase(position).name, position.to_act) == ("DRAFT", {first})
    whose = ("Alpha goes first: Alpha's [d20 9]", "Beta goes first: Beta's [d12 8]")[first]
    assert any(line.startswith(whose) for line in log(position))
    while phase(position).name == "DRAFT":
        (seat,) = position.to_act
        position.act(seat, position.legal(seat)[0])
    for seat in range(2):
        position.act(seat, position.legal(seat)[0])
    assert public_events(position, events.Total)[-2].seat == first


@pytest.mark.rule("R37")
def test_equal_last_dice_are_rolled_until_they_differ():
    position = third(7, 7)
    position.act(1, "capture B.d4")
    for word in ("A.d20=7", "B.d12=7", "A.d20=3", "B.d12=12"):
        roll(position, word)
    pool_rolls(position)
    assert position.to_act == {1}
    assert log(position).count("Both dice show 7, so both are rolled again") == 2


@pytest.mark.rule("R37", "D6")
def test_damage_after_the_third_attack_hits_the_last_die_and_can_tie_it():
    position = third(7, 8, low=1)
    assert [option.label for option in position.scene(0).prompt.options] == ["Lower d12 from 8 to 7"]
    play_on = position.copy()
    play_on.act(0, "lower B.d12")
    play_on.act(1, "capture B.d4")
    assert (public_events(play_on, events.Tied)[0].value, rolling(play_on)) == (7, "A.d20")


@pytest.mark.rule("R38", "R39", "R40")
def test_all_dice_but_the_trophies_are_rolled_into_the_second_pool():
    position = third(9, 8)
    position.act(1, "capture B.d4")
    rolled = [name for name in NAMES if name != "B.d4"]
    rolls = " ".join(f"{name}={30 if name.endswith('%') else 3}" for name in rolled)
    play(position, f"roll {rolls}")
    assert {where(position, name) for name in rolled} == {("pool", -1)}
    assert {face(position, name) for name in rolled} == {3, 30}
    assert where(position, "B.d4") == ("trophies", 1)
    assert face(position, "B.d4") == 4  # trophies keep their face
    owners = {(line.seat, tuple(line.rolled)) for line in position.scene(None).log if line.kind == "roll"}
    assert owners == {(0, tuple(f"A.{k}" for k in KINDS)), (1, tuple(f"B.{k}" for k in KINDS if k != "d4"))}


@pytest.mark.rule("R41")
def test_the_second_draft_compares_no_d20s():
    position = third(9, 8)
    position.act(1, "capture B.d4")
    firsts = len(public_events(position, events.First))
    assert firsts == 1
    pool_rolls(position)  # the d20s are equal now
    assert len(public_events(position, events.First)) == firsts
    assert position.scene(0).status == "Second draft"


@pytest.mark.rule("R43", "R45", "B20", "S10", "D7")
@pytest.mark.parametrize(
    ("captures", "squadrons", "attacks", "left"),
    [(3, (5, 6), 2, (1, 2)), (2, (6, 6), 3, (0, 0)), (1, (6, 7), 3, (0, 1)), (0, (7, 7), 3, (1, 1))],
)
@pytest.mark.parametrize("first", ["Alpha", "Beta"])
def test_stage_2_ends_when_a_squadron_is_down_to_one_or_none(captures, squadrons, attacks, left, first):
    shown = [f"{name}=10" if name.endswith("%") else f"{name}=1" for name in NAMES]
    cases = " ".join(shown[:captures])
    position = at(f"draft 2.0 first={first} | pool: {' '.join(shown[captures:])} | trophies Beta: {cases}")
    order = (0, 1) if first == "Alpha" else (1, 0)
    sizes = None
    while not position.over:
        s = position.record()
        if phase(position).name == "LAUNCH" and sizes is None:
            sizes = tuple(squadron_size(s, seat) for seat in order)
            assert position.scene(None).status == f"Stage 2, attack 1 of {attacks}"
        seat = min(position.to_act)
        position.act(seat, position.legal(seat)[0])
    assert sizes == squadrons
    assert len(public_events(position, events.Revealed)) == 2 * attacks
    assert tuple(squadron_size(position.record(), seat) for seat in order) == left


@pytest.mark.rule("R45")
def test_dice_left_in_squadrons_count_for_nobody():
    position = at("""
        launch 2.3 first=Alpha
        | Alpha: A.d6=4 B.d8=6 A.d20=20 | Beta: B.d6=4 A.d12=6 A.d4=1
        | used: A.d8=1 A.d10=1 A.d%=10 B.d4=1 B.d10=1 B.d%=10 B.d12=1 B.d20=1
    """)
    play(position, "Alpha launch A.d6 B.d8\nBeta launch B.d6 A.d12")
    assert position.over
    assert where(position, "A.d20") == ("squadron", 0)
    assert position.scores() == (0, 0)
