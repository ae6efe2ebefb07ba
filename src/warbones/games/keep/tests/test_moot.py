"""Choices that can change nothing are not offered (B2.6b): random attacks, and cases worked by hand."""

from __future__ import annotations

from random import Random

import pytest

from tests import effort
from tests.effort import seeds
from warbones import Position
from warbones.check.random_play import answer_one
from warbones.games.keep.rules.fights import contested_zone
from warbones.games.keep.rules.moot import ends_alike
from warbones.games.keep.rules.state import EACH, OFF, AdvantageHits, Phase
from warbones.games.keep.tests.script import GAME, at, keeps, moves, on_board, settled

LIMIT = 8
ATTACK = (Phase.ADVANTAGE, Phase.FIGHT)


def outcome(position: Position) -> object:
    """Return the outcome of an attack: KEEPs, and the pawns on the board unless the game is over."""
    s = position.shown()
    if position.over:
        return keeps(position)
    pawns = [(s.zone[pawn], s.number[pawn], s.defending[pawn]) for pawn in range(2 * EACH)]
    return keeps(position), *(sorted(own) for own in (pawns[:EACH], pawns[EACH:]))


def outcomes(position: Position) -> list[object]:
    """Return the different outcomes of the attack, over all answers to this choice and to later ones."""
    if not position.to_act or position.shown().phase not in ATTACK:
        return [outcome(position)]
    (seat,) = position.to_act
    found = []
    for move in moves(position, seat):
        after = position.copy()
        after.act(seat, move)
        found += [each for each in outcomes(after) if each not in found]
    return found


def is_asked_in_an_attack(position: Position) -> bool:
    return bool(position.to_act) and position.shown().phase in ATTACK


def decided_elsewhere(position: Position) -> bool:
    """Return whether another fight is still to come, whose certain effects the rule does not consider."""
    s = position.shown()
    others = s.copy()
    for pawn in range(2 * EACH):
        if s.zone[pawn] == s.contested:
            others.zone[pawn] = OFF
    return contested_zone(others) != OFF


def picks_a_zone(position: Position) -> bool:
    """Return whether a pawn may fall in one of two zones, whose fights the rule does not look ahead to."""
    s = position.shown()
    return s.phase == Phase.ADVANTAGE and s.options.advantage_hits == AdvantageHits.ONE


@pytest.mark.rule("B2.6b")
@pytest.mark.parametrize("hits", ["all", "one_per_side", "one"])
@pytest.mark.parametrize("seed", seeds(1, 40))
def test_every_choice_in_an_attack_makes_a_difference(seed, hits):
    rng, asked = Random(f"{seed} {hits}"), 0
    while asked < (15 if effort.long else 2):
        board = rng.choice(["lanes7_hub", "lanes5_hub", "brick7"])
        position = GAME.new(board=board, advantage_hits=hits, round_limit=LIMIT)
        while not position.over:
            if is_asked_in_an_attack(position) and not decided_elsewhere(position) and not picks_a_zone(position):
                asked += 1
                assert len(outcomes(position)) > 1, position.text
            answer_one(position, rng)


OPEN = (
    "fight 7 turn=Beta keep=7/9 board=brick7 advantage_hits=one round_limit=8"
    " | Alpha: A1=3@M4 A2=6@L1(D) A4=3@L7 A5=2@R5"
    " | Beta: B1=5@L2(D) B2=1@R5 B3=2@R5 B4=5@R2(D) B5=5@C2"
    " | attack: losses=1/0 zone=R5 step=answer beaten=Alpha owing=Beta"
)
"""Alpha breaches at L7. Whether Beta keeps a pawn in R5 depends on its choice, and a KEEP of 4 falls anyway."""


@pytest.mark.rule("B2.6b", "R24", "R25")
def test_once_a_keep_is_sure_to_fall_only_the_keeps_matter():
    s = at(OPEN).shown().copy()
    assert not ends_alike(s)
    s.keep[1] = 4
    assert ends_alike(s)


@pytest.mark.rule("B2.6b", "R20")
def test_in_the_last_round_a_slot_makes_no_difference():
    """Of two equally high pawns, the one in the slot would have to move next round, but there is none."""
    pawns = ("1@R3", "4@R3 4@R3(D)")
    assert settled(*pawns, f"round_limit={LIMIT}", "7").to_act == {1}
    assert settled(*pawns, f"round_limit={LIMIT}", "8").over


@pytest.mark.rule("B2.6b", "R28")
def test_nobody_is_asked_in_a_fight_that_brings_a_keep_down():
    pawns = ("1@R3", "4@R3 4@R3(D)")
    assert settled(*pawns, "keep=20/2").to_act == {1}
    assert settled(*pawns, "keep=20/1").over
    assert settled("1@R3 6@L7", pawns[1], "keep=20/7").to_act == {1}
    assert settled("1@R3 6@L7", pawns[1], "keep=20/6").over  # 1 for the pawn and 5 for the breach


@pytest.mark.rule("B2.6b", "R21", "R24")
def test_the_answering_invader_makes_no_difference_if_the_other_breaches():
    position = settled("3@L7 4@L7", "5@L7 6@L7(D)")  # the 6 goes and an invader answers, then the 5 goes
    assert (on_board(position, 0), keeps(position)) == ([], (19, 15))


@pytest.mark.rule("B2.6b", "R17", "B2.6")
@pytest.mark.parametrize("hits", ["one", "one_per_side"])
def test_the_invader_lost_to_advantage_makes_no_difference_if_the_other_breaches(hits):
    position = settled("3@R7 6@R7", "2@L7(D)", f"advantage_hits={hits}")
    assert on_board(position, 0) == []
    assert keeps(position) == (19, 15)
    guarded = settled("3@R7 6@R7", "2@L7(D) 5@R7", f"advantage_hits={hits}")
    assert guarded.to_act == {0}  # the 3 would beat the 5, and the 6 would not


@pytest.mark.rule("B2.6b", "B2.6a")
def test_the_order_in_which_two_pawns_fall_is_not_asked():
    position = settled("2@L3 2@L3", "4@R3 5@R3", "advantage_hits=one")
    assert (on_board(position, 1), keeps(position)) == ([], (20, 18))
