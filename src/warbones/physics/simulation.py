"""The simulation of a throw: its flight, its facts, and the final positions of all dice."""

from __future__ import annotations

import logging
from collections import defaultdict
from dataclasses import dataclass
from itertools import permutations
from threading import local
from typing import Final

import numpy as np

from warbones.core.rules.throw import Landing, Throw
from warbones.physics.facts import lies
from warbones.physics.flight import Track, pack, tracks
from warbones.physics.hands import HANDS
from warbones.physics.model import FRAME, STEP
from warbones.physics.placement import put_down
from warbones.physics.release import keeps_away, release
from warbones.physics.world import ACROSS, LONGEST, NeverSettles, World, size_for

Array = np.ndarray

FALL_SPEED: Final = 9.81 * FRAME * STEP
"""The speed in m/s that a falling die can gain in a frame."""

CONTACT_STEPS: Final = 2
"""Steps between two checks for contacts."""

WATCH_FRAMES: Final = 15
MOST_WATCHES: Final = 4
"""The number of frames for which leaning dice are watched, and the maximum number of times."""

UNMOVED: Final = 5e-4
"""The largest change, in metres or of a quaternion's component, at which a die counts as unmoved."""

logger = logging.getLogger(__name__)

_worlds = local()


@dataclass(frozen=True)
class ThrowResult:
    """The result of a throw: its facts with the new poses, its flight, and its duration in seconds."""

    landing: Landing
    tracks: tuple[Track, ...]
    seconds: float

    @property
    def flight(self) -> bytes:
        """The flight, packed."""
        return pack(self.tracks)


def simulate_throw(throw: Throw, seed: int) -> tuple[Landing, bytes]:
    """Return the facts of a throw and its packed flight, as `warbones.physics.simulate_throw`."""
    try:
        outcome = run_throw(throw, seed)
    except RuntimeError:  # `NeverSettles`, or an error of the engine
        logger.exception("The throw of %s with seed %d could not be simulated", throw.die, seed)
        if throw.launch is None:
            world, names = _start(throw, seed)
            return Landing(lies=lies(world, names)), b""
        return Landing(foul=True), b""
    return outcome.landing, outcome.flight


def run_throw(throw: Throw, seed: int) -> ThrowResult:
    """Simulate a throw: the same throw and ``seed`` give the same result. Raises `NeverSettles`."""
    world, names = _start(throw, seed)
    flight = Flight(world, throw, names)
    flight.fly()
    landing = Landing(lies=lies(world, names), touches=tuple((names[a], names[b]) for a, b in flight.touches))
    return ThrowResult(landing, tuple(tracks(flight.frames, names, flight.gone)), flight.steps * STEP)


def _start(throw: Throw, seed: int) -> tuple[World, list[str]]:
    """Return a world with the throw's dice in place and its die released, and the dice's names by slot."""
    poses = {lie.die: lie.pose for lie in throw.dice if lie.pose}
    names = [*sorted(poses), *([throw.die] if throw.die else [])]
    world = _world(throw, len(names))
    world.lay({slot: poses[name] for slot, name in enumerate(names) if name != throw.die})
    begin(world, throw, names, np.random.Generator(np.random.PCG64(seed)))
    return world, names


def _world(throw: Throw, dice: int) -> World:
    """Return this thread's cached world for such a throw. A throw changes the model, so threads cannot share one."""
    cached: dict[object, World] = _worlds.__dict__.setdefault("cached", {})
    key = (throw.surfaces, throw.edge, size_for(dice), throw.foam)
    if key not in cached:
        if len(cached) > 8:
            cached.clear()
        cached[key] = World(*key)
    return cached[key]


def begin(world: World, throw: Throw, names: list[str], rng: np.random.Generator) -> None:
    """Release the die or put it down; without a die, wake the dice that have to settle."""
    slot = len(names) - 1
    if throw.die is None:
        world.wake(world.in_play)
    elif throw.launch is not None:
        low = world.edge * 0.9
        free = release(throw.launch, HANDS[throw.skill or "average"], rng, low, keeps_away(throw))
        world.launch(slot, free.place, free.turn, free.speed, free.spin)
    else:
        put_down(world, throw, slot, [at for at, name in enumerate(names) if name in throw.apart])


