"""CPU time of a throw until the dice settle, and of the same simulated time in MuJoCo alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

import mujoco
import numpy as np

from warbones import Lie, Throw
from warbones.core.rules.throw import Launch, Pose, Surface
from warbones.physics.hands import HANDS
from warbones.physics.release import release
from warbones.physics.simulation import ThrowResult, run_throw
from warbones.physics.world import FRAME, World, size_for

EDGE = 3810
BOARDS = tuple(
    Surface(id=str(at), middle=(at % 3 * 45_720, at // 3 * 45_720), half=12_700, thick=1270) for at in range(6)
)
LAUNCH = Launch(at=(0, -30_000, 20_000), going=(0, 1200, 140), spinning=(4000, 0, 0))
THROWS = 40


def table(dice: int) -> dict[str, Pose]:
    """Return the poses of ``dice`` dice, all but the thrown one, in rows on the boards."""
    rng, lying = Random(dice), {}
    for at in range(dice - 1):
        board = BOARDS[at % 6]
        x, y = (board.middle[0] + at // 18 * 9000 - 4000, board.middle[1] + at // 6 % 3 * 8000 - 8000)
        lying[f"die{at:02}"] = Pose(at=(x + rng.randint(0, 900), y, 1270 + EDGE // 2 - 40), turn=(32767, 0, 0, 0))
    return lying


def due(dice: int, *, watched: bool) -> Throw:
    """Return a throw of one die at a table of others; with ``watched``, it removes every die that it touches."""
    lies = tuple(Lie(die=name, face=1, on=(), pose=pose) for name, pose in table(dice).items())
    removals = tuple(("red", lie.die) for lie in lies) if watched else ()
    return Throw(dice=lies, surfaces=BOARDS, edge=EDGE, die="red", launch=LAUNCH, removals=removals)


def milliseconds(throw: Throw) -> float:
    """Return the milliseconds that a settled throw takes, with its facts and flight."""
    return _timed(lambda: [run_throw(throw, seed) for seed in range(THROWS)]) / THROWS


def beside_bare(throw: Throw) -> float:
    """Return the ratio of our time to that of MuJoCo alone for the same simulated time."""
    bare, dice = World(BOARDS, EDGE, size_for(len(throw.dice) + 1), ""), len(throw.dice)
    outcomes = [run_throw(throw, seed) for seed in range(THROWS)]
    ours = _timed(lambda: [run_throw(throw, seed) for seed in range(THROWS)])
    return ours / _timed(lambda: [_step(bare, throw, dice, each, seed) for seed, each in enumerate(outcomes)])


def _step(bare: World, throw: Throw, slot: int, outcome: ThrowResult, seed: int) -> None:
    """Step the same throw for the same time without facts, flight or contacts."""
    bare.lay({at: lie.pose for at, lie in enumerate(throw.dice) if lie.pose})
    assert throw.launch
    free = release(throw.launch, HANDS["average"], np.random.Generator(np.random.PCG64(seed)), bare.edge * 0.9)
    bare.launch(slot, free.place, free.turn, free.speed, free.spin)
    for _ in range(round(outcome.seconds * 960 / FRAME)):
        mujoco.mj_step(bare.model, bare.data, nstep=FRAME)


def _timed(work: Callable[[], object]) -> float:
    started = process_time()
    work()
    return (process_time() - started) * 1000
