"""Today's bots against those of an earlier commit: ``python -m bench.duel COMMIT GAME --seats HERE,THERE``.

Each side runs its own sources in its own process; a referee here rolls the dice and passes each side the position as
its seat knows it. It prints CPU time next to the results, so that efforts of equal cost can be found.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.sides import ROOT, Side, checked_out
from bench.thought import choices
from warbones import Game, load
from warbones.lab.statistics.intervals import share
from warbones.terminal.commands.options import read_positions

PLAYS: Final = """
import json, sys, time, warbones
from warbones.players.bots import choose
try:
    from warbones.players.bot_names import bot_named
except ImportError:  # its name until 0.2.0
    from warbones.players.named import bot_named
game = warbones.load(sys.argv[1])
bot = bot_named(sys.argv[2], game)
for line in sys.stdin:
    text, seat, seed = json.loads(line)
    seen = game.at(text).seen_by(seat)
    started = time.process_time()
    action = choose(seen, seat, bot, seed).text
    print(json.dumps([action, time.process_time() - started]), flush=True)
"""
"""Answers a position, a seat and a seed with the bot's action and the processor time that it took, in seconds."""

WIDE: Final = 140
"""The columns of the report."""


@dataclass
class Score:
    """Wins (1), draws and losses (-1) of the side here, and each side's seconds and decisions: here, there."""

    results: Counter[float] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    decisions: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, other: Score) -> None:
        """Add another game's score."""
        self.results += other.results
        for side in range(2):
            self.seconds[side] += other.seconds[side]
            self.decisions[side] += other.decisions[side]


def play(game: Game, sides: Sequence[Side], number: int, positions: Sequence[str], seed: int) -> Score:
    """Play a game and return its score. Each position is played twice with the same dice, once from each seat."""
    rng, score = Random(seed + number // 2), Score()
    position = game.at(positions[number // 2 % len(positions)], rng.getrandbits(60))
    here = number % 2
    for seat, seen in choices(position):
        side = int(seat != here)
        action, seconds = json.loads(sides[side].asked(json.dumps([seen.text, seat, rng.getrandbits(32)])))
        score.seconds[side] += seconds
        score.decisions[side] += 1
        position.act(seat, action)
    score.results[position.scores()[here]] += 1
    return score


@contextmanager
def tables(folders: Sequence[Path], game: Game, bots: Sequence[str], count: int) -> Iterator[SimpleQueue[list[Side]]]:
    """Yield a number of pairs of sides, compiled and ready to play."""
    found, first = SimpleQueue[list[Side]](), game.new(seed=1)
    with ExitStack() as open_sides:
        for _ in range(count):
            pair = [
                open_sides.enter_context(Side(folder, PLAYS, game.id, bot))
                for folder, bot in zip(folders, bots, strict=True)
            ]
            for side in pair:
                side.asked(json.dumps([first.text, min(first.to_act), 0]))
            found.put(pair)
        yield found


def report(title: str, commit: str, bots: Sequence[str], score: Score) -> Table:
    """Return the report."""
    games, won = score.results.total(), score.results[1.0]
    found = share(int(won), games)
    table = Table(title, "games", "won", "lost", "drawn", "share", "95%", "a decision, here and there")
    each = [1000 * seconds / max(count, 1) for seconds, count in zip(score.seconds, score.decisions, strict=True)]
    table.add_row(
        f"{bots[0]} against {bots[1]} of {commit}",
        *map(str, (games, won, score.results[-1.0], score.results[0.0])),
        f"{found.value:.1%}",
        f"{found.low:.1%} to {found.high:.1%}",
        f"{each[0]:.2f} ms, {each[1]:.2f} ms: {each[0] / max(each[1], 1e-9):.2f}",
    )
    return table


def main(
    commit: Annotated[str, typer.Argument(help="The commit of the opposing bots, such as HEAD~20.")],
    game_id: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[str, typer.Option(help="The bot here, and the bot there.")] = "search:1000,search:1000",
    games: Annotated[int, typer.Option(min=2, help="Half of them from each seat.")] = 400,
    position: Annotated[
        list[str] | None, typer.Option(help="A position to begin games from, or @FILE with one per line.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    threads: Annotated[int, typer.Option(min=1, help="The number of games at once.")] = 2,
) -> None:
    """Play, and print results and costs."""
    game, bots, score = load(game_id), seats.split(","), Score()
    starts = read_positions(position) if position else [game.new().text]
    with checked_out(commit) as there, tables((ROOT, there), game, bots, threads) as free:

        def at_a_table(number: int) -> Score:
            sides = free.get()
            found = play(game, sides, number, starts, seed)
            free.put(sides)
            return found

        with ThreadPoolExecutor(threads) as pool, Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("Playing", total=games)
            for found in pool.map(at_a_table, range(games)):
                score.add(found)
                progress.update(task, advance=1, description=f"{score.results[1.0]} won, {score.results[-1.0]} lost")
    Console(width=WIDE).print(report(game.title, commit, bots, score))


if __name__ == "__main__":
    typer.run(main)
