"""Throws as integers: codes for the named ones, and packed launches for those that are aimed freely."""

from __future__ import annotations

from typing import Final

from warbones.core.rules.throw import Launch
from warbones.games.indicesion.rules.dice import BOARDS, COLOURS
from warbones.games.indicesion.rules.state import NONE

WAYS: Final = ("lob", "drop", "skim")
"""The named throws: in an arc from outside the ring, dropped from above, low and fast."""

CODES: Final = len(COLOURS) * len(BOARDS) * len(WAYS)
"""The numbers of named throws are below this."""

WORD: Final = 1 << 32
HALF: Final = WORD // 2
FREE: Final = WORD**15
"""The numbers of free throws start here: the launch's words, then colour and board, below a leading one."""


def code(colour: int, board: int, way: int) -> int:
    """Return the number of a named throw."""
    return (colour * len(BOARDS) + board) * len(WAYS) + way


def parts(number: int) -> tuple[int, int, int]:
    """Return the colour, board and way of a throw; the way of a free one is -1."""
    if number >= FREE:
        colour, board = divmod(number % WORD, len(BOARDS))
        return colour, board, NONE
    colour, rest = divmod(number, len(BOARDS) * len(WAYS))
    return colour, *divmod(rest, len(WAYS))


def packed(colour: int, board: int, launch: Launch) -> int:
    """Return the number of a free throw."""
    number = 1
    for word in words(launch):
        number = number * WORD + word + HALF
    return number * WORD + colour * len(BOARDS) + board


def words(launch: Launch) -> list[int]:
    """Return a launch as fourteen integers."""
    held = (1, *launch.held) if launch.held else (0,) * 5
    return [*launch.at, *launch.going, *launch.spinning, *held]


def from_words(numbers: list[int]) -> Launch:
    """Return the launch that `words` wrote."""
    at, going, spinning = (tuple(numbers[begin : begin + 3]) for begin in (0, 3, 6))
    held = tuple(numbers[10:14]) if numbers[9] else None
    return Launch(at=at, going=going, spinning=spinning, held=held)  # type: ignore[arg-type]  # lengths as cut above


def unpacked(number: int) -> Launch:
    """Return the launch of a free throw's number."""
    number //= WORD
    numbers = []
    for _ in range(14):
        number, word = divmod(number, WORD)
        numbers.append(word - HALF)
    return from_words(numbers[::-1])
