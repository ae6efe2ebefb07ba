"""The context that every area's drawing needs: the theme, the sizes, the seats, and where pieces were drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from warbones.core.messages import Piece
from warbones.core.view.scene import Area, Seat
from warbones.picture.box import Box
from warbones.picture.pieces.marks import banner
from warbones.picture.pieces.piece import drawn
from warbones.picture.svg import element, rectangle
from warbones.picture.text import fitted, letters, width, wrapped
from warbones.picture.theme import Theme

SIZES: Final[Mapping[str, float]] = {"large": 78, "medium": 56, "small": 42}
HEAD: Final = 26
CAPTION: Final = 15
NAMED: Final = 0.56
"""The largest share of a heading that its title takes if a note follows."""


@dataclass
class Canvas:
    """The setting of one board; ``unit`` is a pixel of the page's drawings."""

    theme: Theme
    unit: float
    seats: Mapping[int, Seat]
    people: Sequence[str] = ()
    placed: dict[str, Box] = field(default_factory=dict)

    def size(self, area: Area) -> float:
        """Return the size of an area's pieces, if there is room."""
        return SIZES[area.scale] * self.unit

    def piece(self, piece: Piece, x: float, y: float, size: float) -> Iterator[str]:
        """Yield a piece, and remember its place."""
        self.placed[piece.id] = Box(x, y, size, size)
        yield from drawn(piece, self.theme, x, y, size)

    def empty(self, x: float, y: float, size: float) -> str:
        """Return an empty place."""
        seam, radius = self.theme["seam"], size * 0.45
        return element(
            "circle", cx=x + size / 2, cy=y + size / 2, r=radius, fill="none", stroke=seam,
            stroke_width=2 * self.unit, stroke_dasharray=f"{6 * self.unit:.2f} {5 * self.unit:.2f}",
        )  # fmt: skip

    def sunk(self, box: Box) -> Iterator[str]:
        """Yield a tray that is sunk into the cloth."""
        radius = 10 * self.unit
        yield rectangle(box.x, box.y + self.unit, box.width, box.height, radius, fill=self.theme["gleam"])
        yield rectangle(*box, radius, fill=self.theme["shade"])
        yield rectangle(
            box.x, box.y + 2 * self.unit, box.width, box.height - 2 * self.unit, radius, fill=self.theme["well"]
        )

    def name(self, seat: Seat) -> str:
        """Return a seat's name with its occupant's."""
        person = self.people[seat.seat] if seat.seat < len(self.people) else ""
        return f"{seat.name}: {person}" if person and person != seat.name else seat.name

    def head(self, area: Area, box: Box, colour: str = "on-cloth", quiet: str = "on-cloth-2") -> Iterator[str]:
        """Yield an area's heading in a line: its title or its seat's plate, its note, and its count at the end."""
        unit, base, x = self.unit, box.y + 18 * self.unit, box.x
        seat = self.seats.get(area.seat) if area.plate and area.seat is not None else None
        count = _text(area.count)
        right = box.right - (width(count, 14 * unit) + 8 * unit if count else 0)
        if seat:
            yield from banner(seat.seat, seat.mark, x, box.y, 24 * unit)
            x += 32 * unit
        title = self.name(seat) if seat else _text(area.short or area.title)
        note = _text(area.note)
        title = fitted(title, 17 * unit, (right - x) * (NAMED if note else 1), "title")
        yield from letters(title, x, base, 17 * unit, self.theme[colour], "title")
        x += width(title, 17 * unit, "title") + 8 * unit
        yield from letters(fitted(note, 14 * unit, right - x), x, base, 14 * unit, self.theme[quiet])
        yield from letters(count, box.right, base, 14 * unit, self.theme[quiet], "text", "end")

    def lines(
        self, text: str, box: Box, most: int, colour: str, size: float = 13, anchor: str = "start"
    ) -> Iterator[str]:
        """Yield text in lines from the top of a box; ``anchor`` says whether they start at its left or are centred."""
        size *= self.unit
        x = box.middle[0] if anchor == "middle" else box.x
        for nth, line in enumerate(wrapped(text, size, box.width, most)):
            yield from letters(line, x, box.y + size * (1 + 1.12 * nth), size, self.theme[colour], "text", anchor)

    def caption(
        self, piece: Piece, x: float, y: float, room: float, most: int = 2, colour: str = "on-cloth"
    ) -> Iterator[str]:
        """Yield a piece's caption around a place: the part before its colon, then the remainder in the second ink."""
        first, _, second = _text(piece.caption).partition(": ")
        size, quiet = 13 * self.unit, "on-cloth-2" if colour == "on-cloth" else "ink-2"
        parts = ((first, colour, 1), (second, quiet, most - 1))
        for text, tone, count in parts:
            for line in wrapped(text, size, room, count) if text and count and width(first, size) <= room else ():
                yield from letters(line, x, y + size, size, self.theme[tone], "text", "middle")
                y += size * 1.1


def _text(text: object) -> str:
    return str(text)


def pitch(room: float, size: float, count: int, most: float = 1.14) -> float:
    """Return the distance of pieces in a row: closer together, or even overlapping, if there is little room."""
    return min(size * most, (room - size) / (count - 1)) if count > 1 else 0.0
