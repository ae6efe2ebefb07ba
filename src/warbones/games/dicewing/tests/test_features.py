"""The features of a DiceWing position for networks: the places of dice, and the pairs they make."""

from __future__ import annotations

from functools import reduce
from itertools import combinations
from math import prod
from operator import or_

import pytest

from warbones import Position, load
from warbones.games.dicewing.advice.features import Features, Where, describe
from warbones.games.dicewing.rules.attack import two_dice
from warbones.games.dicewing.rules.dice import NAMES
from warbones.games.dicewing.rules.flow import legal
from warbones.games.dicewing.rules.power import power
from warbones.games.dicewing.rules.state import Phase, State
from warbones.games.dicewing.tests.script import at, play

SQUADRONS = """
    launch 2.3 first=Alpha
    | Alpha: A.d6=4 B.d8=6 A.d20=20 | Beta: B.d6=4 A.d12=6 A.d4=1
    | used: A.d8=1 A.d10=1 A.d%=10 B.d4=1 B.d10=1 B.d%=10 B.d12=1 B.d20=1
"""


def features(position: Position, seat: int) -> Features:
    """Return the features of a position for a seat."""
    found = Features()
    describe(position.record(), seat, found)
    return found


def shown(cells: object) -> dict[str, int]:
    """Return the nonzero cells by the names of their dice."""
    return {name: number for name, number in zip(NAMES, cells, strict=True) if number}  # type: ignore[call-overload]


@pytest.mark.rule("R19", "R20", "R21")
@pytest.mark.parametrize(("seat", "mine", "yours"), [(0, 0, 3), (1, 3, 0)])
def test_the_best_pairs_are_found_by_power_each_from_the_remaining_dice(seat: int, mine: int, yours: int):
    told = features(at(SQUADRONS), seat)
    assert list(told.pairs)[mine : mine + 3] == [4 + 20 + 20, 0, 0]
    assert list(told.pairs)[yours : yours + 3] == [6 + 1 + 6, 0, 0]
    assert shown(told.power) == {"A.d6": 44, "B.d8": 26, "A.d20": 44, "B.d6": 10, "A.d12": 13, "A.d4": 13}


def test_each_seat_sees_its_own_dice_and_the_opposing_ones():
    first, second = features(at(SQUADRONS), 0), features(at(SQUADRONS), 1)
    assert shown(first.held) == shown(second.faced) == {"A.d6": 4, "B.d8": 6, "A.d20": 20}
    assert shown(first.faced) == shown(second.held) == {"B.d6": 4, "A.d12": 6, "A.d4": 1}


@pytest.mark.rule("R9")
def test_a_die_of_the_pool_is_valued_by_the_pairs_it_would_make():
    pool = "A.d20=20 B.d20=3 A.d4=2 B.d12=12 B.d10=5 B.d8=8 A.d6=6 B.d6=1 B.d4=4 A.d8=7 A.d10=1 A.d%=10 B.d%=20 A.d12=4"
    position = at(f"draft 1.0 first=Alpha | pool: {pool}")
    play(position, "Alpha take A.d20\nBeta take B.d12")
    told = features(position, 0)
    assert told.where[NAMES.index("A.d20")] == Where.MINE
    assert told.power[NAMES.index("A.d8")] == 7 + 20 + 20
    assert told.power[NAMES.index("B.d20")] == (3 + 20) * 2
    assert told.tempts[NAMES.index("B.d8")] == 8 + 12 + 12
    assert features(position, 1).tempts[NAMES.index("A.d8")] == 7 + 20 + 20


def test_launches_are_valued_by_the_pairs_they_beat_and_plans_by_their_launches():
    told, other = features(at(SQUADRONS), 0), features(at(SQUADRONS), 1)
    mine, yours = [100, 50, 100], [33, 0, 16]  # 44, 10 and 26 against 13, 5 and 10
    assert list(told.chances)[:3] == list(other.chances)[21:24] == mine
    assert list(told.chances)[21:24] == list(other.chances)[:3] == yours
    assert list(told.beats) == [100, 100, 100, 0, 0, 0, 0, 33, 33, 16, 0, 0, 0, 0]
    assert list(told.wins) == list(other.wins)[::-1] == [100, 33]
    assert list(told.plans) == [100, 0, 0, 33, 0, 0]


def launching(seed: int, attack: int) -> Position:
    """Return the position of a random game at an attack of stage 1."""
    position, actions = load("dicewing").new(seed), 0
    while position.record().phase != Phase.LAUNCH or position.record().attack < attack:
        seat = min(position.to_act)
        legal_actions = position.legal(seat)
        position.act(seat, legal_actions[actions * 7 % len(legal_actions)])
        actions += 1
    return position


def margin(record: State, pair: int, other: int) -> int:
    """Return 2 if seat 0's pair has more Power than seat 1's, 1 if they are equal, else 0."""
    for seat, dice in enumerate((pair, other)):
        record.launched[seat, 0], record.launched[seat, 1] = two_dice(dice)
    return 1 + (power(record, 0) > power(record, 1)) - (power(record, 0) < power(record, 1))


@pytest.mark.rule("R18", "R20", "R21", "R22", "R23")
@pytest.mark.parametrize("attack", [1, 2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_chances_are_counted_by_the_rules_own_power(seed: int, attack: int):
    record, told = launching(seed, attack).record(), features(launching(seed, attack), 0)
    mine, yours = [0] * 21, [0] * 21
    mine, yours = mine[: legal(record, 0, mine)], yours[: legal(record, 1, yours)]
    won = {(pair, other): margin(record, pair, other) for pair in mine for other in yours}
    chance = {pair: sum(won[pair, other] for other in yours) * 50 // len(yours) for pair in mine}
    assert list(told.chances)[: len(mine)] == [chance[pair] for pair in mine]
    plans = [plan for plan in combinations(mine, 4 - attack) if reduce(or_, plan).bit_count() == 2 * len(plan)]
    assert told.wins[0] == max(sum(chance[pair] for pair in plan) for plan in plans)
    one = max(1 - prod(1 - chance[pair] / 100 for pair in plan) for plan in plans)
    assert told.plans[0] == pytest.approx(100 * one, abs=1)
    assert told.plans[3 - attack] == pytest.approx(
        max(100 * prod(chance[pair] / 100 for pair in plan) for plan in plans), abs=1
    )
