"""What was played as a table for other programs: one row a game, as Parquet or Arrow."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from warbones.core.errors import WarbonesError
from warbones.lab.legs import Leg
from warbones.lab.watched import Played

if TYPE_CHECKING:
    from warbones.lab.running import Course

WRITES: Final = {".parquet": "write_parquet", ".arrow": "write_ipc"}
"""Kinds of file by how their names end, and what of polars writes them."""


def must_be_rows(path: Path) -> None:
    """Raise `WarbonesError` unless a table can be written there."""
    if path.suffix not in WRITES:
        raise WarbonesError(f"Rows are a file that ends in {' or '.join(WRITES)}, not {path.name!r:.80}.")
    if not path.parent.is_dir():
        raise WarbonesError(f"There is no folder {str(path.parent)!r:.80} to write the rows into.")


def write_rows(course: Course, path: Path) -> None:
    """Write a study's games, in the order of its legs: the file before it stands until this one is whole."""
    import polars as pl  # type: ignore[import-not-found, unused-ignore]  # noqa: PLC0415  # only who asks for rows needs it

    legs = [(leg, played) for leg in course.legs if (played := course.played(leg)) is not None]
    found = [columns(leg, played, course.table.game.names, course.table.parts) for leg, played in legs]
    new = path.with_name(path.name + ".new")
    getattr(pl.concat([pl.DataFrame(each) for each in found]), WRITES[path.suffix])(new)
    new.replace(path)


def columns(leg: Leg, played: Played, seats: tuple[str, ...], parts: tuple[str, ...]) -> dict[str, Any]:
    """Return a leg's games as columns; docs/lab.md says what each holds."""
    games = len(played)
    uses = {
        f"{name}: {part}": played.used[:, seat, at] for seat, name in enumerate(seats) for at, part in enumerate(parts)
    }
    return {
        "leg": [leg.family] * games,
        "first_bot": [leg.bots[0]] * games,
        "second_bot": [leg.bots[1]] * games,
        "without": [leg.part] * games,
        "game": played.number.astype(np.int64),
        "first_bot_seat": played.side,
        "result": played.payoff,
        "decisions": played.decisions,
        "rounds": played.ticks,
        "opener": played.opener,
        **uses,
    }
