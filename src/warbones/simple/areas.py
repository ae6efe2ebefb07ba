"""The areas of a simple game's table: each field of the record as counters, those of a seat in front of it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any, Final

from warbones.core.messages import Piece, msg
from warbones.core.record.domains import FLAG
from warbones.core.record.records import OPTIONS, Field, fields
from warbones.core.view.scene import Area

NOT_SHOWN: Final = {"phase", OPTIONS}

SEAT: Final = "a seat"
"""The noun of a field's domain whose numbers are seats."""


def words_of(name: str) -> str:
    """Return a name in code as words."""
    return name.replace("_", " ")


def areas(s: Any, near: int, reader: int | None, names: tuple[str, ...]) -> tuple[Area, ...]:
    """Return the areas that hold anything: the other seats', the middle and the ``near`` seat's, from top to bottom.

    A grid with a row for each seat lies in front of the seats, and all else in the middle.
    """
    known = [field for field in fields(type(s)) if field.name not in NOT_SHOWN]
    owned = [field for field in known if field.shape[:1] == (len(names),)]
    seats = [seat for seat in range(len(names)) if seat != near] + [near]
    made = [_seat_area(s, owned, seat, reader, names) for seat in seats]
    middle = tuple(piece for field in known if field not in owned for piece in _pieces(s, field, None, names))
    made.insert(len(made) - 1, Area(id="middle", title=msg("simple-middle"), look="row", pieces=middle))
    return tuple(area for area in made if area.pieces)


def _seat_area(s: Any, owned: list[Field], seat: int, reader: int | None, names: tuple[str, ...]) -> Area:
    pieces = tuple(piece for field in owned for piece in _pieces(s, field, seat, names))
    title = msg("simple-yours") if seat == reader else names[seat]
    return Area(id=f"seat-{seat}", title=title, look="tray", seat=seat, plate=True, pieces=pieces)


def _pieces(s: Any, field: Field, seat: int | None, names: tuple[str, ...]) -> Iterator[Piece]:
    """Yield the counters of a field, or of a seat's row of it."""
    held, caption = getattr(s, field.name), words_of(field.name)
    every = list(held) if field.shape else [held]
    size = len(every) // len(names)
    row = every if seat is None else every[seat * size : (seat + 1) * size]
    for at, value in enumerate(row):
        face = _face(field, int(value), names)
        whose = "" if seat is None else f"-{seat}"
        called = caption if len(row) == 1 else f"{caption} {at + 1}"
        yield Piece(
            id=f"{field.name}{whose}-{at}",
            label=f"{called}: {face}",
            kind="counter",
            face=face,
            caption=called,
            set=seat,
        )


def _face(field: Field, value: int, names: tuple[str, ...]) -> str:
    if issubclass(field.kind, IntEnum):
        return words_of(field.kind(value).name.lower())
    if field.domain is None:
        return str(value)
    if value == field.domain.none:
        return "–"  # a dash, as on a score sheet
    if field.domain.sort == FLAG:
        return "yes" if value else "no"
    return names[value] if field.domain.sort.noun == SEAT else str(value)
