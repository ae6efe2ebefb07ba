"""A whole board: its surface, the lines between its areas, the areas, and the arrows over them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from warbones.core.messages import Piece
from warbones.core.view.scene import Area, Arrow, Scene
from warbones.picture.areas.board import Canvas
from warbones.picture.areas.cards import card, zone
from warbones.picture.areas.rows import row, shelf, stand
from warbones.picture.areas.sheets import field, listing, paper, square_side
from warbones.picture.areas.spaces import space
from warbones.picture.areas.trays import case, tray, well
from warbones.picture.box import Box
from warbones.picture.layout import GAP, places
from warbones.picture.svg import element, rectangle
from warbones.picture.text import letters

Draw = Callable[[Area, Box, Canvas], Iterator[str]]
LOOKS: Final[Mapping[str, Draw]] = {
    "row": row, "stand": stand, "shelf": shelf, "tray": tray, "screen": tray, "well": well, "grid": well,
    "case": case, "card": card, "zone": zone, "paper": paper, "list": listing,
}  # fmt: skip
PADDING: Final = 14
SQUARES: Final = 18


def table(scene: Scene, box: Box, board: Canvas) -> Iterator[str]:
    """Yield the table of a scene."""
    unit, sheet = board.unit, scene.surface == "sheet"
    yield rectangle(*box, 8 * unit, fill=board.theme["sheet" if sheet else "cloth"])
    if sheet:
        yield from _squares(box, board)
    inner = box if sheet else box.inset(PADDING * unit)
    where = places(scene, inner, unit, 0 if sheet else GAP * unit)
    for one, other in scene.wide.lanes:
        if one in where and other in where:
            (x, y), (to_x, to_y) = where[one].middle, where[other].middle
            line = f"M{x:.2f} {y:.2f}L{to_x:.2f} {to_y:.2f}"
            yield element("path", d=line, stroke=board.theme["seam"], stroke_width=12 * unit)
    yield from _areas(scene, where, board)
    for arrow in scene.arrows:
        yield from _arrow(arrow, where, board)


def _areas(scene: Scene, where: Mapping[str, Box], board: Canvas) -> Iterator[str]:
    fields = [(area, where[area.id]) for area in scene.areas if area.look == "field" and area.id in where]
    side = square_side(fields, board) if fields else 0.0
    pieces = {piece.id: piece for area in scene.areas for piece in area.pieces if piece}
    left = min((box.x for box in where.values()), default=0.0)
    for area in scene.areas:
        box = where.get(area.id)
        if box is None:
            continue
        if area.look == "paper":
            line = f"M{box.x:.2f} {box.y:.2f}H{box.right:.2f}"
            yield element("path", d=line, stroke=board.theme["pencil"], stroke_width=2 * board.unit)
        if scene.surface == "sheet" and box.x > left:
            line = f"M{box.x:.2f} {box.y:.2f}V{box.bottom:.2f}"
            yield element("path", d=line, stroke=board.theme["pencil"], stroke_width=2 * board.unit)
        yield from _area(area, box, board, side, pieces)


def _area(area: Area, box: Box, board: Canvas, side: float, pieces: Mapping[str, Piece]) -> Iterator[str]:
    if area.look == "field":
        yield from field(area, box, board, side)
    elif area.look == "space":
        yield from space(area, box, board, pieces)
    else:
        yield from LOOKS[area.look](area, box, board)


def _squares(box: Box, board: Canvas) -> Iterator[str]:
    step = SQUARES * board.unit
    down = "".join(
        f"M{box.x + step * nth:.2f} {box.y:.2f}V{box.bottom:.2f}" for nth in range(1, int(box.width / step) + 1)
    )
    across = "".join(
        f"M{box.x:.2f} {box.y + step * nth:.2f}H{box.right:.2f}" for nth in range(1, int(box.height / step) + 1)
    )
    yield element("path", d=down + across, stroke=board.theme["grid"], fill="none", stroke_width=board.unit)


def _arrow(arrow: Arrow, where: Mapping[str, Box], board: Canvas) -> Iterator[str]:
    """Yield a pencil line that bends aside, with its head and its word."""
    start, end = (board.placed.get(name) or where.get(name) for name in (arrow.start, arrow.end))
    if not start or not end:
        return
    unit, up = board.unit, start.y > end.y
    x, y = start.middle[0], start.y if up else start.bottom
    to_x, to_y = end.middle[0], end.bottom if up else end.y
    bend = (x + to_x) / 2 + 46 * unit
    pen: dict[str, object] = {
        "fill": "none", "stroke": board.theme["pencil"], "stroke_linecap": "round", "stroke_linejoin": "round",
    }  # fmt: skip
    yield element(
        "path",
        d=f"M{x:.2f} {y:.2f}Q{bend:.2f} {(y + to_y) / 2:.2f} {to_x:.2f} {to_y:.2f}",
        stroke_width=3 * unit,
        **pen,
    )
    back = (12 if up else -12) * unit
    head = f"M{to_x - 9 * unit:.2f} {to_y + back:.2f}L{to_x:.2f} {to_y:.2f}l{12 * unit:.2f} {back * 0.8:.2f}"
    yield element("path", d=head, stroke_width=3 * unit, **pen)
    word = ((x + to_x) / 2 + 34 * unit, (y + to_y) / 2)
    yield from letters(str(arrow.text), *word, 14 * unit, board.theme["ink"], "bold")
