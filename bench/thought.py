"""What a move of the search bot costs."""

from __future__ import annotations

from time import perf_counter

import warbones
from warbones.players.bots import bot_named, choose


def move(game_id: str) -> float:
    """Return the seconds of a game's first move that is a choice, at the default effort."""
    game = warbones.load(game_id)
    position, bot = game.new(seed=1), bot_named("search", game)
    while len(position.legal(seat := min(position.to_act))) == 1:
        position.act(seat, position.legal(seat)[0])
    started = perf_counter()
    choose(position.seen_by(seat), seat, bot, 1)
    return perf_counter() - started
