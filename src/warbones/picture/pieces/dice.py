"""Dice of up to twenty sides: silhouette, facets, numeral and the mark of their set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import hypot
from typing import Any, Final

from warbones.core.messages import Piece
from warbones.picture.pieces.marks import mark, pencil
from warbones.picture.svg import ROUND, element, group, polygon
from warbones.picture.text import letters
from warbones.picture.theme import Theme, mark_of, set_of, shapes

ENGRAVED: Final = 3.4
Point = Sequence[float]


def shape_of(piece: Piece) -> Mapping[str, Any]:
    """Return the drawing of a die; a square where its shape isn't known."""
    dice: Mapping[str, Mapping[str, Any]] = shapes("dice")
    return dice.get(piece.shape) or dice["back" if piece.hidden else "d6"]


def inset(corners: Sequence[Point], by: float) -> list[tuple[float, float]]:
    """Return a convex outline, clockwise, drawn ``by`` further in."""
    sides = []
    for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        dx, dy = to_x - x, to_y - y
        length = hypot(dx, dy)
        sides.append((x - dy / length * by, y + dx / length * by, dx, dy))
    found = []
    for (last_x, last_y, last_dx, last_dy), (x, y, dx, dy) in zip([sides[-1], *sides[:-1]], sides, strict=True):
        along = ((x - last_x) * dy - (y - last_y) * dx) / (last_dx * dy - last_dy * dx)
        found.append((last_x + last_dx * along, last_y + last_dy * along))
    return found


def die(piece: Piece, theme: Theme, *, flat: bool = False) -> Iterator[str]:
    """Yield a die; ``flat`` without facets, as in a line of text."""
    yield group(_die(piece, theme, flat=flat), **ROUND)


def _die(piece: Piece, theme: Theme, *, flat: bool) -> Iterator[str]:
    shape, colours = shape_of(piece), set_of(piece.set)
    outline = shape["outline"]
    size = shape["size"] * min(1, 2.1 / max(1, len(piece.face)))
    if "crossed" in piece.marks:
        yield _line(outline, theme["faint"], fill=theme["used-face"], stroke_width=2.4, stroke_dasharray="6 5")
        yield from letters(piece.face, 50, shape["baseline"], size, theme["faint"], "heavy", "middle")
        yield from pencil(theme)
    elif flat:
        yield _line(outline, colours["rim"], fill=colours["face"], stroke_width=6)
        face = "?" if piece.hidden else piece.face
        yield from letters(face, 50, shape["baseline"] + 2, size * 1.12, colours["numeral"], "heavy", "middle")
    else:
        yield from _solid(piece, theme, shape, colours, size)


def _solid(
    piece: Piece, theme: Theme, shape: Mapping[str, Any], colours: Mapping[str, Any], size: float
) -> Iterator[str]:
    outline = shape["outline"]
    if piece.chosen:
        for name, width in (("brass-outline", 21), ("brass-rim", 17.5), ("rim-line", 9.5)):
            yield _line(outline, theme[name], fill=theme[name], stroke_width=width)
    yield polygon(
        outline, fill=theme["shade-strong"], stroke=theme["shade-strong"], stroke_width=5, transform="translate(0 3)"
    )
    yield _line(outline, colours["rim"], fill=colours["side"], stroke_width=5)
    yield from _back(outline, colours) if piece.hidden else _front(shape, colours)
    if colours["contour"]:
        yield _line(inset(outline, ENGRAVED), colours["contour"], fill="none", stroke_width=1.7)
    if piece.hidden:
        yield element(
            "circle",
            cx=50,
            cy=51,
            r=17,
            fill=colours["face"],
            stroke=colours["contour"] or colours["rim"],
            stroke_width=1.6,
        )
        yield from mark(mark_of(piece.set), 50, 51, 9.5, colours["mark"], 0.4)
    else:
        x, y, reach = shape["mark"]
        yield from mark(mark_of(piece.set), x, y, reach, colours["mark"])
        yield from letters(piece.face, 50, shape["baseline"], size, colours["numeral"], "heavy", "middle")


def _front(shape: Mapping[str, Any], colours: Mapping[str, Any]) -> Iterator[str]:
    for tone, corners in shape["facets"]:
        yield _line(corners, colours[tone], fill=colours[tone], stroke_width=0.5)
    yield _line(shape["face"], colours["edge"], fill=colours["face"], stroke_width=1.5)


def _back(outline: Sequence[Point], colours: Mapping[str, Any]) -> Iterator[str]:
    yield polygon(outline, fill=colours["face"] if colours["contour"] else colours["side"])
    yield polygon(outline, fill="url(#hatch)", opacity=0.45 if colours["contour"] else 0.16)


def _line(corners: Sequence[Point], colour: str, **attributes: object) -> str:
    return polygon(corners, stroke=colour, **attributes)
