"""Pieces inside a line: a bracket with face, caption and state. Marks tell sets apart without colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self

from warbones.core.messages import Piece
from warbones.core.view.scene import Scene
from warbones.core.view.text.styled import Run, Styled, styled
from warbones.core.view.voice import as_read

MARKS: Final[Mapping[str, str]] = {
    "chevron": "^",
    "ring": "○",
    "bar": "┃",
    "cross": "×",
    "dot": "●",
    "wave": "~",
}
HATCH: Final = "▒"
HIDDEN: Final = HATCH * 5
"""In place of a hidden face, if there is room."""


@dataclass(frozen=True)
class Picking:
    """The state of a choice on the board, as ids of pieces.

    Pieces can be picked (``choosable``), are ``picked``, or belong to the current option (``lit``).
    """

    choosable: frozenset[str] = frozenset()
    picked: frozenset[str] = frozenset()
    lit: frozenset[str] = frozenset()
    cursor: str | None = None


@dataclass(frozen=True)
class Pen:
    """Writes pieces with the marks of their sets, and highlights the current choice."""

    sets: Mapping[int | None, str]
    picking: Picking

    @classmethod
    def of(cls, scene: Scene, picking: Picking | None = None) -> Self:
        """Return the pen for a scene's sets."""
        return cls({seat.seat: seat.mark for seat in scene.seats}, picking or Picking())

    def mark(self, owner: int | None) -> str:
        """Return the mark of a seat or its set, or "" for neither."""
        return MARKS[self.sets[owner]] if owner in self.sets else ""

    def inline(self, piece: Piece | None) -> Styled:
        """Return the piece in one line, such as ``[7○ d12, locked]``."""
        if piece is None:
            return styled(("[ ]", "dim"))
        body = f"{HATCH if piece.hidden else face(piece)}{self.mark(piece.set)}"
        signs = (sign.word for sign in piece.signs)
        labels = [as_read(word) for word in (piece.caption, *signs, " / ".join(rows(piece))) if word]
        words = ", ".join([*labels, *self._states(piece)])
        lit = piece.id in self.picking.lit - self.picking.picked
        pointer = ">" if piece.id == self.picking.cursor else "·" if lit else ""
        run = Run(f"[{body} {words}]" if words else f"[{body}]", ("strong",), piece.id, self.sets.get(piece.set, ""))
        return styled((pointer, "strong"), Styled((run,)))

    def _states(self, piece: Piece) -> list[str]:
        chosen = piece.chosen or piece.id in self.picking.picked
        return [*(["hidden"] if piece.hidden else []), *(["chosen"] if chosen else []), *piece.marks]


def rows(piece: Piece) -> list[str]:
    """Return the parts of a unit row by row, such as ``4 2 5`` and ``3 × 1``, or nothing for other pieces."""
    faces = ["×" if "crossed" in part.marks else part.face or "·" for part in piece.parts]
    return [" ".join(faces[at : at + piece.columns]) for at in range(0, len(faces), piece.columns or 1)]


def face(piece: Piece) -> str:
    """Return the face of a piece."""
    if piece.hidden:
        return HIDDEN
    return piece.face or ("·" if piece.kind == "die" else as_read(piece.label))
