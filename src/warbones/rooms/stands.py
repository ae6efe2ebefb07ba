"""How a match stands, as it is stored with each turn."""

from __future__ import annotations

from collections.abc import Collection

from warbones.core.play.position import Position
from warbones.rooms.storage import Stands
from warbones.table import endings
from warbones.table.clock import Clocks
from warbones.table.match import Match, Prepared


def stands_of(
    match: Match, prepared: Prepared | None = None, clocks: Clocks | None = None, begins: int | None = None
) -> Stands:
    """Return how ``match`` stands, or how it will once ``prepared`` is played and its clocks show ``clocks``.

    One that waits ``begins`` at the latest then.
    """
    position = prepared.position if prepared else match.position
    if match.ended or (prepared and prepared.ended):
        return Stands(endings.OVER, over=True)
    if match.waits and not prepared:
        return Stands(endings.NOT_BEGUN, due=begins)
    shown, due = (clocks.reading(), clocks.due) if clocks else (None, None)
    return Stands(position.status_facts(), position.over, tuple(sorted(_asked(match, position))), shown, due)


def _asked(match: Match, position: Position) -> Collection[int]:
    """Return the seats that are asked something: to decide, or to type in what was rolled or thrown at their table."""
    if not position.owed:
        return position.to_act
    seats = range(len(position.game.names))
    return [seat for seat in seats if match.drawn(position, seat).prompt.kind not in {"wait", "over"}]
