"""The command ``warbones study``."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from warbones.cli.designer_options import BotPair, Chunks, Minutes, Seed, Threads, bot_pair
from warbones.core.errors import WarbonesError
from warbones.core.extras import extra
from warbones.core.play.game import Game
from warbones.games import load
from warbones.terminal.commands.arguments import AsJson, GameId, OwnData, Rules
from warbones.terminal.commands.options import read_options
from warbones.terminal.commands.output import say, say_json

if TYPE_CHECKING:
    from warbones.lab.runs.run import Course

FIRST_LOOK: Final = 0.5
"""Minutes of play unless told otherwise: with everything else, a study then takes under a minute on two cores."""


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
        from warbones.lab.report import page, verdicts  # noqa: PLC0415  # the extra, and brings the compiler
        from warbones.lab.runs.game_rows import must_be_tables  # noqa: PLC0415  # likewise
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
    from warbones.lab.statistics.intervals import mean  # noqa: PLC0415  # brings SciPy

    played = course.chunks.get(0)
    if not played:
        return f"{course.games:,} games"
    found = mean((sum_of(played) + 1) / 2)
    return f"{course.games:,} games; {game.names[0]} {found.value:.1%} ± {found.wide:.1%}"


def sum_of(played: Sequence[Any]) -> Any:
    """Return the results of seat 0 in several chunks."""
    import numpy as np  # noqa: PLC0415  # only where games have been played

    return np.concatenate([each.payoff for each in played])
