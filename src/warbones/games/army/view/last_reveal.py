"""The faces of the last reveal, from the events: dice stay as they are until they are rolled again."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.record.events import Event
from warbones.games.army.rules.events import Revealed, Round, Turn


def last_turn(emitted: Sequence[Event]) -> Sequence[Event]:
    """Return the events from the start of the latest revealed turn to the next turn."""
    turn: list[Event] = []
    latest: list[Event] = []
    for event in emitted:
        if isinstance(event, Turn):
            turn = []
        turn.append(event)
        if isinstance(event, Revealed):
            latest = turn
    return latest


def last_faces(emitted: Sequence[Event]) -> dict[int, int]:
    """Return the face that each die showed when it was last revealed in this round."""
    faces: dict[int, int] = {}
    for event in emitted:
        if isinstance(event, Round):
            faces = {}
        elif isinstance(event, Revealed):
            faces[event.die] = event.face
    return faces
