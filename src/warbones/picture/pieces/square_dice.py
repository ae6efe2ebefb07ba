"""Square dice: dice with glyphs, foam dice with pips, and the squares of units."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from warbones.core.messages import Piece
from warbones.picture.pieces.marks import mark, pencil, rim, strokes
from warbones.picture.svg import element, rectangle
from warbones.picture.text import letters
from warbones.picture.theme import Theme, mark_of, set_of, shapes

SPREAD: Final = 21
"""How far the pips of foam dice lie apart."""

GLYPH_BOX: Final = 24


def glyph(name: str, x: float, y: float, size: float, colour: str, ground: str) -> Iterator[str]:
    """Yield a glyph around its middle."""
    scale = size / GLYPH_BOX
    yield f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({scale:.4f})">'
    yield from strokes(shapes("glyphs").get(name, ()), colour, ground)
    yield "</g>"


def glyph_die(piece: Piece, theme: Theme, *, flat: bool = False) -> Iterator[str]:
    """Yield a die with glyphs, whose body and panel show its kind."""
    body = shapes("bodies")[piece.shape]
    if "crossed" in piece.marks:
        yield rectangle(
            10, 10, 80, 80, 13, fill=theme["used-face"], stroke=theme["faint"], stroke_width=2.4, stroke_dasharray="6 5"
        )
        yield from glyph(piece.face, 50, 50, body["size"], theme["faint"], theme["well"])
        yield from pencil(theme)
        return
    if piece.chosen:
        yield from rim(theme, 9, 9, 82, 84, 14)
    if not flat:
        yield rectangle(9, 13, 82, 84, 14, fill=theme["shade-strong"])
        yield rectangle(9, 9, 82, 84, 14, fill=body["under"], stroke=body["rim"], stroke_width=4)
    edge = {"stroke": body["rim"], "stroke_width": 5} if flat else {}
    yield rectangle(9, 9, 82, 82 if flat else 77, 13, fill=body["side"], **edge)
    yield from _hidden_glyph(piece, body) if piece.hidden else _panel(piece, body)


def _hidden_glyph(piece: Piece, body: Mapping[str, Any]) -> Iterator[str]:
    yield rectangle(11, 11, 78, 74, 12, fill="url(#hatch)", opacity=0.3)
    yield element("circle", cx=50, cy=48, r=18, fill=body["panel"], stroke=body["rim"], stroke_width=2)
    yield from mark(mark_of(piece.set), 50, 48, 10, body["glyph"])


def _panel(piece: Piece, body: Mapping[str, Any]) -> Iterator[str]:
    yield element("path", d=body["outline"], fill=body["panel"])
    if piece.face and piece.face not in shapes("glyphs"):
        size = min(30, 110 / len(piece.face))
        yield from letters(piece.face, 50, 58, size, body["glyph"], "heavy", "middle")
    else:
        yield f'<g opacity="{1 if piece.face else 0.42}">'
        yield from glyph(piece.face or piece.crest, 50, body["middle"], body["size"], body["glyph"], body["panel"])
        yield "</g>"


def foam_of(colour: str) -> Mapping[str, str]:
    """Return the colours of a foam die."""
    foam: Mapping[str, Mapping[str, str]] = shapes("foam")
    return foam.get(colour) or foam["plain"]


def foam_die(piece: Piece, theme: Theme, *, flat: bool = False) -> Iterator[str]:
    """Yield a foam die: pips and its colour's mark, which is large on a die without a face."""
    foam, pips = foam_of(piece.colour), shapes("pips").get(piece.face, ())
    if piece.chosen:
        yield from rim(theme, 9, 9, 82, 83, 23)
    if not flat:
        yield rectangle(9, 14, 82, 83, 23, fill=theme["shade-strong"])
        yield rectangle(9, 10, 82, 83, 23, fill=foam["side"], stroke=foam["rim"], stroke_width=4)
    height, edge = (82, 5) if flat else (77, 1)
    yield rectangle(9, 9, 82, height, 22, fill=foam["body"], stroke=foam["rim"], stroke_width=edge)
    yield f'<g transform="translate(50 {50 if flat else 47})" opacity="{0.45 if "crossed" in piece.marks else 1}">'
    for x, y in pips:
        yield element("circle", cx=x * SPREAD, cy=y * SPREAD, r=8.6, fill=foam["pip"])
    yield element(
        "path",
        d=foam["mark"],
        fill="none",
        stroke=foam["pip"],
        stroke_width=0.42 if pips else 0.26,
        stroke_linecap="round",
        stroke_linejoin="round",
        transform=f"translate(0 {SPREAD * 1.32:g}) scale(5.4)" if pips else "scale(19)",
    )
    yield "</g>"
    if "crossed" in piece.marks:
        yield from pencil(theme, theme["focus-light"])


def square(piece: Piece, theme: Theme) -> Iterator[str]:
    """Yield a square of a unit: a flat die, an empty place, or one that is crossed out."""
    colours, crossed = set_of(piece.set), "crossed" in piece.marks
    if piece.chosen:
        yield from rim(theme, 5, 5, 90, 96, 15)
    if crossed or not piece.face:
        fill = theme["used-face"] if crossed else theme["sheet"]
        yield rectangle(6, 7, 88, 90, 13, fill=fill, stroke=theme["faint"], stroke_width=2.6, stroke_dasharray="8 6")
        yield from pencil(theme) if crossed else ()
        return
    edge = colours["rim"] if colours["contour"] else theme["square-rim"]
    yield rectangle(5, 5, 90, 96, 15, fill=colours["under"], stroke=edge, stroke_width=4)
    yield rectangle(5, 5, 90, 85, 15, fill=colours["face"])
    yield rectangle(12, 12, 76, 71, 9, fill="none", stroke=colours["contour"] or colours["edge"], stroke_width=3)
    fixed = "fixed" in piece.marks
    if fixed:
        line = colours["contour"] or colours["mark"]
        yield rectangle(20, 20, 60, 55, 6, fill="none", stroke=line, stroke_width=4)
    yield from letters(piece.face, 50, 65, 46 if fixed else 54, colours["numeral"], "heavy", "middle")
