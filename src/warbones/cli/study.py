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
    from warbones.lab.runs.run import StudyRun

FIRST_LOOK: Final = 0.5
"""The default minutes of play: with everything around it, a study then takes under a minute on two cores."""


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
    resume: Annotated[bool, typer.Option("--resume", help="Resume from the games in FILE.games.npz.")] = False,
    rows: Annotated[
        Path | None,
        typer.Option(dir_okay=False, metavar="FILE.parquet", help="All games as a table, one row each; or FILE.arrow."),
    ] = None,
    decisions: Annotated[
        Path | None,
        typer.Option(
            dir_okay=False, metavar="FILE.parquet", help="All decisions as a table, one row each; or FILE.arrow."
        ),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its address, or 'local' for one on this machine."),
    ] = None,
    seed: Seed = 1,
    threads: Threads = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="Assumed seconds for a decision at a table.")] = 8.0,
    as_json: AsJson = False,
) -> None:
    """Study a game: seats, skill, luck, length, choices, drama, the worth of parts. Ctrl+C writes results so far."""
    with extra("lab"):
        from warbones.lab.report import page, verdicts  # noqa: PLC0415  # needs the extra, and imports the compiler
        from warbones.lab.runs.game_rows import check_paths  # noqa: PLC0415  # as above
        from warbones.lab.study import study as run_study  # noqa: PLC0415  # as above

        check_paths(rows, decisions)
        if rows or decisions:
            import polars as pl  # noqa: F401, PLC0415  # report a missing extra before playing

    chosen, saved = load(game), games_file(out, resume=resume)
    options, pair = read_options(chosen, option or (), data), bot_pair(bots)
    limit = FIRST_LOOK if minutes is None and chunks is None else minutes
    with progress_bar(chosen, limit, chunks) as progress:
        found = run_study(
            chosen, options, bots=pair, minutes=limit, chunks=chunks, seed=seed, threads=threads or os.cpu_count() or 1,
            seconds=seconds, progress=progress, keep=saved, go_on=resume, rows=rows,
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


def games_file(out: Path | None, *, resume: bool) -> Path | None:
    """Return the file for the games beside the page. Raises `WarbonesError`."""
    if out is None:
        if resume:
            raise WarbonesError("--resume continues from the games saved beside a page: name it with --out FILE.html.")
        return None
    if out.suffix != ".html":
        raise WarbonesError(f"The page is a file that ends in .html, not {out.name!r:.80}.")
    if not out.parent.is_dir():
        raise WarbonesError(f"There is no folder {str(out.parent)!r:.80} to write the page into.")
    return out.with_suffix(".games.npz")


@contextmanager
def progress_bar(game: Game, minutes: float | None, chunks: int | None) -> Iterator[Any]:
    """Show a study's progress and its first figure so far, with the interval."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(
            "Getting ready; the first time, the rules are compiled", total=chunks or (minutes or FIRST_LOOK) * 60
        )
        before: list[float] = []

        def progress(run: StudyRun) -> None:
            before[:] = before or [run.seconds]
            done = run.done if chunks else run.seconds - before[0]
            bar.update(task, completed=done, description=so_far(game, run))

        yield progress


def so_far(game: Game, run: StudyRun) -> str:
    """Return the number of games so far and the first seat's share."""
    from warbones.lab.statistics.intervals import mean  # noqa: PLC0415  # imports SciPy

    played = run.chunks.get(0)
    if not played:
        return f"{run.games:,} games"
    found = mean((payoffs_of(played) + 1) / 2)
    return f"{run.games:,} games; {game.names[0]} {found.value:.1%} ± {found.half_width:.1%}"


def payoffs_of(played: Sequence[Any]) -> Any:
    """Return seat 0's payoffs in several chunks."""
    import numpy as np  # noqa: PLC0415  # only needed once games exist

    return np.concatenate([each.payoff for each in played])
