"""Dice Wars' advice: aims valued by exact chances, revived and gained dice by their value."""

from __future__ import annotations

from itertools import product

import pytest
from icepool import Die

from warbones import Position
from warbones.games.army import advice
from warbones.games.army.advice.aims import AIMS, FACES, SKULL, at_least, chance
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.state import Phase
from warbones.games.army.tests.script import GAME, at, phase, play

SWORDS = 1 << Face.SWORD - 1 | SKULL


def advised(position: Position, seat: int = 0, most: int = 4) -> list[str]:
    """Return the shortlist in notation."""
    out = [0] * GAME.ruleset.most_actions
    count = advice.shortlist(position.record(), seat, out, most)
    return [GAME.notation.action_text(position.record(), seat, action) for action in out[:count]]


@pytest.mark.rule("R17", "R18")
@pytest.mark.parametrize("aim", [SKULL, SWORDS, AIMS - 1, SWORDS | 1 << Face.AXE - 1])
@pytest.mark.parametrize("rolls", [1, 2])
def test_chances_are_those_of_rolling_until_an_aim_is_met(aim: int, rolls: int) -> None:
    ends = [0] * (FACES + 1)
    for faces in product(range(1, FACES + 1), repeat=rolls):
        met = [face for face in faces if aim >> face - 1 & 1]
        ends[met[0] if met else faces[-1]] += 1
    for face in range(1, FACES + 1):
        assert chance(aim, face, rolls) == pytest.approx(ends[face] / FACES**rolls)


@pytest.mark.parametrize(
    ("need", "dice", "sixths"), [(4, 10, 1), (1, 3, 2), (3, 3, 5), (4, 3, 1), (0, 2, 1), (-1, 0, 3)]
)
def test_at_least_is_exact(need: int, dice: int, sixths: int) -> None:
    hits = dice @ Die([face < sixths for face in range(6)])
    assert at_least(need, dice, sixths / 6) == pytest.approx(float((hits >= need).probability(True)))


@pytest.mark.rule("R44")
def test_three_swords_are_kept_for_a_fourth() -> None:
    position = at(
        "roll 1.1 | Alpha: A1=sw A2=sw A3=sw A4=sh A5=ds A6=h2 A7=sk A8=h2 A9=sh A10=sh | trays: Alpha=second"
    )
    for reroll in advised(position, most=2):
        assert not {"A1", "A2", "A3"} & set(reroll.split())


@pytest.mark.rule("R14")
def test_with_only_good_faces_stopping_is_best() -> None:
    position = at(
        "roll 1.1 | Alpha: A1=sw A2=sw A3=sw A4=sw A5=h2 A6=h2 A7=h2 A8=h2 A9=sk A10=sk | trays: Alpha=second"
    )
    assert advised(position)[0] == "stop"


@pytest.mark.rule("R15")
def test_a_betrayal_is_rolled_again_rather_than_a_triple() -> None:
    position = at("roll 1.1 | Alpha: A1 mercenary1=tr mercenary2=be | trays: Alpha=bonus")
    assert advised(position)[0] == "reroll mercenary2"


def test_without_a_decision_there_is_no_advice() -> None:
    assert advised(GAME.new()) == ["roll"]
    position = GAME.new(seed=1)
    while 0 in position.to_act:
        position.act(0, position.legal(0)[0])
    assert advised(position, 0) == []
    assert advised(position, 1) == ["roll"]


@pytest.mark.rule("R13")
def test_a_network_evaluates_the_start_of_a_turn_before_any_roll() -> None:
    position = GAME.new()
    assert advice.judged(position.record())
    for line in ("Alpha roll: 3sw 3ax 4sk", "Alpha stop", "Beta roll: 3sw 3ax 4sk"):
        play(position, line)
        assert not advice.judged(position.record())
    play(position, "Beta stop")
    while phase(position) != Phase.ROLL:
        assert not advice.judged(position.record())
        seat = min(position.to_act)
        position.act(seat, next(iter(position.legal(seat))))
    assert advice.judged(position.record())


@pytest.mark.rule("B31")
def test_a_network_evaluates_a_turn_for_which_one_seat_has_no_dice() -> None:
    dead = " ".join(f"B{i}" for i in range(1, 11))
    position = at(f"roll 1.2 health=10-9 | Beta graveyard: {dead}")
    assert advice.judged(position.record())
    play(position, "Alpha roll: 3sw 3ax 4sk")
    assert not advice.judged(position.record())
