"""The commands for designers: ``warbones study``, ``warbones compare``, ``warbones tune`` and ``warbones data``."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Column, Table

from warbones.core.errors import WarbonesError
from warbones.core.extras import extra
from warbones.core.play.game import Game
from warbones.core.record.data import PUBLISHED
from warbones.core.record.options import Value
from warbones.games import load
from warbones.terminal.commands.arguments import AsJson, GameId, OwnData, Rules
from warbones.terminal.commands.options import read_data, read_file, read_options
from warbones.terminal.commands.output import say, say_json

if TYPE_CHECKING:
    from warbones.lab.compare import Comparison, Question
    from warbones.lab.running import Course
    from warbones.lab.tune import Proposal

BotPair = Annotated[
    str | None, typer.Option(metavar="WEAKER,STRONGER", help="Who plays. [default: the game's own for studies]")
]
Seed = Annotated[int, typer.Option(min=0, help="The same seed and chunks give the same figures.")]
Threads = Annotated[int | None, typer.Option(min=1, help="[default: one for each core]")]
FIRST_LOOK: Final = 0.5
"""Minutes that a study plays unless told: so that with all else it takes under one on two cores."""

Minutes = Annotated[
    float | None,
    typer.Option(metavar="M", help="How long to play. [default: under a minute, or --chunks]"),
]
Chunks = Annotated[int | None, typer.Option(min=1, help="Play so many chunks instead, to find the same figures again.")]


def study(
    game: GameId,
    option: Rules = None,
    data: OwnData = None,
    bots: BotPair = None,
    minutes: Minutes = None,
    chunks: Chunks = None,
    out: Annotated[
        Path | None, typer.Option(dir_okay=False, metavar="FILE.html", help="The page; FILE.json is written beside it.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what FILE.games.npz has kept.")] = False,
    rows: Annotated[
        Path | None,
        typer.Option(dir_okay=False, metavar="FILE.parquet", help="All games as a table, a row each; or FILE.arrow."),
    ] = None,
    decisions: Annotated[
        Path | None,
        typer.Option(
            dir_okay=False, metavar="FILE.parquet", help="All decisions as a table, a row each; or FILE.arrow."
        ),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its address, or 'local' for one of this machine."),
    ] = None,
    seed: Seed = 1,
    threads: Threads = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="What a decision is taken to last at a table.")] = 8.0,
    as_json: AsJson = False,
) -> None:
    """Study a game: seats, skill, luck, length, choices, drama, what parts are worth. Ctrl+C writes what there is."""
    with extra("lab"):
        from warbones.lab import page, verdicts  # noqa: PLC0415  # the extra, and brings the compiler
        from warbones.lab.rows import must_be_tables  # noqa: PLC0415  # likewise
        from warbones.lab.study import study as studied  # noqa: PLC0415  # likewise

        must_be_tables(rows, decisions)
        if rows or decisions:
            import polars as pl  # noqa: F401, PLC0415  # said before a minute is played

    chosen, kept = load(game), page_of(out, resume=resume)
    options, pair = read_options(chosen, option or (), data), bot_pair(bots)
    limit = FIRST_LOOK if minutes is None and chunks is None else minutes
    with shown(chosen, limit, chunks) as progress:
        found = studied(
            chosen, options, bots=pair, minutes=limit, chunks=chunks, seed=seed, threads=threads or os.cpu_count() or 1,
            seconds=seconds, progress=progress, keep=kept, go_on=resume, rows=rows,
            decisions=decisions, ray=ray,
        )  # fmt: skip
    if out:
        out.write_text(page.as_html(found), "utf-8")
        out.with_suffix(".json").write_bytes(page.as_json(found))
    if as_json:
        say_json(msgspec.Raw(page.as_json(found)), indent=1)
        return
    for sentences in verdicts.verdicts(found).values():
        for sentence in sentences:
            say(sentence)
    say(f"{found.games:,} games in {found.seconds:.0f} s, {found.chunks} chunks; seed {found.seed}.")
    say(f"Written: {out} and {out.with_suffix('.json')}" if out else "--out FILE.html writes it as a page.")


def write_data(
    game: GameId,
    data: OwnData = None,
) -> None:
    """Write a game's rule data as TOML, to be changed and given to --data: what units cost, which faces dice have."""
    chosen = load(game)
    options = read_data(chosen, data or PUBLISHED)
    known = chosen.ruleset.data
    assert known
    say(known.as_file(tuple(known.stored(options[known.name])), chosen.id), end="")


