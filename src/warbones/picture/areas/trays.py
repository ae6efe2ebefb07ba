"""Sunk trays with pieces in a row, in groups or in even rows, and shelves of trophies."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Final

from warbones.core.messages import Piece
from warbones.core.view.scene import Area, Group
from warbones.picture.areas.board import CAPTION, HEAD, Canvas, pitch
from warbones.picture.box import Box
from warbones.picture.pieces.marks import banner
from warbones.picture.svg import element, rectangle
from warbones.picture.text import Face, fitted, letters, width

CAPTIONED: Final = 8
"""The maximum number of pieces side by side that leaves room for captions."""


def tray(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    """Yield a sunk tray, or one behind a divider of wood."""
    unit = board.unit
    if area.look == "screen":
        yield rectangle(box.x, box.y + 3 * unit, box.width, box.height, 6 * unit, fill=board.theme["shade"])
        yield rectangle(*box, 6 * unit, fill=board.theme["screen"])
        yield rectangle(box.x, box.y, box.width, 3 * unit, 2 * unit, fill=board.theme["gleam"])
    else:
        yield from board.sunk(box)
    head, rest = box.inset(12 * unit, 6 * unit).top(HEAD * unit)
    yield from board.head(area, head, quiet="on-planks" if area.look == "screen" else "on-cloth-2")
    yield from _groups(area, rest, board) if area.groups else _pieces(area, rest, board)


def _pieces(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    """Yield pieces side by side, their captions below them, or beside them in a low tray."""
    count, captions = len(area.pieces), CAPTION * board.unit
    size = min(board.size(area), box.height - 3 * board.unit)
    named = 0 < count <= CAPTIONED and any(piece and piece.caption for piece in area.pieces)
    low = box.height < size + 2.3 * captions
    step = pitch(box.width, size, count, (3.2 if low else 1.9) if named else 1.14)
    room = step - size - 8 * board.unit if low else step
    named = named and all(_widest(piece, board) <= room for piece in area.pieces if piece)
    for nth, piece in enumerate(area.pieces):
        x = box.x + nth * step
        if not piece:
            continue
        yield from board.piece(piece, x, box.y, size)
        if named and low:
            yield from _beside(piece, x + size + 5 * board.unit, box.y + size / 2 - captions, board)
        elif named:
            yield from board.caption(piece, x + size / 2, box.y + size + 2 * board.unit, step)


def _widest(piece: Piece, board: Canvas) -> float:
    return max(width(part, 13 * board.unit) for part in str(piece.caption).split(": "))


def _beside(piece: Piece, x: float, y: float, board: Canvas) -> Iterator[str]:
    """Yield a piece's caption in lines from a left edge."""
    size = 13 * board.unit
    for nth, (part, tone) in enumerate(zip(str(piece.caption).split(": "), ("on-cloth", "on-cloth-2"), strict=False)):
        yield from letters(part, x, y + size * (1 + 1.1 * nth), size, board.theme[tone])


def _groups(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    unit, rest = board.unit, list(area.pieces)
    size, gap = min(board.size(area), box.height - 1.5 * CAPTION * unit), 10 * unit
    wide = [max(size * 1.08 * group.count, width(str(group.text), 14 * unit, "heavy")) for group in area.groups]
    shrink = min(1.0, (box.width - gap * len(wide)) / sum(wide))
    x = box.x
    for group, room in zip(area.groups, wide, strict=True):
        pieces, rest = rest[: group.count], rest[group.count :]
        yield from _group(group, pieces, Box(x, box.y, room * shrink, size), board)
        x += room * shrink + gap
    for piece in filter(None, rest):
        yield from board.piece(piece, x, box.y, size)
        x += size * 1.08


def _group(group: Group, pieces: list[Piece | None], box: Box, board: Canvas) -> Iterator[str]:
    """Yield a group of pieces, and its total below a line."""
    unit, size = board.unit, box.height
    step = pitch(box.width, size, len(pieces), 1.08)
    left = box.x + (box.width - step * (len(pieces) - 1) - size) / 2
    for nth, piece in enumerate(pieces):
        if piece:
            yield from board.piece(piece, left + nth * step, box.y, size)
    thick = (3 if group.strong else 1) * unit
    yield rectangle(
        box.x, box.bottom + 2 * unit, box.width, thick, fill=board.theme["brass-rim" if group.strong else "seam"]
    )
    tone = board.theme["on-cloth" if group.strong else "on-cloth-2"]
    face: Face = "heavy" if group.strong else "text"
    line = fitted(str(group.text), 14 * unit, box.width + 4 * unit, face)
    yield from letters(line, box.middle[0], box.bottom + 16 * unit, 14 * unit, tone, face, "middle")


def well(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    """Yield a sunk tray with its pieces in even rows."""
    yield from board.sunk(box)
    unit = board.unit
    inner = box.inset(12 * unit, 6 * unit)
    head, rest = inner.top(HEAD * unit)
    title = Area(id=area.id, title=area.title, short=area.short, count=area.count, seat=area.seat)
    yield from board.head(title, head)
    if area.note:
        yield from board.lines(str(area.note), rest, 1, "on-cloth-2")
        rest = rest.top(18 * unit)[1]
    count = max(len(area.pieces), min(area.room, 4), 1)
    size = min(board.size(area), rest.width / 2.2, rest.height)
    while size > unit and ceil(count / max(1, rest.width // (size * 1.1))) * size * 1.1 > rest.height + 0.2 * size:
        size *= 0.95
    columns = max(1, int(rest.width // (size * 1.1)))
    for nth, piece in enumerate(area.pieces):
        x, y = rest.x + nth % columns * size * 1.1, rest.y + nth // columns * size * 1.1
        if piece:
            yield from board.piece(piece, x, y, size)
        elif area.look == "grid":
            yield board.empty(x, y, size)


def case(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    """Yield shelves of trophies, with the winner's mark."""
    yield from board.sunk(box)
    unit = board.unit
    head, rest = box.inset(12 * unit, 6 * unit).top(HEAD * unit)
    yield from board.head(area, head)
    shelves = max(1, ceil(max(area.room, len(area.pieces)) / 2))
    height = rest.height / shelves
    size = min(board.size(area), height * 0.86, rest.width / 2)
    seat = board.seats.get(area.seat) if area.seat is not None else None
    if seat:
        yield '<g opacity="0.2">'
        yield from banner(seat.seat, seat.mark, rest.middle[0] - 28 * unit, rest.bottom - rest.height * 0.34, 56 * unit)
        yield "</g>"
    for nth in range(shelves):
        y = rest.y + (nth + 1) * height
        yield rectangle(rest.x, y - 3 * unit, rest.width, 3 * unit, fill=board.theme["shade"])
        yield element(
            "path", d=f"M{rest.x:.2f} {y + 0.5:.2f}H{rest.right:.2f}", stroke=board.theme["gleam"], fill="none"
        )
    for nth, piece in enumerate(area.pieces):
        if piece:
            x = rest.x + (nth % 2) * rest.width / 2 + (rest.width / 2 - size) / 2
            yield from board.piece(piece, x, rest.y + (nth // 2 + 1) * height - size - 2 * unit, size)
