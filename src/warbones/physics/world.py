"""One table in MuJoCo: dice in play by slot, stepping frame by frame, and the contacts at rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import cos, pi
from typing import Any, Final

import mujoco
import numpy as np

from warbones.core.rules.throw import UNIT, Pose, Surface
from warbones.physics.model import FOAMS, FRAME, METRE, STEP, build, parked

Array = np.ndarray

SIZES: Final = (12, 24, 36)
"""The numbers of dice that models are built for. A match uses the smallest that is large enough."""

MOST_DICE: Final = 36
ACROSS: Final = 1.76
"""Slightly more than a die's longest diagonal, in edges: dice whose centres are farther apart cannot touch."""

RISE: Final = 0.001
"""Metres per step by which a die is raised if it would leave the hand inside something."""

LONGEST: Final = 960
"""The maximum number of frames in a throw, sixteen seconds: after that something is wrong."""


@dataclass(frozen=True)
class Contact:
    """A contact: its geoms, place (m), normal towards the second geom, and depth (m)."""

    one: int
    other: int
    at: Array
    normal: Array
    depth: float


LEVEL: Final = cos(0.5 * pi / 180)
"""A die leans if none of its axes is within half a degree of upright."""

NOTHING: Final = np.empty((0, 2), int)


class NeverSettles(RuntimeError):
    """Dice that never rest, or fly apart: a fault of the model, never of a player."""


