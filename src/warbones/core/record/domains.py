"""Domains: which whole numbers a field of a record may hold, and when; said once, where the field is declared.

Validity (`warbones.core.notation.validity`) and the bounds of observations follow from them. Rules never look at them.
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
    """A sort of whole numbers: which there are, and what one is called, such as "a seat"."""

    numbers: range
    noun: str = ""


FLAG: Final = Whole(range(2))
"""0 for no, 1 for yes."""


def count(most: int, noun: str = "") -> Whole:
    """Return the whole numbers from 0 to ``most``."""
    return Whole(range(most + 1), noun)


def mask(things: int, noun: str = "") -> Whole:
    """Return the masks of so many things."""
    return Whole(range(1 << things), noun or f"a mask of {things} bits")


def one_of(things: int) -> type[IntEnum]:
    """Return an enum of so many things, numbered from 0: what a field holds that observations show one-hot."""
    make: Any = IntEnum  # of which mypy wants to see every member
    kind: type[IntEnum] = make("OneOf", {f"THING_{number}": number for number in range(things)})
    return kind


@dataclass(frozen=True)
class Domain:
    """What one cell of a field may hold: one of ``sort``'s numbers, or ``none`` besides, if that is not None.

    At rest it holds ``none``, or 0 where there is none. ``only`` are the phases in which a game that waits may hold
    anything else; None is all of them. What goes on by itself between two decisions keeps to the numbers alone.
    """

    sort: Whole
    none: int | None = None
    only: tuple[IntEnum, ...] | None = None

    @property
    def rest(self) -> int:
        """What the field holds while nobody needs it."""
        return 0 if self.none is None else self.none

    @property
    def low(self) -> int:
        """The least that it ever holds; before set-up every cell is 0."""
        return min(0, self.sort.numbers.start, self.rest)

    @property
    def high(self) -> int:
        """The most that it ever holds."""
        return max(0, self.sort.numbers.stop - 1, self.rest)

    def holds(self, value: int) -> bool:
        """Return whether ``value`` is one of its numbers, or none."""
        return value in self.sort.numbers or value == self.none

    def may_differ(self, phase: int) -> bool:
        """Return whether in ``phase`` a game that waits may hold something other than at rest."""
        return self.only is None or phase in self.only


@dataclass(frozen=True)
class Alike:
    """Fields of as many cells each, in which the cells of one place tell of one thing, such as a pawn.

    ``sorts``: the things are of so many sorts, as many of each, one sort after another. Things of a sort are alike: it
    makes no difference which of them is where. ``joined`` are those of the fields whose numbers matter together.
    """

    fields: tuple[str, ...]
    sorts: int
    joined: tuple[str, ...]


def listed(phases: Phases | None) -> tuple[IntEnum, ...] | None:
    """Return phases as a tuple, or None for all of them."""
    return (phases,) if isinstance(phases, IntEnum) else None if phases is None else tuple(phases)
