"""Units on squared paper: their heads, grids of dice and abilities."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from math import ceil
from typing import Final

from warbones.core.messages import Piece
from warbones.picture.areas.board import Canvas
from warbones.picture.areas.cards import sign
from warbones.picture.box import Box
from warbones.picture.pieces.marks import banner, strokes
from warbones.picture.pieces.square_dice import square
from warbones.picture.svg import ROUND, element, group, placed, rectangle
from warbones.picture.text import letters, width, wrapped
from warbones.picture.theme import shapes

HEAD: Final = 26
SLIMMEST: Final = 92
GAP: Final = 3
BESIDE: Final = 0.66
DRAWING_BOX: Final = 50


def unit_size(unit: Piece, side: float, scale: float) -> tuple[float, float]:
    """Return the width and the height of a unit whose squares have this side."""
    rows = ceil(len(unit.parts) / max(1, unit.columns))
    wide = unit.columns * (side + GAP * scale) + max(26 * scale, side * BESIDE)
    return max(SLIMMEST * scale, wide), HEAD * scale + rows * (side * 1.04 + GAP * scale)


def drawing(name: str, x: float, y: float, size: float, colour: str, ground: str) -> Iterator[str]:
    """Yield the drawing of a kind of unit."""
    parts = strokes(shapes("units").get(name, ()), colour, ground)
    yield group(placed(parts, x, y, size / DRAWING_BOX), **ROUND)


def whole_unit(unit: Piece, x: float, y: float, side: float, board: Canvas, controller: int | None) -> Iterator[str]:
    """Yield a unit: its head, and below it its grid of squares."""
    scale = board.unit
    total, height = unit_size(unit, side, scale)
    board.placed[unit.id] = Box(x, y, total, height)
    yield from _head(unit, x, y, total, board, controller)
    top, step = y + HEAD * scale, side + GAP * scale
    rows = ceil(len(unit.parts) / max(1, unit.columns))
    if unit.chosen:
        yield rectangle(
            x - 4 * scale, top - 4 * scale, unit.columns * step + 5 * scale, rows * step * 1.04 + 6 * scale, 8 * scale,
            fill="none", stroke=board.theme["brass-rim"], stroke_width=4 * scale,
        )  # fmt: skip
    for nth, part in enumerate(unit.parts):
        at, down = nth % unit.columns, nth // unit.columns
        yield from placed(square(part, board.theme), x + at * step, top + down * step * 1.04, side / 100)
    yield from _beside(unit, x + unit.columns * step + 3 * scale, top, side, rows, board)


def _head(unit: Piece, x: float, y: float, room: float, board: Canvas, controller: int | None) -> Iterator[str]:
    scale, theme = board.unit, board.theme
    seat = board.seats.get(controller if controller is not None else -1)
    at = x
    if seat:
        yield from banner(seat.seat, seat.mark, at, y + 2 * scale, 17 * scale)
        at += 21 * scale
    if len(unit.parts) <= unit.columns:
        yield from drawing(unit.shape, at, y, 23 * scale, theme["pencil"], theme["sheet"])
        at += 26 * scale
    tone = theme["ink-2" if any(each.icon == "tick" for each in unit.signs) else "ink"]
    yield from letters(unit.face, at, y + 18 * scale, 16 * scale, tone, "title")
    at += width(unit.face, 16 * scale, "title") + 4 * scale
    lines = wrapped(str(unit.caption), 13 * scale, max(30 * scale, x + room - at), 2, "bold")
    if len(lines) == 1:
        yield from letters(lines[0], at, y + 18 * scale, 13 * scale, tone, "bold")
    for nth, line in enumerate(lines if len(lines) > 1 else ()):
        yield from letters(line, at, y + (10 + 11 * nth) * scale, 11 * scale, tone, "bold")


def _beside(unit: Piece, x: float, y: float, side: float, rows: int, board: Canvas) -> Iterator[str]:
    scale, theme = board.unit, board.theme
    for rating in unit.ratings:
        yield from sign(rating, x, y, 13 * scale, theme["ink"])
        yield from letters(str(rating.figure), x + 14 * scale, y + 11 * scale, 12 * scale, theme["ink"], "bold")
        y += 15 * scale
    if rows > 1:
        size = min(side * 0.7, 26 * scale)
        yield from drawing(unit.shape, x, y + (rows - 1) * side - size * 0.4, size, theme["pencil"], theme["sheet"])


def fallen(unit: Piece, x: float, y: float, board: Canvas) -> Generator[str, None, float]:
    """Yield a defeated unit as a struck-out line of text; return its width."""
    scale, theme = board.unit, board.theme
    at = x
    if unit.set is not None and (seat := board.seats.get(unit.set)):
        yield from banner(seat.seat, seat.mark, at, y, 17 * scale)
        at += 22 * scale
    yield from drawing(unit.shape, at, y - 2 * scale, 23 * scale, theme["pencil"], theme["sheet"])
    at += 28 * scale
    name = f"{unit.face} {unit.caption}"
    yield from letters(name, at, y + 15 * scale, 14 * scale, theme["ink-2"], "bold")
    end = at + width(name, 14 * scale, "bold")
    yield element(
        "path", d=f"M{at:.2f} {y + 10 * scale:.2f}H{end:.2f}", stroke=theme["pencil"], stroke_width=1.6 * scale
    )
    return end - x
