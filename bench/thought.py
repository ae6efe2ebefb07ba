"""Cost of a search bot's move.

``python -m bench.thought battle --bot search:400`` plays whole games against another bot with a table's own
settings, times each move with a choice, and prints the median, 95th percentile and maximum CPU time.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Annotated

import numpy as np
import typer

import warbones
from warbones import Position
from warbones.players.bot_names import bot_named
from warbones.players.bots import choose


def choices(position: Position) -> Iterator[tuple[int, Position]]:
    """Yield the deciding seat and its position at each choice, and play forced moves.

    The caller must act before asking for the next.
    """
    while not position.over:
        seat = min(position.to_act)
        legal = position.legal(seat)
        if len(legal) == 1:
            position.act(seat, legal[0])
        else:
            yield seat, position.seen_by(seat)


def move(game_id: str) -> float:
    """Return the seconds that a game's first choice takes, at the default effort."""
    game = warbones.load(game_id)
    bot = bot_named("search", game)
    seat, seen = next(choices(game.new(seed=1)))
    started = perf_counter()
    choose(seen, seat, bot, 1)
    return perf_counter() - started


def moves(game: warbones.Game, bot: str, against: str, seed: int) -> list[float]:
    """Return the CPU seconds that ``bot``, in seat 0, takes for each choice in one game."""
    position, rng, seconds = game.new(seed), Random(seed), list[float]()
    bots = [bot_named(bot if seat == 0 else against, game) for seat in range(len(game.names))]
    for seat, seen in choices(position):
        started = process_time()
        action = choose(seen, seat, bots[seat], rng.getrandbits(32))
        if seat == 0:
            seconds.append(process_time() - started)
        position.act(seat, action)
    return seconds


def main(
    game_id: Annotated[str, typer.Argument(metavar="GAME")],
    bot: Annotated[str, typer.Option(help="The bot to time.")] = "search",
    against: Annotated[str, typer.Option(help="The bot in the other seats.")] = "greedy",
    count: Annotated[int, typer.Option("--games", min=1, help="The number of games.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="The first game's seed; each later game uses the next number.")] = 1,
) -> None:
    """Print the cost of a bot's moves."""
    game = warbones.load(game_id)
    bots = [bot_named(each, game) for each in (bot, against)]
    for kind in {each.kind.name.lower() for each in bots}:
        moves(game, f"{kind}:1" if kind != "random" else kind, "random", seed)
    seconds = [each for number in range(count) for each in moves(game, bot, against, seed + number)]
    most = f"95 of 100 within {np.quantile(seconds, 0.95):.3f} s, the longest {max(seconds):.3f} s"
    print(f"{game.title}, {bots[0].name}: {len(seconds)} moves, median {median(seconds):.3f} s, {most}")


if __name__ == "__main__":
    typer.run(main)
