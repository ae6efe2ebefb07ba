"""Rows of pieces on the cloth: a seat's own, a few beside a plate, and those on offer."""

from __future__ import annotations

from collections.abc import Iterator

from warbones.core.view.scene import Area
from warbones.picture.areas.board import CAPTION, HEAD, Canvas, pitch
from warbones.picture.box import Box
from warbones.picture.text import letters

COLUMN = 210
"""A stand narrower than this is a column."""


def row(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    """Yield pieces side by side, spread over the whole width."""
    head, rest = box.top(HEAD * board.unit)
    yield from board.head(area, head)
    captions = CAPTION * board.unit if any(piece and piece.caption for piece in area.pieces) else 0
    count = max(area.room, len(area.pieces))
    size = min(board.size(area), (rest.height - captions) / 1.06, rest.width / max(1, count) * 1.02)
    step = rest.width / max(1, count) if count * size * 1.14 > rest.width * 0.6 else size * 1.2
    for nth, piece in enumerate(area.pieces):
        x, y = rest.x + nth * step + max(0.0, (step - size) / 2), rest.y + 4 * board.unit
        if not piece:
            yield board.empty(x, y, size)
            continue
        yield from board.piece(piece, x, y, size)
        yield from board.caption(piece, x + size / 2, y + size * 1.02, step * 1.1, 1)


def stand(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    """Yield a few pieces beside a plate, or below it in a narrow place."""
    if box.width < COLUMN * board.unit:
        yield from _column(area, box, board)
        return
    unit, size = board.unit, min(board.size(area), box.height - CAPTION * board.unit)
    plate, rest = box.left(box.width * 0.34)
    yield from board.head(area, Box(plate.x, box.middle[1] - 14 * unit, plate.width - 10 * unit, HEAD * unit))
    count = max(area.room, len(area.pieces))
    step = pitch(rest.width, size, count, 1.7)
    for nth, piece in enumerate(area.pieces):
        if piece:
            x, y = rest.x + nth * step, box.y + (box.height - size - CAPTION * unit) / 2
            yield from board.piece(piece, x, y, size)
            yield from board.caption(piece, x + size / 2, y + size * 1.02, max(step, size) * 1.1, 1)
    yield from _aside(area, Box(rest.right - 150 * unit, box.y, 150 * unit, box.height), board)


def _column(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    unit = board.unit
    head, rest = box.top(HEAD * unit)
    yield from board.head(_plain(area), head)
    yield from board.lines(f"{area.count}\n{area.note}".strip(), rest, 2, "on-cloth-2", 14)
    size = min(board.size(area), rest.height * 0.4)
    y = rest.y + max(30 * unit, (rest.height - size) * 0.42)
    for nth, piece in enumerate(filter(None, area.pieces)):
        x = rest.x + nth * size * 1.14
        yield from board.piece(piece, x, y, size)
        yield from board.lines(str(piece.caption), Box(x, y + size + 2 * unit, rest.width, 20), 1, "on-cloth")
    yield from _aside(area, Box(rest.x, y + size + 24 * unit, rest.width, rest.bottom - y - size), board)


def _plain(area: Area) -> Area:
    """Return the area with nothing but its plate in its heading."""
    return Area(id=area.id, title=area.title, seat=area.seat, plate=area.plate)


def _aside(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    if area.aside:
        size = 20 * board.unit
        yield from letters(str(area.aside.figure), box.x, box.y + size, size, board.theme["on-cloth"], "title")
        below = Box(box.x, box.y + size * 1.2, box.width, box.height)
        yield from board.lines(str(area.aside.text), below, 2, "on-cloth-2")


def shelf(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    """Yield pieces on offer, each with its caption."""
    unit = board.unit
    head, rest = box.left(96 * unit)
    yield from letters(str(area.title), head.x, head.y + 20 * unit, 17 * unit, board.theme["on-cloth"], "title")
    yield from board.lines(
        str(area.note), Box(head.x, head.y + 24 * unit, head.width - 8 * unit, 40), 2, "on-cloth-2", 14
    )
    count = max(1, area.room, len(area.pieces))
    step = rest.width / count
    size = min(board.size(area), rest.height - 2 * CAPTION * unit, step)
    for nth, piece in enumerate(area.pieces):
        if piece:
            x = rest.x + (nth + 0.5) * step
            yield from board.piece(piece, x - size / 2, rest.y, size)
            yield from board.caption(piece, x, rest.y + size + 2 * unit, step - 4 * unit)
