"""What a network reads of a DiceWing position: dice where they lie, and what pairs they make."""

from __future__ import annotations

import pytest

from warbones import Position
from warbones.games.dicewing.advice.features import Features, Where, describe
from warbones.games.dicewing.rules.dice import NAMES
from warbones.games.dicewing.tests.script import at, play

SQUADRONS = """
    launch 2.3 first=Alpha
    | Alpha: A.d6=4 B.d8=6 A.d20=20 | Beta: B.d6=4 A.d12=6 A.d4=1
    | used: A.d8=1 A.d10=1 A.d%=10 B.d4=1 B.d10=1 B.d%=10 B.d12=1 B.d20=1
"""


def features(position: Position, seat: int) -> Features:
    """Return what a seat can tell of a position."""
    found = Features()
    describe(position.record(), seat, found)
    return found


def shown(cells: object) -> dict[str, int]:
    """Return what is not 0, by the names of dice."""
    return {name: number for name, number in zip(NAMES, cells, strict=True) if number}  # type: ignore[call-overload]


@pytest.mark.rule("R19", "R20", "R21")
@pytest.mark.parametrize(("seat", "mine", "yours"), [(0, 0, 3), (1, 3, 0)])
def test_the_best_pairs_are_reckoned_by_power_each_of_what_is_left(seat: int, mine: int, yours: int):
    told = features(at(SQUADRONS), seat)
    assert list(told.pairs)[mine : mine + 3] == [4 + 20 + 20, 0, 0]
    assert list(told.pairs)[yours : yours + 3] == [6 + 1 + 6, 0, 0]
    assert shown(told.power) == {"A.d6": 44, "B.d8": 26, "A.d20": 44, "B.d6": 10, "A.d12": 13, "A.d4": 13}


def test_each_seat_sees_what_it_holds_and_what_it_faces():
    first, second = features(at(SQUADRONS), 0), features(at(SQUADRONS), 1)
    assert shown(first.held) == shown(second.faced) == {"A.d6": 4, "B.d8": 6, "A.d20": 20}
    assert shown(first.faced) == shown(second.held) == {"B.d6": 4, "A.d12": 6, "A.d4": 1}


@pytest.mark.rule("R9")
def test_a_die_of_the_pool_tempts_either_side_by_what_it_would_make():
    pool = "A.d20=20 B.d20=3 A.d4=2 B.d12=12 B.d10=5 B.d8=8 A.d6=6 B.d6=1 B.d4=4 A.d8=7 A.d10=1 A.d%=10 B.d%=20 A.d12=4"
    position = at(f"draft 1.0 first=Alpha | pool: {pool}")
    play(position, "Alpha take A.d20\nBeta take B.d12")
    told = features(position, 0)
    assert told.where[NAMES.index("A.d20")] == Where.MINE
    assert told.power[NAMES.index("A.d8")] == 7 + 20 + 20
    assert told.power[NAMES.index("B.d20")] == (3 + 20) * 2
    assert told.tempts[NAMES.index("B.d8")] == 8 + 12 + 12
    assert features(position, 1).tempts[NAMES.index("A.d8")] == 7 + 20 + 20
