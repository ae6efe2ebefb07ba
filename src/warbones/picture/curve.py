"""The course of a match as a picture: its first seat's chance to win, from moment to moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from warbones.picture.box import Box
from warbones.picture.picture import FORMATS, FormatName
from warbones.picture.scoreboard import EDGE, TOP, WIDE, heading
from warbones.picture.svg import ROUND, document, element, number, rectangle
from warbones.picture.text import fitted, letters
from warbones.picture.theme import Theme, theme

NAMES: Final = 24
POINT: Final = 13
"""The sizes of names and of the dots at turning points, in units."""


def curve(
    title: str,
    line: str,
    chances: Sequence[float],
    turning: Sequence[int],
    names: Sequence[str],
    form: FormatName = "card",
    *,
    dark: bool = False,
) -> str:
    """Return a curve as SVG. ``chances`` are from 0 to 1, ``turning`` are the moments that changed most.

    ``names`` are those of the two sides, the first one's above the middle.
    """
    size = FORMATS[form]
    colours, unit = theme(dark=dark), size.width / WIDE
    plot = Box(EDGE * unit, TOP * unit, size.width - 2 * EDGE * unit, size.height - (TOP + EDGE) * unit)
    parts = (
        rectangle(0, 0, size.width, size.height, fill=colours["room"]),
        *heading(title, line, colours, unit),
        rectangle(*plot, 10 * unit, fill=colours["card"]),
        *_sides(names, plot, colours, unit),
        *_course(chances, turning, plot.inset(18 * unit, 18 * unit), colours, unit),
    )
    return document(size.width, size.height, "".join(parts))


def _sides(names: Sequence[str], plot: Box, colours: Theme, unit: float) -> Iterator[str]:
    middle, size = plot.y + plot.height / 2, NAMES * unit
    yield element("line", x1=plot.x, x2=plot.right, y1=middle, y2=middle, stroke=colours["line"], stroke_width=2 * unit)
    for name, base in zip(names, (plot.y + 36 * unit, plot.y + plot.height - 18 * unit), strict=False):
        yield from letters(
            fitted(name, size, plot.width / 2, "bold"), plot.x + 18 * unit, base, size, colours["ink-2"], "bold"
        )


def _course(chances: Sequence[float], turning: Sequence[int], plot: Box, colours: Theme, unit: float) -> Iterator[str]:
    last = max(1, len(chances) - 1)
    at = [(plot.x + plot.width * n / last, plot.y + plot.height * (1 - chance)) for n, chance in enumerate(chances)]
    way = "L".join(f"{number(x)} {number(y)}" for x, y in at)
    yield element("path", d=f"M{way}", fill="none", stroke=colours["ink"], stroke_width=5 * unit, **ROUND)
    for x, y in (at[n] for n in turning if n < len(at)):
        yield element(
            "circle", cx=x, cy=y, r=POINT * unit, fill=colours["brass"], stroke=colours["ink"], stroke_width=3 * unit
        )
