"""Measures how dice bounce and roll after first contact: ``python -m bench.rolls --write`` stores it for the browser.

The browser forecasts the resting place of a throw: the flight is exact, the error of the hand is that of
`warbones.physics.hands`, and bounces and rolls are drawn from a least-squares fit to throws of the real physics onto an
endless board and onto the floor. Next to the fits are throws onto the thrower's empty board, with the share that stayed
and the resting places, which the browser's tests use to check its forecast.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import Annotated, Final

import msgspec
import numpy as np
import typer
from msgspec.structs import replace
from rich.console import Console
from rich.progress import track

from bench.hands import BOARD, SKILL_NAMES, at_empty_board
from warbones.core.json_text import json_text
from warbones.core.rules.throw import MILLIMETRE, Landing, Launch, Surface, Throw
from warbones.games.indicesion.rules.aim import GRAVITY
from warbones.games.indicesion.rules.space import EDGE, THICK
from warbones.physics import land
from warbones.physics.hands import HANDS
from warbones.physics.model import FOAMS

Array = np.ndarray

WRITTEN: Final = Path(__file__).parents[1] / "web/src/space/rolls.json"
ENDLESS: Final = (Surface(id=BOARD, middle=(0, 0), half=400_000, thick=THICK),)
ABOVE: Final = 50 * MILLIMETRE
"""The height of a die above the surface it will hit, clear of it in every orientation."""

LITTLE: Final = 0.01
"""The scatter of every die as it comes to rest, in metres."""

ROUNDS: Final = 6

SHOWN: Final = 60
"""The number of throws in a check whose resting places are recorded, in metres."""

FASTEST: Final = (3.5, 3.5, 40.0)
"""The fastest throws that are fitted: along and down (m/s) on landing, and forward roll (rad/s), either way."""

SHOTS: Final = (
    Launch(at=(0, -52350, 5200), going=(0, 1245, 830), spinning=(21000, 0, 0)),
    Launch(at=(0, -52845, 20000), going=(0, 1149, 244)),
    Launch(at=(0, -52350, 5200), going=(0, 850, 620), spinning=(24000, 0, 0)),
    Launch(at=(0, -52350, 5200), going=(0, 1700, 1250), spinning=(24000, 0, 0)),
    Launch(at=(0, -52350, 5200), going=(400, 1150, 895), spinning=(22800, 7900, 0)),
    Launch(at=(0, -50000, 12200), going=(0, 1600, -250), spinning=(25000, 0, 0)),
    Launch(at=(0, -22900, 18515), going=(0, 0, 0)),
)
"""Throws at the thrower's own board, good and bad."""


def landed(launch: Launch, surfaces: tuple[Surface, ...], foam: str, seed: int) -> tuple[float, float]:
    """Return the resting place of a die thrown onto an empty table, in metres, with perfect hands."""
    throw = Throw(dice=(), surfaces=surfaces, edge=EDGE, die="red1", launch=launch, skill="none", foam=foam)
    return _place(land(throw, seed))


def _place(landing: Landing) -> tuple[float, float]:
    pose = landing.lies[0].pose
    assert pose
    return pose.at[0] / MILLIMETRE / 1000, pose.at[1] / MILLIMETRE / 1000


def features(along: Array, down: Array, roll: Array) -> Array:
    """Return the regressors of the mean distance; ``roll`` is the forward speed (m/s) of a die's rim from its spin."""
    one = np.ones_like(along)
    slip = along - roll
    return np.stack([one, along, down, roll, along**2, along * down, along * roll, down**2, down * roll, slip**2], 1)


def spreads(along: Array, down: Array, roll: Array) -> Array:
    """Return the regressors of the standard deviations."""
    return np.stack([np.ones_like(along), along, down, along * roll], 1)


