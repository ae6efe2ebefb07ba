"""A cache for scenes: a viewer's events only grow, so each scene continues the work of the last one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, MutableMapping, Sequence
from typing import Any, TypeVar

from warbones.core.record.events import Event

T = TypeVar("T")

Cache = MutableMapping[Hashable, Any]
"""Results for one viewer of a match, by key. If it is empty, everything is computed."""


def grown(
    cache: Cache, key: Hashable, emitted: Sequence[Event], go_on: Callable[[T | None, Sequence[Event], int], T]
) -> T:
    """Return the result for the events ``emitted`` so far.

    ``go_on`` takes the last result (None for none), all events, and the number of events that the last result covers.
    It returns the new result, which must never change.
    """
    events = tuple(emitted)
    before, found = cache.get(key, ((), None))
    if events[: len(before)] != before:  # an answer was taken back
        before, found = (), None
    if found is None or len(events) > len(before):
        found = go_on(found, events, len(before))
        cache[key] = events, found
    return found  # type: ignore[no-any-return]  # as it was stored


def same(cache: Cache, key: Hashable, given: object, make: Callable[[], T]) -> T:
    """Return the result of ``make``, which is called again only if ``given`` differs from the last time."""
    before, found = cache.get(key, (None, None))
    if before != given or found is None:
        found = make()
        cache[key] = given, found
    return found  # type: ignore[no-any-return]  # as it was stored
