"""What is worked out from all that a viewer was told, which only grows: the next scene goes on from the last one's."""

from __future__ import annotations

from collections.abc import Callable, Hashable, MutableMapping, Sequence
from typing import Any, TypeVar

from warbones.core.record.events import Event

T = TypeVar("T")

Cache = MutableMapping[Hashable, Any]
"""What was worked out for one viewer of a match, by what it is; an empty one makes everything anew."""


def grown(kept: Cache, key: Hashable, told: Sequence[Event], go_on: Callable[[T | None, Sequence[Event], int], T]) -> T:
    """Return what ``told`` comes to.

    ``go_on`` returns that, given what the first so many events came to (None: nothing yet), all of them, and that
    number. What it returns must not change afterwards.
    """
    events = tuple(told)
    before, found = kept.get(key, ((), None))
    if events[: len(before)] != before:  # something was taken back
        before, found = (), None
    if found is None or len(events) > len(before):
        found = go_on(found, events, len(before))
        kept[key] = events, found
    return found  # type: ignore[no-any-return]  # as it was kept


def same(kept: Cache, key: Hashable, given: object, make: Callable[[], T]) -> T:
    """Return what ``make`` returns, made anew only where it is ``given`` something else than the last time."""
    before, found = kept.get(key, (None, None))
    if before != given or found is None:
        found = make()
        kept[key] = given, found
    return found  # type: ignore[no-any-return]  # as it was kept
