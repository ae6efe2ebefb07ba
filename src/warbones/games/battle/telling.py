"""What an event becomes in the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

Numbers = Sequence[int]
Kind = Literal["told", "heading", "roll", "result"]


class Entry(NamedTuple):
    """A line of the log before dice join it: its text, whose deed it is, its rule, and what kind of line it is."""

    text: str
    seat: int | None
    rule: str
    kind: Kind = "told"
