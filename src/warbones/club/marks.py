"""The marks from which players choose: pictures built into the client, so that none can offend."""

from __future__ import annotations

from typing import Final

from warbones.core.errors import WarbonesError, quoted

MARKS: Final = (
    "sword",
    "axe",
    "shield",
    "skull",
    "leaf",
    "sun",
    "moon",
    "star",
    "tower",
    "crown",
    "anchor",
    "bell",
    "key",
    "fish",
    "tree",
    "flame",
    "drop",
    "hat",
    "boat",
    "hand",
)
"""The names of the marks. The first is the default."""


class UnknownMark(WarbonesError):
    """An unknown mark."""


def must_be_mark(mark: object) -> None:
    """Raise `UnknownMark` if there is no such mark."""
    if mark not in MARKS:
        raise UnknownMark.saying("refused-no-mark", mark=quoted(mark), known=tuple(MARKS))