def fit(surfaces: tuple[Surface, ...], foam: str, throws: int) -> dict[str, list[float]]:
    """Return the coefficients of the distance (m), and of the standard deviations along and across."""
    rng = np.random.default_rng(len(surfaces))
    share = rng.random((throws, 3)) ** [1.3, 1.3, 1] * [1, 1, 2] - [0, 0, 1]
    along, down, spin = (share * FASTEST).T
    down += 0.25
    thick = surfaces[0].thick if surfaces else 0
    on, aside = np.empty(throws), np.empty(throws)
    for at in range(throws):
        fall = ABOVE - EDGE // 2
        before = max(0.0, down[at] ** 2 - 2 * GRAVITY / 1000 * fall / MILLIMETRE / 1000) ** 0.5
        down[at] = np.hypot(before, (2 * GRAVITY / 1000 * fall / MILLIMETRE / 1000) ** 0.5)
        launch = Launch(
            at=(0, 0, thick + ABOVE),
            going=(round(1000 * along[at]), 0, -round(1000 * before)),
            spinning=(0, round(1000 * spin[at]), 0),
        )
        x, y = landed(launch, surfaces, foam, at)
        on[at] = x - along[at] * (down[at] - before) / (GRAVITY / 1000)
        aside[at] = y
    roll = spin * EDGE / MILLIMETRE / 2000
    mean, wide = features(along, down, roll), spreads(along, down, roll)
    way = _solved(mean, on, 0.03 + 0.06 * along + 0.03 * down)
    return {
        "way": _short(way),
        "along": _short(_spread(wide, on - mean @ way)),
        "across": _short(_spread(wide, aside)),
    }


def _spread(given: Array, strays: Array) -> Array:
    """Return the coefficients of a standard deviation; small ones are fitted as closely as large ones."""
    wanted = np.abs(strays) * (np.pi / 2) ** 0.5
    rough = np.full(len(wanted), wanted.mean())
    for _ in range(ROUNDS):
        found = _solved(given, wanted, rough)
        rough = np.maximum(given @ found, LITTLE)
    return found


def _solved(given: Array, wanted: Array, rough: Array) -> Array:
    """Return the least-squares coefficients, with each throw weighted by its roughness ``rough``."""
    return np.linalg.lstsq(given / rough[:, None], wanted / rough, rcond=None)[0]


def _short(numbers: Array) -> list[float]:
    return [round(float(each), 4) for each in numbers]


def checks(throws: int) -> Iterator[dict[str, object]]:
    """Throw each of `SHOTS` with each hand; return the share that stayed, with mean, spread and places."""
    for launch, hands in track(list(product(SHOTS, SKILL_NAMES)), "Checking", console=Console(stderr=True)):
        throw = replace(at_empty_board(hands), launch=launch)
        found = [land(throw, seed) for seed in range(throws)]
        lay = np.array([_place(each) for each in found])
        yield {
            "launch": msgspec.to_builtins(launch),
            "hands": hands,
            "stays": round(sum(any(BOARD in lie.on for lie in each.lies) for each in found) / throws, 3),
            "middle": [round(float(each), 4) for each in np.median(lay, axis=0)],
            "spread": [round(float(each), 4) for each in lay.std(axis=0)],
            "places": [[round(float(x), 3), round(float(y), 3)] for x, y in lay[:SHOWN]],
        }


def main(
    throws: Annotated[int, typer.Option(min=100, help="Throws of each fit.")] = 1500,
    check: Annotated[int, typer.Option(min=1, help="Throws of each check.")] = 200,
    write: Annotated[bool, typer.Option(help="Write it down for the browser.")] = False,
) -> None:
    """Measure, and print or write the result."""
    kinds = [(foam, name, on) for foam in ("soft", "springy") for name, on in (("floor", ()), ("board", ENDLESS))]
    foams = {foam: {name: fit(on, foam, throws) for each, name, on in kinds if each == foam} for foam in FOAMS if foam}
    found: dict[str, object] = {
        "hands": {name: asdict(HANDS[name]) for name in SKILL_NAMES},
        "foams": foams,
        "checks": list(checks(check)),
    }
    text = json_text(msgspec.to_builtins(found))
    if write:
        WRITTEN.write_text(text + "\n")
    else:
        print(text)


if __name__ == "__main__":
    typer.run(main)
