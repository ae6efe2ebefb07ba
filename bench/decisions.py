"""How long a throwing bot takes to decide, at the table's own effort: ``python -m bench.decisions --players 6``.

Decisions are taken from whole rounds that hurried novices play, so that the boards fill up, and made as at a table:
the written position in, the action out, in one process on one core (`warbones.players.pool.BotPool` has one).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from os import getloadavg
from statistics import median
from time import perf_counter, process_time
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.hands import GAME, HANDS
from warbones.physics import land
from warbones.players.bots import choose
from warbones.players.named import bot_named
from warbones.players.worker import choose as decide

Asked = tuple[dict[str, Any], int]
"""What a bot's process is given: the position as a seat knows it, written down, and the seat."""


def round_of(players: int, mode: str, seed: int) -> Iterator[Asked]:
    """Play a round and yield each of its throws, rerolls and respawns before it is decided."""
    position, hurried = GAME.new(seed, players=players, mode=mode), bot_named("novice:1", GAME)
    position.thrower = land
    while not position.over and not any(position.record().wins):
        seat = min(position.to_act)
        seen = position.seen_by(seat)
        if len(position.legal(seat)) > 1 and "draft" not in position.legal(seat)[0].text:
            yield seen.to_dict(), seat
        position.act(seat, choose(seen, seat, hurried, seed))


def timed(asked: Sequence[Asked], skill: str) -> tuple[list[float], list[float]]:
    """Return the seconds of each decision, by the clock and by the processor."""
    clock, processor = [], []
    for number, (written, seat) in enumerate(track(asked, skill, console=Console(stderr=True))):
        began = perf_counter(), process_time()
        decide(GAME.id, written, seat, skill, number)
        clock.append(perf_counter() - began[0])
        processor.append(process_time() - began[1])
    return clock, processor


def main(
    players: Annotated[int, typer.Option(min=2, max=6)] = 2,
    seeds: Annotated[int, typer.Option(min=1)] = 2,
    every: Annotated[int, typer.Option(min=1)] = 1,
) -> None:
    """Let each skill take one in ``every`` so many decisions of rounds of both modes, and print times."""
    modes = [(mode, seed) for mode in ("classic", "drafting") for seed in range(seeds)]
    asked = [each for mode, seed in modes for each in round_of(players, mode, seed)][::every]
    table = Table("Skill", "Tries", "Decisions", "Processor, median", "most", "Clock, median", "most")
    for skill in HANDS:
        clock, processor = timed(asked, skill)
        figures = [f"{each:.2f} s" for each in (median(processor), max(processor), median(clock), max(clock))]
        table.add_row(skill, str(bot_named(skill, GAME).effort), str(len(asked)), *figures)
    table.caption = f"{players} players; load over the last minute, of all programs: {getloadavg()[0]:.1f}"
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
