"""The features of a War Dice position for networks: units as they stand, as each side sees them."""

from __future__ import annotations

import pytest

from warbones import Position
from warbones.games.battle.advice.evaluation import evaluate
from warbones.games.battle.advice.features import HUNDREDTHS, PARTS, Features, describe
from warbones.games.battle.rules.marks import Part
from warbones.games.battle.tests.script import field, play


def features(position: Position, seat: int = 0) -> Features:
    """Return the features of a position for a seat."""
    found = Features()
    describe(position.record(), seat, found)
    return found


@pytest.mark.rule("X1")
def test_a_unit_has_features_for_its_squares_and_weakest_line():
    told = features(field("dragon-warriors@AB[5,6/3,3]", "razor-fiend@C[4,2/6,x/3,5]"))
    assert list(told.pips)[:3] == [17, 20, 0]
    assert list(told.weakest)[:3] == [6, 6, 0]
    assert list(told.squares)[:3] == [4, 5, 0]


@pytest.mark.rule("R35")
def test_a_formation_is_harder_to_break():
    position = field("lance-bearers@AB[1,2,3,4]", "archers@C[3/3]")
    assert features(position).weakest[0] == 1
    play(position, "Alpha act aA; defensive-formation")
    assert features(position).weakest[0] == 1 + 3


def test_both_seats_see_the_same_battle_from_their_own_base():
    position = field("archers@AB[3/3]", "archers@C[6/6] footsoldiers@AB[1,1,1]")
    for seat, mine, place in ((0, [1, 0, 0], [1, 2, 1]), (1, [0, 1, 1], [3, 2, 3])):
        told = features(position, seat)
        assert list(told.mine)[:3] == mine
        assert list(told.place)[:3] == place


@pytest.mark.rule("R38", "R40")
@pytest.mark.parametrize(("power", "told"), [("evasion", "evades"), ("fly", "flies")])
def test_marks_beside_a_unit_are_features_for_both(power: str, told: str):
    units = {"evasion": "fireborn-assassins@AB[1,1/1,1]", "fly": "hybrid-elite@AB[1,1,1/1,1,1]"}
    position = play(field(units[power], "archers@C[3/3]"), f"Alpha act aA; {power}")
    for seat in range(2):
        found = features(position, seat)
        assert [name for name in ("evades", "flies", "spent") if any(getattr(found, name))] == [told]


@pytest.mark.rule("R32")
def test_a_power_used_once_per_battle_is_a_feature_after_its_use():
    position = field("mindbender@C[1,1,1/1,8,1/1,1,1]", "archers@C[3/3] archers@BB[3/3]")
    assert not any(features(position).spent)
    play(position, "Alpha act aA; assimilation; at bA")
    assert features(position).spent[0]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_evaluation_is_a_feature(seat: int):
    position = field("lady-of-the-red-scales@C[6,1,3/1,8,1/x,2,4]", "archers@C[3/3]")
    looks = features(position, seat).looks
    assert looks == HUNDREDTHS + int(HUNDREDTHS * evaluate(position.record(), seat))
    assert (looks > HUNDREDTHS) == (seat == 0)


@pytest.mark.rule("R16")
def test_the_parts_of_an_action_are_features():
    position = field("archers@AB[3/3]", "archers@C[6/6]")
    assert not any(features(position).done)
    play(position, "Alpha act aA; move C")
    assert [part for part in range(PARTS) if features(position).done[part]] == [(Part.MOVED).bit_length() - 1]
