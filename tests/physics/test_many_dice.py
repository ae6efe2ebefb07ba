"""Many throws: none fails and faces are fair. A few run here, thousands in `make torture`."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from scipy.stats import chi2

from tests import effort
from tests.physics.energy import FOAMS, tallied
from tests.physics.scenes import EDGE, throw
from warbones import Game, Lie, Pose, Throw, load
from warbones.core.rules.throw import Launch, Surface
from warbones.physics.simulation import run_throw

GAME: Game = load("indicesion")
MOST_GIVEN = 0.01
"""The share of its energy that a throw may seem to gain, because contacts store energy and numbers are rounded."""

MOST_EARLY = 1 / 500
"""The share of throws in which a die may be put to sleep while it still creeps."""

LONGEST = 8.0
"""Seconds within which every throw comes to rest."""


def random_throws(count: int, players: int, rng: Random) -> None:
    """Throw one die after another onto a table, clear it when it holds 36, and check every throw."""
    surfaces = boards(players)
    table: dict[str, Pose] = {}
    for number in range(count):
        if len(table) == 36:
            table = {}
        die = f"die{len(table)}"
        dice = (*table, die)
        removals = tuple((by, each) for by in dice if int(by[3:]) % 9 == 2 for each in dice if each != by)
        lies = tuple(Lie(die=name, face=1, pose=where) for name, where in table.items())
        pending = Throw(
            dice=lies,
            surfaces=surfaces,
            edge=EDGE,
            die=die,
            launch=random_launch(rng),
            removals=removals,
            skill="novice",
        )
        outcome = run_throw(pending, number)
        assert outcome.seconds < LONGEST
        table = {lie.die: lie.pose for lie in outcome.landing.lies if lie.pose}
        assert all(EDGE * 0.4 < pose.at[2] < 40 * EDGE for pose in table.values())
        table = {f"die{at}": pose for at, pose in enumerate(table.values())}


def boards(players: int) -> tuple[Surface, ...]:
    position = GAME.new(players=players)
    for seat in range(players):
        position.act(seat, position.legal(seat)[0])
    position.act(0, position.legal(0)[0])
    assert position.throw
    return position.throw.surfaces


def random_launch(rng: Random) -> Launch:
    """Return a throw from a random place around the table towards it, at a random allowed speed."""
    x, y, z = rng.uniform(-60000, 60000), rng.uniform(-60000, 60000), rng.uniform(4000, 80000)
    fast = rng.choice([0.5, 1.0, 2.0, 6.0])
    going = (-x / 100 * fast + rng.gauss(0, 500), -y / 100 * fast + rng.gauss(0, 500), rng.gauss(0, 1500))
    spin = [rng.gauss(0, 15_000) for _ in range(3)]
    return Launch(
        at=(round(x), round(y), round(z)),
        going=(round(going[0]), round(going[1]), round(going[2])),
        spinning=(round(spin[0]), round(spin[1]), round(spin[2])),
    )


def faces(count: int, seed: int) -> Counter[int]:
    """Return how often each face came up, not counting crooked dice."""
    aimed = throw({}, die="red1", launch=Launch(at=(0, -50_000, 30_000), going=(0, 1500, 1000)), skill="average")
    found = Counter(run_throw(aimed, seed * count + each).landing.lies[0].face for each in range(count))
    del found[0]
    return found


def statistic(found: Counter[int]) -> float:
    mean = found.total() / 6
    return sum((found[face] - mean) ** 2 / mean for face in range(1, 7))


def test_dice_are_fair() -> None:
    assert statistic(faces(300 if effort.long else 120, 1)) < chi2.ppf(0.999, 5)


@pytest.mark.parametrize("players", [2, 6])
def test_a_few_dozen_random_throws_settle(players: int) -> None:
    random_throws(40 if effort.long else 15, players, Random(players))


@pytest.mark.torture
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("colour", range(6))
def test_dice_of_every_colour_are_fair(colour: int) -> None:
    """Only the seeds differ between colours."""
    assert statistic(faces(5000, 10 + colour)) < chi2.ppf(0.999, 5)


@pytest.mark.torture
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_four_thousand_random_throws_settle(players: int) -> None:
    random_throws(4000, players, Random(players))


def energy_and_sleep(count: int, foam: str) -> None:
    """Assert that no collision adds energy and few dice sleep before they have settled."""
    tally = tallied(foam, count)
    assert len(tally.gains) == count
    assert max(gain.share for gain in tally.gains) < MOST_GIVEN
    assert tally.slept_early <= MOST_EARLY * count


@pytest.mark.parametrize("foam", FOAMS)
def test_collisions_add_no_energy_and_no_die_sleeps_early(foam: str) -> None:
    energy_and_sleep(60 if effort.long else 25, foam)


@pytest.mark.torture
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("foam", FOAMS)
def test_collisions_of_two_thousand_throws_add_no_energy(foam: str) -> None:
    energy_and_sleep(2000, foam)
