"""Parts of a sheet of squared paper: fields with the units of both sides, lists and other parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from warbones.core.messages import Piece
from warbones.core.view.scene import Area
from warbones.picture.areas.board import HEAD, Canvas
from warbones.picture.areas.units import drawing, fallen, unit_size, whole_unit
from warbones.picture.box import Box
from warbones.picture.svg import element
from warbones.picture.text import fitted, letters, width

LARGEST, SMALLEST = 44, 16
"""The limits of the side of units' squares; the largest that leaves room for all is taken."""

GAP: Final = 8

Side = tuple[int | None, list[Piece]]


def sides(area: Area) -> list[Side]:
    """Return the owner of each group of an area, and its units."""
    found, rest = [], list(area.pieces)
    for group in area.groups:
        pieces, rest = rest[: group.count], rest[group.count :]
        found.append((group.seat, [piece for piece in pieces if piece]))
    return found or [(area.seat, [piece for piece in rest if piece])]


def flowed(units: Sequence[Piece], box: Box, side: float, scale: float) -> list[tuple[float, float]] | None:
    """Return the places of units in lines, or None if there is no room."""
    places, x, y, line = [], box.x, box.y, 0.0
    for unit in units:
        wide, high = unit_size(unit, side, scale)
        if x > box.x and x + wide > box.right:
            x, y, line = box.x, y + line + GAP * 0.6 * scale, 0.0
        places.append((x, y))
        x, line = x + wide + GAP * scale, max(line, high)
        if y + high > box.bottom or x - GAP * scale > box.right:
            return None
    return places


def _halves(area: Area, box: Box, board: Canvas) -> list[tuple[Side, Box]]:
    """Return each side's units and their room, an equal share of the height."""
    _, rest = box.inset(12 * board.unit, 6 * board.unit).top(HEAD * board.unit)
    groups = sides(area)
    height = rest.height / len(groups)
    return [
        (group, Box(rest.x, rest.y + nth * height, rest.width, height - 8 * board.unit))
        for nth, group in enumerate(groups)
    ]


def square_side(fields: Sequence[tuple[Area, Box]], board: Canvas) -> float:
    """Return the largest side of squares at which the units of every field fit."""
    rooms = [each for area, box in fields for each in _halves(area, box, board)]
    for side in range(LARGEST, SMALLEST, -1):
        if all(flowed(units, room, side * board.unit, board.unit) is not None for (_, units), room in rooms):
            return side * board.unit
    return SMALLEST * board.unit


def field(area: Area, box: Box, board: Canvas, side: float) -> Iterator[str]:
    """Yield a part of a battlefield: the units of each side, a dotted line between them."""
    unit, theme = board.unit, board.theme
    yield from board.head(_titled(area), box.inset(12 * unit, 6 * unit), "ink", "ink-2")
    for nth, ((seat, units), room) in enumerate(_halves(area, box, board)):
        if nth:
            y = room.y - 8 * unit
            yield element(
                "path", d=f"M{room.x:.2f} {y:.2f}H{room.right:.2f}", stroke=theme["faint"], stroke_width=2.5 * unit,
                stroke_dasharray=f"{2.5 * unit:.2f} {3 * unit:.2f}",
            )  # fmt: skip
        where = flowed(units, room, side, unit) or _overlapping(units, room)
        for each, (x, y) in zip(units, where, strict=True):
            yield from whole_unit(each, x, y, side, board, each.set if seat is None else seat)


def _overlapping(units: Sequence[Piece], room: Box) -> list[tuple[float, float]]:
    step = room.width / max(1, len(units))
    return [(room.x + nth * step, room.y) for nth in range(len(units))]


def _titled(area: Area) -> Area:
    """Return the area without its count, which its units show."""
    return Area(id=area.id, title=area.title, short=area.short, note=area.note)


def paper(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    """Yield a part of a sheet: its units as lines of words, its other pieces in a row."""
    unit = board.unit
    inner = box.inset(12 * unit, 8 * unit)
    title = str(area.short or area.title)
    yield from letters(title, inner.x, inner.y + 18 * unit, 17 * unit, board.theme["ink"], "title")
    x = inner.x + width(title, 17 * unit, "title") + 20 * unit
    for piece in filter(None, area.pieces):
        if x > inner.right - 120 * unit:
            yield from letters("…", x, inner.y + 17 * unit, 16 * unit, board.theme["ink"], "bold")
            return
        if piece.kind == "unit":
            x += yield from fallen(piece, x, inner.y + 3 * unit, board)
        else:
            yield from board.piece(piece, x, inner.y - 4 * unit, 36 * unit)
            x += 34 * unit
        x += 18 * unit


def listing(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    """Yield pieces one below the other, each with its drawing and its name."""
    unit, theme = board.unit, board.theme
    inner = box.inset(12 * unit, 6 * unit)
    head, rest = inner.top(HEAD * 1.2 * unit)
    yield from board.head(_titled(area), head, "ink", "ink-2")
    step = min(34 * unit, rest.height / max(1, len(area.pieces)))
    for nth, piece in enumerate(filter(None, area.pieces)):
        y = rest.y + nth * step
        yield from drawing(piece.shape, rest.x, y, step * 0.86, theme["pencil"], theme["sheet"])
        size = min(15 * unit, step * 0.5)
        name = fitted(str(piece.caption or piece.label), size, rest.width - step, "bold")
        yield from letters(name, rest.x + step + 4 * unit, y + step * 0.6, size, theme["ink"], "bold")
