"""Measures the energy that collisions add, and counts dice that sleep before they lie still.

Throws dice at two boards until twelve lie there, again and again, for each foam. Kinetic and potential energy is read
eight times a frame, but only while no contact is deeper than that of a die at rest: energy stored in a contact for a
while does not count. Leaning dice at rest are woken and watched once more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin
from random import Random
from typing import Final

import mujoco
import numpy as np

from bench.throws import BOARDS, EDGE
from warbones.core.rules.throw import MILLIMETRE, Launch, Lie, Pose, Throw
from warbones.games.indicesion.rules.aim import GRAVITY, LEAST
from warbones.physics.model import FRAME, PARKED
from warbones.physics.simulation import Flight, begin
from warbones.physics.world import World, pose

FOAMS: Final = ("soft", "springy")
DICE: Final = 12
CALM: Final = 0.00005
"""Metres: deeper contacts store energy."""

LOOK: Final = 2
"""Steps between two measurements."""

WATCHED: Final = 30
FELL: Final = 0.001
"""The frames for which a leaning die is watched again; the change, in metres or of a quaternion, that is a fall."""


@dataclass
class Gain:
    """The largest rise of a throw's energy: the joules before and after it."""

    before: float = 0.0
    after: float = 0.0

    @property
    def joules(self) -> float:
        """The energy added."""
        return self.after - self.before

    @property
    def share(self) -> float:
        """The energy added, as a share of the energy before."""
        return self.joules / self.before if self.before else 0.0


class Metered(World):
    """A world that measures its energy as it steps."""

    gain = Gain()
    last = parked = 0.0

    def meter(self) -> None:
        """Begin to measure. Only dice in play count, not those that are parked high above the table."""
        self.model.opt.enableflags |= int(mujoco.mjtEnableBit.mjENBL_ENERGY)
        each = float(self.model.body_mass[1]) * GRAVITY / 1000 * PARKED
        self.parked = each * (self.count - len(self.in_play))
        self.last, self.gain = 0.0, Gain()

    def step(self, steps: int = FRAME) -> None:
        """Step, and measure."""
        for _ in range(0, steps, LOOK):
            super().step(LOOK)
            contact = self.data.contact
            if self.data.ncon and (contact.includemargin - contact.dist).max() > CALM:
                continue
            now = float(self.data.energy.sum()) - self.parked
            if self.last and now - self.last > self.gain.joules:
                self.gain = Gain(self.last, now)
            self.last = now


@dataclass
class Tally:
    """The results of many throws; a die that slept early is counted once, however often it is examined."""

    gains: list[Gain]
    slept_early: int = 0


def launch_at(rng: Random, board: int, *, fast: bool) -> Launch:
    """Return a throw at a board from at least six inches beside it: along an arc, or ``fast`` up to the top speed."""
    x, y = BOARDS[board].middle
    way, out = rng.uniform(-pi, pi), BOARDS[board].half * 1.5 + LEAST + rng.uniform(0, 30_000)
    at = (round(x + out * cos(way)), round(y + out * sin(way)), rng.randint(6000, 40_000))
    seconds = rng.uniform(0.03, 0.1) if fast else rng.uniform(0.15, 0.5)
    to = (x + rng.gauss(0, 6000), y + rng.gauss(0, 6000), 3000 + rng.random() * EDGE)
    going = [(there - here) / MILLIMETRE / seconds for here, there in zip(at, to, strict=True)]
    slow = min(1.0, 11_000 / float(np.linalg.norm(going)))
    return Launch(
        at=at,
        going=(round(slow * going[0]), round(slow * going[1]), round(slow * going[2] + GRAVITY * seconds / 2)),
        spinning=(rng.randint(-20_000, 20_000), rng.randint(-20_000, 20_000), rng.randint(-20_000, 20_000)),
    )


def throws(foam: str, count: int, seed: int) -> Iterator[tuple[Metered, Flight]]:
    """Throw one die after another, a fifth of them fast; yield worlds and flights. The table holds twelve dice."""
    rng, table = Random(seed), dict[str, Pose]()
    world = Metered(BOARDS, EDGE, DICE, foam)
    for number in range(count):
        table = {} if len(table) == DICE else table
        names = [*sorted(table), f"die{len(table):02}"]
        launch = launch_at(rng, number % 2, fast=number % 5 == 0)
        lies = tuple(Lie(die=name, face=1, pose=where) for name, where in table.items())
        due = Throw(dice=lies, surfaces=BOARDS, edge=EDGE, die=names[-1], launch=launch, foam=foam)
        world.lay({slot: table[name] for slot, name in enumerate(names[:-1])})
        begin(world, due, names, np.random.Generator(np.random.PCG64(number)))
        world.meter()
        flight = Flight(world, due, names)
        flight.fly()
        table = {names[slot]: pose(world.rows[slot]) for slot in world.in_play}
        yield world, flight


def falling(world: World) -> set[int]:
    """Return the leaning dice that would have fallen further if they had not been put to sleep."""
    before, leaning = world.rows.copy(), world.leaning(world.in_play)
    if not leaning:
        return set()
    world.wake(leaning)
    with world.sleepless():
        world.step(WATCHED * FRAME)
    moved = np.abs(world.rows - before).max(axis=1) > FELL
    return {slot for slot in leaning if moved[slot]}


def tallied(foam: str, count: int, seed: int = 1) -> Tally:
    """Return the tally of a number of throws."""
    tally, known = Tally([]), set[int]()
    for world, _ in throws(foam, count, seed):
        tally.gains.append(world.gain)
        if len(world.in_play) == 1:
            known = set()
        found = falling(world) - known
        tally.slept_early += len(found)
        known |= found
    return tally
