"""What people are told of a table beside the game: who is here, and how it is listed."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.server.protocol.messages import Heard, Presence, Standing, TableRow
from warbones.server.rooms.room import Room
from warbones.server.rooms.sealing import seal
from warbones.server.rooms.seating import free_seats, may_hint, players, sitters
from warbones.server.store.storage import Stands, StoredMatch
from warbones.table.closing import TWO
from warbones.table.match import Match

HEARD: Final = 4
"""Remarks that everybody is told: those before were heard."""


def presence(room: Room, seat: int | None) -> Presence:
    """Return who is at the table, as ``seat`` (None: who watches) may know."""
    live = room.live
    match, wish, sits = live.match, live.proposals.waiting, seat is not None
    return Presence(
        sitters=sitters(live.stored, match.game.names, room.visits.here),
        watching=room.visits.watching,
        wish=wish,
        may_undo=seat is not None and wish is None and match.may_undo(seat),
        steps_back=seat is not None and match.may_step_back(seat),
        may_resign=sits and match.is_on and len(match.game.names) == TWO,
        may_draw=sits and match.is_on and wish is None and match.game.draws and not players(live.stored),
        may_hint=sits and may_hint(live.stored),
        heard=_heard(match),
        waits=match.waits and bool(free_seats(live.stored)),
        again="" if sits else next((ticket.table for ticket in room.again.values()), ""),
        seal=seal(live.stored, open_=match.waits),
    )


def _heard(match: Match) -> tuple[Heard, ...]:
    """Return what was said last."""
    said = [Heard(number=number, seat=each.seat, phrase=each.phrase) for number, each in enumerate(match.remarks)]
    return tuple(said[-HEARD:])


def standing(stored: StoredMatch, stands: Stands, seats: Collection[int]) -> Standing:
    """Return how a table stands for who sits on ``seats``."""
    waits = any(seat in stands.asked and seat not in stored.stand_ins for seat in seats)
    return Standing(status=stands.status, over=stands.over, waits=waits)


def row(room: Room) -> TableRow:
    """Return the table as it is listed."""
    live = room.live
    game, position = live.match.game, live.match.position
    return TableRow(
        table=live.table,
        game=game.id,
        title=game.title,
        status=live.match.scene(None).status,
        sitters=sitters(live.stored, game.names, room.visits.here),
        free=free_seats(live.stored),
        options=_chosen_options(game, position),
    )


def _chosen_options(game: Parts, position: Position) -> tuple[str, ...]:
    """Return in words the rule options that are not the ruling's own."""
    chosen = ((option, position.options[option.name]) for option in game.ruleset.options)
    return tuple(f"{option.title}: {option.told(value)}" for option, value in chosen if value != option.default)
