"""Throws simulated in MuJoCo: a snapshot, a throw and a seed give the flight, the facts and the final positions of all
dice.

The same throw and seed give the same bits with the same version of MuJoCo only: matches store facts and flights, and
replay those. The engine is loaded at the first throw.
"""

from __future__ import annotations

from importlib.metadata import version
from platform import machine

from warbones.core.extras import has, need
from warbones.core.rules.throw import Landing, Throw


def simulate_throw(throw: Throw, seed: int) -> tuple[Landing, bytes]:
    """Return the facts of a throw and its packed flight.

    A throw that cannot be simulated does not count (B31); dice that only had to settle stay as they are.
    """
    need("physics")
    from warbones.physics import simulation  # noqa: PLC0415  # imports the physics engine

    return simulation.simulate_throw(throw, seed)


def engine() -> str:
    """Return the name of the engine, "" without physics. Another version or machine may give slightly different
    results.
    """
    if not has("physics"):
        return ""
    return f"mujoco {version('mujoco')} {machine()}"


def land(throw: Throw, seed: int) -> Landing:
    """Return the facts of a throw (`warbones.core.rules.throw.Thrower`)."""
    return simulate_throw(throw, seed)[0]
