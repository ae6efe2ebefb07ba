"""The summary of a match, stored with each turn."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from warbones.core.messages import Text
from warbones.core.play.position import Position
from warbones.table import endings
from warbones.table.clock import Clocks, Reading
from warbones.table.match import Match, Prepared


class Stands(Struct, frozen=True):
    """How a match stands after a turn, so that nobody has to play it again to know: the status that everybody reads,
    whether it is over, and the seats that are asked something, which each seat is told of itself alone.

    ``clock`` is what its clocks showed then, and ``due`` when the first of them runs out, or when play begins whoever
    has come, in milliseconds since 1970.
    """

    status: Text
    over: bool = False
    asked: tuple[int, ...] = ()
    clock: Reading | None = None
    due: int | None = None


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
