"""What people are told of a table beside the game: who is here, and how it is listed."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from warbones.core.view.options import option_chosen
from warbones.core.view.scene import Text
from warbones.protocol.messages import Heard, Presence, Standing, TableRow
from warbones.rooms.room import Room
from warbones.rooms.services import Timepiece
from warbones.rooms.setting_up import match_of
from warbones.rooms.sitters import sitters
from warbones.rooms.storage import Stands, StoredMatch
from warbones.table.clock import Clocks
from warbones.table.endings import TWO
from warbones.table.match import Match

HEARD: Final = 4
"""Remarks that everybody is told: those before were heard."""


def presence(room: Room, seat: int | None) -> Presence:
    """Return who is at the table, as ``seat`` (None: who watches) may know."""
    live = room.live
    match, wish, sits = live.match, live.proposals.waiting, seat is not None
    refused, declined = live.proposals.refused, seat is not None and room.declined.get(seat) == match.number(seat)
    now = room.company.now()
    steps_back = seat is not None and match.may_step_back(seat)
    return Presence(
        sitters=now.sitters,
        watching=room.visits.watching,
        wish=wish,
        may_undo=seat is not None and wish is None and match.may_undo(seat) and (steps_back or not now.rated),
        steps_back=steps_back,
        may_resign=sits and match.is_on and len(match.game.names) == TWO,
        may_draw=sits and match.is_on and wish is None and match.game.draws and not (now.bots or declined),
        may_hint=sits and now.may_hint,
        heard=_heard(match),
        waits=match.waits and now.free,
        again="" if sits else next((ticket.table for ticket in room.again.values()), ""),
        seal=now.seal,
        by_hand=live.stored.by_hand,
        rated=now.rated,
        may_claim=seat is not None and room.absence.gone(seat) is not None,
        begins=(match.waits and live.stored.begins) or 0,
        refused=refused if refused and refused.seat == seat else None,
    )


def _heard(match: Match) -> tuple[Heard, ...]:
    """Return what was said last."""
    said = [Heard(number=number, seat=each.seat, phrase=each.phrase) for number, each in enumerate(match.remarks)]
    return tuple(said[-HEARD:])


def standing(stored: StoredMatch, stands: Stands, seats: Collection[int], timepiece: Timepiece) -> Standing:
    """Return how a table stands for who sits on ``seats``."""
    asked = [seat for seat in seats if seat in stands.asked and not stored.seats[seat].stand_in]
    left = _left(stored, stands, asked, timepiece)
    return Standing(status=stands.status, over=stands.over, waits=bool(asked), left=left)


def _left(stored: StoredMatch, stands: Stands, asked: Collection[int], timepiece: Timepiece) -> int | None:
    """Return the milliseconds that the first of those ``asked`` has left, by what the clocks last showed."""
    newest = max((each for each in (stands.clock, stored.clocks) if each), key=lambda each: each.at, default=None)
    if newest is None or stored.clock is None or not asked:
        return None
    clocks = Clocks.shown(stored.clock, newest).shifted(timepiece.down(newest.at))
    return min(clocks.left_at(seat, timepiece.now()) for seat in asked)


def row(table: str, stored: StoredMatch, stands: Stands, here: Collection[int]) -> TableRow:
    """Return a table as everybody may know it; ``here`` are the seats whose people are connected.

    Raises as `match_of` does.
    """
    match = match_of(stored)
    return TableRow(
        table=table,
        game=match.game.id,
        title=match.game.title,
        status=stands.status,
        sitters=sitters(stored, match.game.names, here),
        free=stored.free,
        options=_chosen_options(match),
        clock=stored.clock,
        by_hand=stored.by_hand,
        listed=stored.listed,
        over=stands.over,
    )


def _chosen_options(match: Match) -> tuple[Text, ...]:
    """Return the rule options that are not the ruling's own."""
    options = match.position.options
    chosen = ((each, options.get(each.name, each.default)) for each in match.game.ruleset.settings)
    return tuple(option_chosen(match.game.id, *each) for each in chosen if each[1] != each[0].default)
