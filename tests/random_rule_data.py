"""Random rule data, as a designer might write it: some cells of a game's table are changed."""

from __future__ import annotations

import random

from warbones import Game, UnknownOption
from warbones.core.record.data import NAME
from warbones.core.record.options import Value

TRIES = 100


def own_data(game: Game, seed: int, most: int = 8) -> dict[str, Value]:
    """Return an option that changes up to ``most`` entries of the table; {} if the game has no data."""
    option, rng = game.ruleset.data, random.Random(seed)
    if option is None:
        return {}
    places = list(option.places())
    for _ in range(TRIES):
        cells = list(option.published)
        for _, column, at in rng.sample(places, rng.randint(1, min(most, len(places)))):
            cells[at] = [rng.choice(column.among) for _ in range(column.cells)]
        try:
            return {NAME: option.value(option.grid(option.checked(cells)))}
        except UnknownOption:
            continue
    raise AssertionError("hardly any table is valid")
