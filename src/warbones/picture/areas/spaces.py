"""A space from above: boards on a round table, and the dice that lie on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import atan2, degrees, hypot
from typing import Final

from warbones.core.messages import Piece
from warbones.core.view.scene import Area, Body, Space
from warbones.core.view.scene import Board as Square
from warbones.picture.areas.board import Canvas
from warbones.picture.box import Box
from warbones.picture.pieces.marks import mark
from warbones.picture.pieces.square_dice import foam_of
from warbones.picture.svg import element, rectangle
from warbones.picture.theme import mark_of, set_of, shapes

MARGIN: Final = 0.06
"""The margin around a space's contents, as a share of their radius."""

AXES: Final[Mapping[str, tuple[int, int, int]]] = {
    "1": (0, 0, 1), "6": (0, 0, -1), "2": (0, 1, 0), "5": (0, -1, 0), "3": (1, 0, 0), "4": (-1, 0, 0),
}  # fmt: skip
Vector = tuple[float, float, float]


def space(area: Area, box: Box, board: Canvas, pieces: Mapping[str, Piece]) -> Iterator[str]:
    """Yield a space from above, in the middle of its place."""
    shown = area.space
    if shown is None:
        return
    reach = _reach(shown) * (1 + MARGIN)
    scale = min(box.width, box.height) / 2 / reach
    x, y = box.middle
    yield f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.6f})">'
    for each in shown.boards:
        yield from _square(each, board)
    for body in sorted(shown.bodies, key=lambda body: body.at[2]):
        yield from _body(body, shown.edge, pieces.get(body.piece), board)
    yield "</g>"


def _reach(shown: Space) -> float:
    """Return the radius within which a space is shown: as far as anything lies in it."""
    boards = [max(map(abs, each.middle[:2])) + each.half for each in shown.boards]
    return max([*boards, *(max(map(abs, body.at[:2])) + shown.edge for body in shown.bodies), 1.0])


def _square(square: Square, board: Canvas) -> Iterator[str]:
    x, y, half = square.middle[0], -square.middle[1], square.half
    colours = set_of(square.seat)
    edge = colours["face"] if colours["contour"] else colours["under"]
    yield rectangle(
        x - half,
        y - half,
        2 * half,
        2 * half,
        half / 20,
        fill=board.theme["board"],
        stroke=edge,
        stroke_width=half / 10,
    )
    yield '<g opacity="0.3">'
    yield from mark(
        mark_of(square.seat), x, y, half * 0.4, colours["face"] if colours["contour"] else colours["mark"], 0.3
    )
    yield "</g>"


def _body(body: Body, edge: int, piece: Piece | None, board: Canvas) -> Iterator[str]:
    foam = foam_of(piece.colour if piece else "")
    face, turn = from_above(body.turn)
    x, y, z = body.at
    size = edge / 2 * (1 + z / 100_000 * 0.8)
    yield f'<g transform="translate({x} {-y}) rotate({-turn:.2f}) scale({size:.2f})">'
    if body.tag:
        yield element("circle", r=1.9, fill=board.theme["brass-rim"], opacity=0.55)
    yield rectangle(-1, -0.92, 2.1, 2.1, 0.45, fill=board.theme["shade"])
    yield rectangle(-1, -1, 2, 2, 0.45, fill=foam["body"], stroke=foam["rim"], stroke_width=0.1)
    if piece and not piece.face:
        yield element("path", d="M-.8 -.1 0 -.8 .8 -.1 0 .8Z", fill=foam["side"])
    else:
        for pip_x, pip_y in shapes("pips")[face]:
            yield element("circle", cx=pip_x * 0.5, cy=pip_y * 0.5, r=0.2, fill=foam["pip"])
    yield "</g>"


def from_above(turn: tuple[int, ...]) -> tuple[str, float]:
    """Return the highest face, and its rotation as seen from above, in degrees."""
    length = hypot(*turn) or 1.0
    w, x, y, z = (each / length for each in turn)
    face = max(AXES, key=lambda name: (_turned((w, x, y, z), AXES[name])[2], name == "1"))
    side = _turned((w, x, y, z), AXES["1" if face in {"3", "4"} else "3"])
    return face, degrees(atan2(side[1], side[0]))


def _turned(turn: tuple[float, float, float, float], vector: Vector) -> Vector:
    w, x, y, z = turn
    vx, vy, vz = vector
    tx, ty, tz = 2 * (y * vz - z * vy), 2 * (z * vx - x * vz), 2 * (x * vy - y * vx)
    return (
        vx + w * tx + y * tz - z * ty,
        vy + w * ty + z * tx - x * tz,
        vz + w * tz + x * ty - y * tx,
    )
