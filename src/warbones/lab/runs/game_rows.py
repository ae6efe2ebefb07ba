"""What was played as a table for other programs: one row a game, as Parquet or Arrow."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from warbones.core.errors import WarbonesError
from warbones.lab.runs.compiled_simulator import Played
from warbones.lab.runs.matchups import Leg

if TYPE_CHECKING:
    from warbones.lab.runs.run import Course


class Kind(NamedTuple):
    """What of polars writes a kind of file: of a table in memory, and of one that is read from disk as it goes."""

    write: str
    sink: str


KINDS: Final = {".parquet": Kind("write_parquet", "sink_parquet"), ".arrow": Kind("write_ipc", "sink_ipc")}
"""Kinds of file by how their names end."""


def must_be_tables(rows: Path | None, decisions: Path | None) -> None:
    """Raise `WarbonesError` unless these tables can be written, where they are wanted."""
    for name, path in (("Rows", rows), ("Decisions", decisions)):
        if path and path.suffix not in KINDS:
            raise WarbonesError(f"{name} are a file that ends in {' or '.join(KINDS)}, not {path.name!r:.80}.")
        if path and not path.parent.is_dir():
            raise WarbonesError(f"There is no folder {str(path.parent)!r:.80} to write the {name.lower()} into.")
    if rows and decisions and rows.resolve() == decisions.resolve():
        raise WarbonesError("Rows and decisions are two tables: name a file for each.")


def write_rows(course: Course, path: Path) -> None:
    """Write a study's games, in the order of its legs; nothing where nothing was played."""
    import polars as pl  # type: ignore[import-not-found, unused-ignore]  # noqa: PLC0415  # only who asks for rows needs it

    legs = [(leg, played) for leg in course.legs if (played := course.played(leg)) is not None]
    found = [columns(leg, played, course.table.game.names, course.table.parts) for leg, played in legs]
    if found:
        with replaced(path) as new:
            getattr(pl.concat([pl.DataFrame(each) for each in found]), KINDS[path.suffix].write)(new)


@contextmanager
def replaced(path: Path) -> Iterator[Path]:
    """Name a file to write into: the file before it stands until that one is whole."""
    new = path.with_name(path.name + ".new")
    yield new
    new.replace(path)


def columns(leg: Leg, played: Played, seats: tuple[str, ...], parts: tuple[str, ...]) -> dict[str, Any]:
    """Return a leg's games as columns; docs/lab.md says what each holds."""
    uses = {
        f"{name}: {part}": played.used[:, seat, at] for seat, name in enumerate(seats) for at, part in enumerate(parts)
    }
    return {
        **keys(leg, played),
        "decisions": played.decisions,
        "rounds": played.ticks,
        "opener": played.opener,
        **uses,
    }


def keys(leg: Leg, played: Played) -> dict[str, Any]:
    """Return the columns that say which games they are, and how each ended."""
    games = len(played)
    return {
        "leg": [leg.family] * games,
        "first_bot": [leg.bots[0]] * games,
        "second_bot": [leg.bots[1]] * games,
        "without": [leg.part] * games,
        "game": played.number.astype(np.int64),
        "first_bot_seat": played.side,
        "result": played.payoff,
    }
