"""Events as records in a stored match, readable without the game's rules."""

from __future__ import annotations

from typing import Final

from warbones.core.record.events import Event
from warbones.core.rules.ruleset import Ruleset

EventRecord = dict[str, int | str | bool | tuple[int, ...] | None]
"""An event: its kind, ``event``, and its fields by name. Earlier matches have ``kind``, ``numbers``, ``audience``."""

NUMBERS: Final = 6
"""The length of an event's list of numbers in earlier matches, padded with zeros."""

BITS: Final = 18
"""The bits of a mask per number in earlier matches; higher bits are in the next number."""


def event_record(event: Event) -> EventRecord:
    """Return the record of an event."""
    return {"event": type(event).__name__, **event.to_dict()}


def matches_event(ruleset: Ruleset, event: Event, written: EventRecord) -> bool:
    """Return whether ``written`` records this event, in the current or the earlier form."""
    return written == event_record(event) if "event" in written else _was_told(ruleset, event, written)


def _was_told(ruleset: Ruleset, event: Event, written: EventRecord) -> bool:
    fields = [int(getattr(event, name)) for name in event.__struct_fields__ if name != "audience"]
    numbers = [number for field in fields for number in _parts(field)]
    return written == {
        "kind": ruleset.events.classes.index(type(event)),
        "numbers": (*numbers, *[0] * (NUMBERS - len(numbers))),
        "audience": event.audience,
    }


def _parts(field: int) -> tuple[int, ...]:
    return (field,) if field < 1 << BITS else (field & (1 << BITS) - 1, field >> BITS)
