"""What was told, as it is written down with a match: so that it can be read without the game's rules."""

from __future__ import annotations

from typing import Final

from warbones.core.record.events import Event
from warbones.core.rules.ruleset import Ruleset

Told = dict[str, int | str | bool | tuple[int, ...] | None]
"""An event: its kind, ``event``, and its fields by name. Earlier matches have ``kind``, ``numbers``, ``audience``."""

NUMBERS: Final = 6
"""Numbers that an event had in earlier matches, with zeros at the end."""

BITS: Final = 18
"""Bits of a mask that earlier matches wrote as one number, and what was above as the next."""


def told(event: Event) -> Told:
    """Return an event as it is written down."""
    return {"event": type(event).__name__, **event.to_dict()}


def is_told(ruleset: Ruleset, event: Event, written: Told) -> bool:
    """Return whether ``written`` is this event, as it is written now or was earlier."""
    return written == told(event) if "event" in written else _was_told(ruleset, event, written)


def _was_told(ruleset: Ruleset, event: Event, written: Told) -> bool:
    fields = [int(getattr(event, name)) for name in event.__struct_fields__ if name != "audience"]
    numbers = [number for field in fields for number in _parts(field)]
    return written == {
        "kind": ruleset.events.classes.index(type(event)),
        "numbers": (*numbers, *[0] * (NUMBERS - len(numbers))),
        "audience": event.audience,
    }


def _parts(field: int) -> tuple[int, ...]:
    return (field,) if field < 1 << BITS else (field & (1 << BITS) - 1, field >> BITS)
