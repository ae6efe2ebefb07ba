"""The command ``warbones compare``."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Column, Table

from warbones.cli.designer_options import BotPair, Chunks, Minutes, Seed, Threads, bot_pair
from warbones.core.errors import WarbonesError
from warbones.core.extras import extra
from warbones.core.play.game import Game
from warbones.core.record.data import PUBLISHED
from warbones.core.record.options import Value
from warbones.games import load
from warbones.terminal.commands.arguments import AsJson, GameId
from warbones.terminal.commands.options import read_options
from warbones.terminal.commands.output import say_json

if TYPE_CHECKING:
    from warbones.lab.compare import ComparedFigure, Comparison


def compare(
    game: GameId,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE", help="Given twice: one value for each side. Once: for both."),
    ] = None,
    data: Annotated[
        list[str] | None,
        typer.Option(
            "--data", "--rule-data", metavar="FILE", help="Rule data; given twice, one per side: FILE, or 'published'."
        ),
    ] = None,
    bots: BotPair = None,
    minutes: Minutes = None,
    chunks: Chunks = None,
    seed: Seed = 1,
    threads: Threads = None,
    as_json: AsJson = False,
) -> None:
    """Compare two rule sets: what differs beyond chance, and how many games show a difference of one point."""
    with extra("lab"):
        from warbones.lab.compare import compare as compare_rules  # noqa: PLC0415  # needs the extra, and imports the compiler

    chosen = load(game)
    first, second = two_sides(chosen, option or (), data or ())
    limit = 1.0 if minutes is None and chunks is None else minutes
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("Getting ready; the first time, the rules are compiled", total=None)
        found = compare_rules(
            chosen, first, second, bots=bot_pair(bots), minutes=limit, chunks=chunks, seed=seed,
            threads=threads or os.cpu_count() or 1,
            progress=lambda games: bar.update(task, description=f"{games:,} games"),
        )  # fmt: skip
    if as_json:
        say_json(found, indent=1)
    else:
        print_comparison(found)


def two_sides(
    game: Game, written: Sequence[str], data: Sequence[str] = ()
) -> tuple[dict[str, Value], dict[str, Value]]:
    """Return the options of both sides; an option given twice has one value for each. Raises `WarbonesError`."""
    by_name: dict[str, list[str]] = {}
    for each in written:
        by_name.setdefault(each.partition("=")[0], []).append(each)
    many = [name for name, values in (*by_name.items(), ("--data", data)) if len(values) > 2]
    if many:
        raise WarbonesError(f"Two rule sets are compared: give {many[0]} at most twice.")
    first = [values[0] for values in by_name.values()]
    second = [values[-1] for values in by_name.values()]
    files = (data[0], data[-1]) if data else (None, None)
    return read_options(game, first, files[0]), read_options(game, second, files[1])


def print_comparison(found: Comparison) -> None:
    """Print the figures that differ first, then the others."""
    console, (first, second) = Console(), found.sides
    apart = [name for name in {**first, **second} if first.get(name) != second.get(name)]
    for letter, side in zip("AB", (first, second), strict=True):
        console.print(
            f"{letter}: {', '.join(f'{name}={side.get(name, PUBLISHED)}' for name in apart)}",
            highlight=False, soft_wrap=True,
        )  # fmt: skip
    numbers = [
        Column(name, justify="right", no_wrap=True) for name in ("A", "B", "B - A", "95% interval", "p", "games")
    ]
    table = Table("", *numbers, box=SIMPLE_HEAD, pad_edge=False)
    for each in sorted(found.questions, key=lambda each: (not each.differs, each.p)):
        table.add_row(*cells(each))
    console.print(table)
    console.print(
        "p is corrected for all questions; games: the games of each side that would show one point.", soft_wrap=True
    )
    for sentence in sentences(found):
        console.print(sentence, highlight=False, soft_wrap=True)


def cells(each: ComparedFigure) -> list[str]:
    """Return a figure's row."""

    def form(value: float) -> str:
        return f"{100 * value:.1f}%" if each.share else f"{value:.1f}"

    def change(value: float) -> str:
        return f"{100 * value:+.1f}" if each.share else f"{value:+.1f}"

    return [
        f"{'* ' if each.differs else ''}{each.name}", form(each.first.value), form(each.second.value),
        change(each.difference.value), f"{change(each.difference.low)} to {change(each.difference.high)}",
        f"{each.p:.3f}", f"{each.needed:,}" if each.needed else "",
    ]  # fmt: skip


def sentences(found: Comparison) -> Iterator[str]:
    """Summarize what differs, what does not, and how many games were played."""
    names = [each.name for each in found.differing]
    yield f"Different beyond chance (*): {'; '.join(names)}." if names else "Nothing differs beyond chance."
    others = len(found.questions) - len(names)
    if names and others:
        yield f"{others} other questions show no difference that these games can see."
    yield f"{found.games:,} games in {found.seconds:.0f} s, bots {' and '.join(found.bots)}; seed {found.seed}."
