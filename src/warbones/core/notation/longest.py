"""The maximum length of a game, for agents that allocate memory in advance."""

from __future__ import annotations

from typing import Final, NamedTuple

REPEATS: Final = 100
"""Rolls that may repeat without limit, such as ties, are counted this many times; more never happen in practice."""


class Longest(NamedTuple):
    """Upper bounds: the tokens of all seats together, and the dice rolled."""

    words: int
    dice: int
