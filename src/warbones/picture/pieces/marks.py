"""Marks on and around a piece: the mark of its set, a badge, a brass rim, pencil strokes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from warbones.core.messages import Piece
from warbones.picture.svg import ROUND, element, group, rectangle
from warbones.picture.theme import Theme, set_of, shapes

BANNER: Final = "M4 1.5h16a1.5 1.5 0 0 1 1.5 1.5v19.5L12 17.6 2.5 22.5V3A1.5 1.5 0 0 1 4 1.5Z"
RIM: Final = (9.5, 7.8, 4.0)
"""How far the outline, the brass and the gap of a chosen piece reach."""


def mark(name: str, x: float, y: float, reach: float, colour: str, weight: float = 0.42) -> Iterator[str]:
    """Yield a seat's mark, ``reach`` to each side of its place."""
    if name:
        yield element(
            "path",
            d=shapes("marks")[name],
            transform=f"translate({x:g} {y:g}) scale({reach:g})",
            fill="none",
            stroke=colour,
            stroke_width=weight,
            stroke_linecap="round",
            stroke_linejoin="round",
        )


def banner(seat: int, name: str, x: float, y: float, size: float) -> Iterator[str]:
    """Yield the banner that a seat wears."""
    moved = f"translate({x:g} {y:g}) scale({size / 24:g})"
    yield group(_banner(seat, name), transform=moved, stroke_linejoin="round")


def _banner(seat: int, name: str) -> Iterator[str]:
    colours = set_of(seat)
    yield element("path", d=BANNER, fill=colours["face"], stroke=colours["contour"] or colours["rim"], stroke_width=1.6)
    yield from mark(name, 12, 9.6, 6.6, "#fff" if colours["contour"] else colours["numeral"])


def pencil(theme: Theme, colour: str = "") -> Iterator[str]:
    """Yield the strokes over a piece that is crossed out."""
    for stroke in shapes("pencil")["cross"]:
        yield element(
            "path",
            d=stroke["d"],
            fill="none",
            stroke=colour or theme["pencil"],
            stroke_width=stroke["width"],
            opacity=stroke["opacity"],
            stroke_linecap="round",
        )


def strokes(drawing: Iterable[Mapping[str, Any]], colour: str, ground: str) -> Iterator[str]:
    """Yield the strokes of a glyph or a unit, in one colour on another."""
    for each in drawing:
        tone = ground if each["as"] in {"cut", "groove"} else colour
        if "width" in each:
            line: dict[str, object] = {"fill": "none", "stroke": tone, "stroke_width": each["width"]}
        else:
            line = {"fill": tone}
        yield element("path", d=each["d"], transform=each.get("at"), **line)


def rim(theme: Theme, x: float, y: float, width: float, height: float, corner: float) -> Iterator[str]:
    """Yield the brass rim of a chosen piece with straight sides."""
    for colour, by in zip(("brass-outline", "brass-rim", "rim-line"), RIM, strict=True):
        yield rectangle(x - by, y - by, width + 2 * by, height + 2 * by, corner + by * 0.8, fill=theme[colour])


def badge(piece: Piece, theme: Theme) -> Iterator[str]:
    """Yield the peg at the upper right of a piece that is chosen, locked or shielded."""
    yield group(_badge(piece, theme), transform="translate(84 17)", **ROUND)


def _badge(piece: Piece, theme: Theme) -> Iterator[str]:
    disc, line = theme["badge"], theme["on-badge"]
    if piece.chosen:
        yield element("circle", r=16, fill=theme["brass"], stroke=theme["rim-line"], stroke_width=3.6)
        yield element("path", d="M-7 .5-2 6 7.5-6", fill="none", stroke=theme["rim-line"], stroke_width=5)
    elif "locked" in piece.marks:
        yield element("circle", r=15, fill=disc, stroke=line, stroke_width=3)
        yield element("path", d="M-4 0v-3.5a4 4 0 0 1 8 0V0", fill="none", stroke=line, stroke_width=2.6)
        yield rectangle(-6.5, -1, 13, 9, 1.6, fill=line)
    elif "shielded" in piece.marks:
        yield element("circle", r=15, fill=disc, stroke=line, stroke_width=3)
        yield element("path", d="M0-8.5 7.5-6v5.5Q7.5 5.5 0 9-7.5 5.5-7.5-.5V-6Z", fill=line)
