"""Throws reckoned with MuJoCo: a snapshot, a throw and a seed give the flight, the facts and where all dice lie then.

The same throw and seed give the same bits with the same version of MuJoCo, and only with that: matches keep facts
and flights, and replay those. The engine is loaded when a die is first thrown.
"""

from __future__ import annotations

from importlib.metadata import version
from platform import machine

from warbones.core.extras import has, need
from warbones.core.rules.throw import Landing, Throw


def simulate_throw(throw: Throw, seed: int) -> tuple[Landing, bytes]:
    """Return the facts of a throw and its packed flight.

    A throw that cannot be reckoned does not count (B31); dice that only settle again stay as they are then.
    """
    need("physics")
    from warbones.physics import simulation  # noqa: PLC0415  # brings the physics engine

    return simulation.simulate_throw(throw, seed)


def engine() -> str:
    """Return the name of the engine: another version or machine may not repeat its figures exactly.

    "" where no physics is installed.
    """
    if not has("physics"):
        return ""
    return f"mujoco {version('mujoco')} {machine()}"


def land(throw: Throw, seed: int) -> Landing:
    """Return the facts of a throw (`warbones.core.rules.throw.Thrower`)."""
    return simulate_throw(throw, seed)[0]
