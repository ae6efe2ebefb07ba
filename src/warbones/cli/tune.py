"""The command ``warbones tune``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Column, Table

from warbones.cli.designer_options import BotPair, Seed, Threads, bot_pair
from warbones.core.errors import WarbonesError
from warbones.core.extras import extra
from warbones.core.record.options import Value
from warbones.games import load
from warbones.terminal.commands.arguments import AsJson, GameId
from warbones.terminal.commands.options import read_file
from warbones.terminal.commands.output import say_json

if TYPE_CHECKING:
    from warbones.lab.tuning.tune import TuningProposal


def tune(
    game: GameId,
    goal: Annotated[Path, typer.Option(metavar="FILE.toml", help="Goals and allowed changes; docs/lab.md has one.")],
    bots: BotPair = None,
    minutes: Annotated[float, typer.Option(min=0.01, metavar="M", help="The most minutes to play.")] = 10.0,
    out: Annotated[
        Path | None,
        typer.Option(dir_okay=False, metavar="FILE.json", help="The proposal; the games are saved beside it."),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Resume from the games in FILE.games.jsonl.")] = False,
    seed: Seed = 1,
    threads: Threads = None,
    as_json: AsJson = False,
) -> None:
    """Propose the fewest and smallest changes that reach goals. Ctrl+C ends it with the results so far."""
    with extra("lab"):
        from warbones.lab.tuning import tune as tuning  # noqa: PLC0415  # needs the extra, and imports the compiler
        from warbones.lab.tuning.goals import read_goals  # noqa: PLC0415  # as above

    chosen, saved = load(game), games_file(out, resume=resume)
    race = tuning.new_race(chosen, read_goals(read_file(str(goal), "goals"), chosen), bot_pair(bots), seed)
    if saved:
        (tuning.resume if resume else tuning.begin_file)(race, saved)
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("Getting ready; the first time, the rules are compiled", total=1.0)
        found = tuning.tune(
            race, minutes=minutes, threads=threads or os.cpu_count() or 1, keep=saved,
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


def games_file(out: Path | None, *, resume: bool) -> Path | None:
    """Return the file for the games beside the proposal. Raises `WarbonesError`."""
    if out is None:
        if resume:
            raise WarbonesError(
                "--resume continues from the games saved beside a proposal: name it with --out FILE.json."
            )
        return None
    if out.suffix != ".json" or not out.parent.is_dir():
        raise WarbonesError(
            f"The proposal is a file that ends in .json, in a folder that exists, not {str(out)!r:.80}."
        )
    return out.with_suffix(".games.jsonl")


def print_proposal(found: TuningProposal) -> None:
    """Print the changes, and their effect in fresh games."""
    console = Console()
    if not found.changes:
        verdict = (
            "Nothing has to be changed" if found.reached else "Nothing that may be changed comes nearer than it is now"
        )
        console.print(f"{verdict}.", soft_wrap=True)
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
