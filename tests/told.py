"""What a position told."""

from __future__ import annotations

from typing import TypeVar

from warbones.core.play.position import Position
from warbones.core.record.events import Event

E = TypeVar("E", bound=Event)


def told(position: Position, kind: type[E]) -> list[E]:
    """Return every event of a kind that everybody was told."""
    return [event for event in position.events(None) if isinstance(event, kind)]
