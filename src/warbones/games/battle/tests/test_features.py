"""What a network reads of a War Dice position: units as they stand, seen from each side."""

from __future__ import annotations

import pytest

from warbones import Position
from warbones.games.battle.advice.features import PARTS, Features, describe
from warbones.games.battle.rules.marks import Part
from warbones.games.battle.tests.script import field, play


def features(position: Position, seat: int = 0) -> Features:
    """Return what a seat can tell of a position."""
    found = Features()
    describe(position.record(), seat, found)
    return found


@pytest.mark.rule("X1")
def test_a_unit_is_told_by_its_squares_and_its_weakest_line():
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
def test_what_is_marked_beside_a_unit_is_told():
    position = field("fireborn-assassins@AB[1,1/1,1] hybrid-elite@AB[1,1,1/1,1,1]", "archers@C[3/3]")
    play(position, "Alpha act aA; evasion")
    assert list(features(position).evades)[:2] == [1, 0]
    assert list(features(position, 1).evades)[:2] == [1, 0]


@pytest.mark.rule("R16")
def test_what_an_action_has_been_made_of_is_told():
    position = field("archers@AB[3/3]", "archers@C[6/6]")
    assert not any(features(position).done)
    play(position, "Alpha act aA; move C")
    assert [part for part in range(PARTS) if features(position).done[part]] == [(Part.MOVED).bit_length() - 1]
