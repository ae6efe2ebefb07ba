"""The presence message: the people at a table, proposals and possible requests."""

from __future__ import annotations

from typing import Final

from warbones.protocol.messages import Presence, SentPhrase
from warbones.rooms.match.continuation import continued
from warbones.rooms.room import Room
from warbones.table.endings import TWO
from warbones.table.match import Match

HEARD: Final = 4
"""The number of phrases in each message: the last ones."""


def presence(room: Room, seat: int | None) -> Presence:
    """Return the presence message for ``seat`` (None: spectators)."""
    live = room.live
    match, wish, sits = live.match, live.proposals.waiting, seat is not None
    refused, declined = live.proposals.refused, seat is not None and room.declined.get(seat) == match.number(seat)
    now = room.occupants.now()
    steps_back = seat is not None and match.may_step_back(seat)
    return Presence(
        occupants=now.sitters,
        spectators=room.connections.watching,
        proposal=wish,
        may_undo=seat is not None and wish is None and match.may_undo(seat) and (steps_back or not now.rated),
        free_undo=steps_back,
        may_resign=sits and match.is_on and len(match.game.names) == TWO,
        may_draw=sits and match.is_on and wish is None and match.game.draws and not (now.bots or declined),
        may_hint=sits and now.may_hint,
        phrases=_heard(match),
        waiting=match.waits and now.free,
        rematch="" if sits else next((ticket.table for ticket in room.rematch_tickets.values()), ""),
        dice=now.commitment,
        by_hand=live.stored.by_hand,
        rated=now.rated,
        may_claim=seat is not None and room.abandonment.gone(seat) is not None,
        starts_at=(match.waits and live.stored.begins) or 0,
        declined=refused if refused and refused.seat == seat else None,
        may_undo_turn=seat is not None and now.alone and not now.rated and match.may_undo_turn(seat),
        continues=continued(live.stored.origin),
        guests=room.guests.at(live.stored.free, room.names.is_blocked) if sits and match.waits else (),
    )


def _heard(match: Match) -> tuple[SentPhrase, ...]:
    """Return the last phrases."""
    sent = [SentPhrase(number=number, seat=each.seat, phrase=each.phrase) for number, each in enumerate(match.remarks)]
    return tuple(sent[-HEARD:])
