"""Public summaries of tables, for lists and for each seat."""

from __future__ import annotations

from collections.abc import Collection

from warbones.core.messages import Text
from warbones.core.view.options import option_chosen
from warbones.protocol.messages import OwnStatus, TableRow
from warbones.rooms.match.setup import match_of
from warbones.rooms.services import Timepiece
from warbones.rooms.storage.status import MatchStatus
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.rooms.visitors.occupants import occupants
from warbones.table.clocks import Clocks
from warbones.table.match import Match


def status_for(stored: StoredMatch, status: MatchStatus, seats: Collection[int], timepiece: Timepiece) -> OwnStatus:
    """Return the status of a table for the holder of ``seats``."""
    asked = [seat for seat in seats if seat in status.asked and not stored.seats[seat].stand_in]
    left = _left(stored, status, asked, timepiece)
    return OwnStatus(status=status.status, over=status.over, to_act=bool(asked), left=left)


def _left(stored: StoredMatch, status: MatchStatus, asked: Collection[int], timepiece: Timepiece) -> int | None:
    """Return the least time that a seat to act has left, in milliseconds."""
    newest = max((each for each in (status.clock, stored.clocks) if each), key=lambda each: each.at, default=None)
    if newest is None or stored.clock is None or not asked:
        return None
    clocks = Clocks.shown(stored.clock, newest).shifted(timepiece.down(newest.at))
    return min(clocks.left_at(seat, timepiece.now()) for seat in asked)


def table_row(table: str, stored: StoredMatch, status: MatchStatus, here: Collection[int]) -> TableRow:
    """Return the public summary of a table; ``here`` are the connected seats. Raises as `match_of` does."""
    match = match_of(stored)
    return TableRow(
        table=table,
        game=match.game.id,
        title=match.game.title,
        status=status.status,
        occupants=occupants(stored, match.game.names, here),
        free=stored.free,
        options=_chosen_options(match),
        clock=stored.clock,
        by_hand=stored.by_hand,
        listed=stored.listed,
        over=status.over,
    )


def _chosen_options(match: Match) -> tuple[Text, ...]:
    """Return the rule options that differ from their defaults."""
    options = match.position.options
    chosen = ((each, options.get(each.name, each.default)) for each in match.game.ruleset.settings)
    return tuple(option_chosen(match.game.id, *each) for each in chosen if each[1] != each[0].default)
