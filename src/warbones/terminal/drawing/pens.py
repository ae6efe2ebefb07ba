"""Pieces drawn in boxes of three lines or more."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from warbones.core.messages import Piece
from warbones.core.view.text.pieces import Pen, face, rows
from warbones.core.view.voice import as_read
from warbones.terminal.drawing.rich_text import BRASS, tone

IDLE: Final = tuple("╭╮╰╯─│")
CHOSEN: Final = tuple("┏┓┗┛━┃")
FOCUS: Final = tuple("╔╗╚╝═║")
DASHED: Final = tuple("╭╮╰╯┄┆")

NARROWEST: Final = 5
"""Columns inside the smallest box."""


class BoxPen(Pen):
    """Draws pieces in boxes."""

    def box(self, piece: Piece | None) -> list[Text]:
        """Return the piece in lines: caption and mark, face, a unit's rows, state. None draws an empty place."""
        if piece is None:
            return [Text(line, "dim") for line in _box(DASHED, "", "", [" " * NARROWEST], "")]
        inside = [face(piece), *rows(piece)]
        lines = _box(self._edge(piece), as_read(piece.caption), self.mark(piece.set), inside, self._sign(piece))
        colours, rim = tone(piece.id, self.sets.get(piece.set, "")), self._rim(piece)
        texts = [Text(line, colours) for line in lines]
        if rim:
            for text in texts:
                text.stylize(rim)
            for text in texts[1:-1]:
                text.stylize(colours, 1, len(text) - 1)
        return texts

    def _edge(self, piece: Piece) -> tuple[str, ...]:
        if piece.id == self.picking.cursor:
            return FOCUS
        if piece.chosen or piece.id in self.picking.picked | self.picking.lit:
            return CHOSEN
        return DASHED if "crossed" in piece.marks else IDLE

    def _rim(self, piece: Piece) -> str:
        lit = piece.id in self.picking.choosable or piece.id in self.picking.picked
        return f"bold {BRASS} on #33281f" if lit else ""

    def _sign(self, piece: Piece) -> str:
        if piece.marks:
            return piece.marks[0]
        if piece.chosen or piece.id in self.picking.picked:
            return "✓"
        return "·" if piece.id in self.picking.choosable else ""


def _box(edge: tuple[str, ...], caption: str, mark: str, inside: list[str], sign: str) -> list[str]:
    left_top, right_top, left_low, right_low, flat, side = edge
    head = f"{caption}{flat if caption else ''}{mark}"
    inner = max(NARROWEST, len(head), len(sign), *map(len, inside))
    return [
        f"{left_top}{caption}{flat * (inner - len(caption) - len(mark))}{mark}{right_top}",
        *(f"{side}{line:^{inner}}{side}" for line in inside),
        f"{left_low}{sign:{flat}^{inner}}{right_low}",
    ]
