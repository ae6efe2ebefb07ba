"""A list as a picture: a title, a line below it, and rows of places, names and figures; used as the card of a
tournament.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from warbones.picture.picture import FORMATS, NAME, FormatName
from warbones.picture.svg import document, rectangle
from warbones.picture.text import fitted, letters, width
from warbones.picture.theme import Theme, theme

WIDE: Final = 1000
"""The width of a picture in units."""
MOST_ROWS: Final = 7
EDGE, TOP, ROW, TITLE, LINE, NAMES = 40, 138, 50, 46, 22, 27
"""Lengths in units: the margin, where the list begins, the height of a row, and the sizes of letters."""


class ListRow(NamedTuple):
    """A row of a list: the text before the name, the name, and the text at the end."""

    place: str
    name: str
    figure: str


def scoreboard(title: str, line: str, rows: Sequence[ListRow], form: FormatName = "card", *, dark: bool = False) -> str:
    """Return a list as SVG: as many of its first rows as fit."""
    size = FORMATS[form]
    colours, unit = theme(dark=dark), size.width / WIDE
    room = min(MOST_ROWS, int((size.height / unit - TOP - EDGE) / ROW))
    parts = (
        rectangle(0, 0, size.width, size.height, fill=colours["room"]),
        *heading(title, line, colours, unit),
        *(part for nth, row in enumerate(rows[:room]) for part in _row(row, nth, colours, unit)),
    )
    return document(size.width, size.height, "".join(parts))


def heading(title: str, line: str, colours: Theme, unit: float) -> Iterator[str]:
    """Yield a title, the line below it, and the name of this program."""
    right = (WIDE - EDGE) * unit
    room = right - EDGE * unit - width(NAME, LINE * unit, "title") - EDGE * unit
    yield from letters(NAME, right, 68 * unit, LINE * unit, colours["ink-2"], "title", "end")
    yield from letters(
        fitted(title, TITLE * unit, room, "title"), EDGE * unit, 72 * unit, TITLE * unit, colours["ink"], "title"
    )
    yield from letters(fitted(line, LINE * unit, room), EDGE * unit, 108 * unit, LINE * unit, colours["ink-2"])


def _row(row: ListRow, nth: int, colours: Theme, unit: float) -> Iterator[str]:
    top, size = (TOP + nth * ROW) * unit, NAMES * unit
    left, right, base = EDGE * unit, (WIDE - EDGE) * unit, top + 34 * unit
    yield rectangle(left, top, right - left, (ROW - 5) * unit, 6 * unit, fill=colours["card"])
    yield from letters(row.place, left + 52 * unit, base, size, colours["ink-2"], "text", "end")
    room = right - left - 90 * unit - width(row.figure, size, "bold") - 40 * unit
    yield from letters(fitted(row.name, size, room, "bold"), left + 72 * unit, base, size, colours["ink"], "bold")
    yield from letters(row.figure, right - 18 * unit, base, size, colours["ink"], "bold", "end")
