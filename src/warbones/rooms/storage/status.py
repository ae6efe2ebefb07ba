"""The summary of a match, stored with each turn."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from warbones.core.messages import Text
from warbones.core.play.position import Position
from warbones.table import endings
from warbones.table.clocks import ClockReading, Clocks
from warbones.table.match import Match, Prepared


class MatchStatus(Struct, frozen=True):
    """The summary of a match after a turn, stored so that it can be shown without replaying the match.

    ``status`` is public. ``asked`` are the seats to act; each seat is told only about itself. ``clock`` is the reading
    of the clocks. ``due`` is the next timeout or the scheduled start, in milliseconds since 1970.
    """

    status: Text
    over: bool = False
    asked: tuple[int, ...] = ()
    clock: ClockReading | None = None
    due: int | None = None


def status_of(
    match: Match, prepared: Prepared | None = None, clocks: Clocks | None = None, begins: int | None = None
) -> MatchStatus:
    """Return the status of ``match``, or its status after ``prepared`` with the reading of ``clocks``.

    ``begins`` is the scheduled start of a match that waits.
    """
    position = prepared.position if prepared else match.position
    if match.ended or (prepared and prepared.ended):
        return MatchStatus(endings.OVER, over=True)
    if match.waits and not prepared:
        return MatchStatus(endings.NOT_BEGUN, due=begins)
    shown, due = (clocks.reading(), clocks.due) if clocks else (None, None)
    return MatchStatus(position.status_message(), position.over, tuple(sorted(_asked(match, position))), shown, due)


def _asked(match: Match, position: Position) -> Collection[int]:
    """Return the seats that must decide, or type in real dice."""
    if not position.owed:
        return position.to_act
    seats = range(len(position.game.names))
    return [seat for seat in seats if match.drawn(position, seat).prompt.kind not in {"wait", "over"}]
