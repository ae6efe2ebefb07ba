"""Domains: the integers that a field of a record may hold, by phase, declared with the field.

Validity (`warbones.core.notation.validity`) and the bounds of observations follow from them. Rules never read them.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

Phases = IntEnum | Collection[IntEnum]
"""One phase, or several."""


@dataclass(frozen=True)
class Whole:
    """A range of integers, and a noun for one of them, such as "a seat"."""

    numbers: range
    noun: str = ""


FLAG: Final = Whole(range(2))
"""0 for no, 1 for yes."""


def count(most: int, noun: str = "") -> Whole:
    """Return the integers from 0 to ``most``."""
    return Whole(range(most + 1), noun)


def mask(things: int, noun: str = "") -> Whole:
    """Return the domain of bit masks over a number of things."""
    return Whole(range(1 << things), noun or f"a mask of {things} bits")


def one_of(things: int) -> type[IntEnum]:
    """Return an enum of a number of things, counted from 0, for a field that observations show one-hot."""
    make: Any = IntEnum  # mypy wants to see every member of an enum
    kind: type[IntEnum] = make("OneOf", {f"THING_{number}": number for number in range(things)})
    return kind


@dataclass(frozen=True)
class Domain:
    """The values of one cell of a field: the numbers of ``sort``, and ``none`` unless that is None.

    A cell at rest holds ``none``, or 0 without one. ``only`` are the phases in which a waiting game may hold anything
    else; None means all of them. Between decisions, automatic steps only have to stay within the range.
    """

    sort: Whole
    none: int | None = None
    only: tuple[IntEnum, ...] | None = None

    @property
    def rest(self) -> int:
        """The value of the field while it is not in use."""
        return 0 if self.none is None else self.none

    @property
    def low(self) -> int:
        """The smallest value it ever holds; before set-up every cell is 0."""
        return min(0, self.sort.numbers.start, self.rest)

    @property
    def high(self) -> int:
        """The largest value it ever holds."""
        return max(0, self.sort.numbers.stop - 1, self.rest)

    def holds(self, value: int) -> bool:
        """Return whether ``value`` is one of its numbers, or ``none``."""
        return value in self.sort.numbers or value == self.none

    def may_differ(self, phase: int) -> bool:
        """Return whether the field may be in use while a game waits in ``phase``."""
        return self.only is None or phase in self.only


@dataclass(frozen=True)
class Alike:
    """Fields of equal length whose cells at one index describe one thing, such as a pawn.

    The things come in ``sorts`` of equal size, one sort after another. Things of one sort are interchangeable.
    ``joined`` are the fields whose numbers matter in combination.
    """

    fields: tuple[str, ...]
    sorts: int
    joined: tuple[str, ...]


def listed(phases: Phases | None) -> tuple[IntEnum, ...] | None:
    """Return phases as a tuple, or None for all of them."""
    return (phases,) if isinstance(phases, IntEnum) else None if phases is None else tuple(phases)
