"""The command ``warbones simulate``: many games between bots."""

from __future__ import annotations

import os
import secrets
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Column, Table
from rich.text import Text

from warbones.core.play.game import Game
from warbones.games import load
from warbones.terminal.commands.arguments import AsJson, GameId, OwnData, Rules, Seed
from warbones.terminal.commands.options import read_options, read_positions
from warbones.terminal.commands.output import say_json

if TYPE_CHECKING:
    from warbones.lab.batch_result import BatchResult


def simulate(
    game: GameId,
    games: Annotated[int, typer.Option(min=1, help="The number of games.")] = 1000,
    seats: Annotated[str | None, typer.Option(help="Each seat's bot, as in search,random. [default: random]")] = None,
    seed: Seed = None,
    threads: Annotated[int | None, typer.Option(min=1, help="[default: one for each core]")] = None,
    option: Rules = None,
    data: OwnData = None,
    position: Annotated[
        list[str] | None,
        typer.Option(help="A position to begin from, in notation, or @FILE with one per line; several take turns."),
    ] = None,
    swap: Annotated[bool, typer.Option("--swap", help="Play as many games with the seats exchanged.")] = False,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots; report wins with their intervals, length and speed."""
    from warbones.lab import batch  # noqa: PLC0415  # imports the compiler

    chosen = load(game)
    options, positions = read_options(chosen, option or (), data), read_positions(position or ())
    bots = seats.split(",") if seats else ["random"] * len(chosen.seated(options).names)
    seed = secrets.randbits(32) if seed is None else seed
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        bar = progress.add_task("Getting ready; the first time, the rules are compiled", total=games)

        def count(played: int) -> None:
            progress.update(bar, advance=played, description=f"Playing {chosen.title}")

        cores = threads or os.cpu_count() or 1
        result = batch.simulate(game, games, bots, seed, cores, options, count, positions, swap=swap)
    say_json(result) if as_json else _print_result(chosen, result)


def _print_result(game: Game, result: BatchResult) -> None:
    console = Console()
    if len(result.legs) > 1:
        console.print(_arms_table(game, result))
    table = Table("Seat", "Bot", "Wins", "Share", "95% interval", title=f"{game.title}, {result.games} games")
    swapped = len({arm.wins[0].seat for arm in result.legs}) > 1
    for bot in result.wins:
        seat = "each" if swapped else game.names[bot.seat]
        table.add_row(seat, bot.name, str(bot.wins), f"{bot.share:.1%}", f"{bot.low:.1%} to {bot.high:.1%}")
    speed = f"{result.games_per_second:,.0f} games and {result.decisions_per_second:,.0f} decisions a second"
    console.print(table)
    console.print(f"{result.draws} drawn, {result.mean_decisions:.1f} decisions a game.", highlight=False)
    console.print(f"{result.seconds:.2f} s, {speed}; seed {result.seed}.", highlight=False)


def _arms_table(game: Game, result: BatchResult) -> Table:
    """Return a row for each arm: its games, and each bot's wins with seat and interval."""
    table = Table(Column("Begun from", overflow="fold"), "Games", *(bot.name for bot in result.wins), "Drawn")
    for arm in result.legs:
        wins = (f"{bot.wins} as {game.names[bot.seat]}, {bot.low:.0%} to {bot.high:.0%}" for bot in arm.wins)
        table.add_row(Text(arm.position or "anew"), str(arm.games), *wins, str(arm.draws))
    return table
