"""Pieces as characters: a box of three lines on the board, a bracket inside a sentence. Marks tell sets apart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from warbones.core.scene import Piece, Scene
from warbones.terminal.choice import Picking

MARKS: Final[Mapping[str, str]] = {
    "chevron": "^",
    "ring": "○",
    "bar": "┃",
    "cross": "×",
    "dot": "●",
    "wave": "~",
}
TONES: Final[Mapping[str, str]] = {
    "chevron": "#241d12 on #f3ebd6",
    "ring": "#ffffff on #33467f",
    "bar": "#ffffff on #7a2b1d",
    "cross": "#241803 on #dfb53f",
    "dot": "#ffffff on #1f5b3a",
    "wave": "#06201f on #7cc4c0",
}
BRASS: Final = "#ffcb4d"

IDLE: Final = tuple("╭╮╰╯─│")
CHOSEN: Final = tuple("┏┓┗┛━┃")
FOCUS: Final = tuple("╔╗╚╝═║")
DASHED: Final = tuple("╭╮╰╯┄┆")

HATCH: Final = "▒"
NARROWEST: Final = 5
"""Columns inside the smallest box."""


@dataclass(frozen=True)
class Pen:
    """Draws pieces in the marks and colours of their sets, and shows what is being picked."""

    sets: Mapping[int | None, str]
    picking: Picking

    @classmethod
    def of(cls, scene: Scene, picking: Picking | None = None) -> Pen:
        """Return the pen for a scene's sets."""
        return cls({seat.seat: seat.mark for seat in scene.seats}, picking or Picking())

    def mark(self, owner: int | None) -> str:
        """Return the mark of a seat or its set, or "" for nobody's."""
        return MARKS[self.sets[owner]] if owner in self.sets else ""

    def _tone(self, piece: Piece) -> Style:
        tone = Style.parse(TONES[self.sets[piece.set]]) if piece.set in self.sets else Style(bold=True)
        return tone + Style(meta={"piece": piece.id})

    def inline(self, piece: Piece | None) -> Text:
        """Return the piece in one line, such as ``[7○ d12, locked]``."""
        if piece is None:
            return Text("[ ]", "dim")
        body = f"{HATCH if piece.hidden else _face(piece)}{self.mark(piece.set)}"
        signs = (sign.word for sign in piece.signs)
        said = [word for word in (piece.caption, *signs, " / ".join(_rows(piece))) if word]
        words = ", ".join([*said, *self._states(piece)])
        lit = piece.id in self.picking.lit - self.picking.picked
        pointer = ">" if piece.id == self.picking.cursor else "·" if lit else ""
        text = Text(f"[{body} {words}]" if words else f"[{body}]", self._tone(piece))
        return Text(pointer, "bold") + text

    def _states(self, piece: Piece) -> list[str]:
        chosen = piece.chosen or piece.id in self.picking.picked
        return [*(["hidden"] if piece.hidden else []), *(["chosen"] if chosen else []), *piece.marks]

    def box(self, piece: Piece | None) -> list[Text]:
        """Return the piece in lines: caption and mark, face, a unit's rows, state. None draws an empty place."""
        if piece is None:
            return [Text(line, "dim") for line in _box(DASHED, "", "", [" " * NARROWEST], "")]
        inside = [_face(piece), *_rows(piece)]
        lines = _box(self._edge(piece), piece.caption, self.mark(piece.set), inside, self._sign(piece))
        tone, rim = self._tone(piece), self._rim(piece)
        texts = [Text(line, tone) for line in lines]
        if rim:
            for text in texts:
                text.stylize(rim)
            for text in texts[1:-1]:
                text.stylize(tone, 1, len(text) - 1)
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


def _rows(piece: Piece) -> list[str]:
    """Return the parts of a unit row by row, such as ``4 2 5`` and ``3 × 1``; nothing where a piece has none."""
    faces = ["×" if "crossed" in part.marks else part.face or "·" for part in piece.parts]
    return [" ".join(faces[at : at + piece.columns]) for at in range(0, len(faces), piece.columns or 1)]


def _face(piece: Piece) -> str:
    if piece.hidden:
        return HATCH * NARROWEST
    return piece.face or ("·" if piece.kind == "die" else piece.label)


def _box(edge: tuple[str, ...], caption: str, mark: str, inside: list[str], sign: str) -> list[str]:
    left_top, right_top, left_low, right_low, flat, side = edge
    head = f"{caption}{flat if caption else ''}{mark}"
    inner = max(NARROWEST, len(head), len(sign), *map(len, inside))
    return [
        f"{left_top}{caption}{flat * (inner - len(caption) - len(mark))}{mark}{right_top}",
        *(f"{side}{line:^{inner}}{side}" for line in inside),
        f"{left_low}{sign:{flat}^{inner}}{right_low}",
    ]
