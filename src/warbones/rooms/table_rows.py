"""Public summaries of tables, for lists and for each seat."""

from __future__ import annotations

from collections.abc import Collection

from warbones.core.messages import Text
from warbones.core.view.options import option_chosen
from warbones.protocol.messages import Standing, TableRow
from warbones.rooms.match.setup import match_of
from warbones.rooms.services import Timepiece
from warbones.rooms.storage.status import Stands
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.rooms.visitors.occupants import sitters
from warbones.table.clock import Clocks
from warbones.table.match import Match


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
