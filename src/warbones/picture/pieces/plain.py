"""Pieces other than dice: a round counter, a square token."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import pi
from typing import Any, Final

from warbones.core.messages import Piece
from warbones.picture.pieces.marks import mark, pencil, rim
from warbones.picture.svg import element, rectangle
from warbones.picture.text import letters
from warbones.picture.theme import Theme, mark_of, set_of

REACH: Final = 33
"""The radius of the ring that shows how much of a counter is left."""


def plain_piece(piece: Piece, theme: Theme) -> Iterator[str]:
    """Yield a counter or a token with its face, or with the mark of its set."""
    colours, round_ = set_of(piece.set), 40 if piece.kind == "counter" else 12
    if piece.chosen:
        yield from rim(theme, 10, 10, 80, 80, round_)
    yield rectangle(10, 13, 80, 80, round_, fill=theme["shade-strong"])
    yield rectangle(10, 10, 80, 80, round_, fill=colours["face"], stroke=colours["rim"], stroke_width=4)
    if colours["contour"]:
        yield rectangle(14, 14, 72, 72, round_ - 4, fill="none", stroke=colours["contour"], stroke_width=1.7)
    yield from _ring(piece, colours)
    if piece.hidden:
        yield rectangle(10, 10, 80, 80, round_, fill="url(#hatch)", opacity=0.3)
    if piece.face and not piece.hidden:
        size = min(44, 118 / max(2, len(piece.face)))
        yield from letters(piece.face, 50, 50 + size * 0.35, size, colours["numeral"], "heavy", "middle")
    else:
        yield from mark(mark_of(piece.set), 50, 50, 16, colours["mark"])
    yield from pencil(theme) if "crossed" in piece.marks else ()


def _ring(piece: Piece, colours: Mapping[str, Any]) -> Iterator[str]:
    if piece.kind != "counter" or not piece.full or piece.hidden or not piece.face.isdigit():
        return
    left, whole = min(1, int(piece.face) / piece.full), 2 * pi * REACH
    line: dict[str, object] = {"cx": 50, "cy": 50, "r": REACH, "fill": "none", "stroke_width": 6}
    yield element("circle", stroke=colours["contour"] or colours["under"], opacity=0.35, **line)
    yield element(
        "circle",
        stroke=colours["contour"] or colours["mark"],
        stroke_dasharray=f"{left * whole:.2f} {whole:.2f}",
        transform="rotate(-90 50 50)",
        **line,
    )
