"""Any piece as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbones.core.messages import Piece
from warbones.picture.pieces.dice import die
from warbones.picture.pieces.marks import badge
from warbones.picture.pieces.plain import plain_piece
from warbones.picture.pieces.square_dice import foam_die, glyph_die
from warbones.picture.svg import placed
from warbones.picture.theme import Theme, shapes

FOAM: Final = "foam"
BOX: Final = 100


def drawn(piece: Piece, theme: Theme, x: float, y: float, size: float, *, flat: bool = False) -> Iterator[str]:
    """Yield a piece with its upper left corner at a place."""
    yield from placed(_parts(piece, theme, flat=flat), x, y, size / BOX)


def _parts(piece: Piece, theme: Theme, *, flat: bool) -> Iterator[str]:
    if piece.kind == "die" and piece.shape in shapes("bodies"):
        yield from glyph_die(piece, theme, flat=flat)
    elif piece.kind == "die" and piece.shape == FOAM:
        yield from foam_die(piece, theme, flat=flat)
    elif piece.kind == "die":
        yield from die(piece, theme, flat=flat)
    else:
        yield from plain_piece(piece, theme)
    if piece.chosen or piece.marks:
        yield from badge(piece, theme)
