"""The public events of a position."""

from __future__ import annotations

from typing import TypeVar

from warbones.core.play.position import Position
from warbones.core.record.events import Event

E = TypeVar("E", bound=Event)


def public_events(position: Position, kind: type[E]) -> list[E]:
    """Return the public events of a kind."""
    return [event for event in position.events(None) if isinstance(event, kind)]