class Flight:
    """Steps a world until all dice rest; removes dice at the moment of contact."""

    def __init__(self, world: World, throw: Throw, names: list[str]) -> None:
        """Watch for the contacts of ``throw.removals``."""
        slots = {name: slot for slot, name in enumerate(names)}
        self.world = world
        self.removals = {(slots[by], slots[die]) for by, die in throw.removals if {by, die} <= slots.keys()}
        self.watched: defaultdict[int, set[int]] = defaultdict(set)
        for pair in self.removals:
            for slot, other in permutations(pair):
                self.watched[slot].add(other)
        self.frames: list[Array] = []
        self.touches: list[tuple[int, int]] = []
        self.gone: dict[int, int] = {}
        self.steps = 0

    def fly(self) -> None:
        """Step frame by frame. Raises `NeverSettles`."""
        self.frames.append(self.world.rows.copy())
        self._frame(list(self.world.in_play))  # dice just woken count as awake only after a step
        self._until_all_sleep()
        for _ in range(MOST_WATCHES):
            if not self._topples():
                break
        self.world.check()

    def _until_all_sleep(self) -> None:
        while (awake := self.world.awake).size:
            if len(self.frames) > LONGEST:
                raise NeverSettles("The dice were still moving after sixteen seconds.")
            slots = awake.tolist()
            self.world.woken.update(slots)
            self._frame(slots)

    def _topples(self) -> bool:
        """Keep leaning dice that moved awake for a while, and return whether one fell over.

        At its turning point, a die that rocks on an edge is as slow as a die at rest.
        """
        world, before = self.world, self.world.rows.copy()
        leaning = world.leaning(sorted(world.woken.intersection(world.in_play)))
        if not leaning:
            return False
        world.wake(leaning)
        with world.sleepless():
            for _ in range(WATCH_FRAMES):
                self._frame(leaning)
        self._until_all_sleep()
        return bool((np.abs(world.rows - before).max(axis=1)[leaning] > UNMOVED).any())

    def _frame(self, awake: list[int]) -> None:
        """Step one frame, and check for contacts once a removal is possible."""
        blind = self._safe_steps(awake)
        if blind:
            self.world.step(blind)
        for _ in range(blind, FRAME, CONTACT_STEPS):
            self.world.step(CONTACT_STEPS)
            for one, other in sorted(map(tuple, self.world.touching().tolist())):
                self._touch(one, other)
        self.steps += FRAME
        self.frames.append(self.world.rows.copy())

    def _safe_steps(self, awake: list[int]) -> int:
        """Return the number of steps, at most a frame and even, in which no watched pair can touch."""
        world = self.world
        places, nearest = world.rows[:, :3], float(FRAME)
        speeds = np.sqrt((world.speeds[:, :3] ** 2).sum(axis=1)) + FALL_SPEED
        for slot in awake:
            others = [other for other in world.in_play if other in self.watched[slot]]
            if others and slot in world.in_play:
                gaps = np.sqrt(((places[others] - places[slot]) ** 2).sum(axis=1)) - ACROSS * world.edge
                nearest = min(nearest, float((gaps / (speeds[others] + speeds[slot])).min()) / STEP)
        return max(0, min(FRAME, int(nearest))) // CONTACT_STEPS * CONTACT_STEPS

    def _touch(self, one: int, other: int) -> None:
        """Record the contact of a watched pair, and remove a die immediately if ``removals`` has the pair."""
        if other not in self.watched[one] or one in self.gone or other in self.gone:
            return
        self.touches.append((one, other))
        for by, slot in permutations((one, other)):
            if (by, slot) in self.removals:
                self.gone[slot] = len(self.frames)
                self.world.remove(slot)
