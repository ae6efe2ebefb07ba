"""A card with slots, and the zones of a board."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from warbones.core.messages import Sign
from warbones.core.view.scene import Area
from warbones.picture.areas.board import HEAD, Canvas
from warbones.picture.box import Box
from warbones.picture.svg import element, placed, rectangle
from warbones.picture.text import fitted, letters
from warbones.picture.theme import shapes

SIGN_BOX = 16

STANDING = 0.82
"""The size of pieces in a zone, as a share of the usual size."""

SMALLEST = 14


def card(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    """Yield a card: its name at the left, its slots in the middle, its figure at the right."""
    unit, theme = board.unit, board.theme
    yield rectangle(*box, 6 * unit, fill=theme["card"], stroke=theme["line"])
    inner = box.inset(16 * unit, 8 * unit)
    name, rest = inner.left(inner.width * 0.24)
    y = inner.middle[1]
    title = fitted(str(area.title), 17 * unit, name.width - 6 * unit, "title")
    yield from letters(title, name.x, y - 2 * unit, 17 * unit, theme["ink"], "title")
    yield from letters(fitted(str(area.note), 14 * unit, name.width), name.x, y + 16 * unit, 14 * unit, theme["ink-2"])
    if area.aside:
        yield from letters(str(area.aside.figure), inner.right, y, 20 * unit, theme["ink"], "title", "end")
        yield from letters(str(area.aside.text), inner.right, y + 17 * unit, 14 * unit, theme["ink-2"], "text", "end")
    yield from _slots(area, rest, board)


def _slots(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    unit, count = board.unit, max(1, area.room, len(area.pieces))
    size = min(board.size(area), box.height - 18 * unit, box.width * 0.8 / count - 24 * unit)
    slot, height = size + 16 * unit, size + 16 * unit
    y = box.y + (box.height - height) / 2
    for nth in range(count):
        x = box.x + nth * (slot + 10 * unit)
        yield rectangle(
            x, y, slot, height, 12 * unit, fill="none", stroke=board.theme["line"], stroke_width=2 * unit,
            stroke_dasharray=f"{7 * unit:.2f} {5 * unit:.2f}",
        )  # fmt: skip
        piece = area.pieces[nth] if nth < len(area.pieces) else None
        if piece:
            yield from board.piece(piece, x + 8 * unit, y + 8 * unit, size)


def sign(each: Sign, x: float, y: float, size: float, colour: str) -> Iterator[str]:
    """Yield the icon of a sign."""
    parts = (
        element("path", d=path["d"], fill=colour)
        if path["as"] == "full"
        else element(
            "path",
            d=path["d"],
            fill="none",
            stroke=colour,
            stroke_width=1.9,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        for path in shapes("signs").get(each.icon, ())
    )
    yield from placed(parts, x, y, size / SIGN_BOX)


def zone(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    """Yield a zone of a board: its offers, the pieces in it, and its slot."""
    unit, theme = board.unit, board.theme
    if any(each.icon == "neutral" for each in area.signs):
        yield rectangle(*box, 10 * unit, fill=theme["no-mans-land"])
    else:
        yield from board.sunk(box)
    if area.seat is not None:
        home = theme["home-1" if area.seat else "home-0"]
        yield rectangle(*box, 10 * unit, fill="none", stroke=home, stroke_width=2 * unit)
    head, rest = box.inset(8 * unit, 6 * unit).top(HEAD * 0.9 * unit)
    yield from letters(str(area.title), head.x, head.y + 16 * unit, 17 * unit, theme["on-cloth"], "title")
    if rest.height - 17 * unit * len(area.signs) < board.size(area) * 0.95:
        for nth, each in enumerate(area.signs):  # no room for words: icons beside the name
            yield from sign(each, head.x + (34 + 19 * nth) * unit, head.y + 3 * unit, 15 * unit, theme["on-cloth-2"])
    else:
        for each in area.signs:
            line, rest = rest.top(17 * unit)
            yield from sign(each, line.x, line.y + unit, 13 * unit, theme["on-cloth"])
            word = fitted(str(each.word), 13 * unit, line.width - 18 * unit)
            yield from letters(word, line.x + 18 * unit, line.y + 12 * unit, 13 * unit, theme["on-cloth-2"])
    yield from _standing(area, rest, board)


def _standing(area: Area, box: Box, board: Canvas) -> Iterator[str]:
    """Yield the pieces of a zone in lines, smaller if there are too many."""
    size, count = board.size(area) * STANDING, len(area.pieces)
    columns = max(1, int(box.width // (size * 1.06)))
    while ceil(count / columns) * size * 1.06 > box.height - 4 * board.unit and size > SMALLEST * board.unit:
        size *= 0.94
        columns = max(1, int(box.width // (size * 1.06)))
    for nth, piece in enumerate(area.pieces):
        x, y = box.x + nth % columns * size * 1.12, box.y + 4 * board.unit + nth // columns * size * 1.06
        if piece:
            yield from board.piece(piece, x, y, size)
            continue
        slot = element(
            "path", d=shapes("signs")["slot"][0]["d"], fill="none", stroke=board.theme["seam"], stroke_width=1.2,
            stroke_dasharray="1.6 1.2",
        )  # fmt: skip
        yield from placed([slot], x + size * 0.13, y + size * 0.13, size * 0.74 / SIGN_BOX)
