"""The marks that people choose from: small pictures that the client has, so that nobody can draw what offends."""

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
"""By name; the first is what somebody has who chose none."""


class UnknownMark(WarbonesError):
    """A mark that is none."""


def must_be_mark(mark: object) -> None:
    """Raise `UnknownMark` unless it can be chosen."""
    if mark not in MARKS:
        raise UnknownMark(f"There is no mark {quoted(mark)}; there are {', '.join(MARKS)}.")
