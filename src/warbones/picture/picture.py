"""A scene as a picture: its board, with the game's name, the state of play and the players around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from warbones.core.view.scene import Scene, Seat
from warbones.picture.areas.board import Canvas
from warbones.picture.box import Box
from warbones.picture.pieces.marks import banner
from warbones.picture.svg import document, rectangle
from warbones.picture.table import table
from warbones.picture.text import fitted, letters, width
from warbones.picture.theme import theme

NAME: Final = "Warbones"


class Format(NamedTuple):
    """The size of a picture, in pixels."""

    width: int
    height: int


FORMATS: Final = {"card": Format(1200, 630), "desk": Format(1280, 800), "square": Format(1080, 1080)}
FormatName = Literal["card", "desk", "square"]

HATCH: Final = (
    '<defs><pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="3.6" height="8" fill="#000"/></pattern></defs>'
)
TOP, BOTTOM, EDGE, RIM = 52, 62, 16, 8
"""The heights of the lines above and below the board, and the widths of the margins, in units."""

WIDE, HIGH = 1000, 660
"""The size of a picture in which pieces have their natural size."""


def picture(scene: Scene, form: FormatName = "card", *, dark: bool = False, people: Sequence[str] = ()) -> str:
    """Return a scene, already put into words, as SVG; ``people`` are the occupants' names, by seat."""
    size = FORMATS[form]
    unit = min(size.width / WIDE, size.height / HIGH)
    board = Canvas(theme(dark=dark), unit, {seat.seat: seat for seat in scene.seats}, people)
    parts = "".join(_parts(scene, size, board))
    return document(size.width, size.height, HATCH + parts)


def _parts(scene: Scene, size: Format, board: Canvas) -> Iterator[str]:
    unit, colours = board.unit, board.theme
    yield rectangle(0, 0, size.width, size.height, fill=colours["room"])
    whole = Box(0, 0, size.width, size.height).inset(EDGE * unit, 0)
    top, rest = whole.top(TOP * unit)
    yield from _title(scene, top, board)
    frame = Box(rest.x, rest.y, rest.width, rest.height - EDGE * unit)
    yield rectangle(*frame, 14 * unit, fill=colours["prompt-bar"])
    inside, rail = frame.top(frame.height - BOTTOM * unit)
    yield from table(
        scene,
        Box(inside.x + RIM * unit, inside.y + RIM * unit, inside.width - 2 * RIM * unit, inside.height - RIM * unit),
        board,
    )
    yield from _rail(scene, rail.inset(18 * unit, 0), board)


def _title(scene: Scene, box: Box, board: Canvas) -> Iterator[str]:
    unit, base = board.unit, box.y + 33 * board.unit
    title = str(scene.title)
    yield from letters(title, box.x + 4 * unit, base, 25 * unit, board.theme["ink"], "title")
    x = box.x + 4 * unit + width(title, 25 * unit, "title") + 16 * unit
    name = width(NAME, 20 * unit, "title")
    status = fitted(str(scene.status), 17 * unit, box.right - name - 20 * unit - x)
    yield from letters(status, x, base, 17 * unit, board.theme["ink-2"])
    yield from letters(NAME, box.right - 4 * unit, base, 20 * unit, board.theme["ink-2"], "title", "end")


def _rail(scene: Scene, box: Box, board: Canvas) -> Iterator[str]:
    """Yield the line about the game or its end, and the players."""
    unit, base = board.unit, box.y + 38 * board.unit
    seats = [(seat, board.name(seat), _score(seat)) for seat in scene.seats]
    room = min(170 * unit, box.width * 0.6 / max(1, len(seats)))
    x = box.right - room * len(seats)
    headline = str(scene.ending.text if scene.ending else scene.prompt.text)
    size = 21 * unit
    yield from letters(
        fitted(headline, size, x - box.x - 16 * unit, "title"), box.x, base, size, board.theme["on-prompt-bar"], "title"
    )
    for nth, (seat, name, score) in enumerate(seats):
        at = x + nth * room
        yield from banner(seat.seat, seat.mark, at, box.y + 17 * unit, 28 * unit)
        left = room - 44 * unit
        yield from letters(
            fitted(name, 17 * unit, left, "bold"),
            at + 36 * unit,
            box.y + (29 if score else 37) * unit,
            17 * unit,
            board.theme["on-prompt-bar"],
            "bold",
        )
        line = fitted(score, 14 * unit, left)
        yield from letters(line, at + 36 * unit, box.y + 46 * unit, 14 * unit, board.theme["on-prompt-bar-2"])


def _score(seat: Seat) -> str:
    return f"{seat.tally.points} / {seat.tally.of}" if seat.tally else str(seat.status)
