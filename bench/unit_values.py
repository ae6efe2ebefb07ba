"""Values of War Dice's units: battles of the search between armies of few kinds, and a regression on them.

``python -m bench.unit_values --battles 2000`` prints the contents of `warbones.games.battle.advice.unit_values`. A
unit's value is its coefficient in a logistic regression of the winner on both sides' units, shrunk towards its cost (a
normal prior), in points: the values sum to the costs.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Annotated, Final

import numpy as np
import typer
from scipy.optimize import minimize

import warbones
from warbones.compiled.layout import pack
from warbones.games.battle.rules.state import Phase, State
from warbones.games.battle.rules.units import KINDS, LIST, ROWS
from warbones.lab.batch import Batch, packed, play_chunk
from warbones.players.bot_names import bot_named

GAME: Final = warbones.load("battle")
COSTS: Final = np.array([row.cost for row in ROWS], float)
PRIOR: Final = 0.12
"""The value of a point, in log odds, before any battle."""

TRUST: Final = 1.35
"""The strength with which each unit's value is pulled towards its cost."""


MOST_KINDS: Final = 3
"""The maximum number of kinds of unit in an army. With all ten, armies would be alike and say little about any kind."""


def army(rng: Random) -> State:
    """Return the record after both sides bought random units of a few kinds and distributed their values."""
    position, liked = GAME.new(seed=rng.getrandbits(40)), [likes(rng) for _ in range(2)]
    while (s := position.record()).phase < Phase.FREE_MOVE:
        (seat,) = position.to_act
        texts = [position.legal(seat).text(action) for action in position.legal(seat).ids]
        wanted = [each for each in texts if each in liked[seat]]
        position.act(seat, rng.choice(wanted or [each for each in texts if each != "stop"]))
    record: State = s
    return record


def likes(rng: Random) -> set[str]:
    """Return a side's preferred actions before the battle: a few kinds of each list to buy, and the usual ones."""
    lists = [ROWS[first : first + LIST] for first in range(0, KINDS, LIST)]
    kinds = [row.code for rows in lists for row in rng.sample(rows, rng.randint(1, MOST_KINDS))]
    return {"arrange spread", "keep", "stay", *(f"buy {kind}" for kind in kinds)}


def battles(count: int, bot: str, seed: int) -> Iterator[tuple[list[int], int]]:
    """Yield Alpha's surplus of each unit over Beta, and Alpha's result."""
    rng, player, start = Random(seed), bot_named(bot, GAME), packed(GAME, {})
    for number in range(count):
        s, more = army(rng), [0] * KINDS
        for unit in range(s.units):
            more[s.kind[unit]] += 1 - 2 * s.owner[unit]
        pack(s, start[0])
        results, _ = play_chunk(Batch(GAME, [player, player], start, seed), number, 1)
        yield more, int(results[0, 0])


def unit_values(more: np.ndarray, won: np.ndarray) -> np.ndarray:
    """Return each unit's value in points. ``more``: (battles, units); ``won``: 1, 0 or -1, for Alpha."""

    def unlikely(weights: np.ndarray) -> float:
        missed = np.log1p(np.exp(-won * (more @ weights))) * (won != 0)
        return float(missed.sum() + TRUST * ((weights - PRIOR * COSTS) ** 2 / COSTS).sum())

    found = minimize(unlikely, PRIOR * COSTS, method="L-BFGS-B").x
    return np.asarray(found * COSTS.sum() / found.sum())


def main(
    count: Annotated[int, typer.Option("--battles", min=1, help="The number of battles.")] = 2000,
    bot: Annotated[str, typer.Option(help="The bot on both sides.")] = "search:30",
    seed: Annotated[int, typer.Option(help="Their seed.")] = 5,
) -> None:
    """Print each unit with its cost and its value in tenths of a point."""
    played = list(battles(count, bot, seed))
    found = unit_values(np.array([more for more, _ in played], float), np.array([won for _, won in played], float))
    for row, value in zip(ROWS, found, strict=True):
        print(f'    "{row.code}": {round(10 * value)},  # {row.cost}')


if __name__ == "__main__":
    typer.run(main)
