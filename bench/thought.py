"""What a move of the search bot costs."""

from __future__ import annotations

from time import perf_counter

import warbones
from warbones.players.bots import EFFORTS, Bot, choose
from warbones.players.think import Kind

SIMULATIONS = EFFORTS[Kind.SEARCH]


def move() -> float:
    """Return the seconds of the game's first move, the longest, at the default effort."""
    position = warbones.load("dicewing").new(seed=1)
    seat = min(position.to_act)
    started = perf_counter()
    choose(position.seen_by(seat), seat, Bot(Kind.SEARCH, SIMULATIONS), 1)
    return perf_counter() - started
