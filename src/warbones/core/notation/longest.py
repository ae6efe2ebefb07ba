"""How long a game can be, for agents that set aside room for all of it."""

from __future__ import annotations

from typing import Final, NamedTuple

REPEATS: Final = 100
"""A roll that may be made again without end, as when two tie, is counted this often: more happen to nobody."""


class Longest(NamedTuple):
    """What no game exceeds: the words that its seats say, all together, and the dice that are rolled."""

    words: int
    dice: int