def compare(
    game: GameId,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE", help="Given twice: one value a side. Given once: for both."),
    ] = None,
    data: Annotated[
        list[str] | None,
        typer.Option(
            "--data", "--rule-data", metavar="FILE", help="Rule data; given twice, one a side: FILE, or 'published'."
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
        from warbones.lab.compare import compare as compared  # noqa: PLC0415  # the extra, and brings the compiler

    chosen = load(game)
    first, second = two_sides(chosen, option or (), data or ())
    limit = 1.0 if minutes is None and chunks is None else minutes
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("Getting ready; the first time, the rules are compiled", total=None)
        found = compared(
            chosen, first, second, bots=bot_pair(bots), minutes=limit, chunks=chunks, seed=seed,
            threads=threads or os.cpu_count() or 1,
            progress=lambda games: bar.update(task, description=f"{games:,} games"),
        )  # fmt: skip
    if as_json:
        say_json(found, indent=1)
    else:
        print_comparison(found)


def tune(
    game: GameId,
    goal: Annotated[
        Path, typer.Option(metavar="FILE.toml", help="Goals, and what may be changed; docs/lab.md has one.")
    ],
    bots: BotPair = None,
    minutes: Annotated[float, typer.Option(min=0.01, metavar="M", help="How long to play at most.")] = 10.0,
    out: Annotated[
        Path | None,
        typer.Option(dir_okay=False, metavar="FILE.json", help="The proposal; what is played is kept beside it."),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what FILE.games.jsonl has kept.")] = False,
    seed: Seed = 1,
    threads: Threads = None,
    as_json: AsJson = False,
) -> None:
    """Propose the fewest and smallest changes that reach goals. Ctrl+C ends it with what there is."""
    with extra("lab"):
        from warbones.lab import tune as tuning  # noqa: PLC0415  # the extra, and brings the compiler
        from warbones.lab.goals import read_goals  # noqa: PLC0415  # likewise

    chosen, kept = load(game), games_of(out, resume=resume)
    race = tuning.begun(chosen, read_goals(read_file(str(goal), "goals"), chosen), bot_pair(bots), seed)
    if kept:
        (tuning.resume if resume else tuning.begin_file)(race, kept)
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("Getting ready; the first time, the rules are compiled", total=1.0)
        found = tuning.tune(
            race, minutes=minutes, threads=threads or os.cpu_count() or 1, keep=kept,
            progress=lambda race, likely: bar.update(
                task, completed=likely, description=f"{race.games:,} games; the best so far is {likely:.0%} sure"
            ),
        )  # fmt: skip
    written = msgspec.json.format(msgspec.json.encode(found), indent=1)
    if out:
        out.write_bytes(written)
    if as_json:
        say_json(msgspec.Raw(written), indent=1)
    else:
        print_proposal(found)


def games_of(out: Path | None, *, resume: bool) -> Path | None:
    """Return the file that keeps a tuning's games beside its proposal. Raises `WarbonesError`."""
    if out is None:
        if resume:
            raise WarbonesError("--resume goes on with what was kept beside a proposal: name it with --out FILE.json.")
        return None
    if out.suffix != ".json" or not out.parent.is_dir():
        raise WarbonesError(
            f"The proposal is a file that ends in .json, in a folder that exists, not {str(out)!r:.80}."
        )
    return out.with_suffix(".games.jsonl")


def print_proposal(found: Proposal) -> None:
    """Print what to change, and what that does by fresh games."""
    console = Console()
    if not found.changes:
        told = (
            "Nothing has to be changed" if found.reached else "Nothing that may be changed comes nearer than it is now"
        )
        console.print(f"{told}.", soft_wrap=True)
    for change in found.changes:
        console.print(f"- {change}", highlight=False, soft_wrap=True)
    table = Table("", *(Column(name, justify="right") for name in ("goal", "before", "after")), box=SIMPLE_HEAD)
    for each in found.figures:
        scale, unit = (100, "%") if each.share else (1, "")
        figures = [
            f"{scale * at.value:.1f}{unit} ({scale * at.low:.1f} to {scale * at.high:.1f})"
            for at in (each.before, each.after)
        ]
        goal = " to ".join(f"{scale * edge:g}" for edge in each.between)
        table.add_row(each.figure if each.figure == each.goal else f"{each.goal}: {each.figure}", goal, *figures)
    console.print(table)
    console.print(f"{found.likely:.0%} sure to reach all goals, by the games it was found with.", highlight=False)
    console.print(
        f"{found.games:,} games of {found.played} of {found.weighed:,} rule sets in {found.seconds:.0f} s, bots "
        f"{' and '.join(found.bots)}; seed {found.seed}. A grid as precise would have taken {found.grid:,}.",
        highlight=False, soft_wrap=True,
    )  # fmt: skip
    given = " ".join(f"--option {name}={_written(value)}" for name, value in found.options.items())
    if found.changes:
        console.print(f"To play it: warbones play {found.game} {given}", highlight=False, soft_wrap=True)


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def page_of(out: Path | None, *, resume: bool) -> Path | None:
    """Return the file that keeps the games beside the page. Raises `WarbonesError`."""
    if out is None:
        if resume:
            raise WarbonesError("--resume goes on with what was kept beside a page: name it with --out FILE.html.")
        return None
    if out.suffix != ".html":
        raise WarbonesError(f"The page is a file that ends in .html, not {out.name!r:.80}.")
    if not out.parent.is_dir():
        raise WarbonesError(f"There is no folder {str(out.parent)!r:.80} to write the page into.")
    return out.with_suffix(".games.npz")


def bot_pair(written: str | None) -> tuple[str, str] | None:
    """Return two bots' names. Raises `WarbonesError`."""
    if written is None:
        return None
    names = written.split(",")
    if len(names) != 2:
        raise WarbonesError("Two bots play, the weaker and the stronger, as in --bots greedy:4,search:200.")
    return names[0], names[1]


def two_sides(
    game: Game, written: Sequence[str], data: Sequence[str] = ()
) -> tuple[dict[str, Value], dict[str, Value]]:
    """Return the options of both sides: one that is given twice has a value for each. Raises `WarbonesError`."""
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


@contextmanager
def shown(game: Game, minutes: float | None, chunks: int | None) -> Iterator[Any]:
    """Show how far a study is and what its first figure is by now, with its interval."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(
            "Getting ready; the first time, the rules are compiled", total=chunks or (minutes or FIRST_LOOK) * 60
        )
        before: list[float] = []

        def progress(course: Course) -> None:
            before[:] = before or [course.seconds]
            done = course.done if chunks else course.seconds - before[0]
            bar.update(task, completed=done, description=known(game, course))

        yield progress


def known(game: Game, course: Course) -> str:
    """Return how many games were played, and what they say of the first seat so far."""
    from warbones.lab.intervals import mean  # noqa: PLC0415  # brings SciPy

    played = course.chunks.get(0)
    if not played:
        return f"{course.games:,} games"
    found = mean((sum_of(played) + 1) / 2)
    return f"{course.games:,} games; {game.names[0]} {found.value:.1%} ± {found.wide:.1%}"


def sum_of(played: Sequence[Any]) -> Any:
    """Return the results of seat 0 in several chunks."""
    import numpy as np  # noqa: PLC0415  # only where games have been played

    return np.concatenate([each.payoff for each in played])


def print_comparison(found: Comparison) -> None:
    """Print the questions that differ first, then the others."""
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
        "p is corrected for all questions; games: how many of each side would show one point.", soft_wrap=True
    )
    for sentence in sentences(found):
        console.print(sentence, highlight=False, soft_wrap=True)


def cells(each: Question) -> list[str]:
    """Return a question's row."""

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
    """Say what differs, what does not, and how many games that was."""
    names = [each.name for each in found.differing]
    yield f"Beyond chance differ (*): {'; '.join(names)}." if names else "Nothing differs beyond chance."
    others = len(found.questions) - len(names)
    if names and others:
        yield f"{others} other questions show no difference that these games can see."
    yield f"{found.games:,} games in {found.seconds:.0f} s, bots {' and '.join(found.bots)}; seed {found.seed}."
