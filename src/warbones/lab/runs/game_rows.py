"""Table of games for other programs: one row a game, as Parquet or Arrow."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from warbones.core.errors import WarbonesError
from warbones.lab.runs.compiled_simulator import PlayedGames
from warbones.lab.runs.matchups import Matchup

if TYPE_CHECKING:
    from warbones.lab.runs.run import StudyRun


class FileFormat(NamedTuple):
    """Names of the polars methods that write a format: of a table in memory, and of a stream from disk."""

    write: str
    sink: str


FILE_FORMATS: Final = {
    ".parquet": FileFormat("write_parquet", "sink_parquet"),
    ".arrow": FileFormat("write_ipc", "sink_ipc"),
}
"""File formats by extension."""


def check_paths(rows: Path | None, decisions: Path | None) -> None:
    """Raise `WarbonesError` unless the requested tables can be written."""
    for name, path in (("Rows", rows), ("Decisions", decisions)):
        if path and path.suffix not in FILE_FORMATS:
            raise WarbonesError(
                f"{name} go into a file that ends in {' or '.join(FILE_FORMATS)}, not {path.name!r:.80}."
            )
        if path and not path.parent.is_dir():
            raise WarbonesError(f"There is no folder {str(path.parent)!r:.80} to write the {name.lower()} into.")
    if rows and decisions and rows.resolve() == decisions.resolve():
        raise WarbonesError("Rows and decisions are two tables: name a file for each.")


def write_rows(run: StudyRun, path: Path) -> None:
    """Write a study's games in the order of its matchups; without games, write nothing."""
    import polars as pl  # type: ignore[import-not-found, unused-ignore]  # noqa: PLC0415  # only this table needs it

    matchups = [(matchup, played) for matchup in run.matchups if (played := run.played(matchup)) is not None]
    found = [columns(matchup, played, run.simulator.game.names, run.simulator.parts) for matchup, played in matchups]
    if found:
        with replacement(path) as new:
            getattr(pl.concat([pl.DataFrame(each) for each in found]), FILE_FORMATS[path.suffix].write)(new)


@contextmanager
def replacement(path: Path) -> Iterator[Path]:
    """Yield a new path to write to; on success it replaces the file atomically."""
    new = path.with_name(path.name + ".new")
    yield new
    new.replace(path)


def columns(matchup: Matchup, played: PlayedGames, seats: tuple[str, ...], parts: tuple[str, ...]) -> dict[str, Any]:
    """Return a matchup's games as columns; docs/lab.md documents them."""
    uses = {
        f"{name}: {part}": played.used[:, seat, at] for seat, name in enumerate(seats) for at, part in enumerate(parts)
    }
    return {
        **keys(matchup, played),
        "decisions": played.decisions,
        "rounds": played.ticks,
        "opener": played.opener,
        **uses,
    }


def keys(matchup: Matchup, played: PlayedGames) -> dict[str, Any]:
    """Return the columns that identify a game, and its result."""
    games = len(played)
    return {
        "leg": [matchup.family] * games,
        "first_bot": [matchup.bots[0]] * games,
        "second_bot": [matchup.bots[1]] * games,
        "without": [matchup.part] * games,
        "game": played.number.astype(np.int64),
        "first_bot_seat": played.side,
        "result": played.payoff,
    }