class World:
    """A model with its data, for one thread. Slots are dice: in play, or parked far away."""

    def __init__(self, surfaces: tuple[Surface, ...], edge: int, count: int, foam: str) -> None:
        """Build the model of ``count`` dice, none in play."""
        self.model = build(surfaces, edge, count, FOAMS[foam])
        self.data = mujoco.MjData(self.model)
        self._still = mujoco.MjData(self.model)
        self.surfaces = surfaces
        self.edge = edge / METRE
        self.count = count
        self.first = 1 + len(surfaces)
        """The geom of die 0: the floor and the boards come before."""
        self._parked = np.array([[*parked(slot, edge), 1, 0, 0, 0] for slot in range(count)])
        self.in_play: list[int] = []
        self.woken: set[int] = set()
        """The slots woken, or seen awake, since the dice were laid."""

    def lay(self, poses: dict[int, Pose]) -> None:
        """Start over with these dice in play, at rest, and the others parked: always in the same state."""
        rows = self._parked.copy()
        for slot, pose in poses.items():
            rows[slot] = row(pose)
        self.model.qpos0[:] = rows.ravel()
        mujoco.mj_resetData(self.model, self.data)
        self.in_play, self.woken = sorted(poses), set()

    @property
    def rows(self) -> Array:
        """Every die's place and orientation, one per row, as a view of the data."""
        return self.data.qpos.reshape(self.count, 7)

    @property
    def speeds(self) -> Array:
        """Every die's speed and spin, one per row, as a view of the data."""
        return self.data.qvel.reshape(self.count, 6)

    @property
    def awake(self) -> Array:
        """The slots that are still moving."""
        return np.flatnonzero(self.data.tree_asleep < 0)

    def launch(self, slot: int, place: Array, turn: Array, speed: Array, spin: Array) -> None:
        """Release a die; its spin is given in the axes of the table."""
        self.put(slot, np.concatenate([place, turn]))
        self._clear(slot)
        frame = np.zeros(9)
        mujoco.mju_quat2Mat(frame, turn)
        self.speeds[slot] = [*speed, *(frame.reshape(3, 3).T @ spin)]
        self.wake([slot])

    def _clear(self, slot: int) -> None:
        """Raise a die that would leave the hand inside another one, or inside a board, until it touches nothing."""
        while (self._contacts().geom == self.first + slot).any():
            self.rows[slot][2] += RISE

    def put(self, slot: int, place_and_turn: Array) -> None:
        """Put a die down somewhere, in play and at rest."""
        self.rows[slot] = place_and_turn
        self.speeds[slot] = 0.0
        self.in_play = sorted({*self.in_play, slot})

    def remove(self, slot: int) -> None:
        """Take a die out of play, and let its neighbours settle."""
        away = np.linalg.norm(self.rows[:, :3] - self.rows[slot, :3], axis=1)
        beside = [other for other in self.in_play if other != slot and away[other] < ACROSS * self.edge]
        self.rows[slot] = self._parked[slot]
        self.rows[slot][2] = self.edge / 2  # it is awake, and would fall
        self.in_play.remove(slot)
        self.speeds[slot] = 0.0
        self.wake([slot, *beside])

    def wake(self, slots: list[int]) -> None:
        """Let dice settle: MuJoCo wakes bodies that have a velocity, and minus zero counts as one."""
        self.woken.update(slots)
        for slot in slots:
            still = self.speeds[slot] == 0.0
            self.speeds[slot][still] = -0.0

    def leaning(self, slots: Iterable[int]) -> list[int]:
        """Return the slots, of dice at rest, in which no side of the die is level."""
        turned = np.abs(self.data.xmat.reshape(-1, 3, 3)[:, 2]).max(axis=1)
        return [slot for slot in slots if turned[1 + slot] < LEVEL]

    @contextmanager
    def sleepless(self) -> Iterator[None]:
        """Let no die fall asleep while the context lasts, however slowly it moves."""
        tolerance = self.model.opt.sleep_tolerance
        self.model.opt.sleep_tolerance = 0.0
        try:
            yield
        finally:
            self.model.opt.sleep_tolerance = tolerance

    def step(self, steps: int = FRAME) -> None:
        """Let time pass."""
        mujoco.mj_step(self.model, self.data, nstep=steps)

    def touching(self) -> Array:
        """Return the pairs of slots that touch at this moment, one per row."""
        if not self.data.ncon:
            return NOTHING
        contact = self.data.contact
        pairs = contact.geom
        among = (pairs[:, 0] >= self.first) & (contact.efc_address >= 0)  # the second geom is never the lower one
        return pairs[among] - self.first if among.any() else NOTHING

    def at_rest(self) -> list[Contact]:
        """Return every contact of the table as it lies, sleeping dice included."""
        contact = self._contacts()
        return [
            Contact(int(pair[0]), int(pair[1]), at.copy(), frame[:3].copy(), -float(dist))
            for pair, at, frame, dist in zip(contact.geom, contact.pos, contact.frame, contact.dist, strict=True)
        ]

    def _contacts(self) -> Any:
        """Return MuJoCo's contacts as the table lies, sleeping dice included.

        They are computed on a copy of the data, as computing them on the live data would wake every die.
        """
        self._still.qpos[:] = self.data.qpos
        flags = self.model.opt.enableflags
        self.model.opt.enableflags &= ~int(mujoco.mjtEnableBit.mjENBL_SLEEP)
        try:
            mujoco.mj_fwdPosition(self.model, self._still)
            return self._still.contact
        finally:
            self.model.opt.enableflags = flags

    def check(self) -> None:
        """Raise `NeverSettles` if a die has left the table, or its position is not finite."""
        rows = self.rows[self.in_play]
        if not np.isfinite(rows).all() or (rows[:, 2] < 0).any():
            raise NeverSettles("A die fell through the table or flew apart.")


def row(pose: Pose) -> Array:
    """Return a pose as metres and a unit quaternion."""
    turn = np.array(pose.turn, float)
    return np.concatenate([np.array(pose.at) / METRE, turn / np.linalg.norm(turn)])


def pose(place_and_turn: Array) -> Pose:
    """Return a die's place and orientation as integers."""
    x, y, z = (round(float(each) * METRE) for each in place_and_turn[:3])
    a, b, c, d = (round(float(each) * UNIT) for each in place_and_turn[3:])
    return Pose(at=(x, y, z), turn=(a, b, c, d))


def size_for(dice: int) -> int:
    """Return the model size for a number of dice. Raises `ValueError` for more than a model can hold."""
    for size in SIZES:
        if dice <= size:
            return size
    raise ValueError(f"A table holds at most {MOST_DICE} dice, not {dice}.")


SECONDS: Final = FRAME * STEP
"""The duration of a frame, in seconds."""
