"""The fixed places of dice on the table, in order of arrival: no die moves to make room for another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from warbones.core.view.cache import Cache, grown
from warbones.games.dicewing.rules.events import Captured, LeftOver, Pooled, Revealed, Took

SQUADRON = 7
CASE = 8
USED = 12
"""The number of places in a squadron, a trophy case and the used area."""

MOVING: Final = frozenset((Captured, LeftOver, Pooled, Revealed, Took))
"""The events that move dice to new places."""


class Slots(NamedTuple):
    """The order of dice: the picks of each seat in the latest draft, and the time at which each die arrived at its
    place.
    """

    taken: tuple[Sequence[int], Sequence[int]]
    came: Mapping[int, int]

    def in_order(self, dice: Iterable[int]) -> list[int]:
        """Return ``dice`` in the order in which they were last launched, captured or left over."""
        return sorted(dice, key=lambda die: self.came.get(die, -1))


def slots(emitted: Sequence[Any], cache: Cache | None = None) -> Slots:
    """Return the order that the events give; if they hold no draft, nobody has taken a die."""
    return grown({} if cache is None else cache, slots, emitted, _go_on)


def _go_on(before: Slots | None, emitted: Sequence[Any], since: int) -> Slots:
    taken = (list(before.taken[0]), list(before.taken[1])) if before else ([], [])
    came = dict(before.came) if before else {}
    for at, event in enumerate(emitted[since:], since):
        kind = type(event)  # twice as fast as `isinstance`, and this runs for every event of every scene
        if kind not in MOVING:
            continue
        if kind is Took:
            taken[event.seat].append(event.die)
        elif kind is Revealed:
            came[event.die] = came[event.other] = at
        elif kind is Pooled:
            taken = ([], [])
        else:
            came[event.die] = at
    return Slots(taken, came)
