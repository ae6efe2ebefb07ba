"""The reasons for an action, in its game's own words and figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from warbones.core.messages import Msg, Text, msg
from warbones.core.play.position import Position
from warbones.core.view.action_names import action_words
from warbones.core.view.reasons import Line, LineFigure, deciding, differences, why


class Advantage(NamedTuple):
    """The advantage over the action ``other``: its worth in games won, and at most two clauses that say why."""

    other: str
    gain: float
    clauses: tuple[Msg, ...]


def figures(seen: Position, seat: int, line: Line) -> Sequence[LineFigure]:
    """Return the figures of a line of play by ``seat``, from the position as it knows it."""
    found = seen.game.view.figures
    return found(seen, seat, line) if found else ()


def reasons(seen: Position, seat: int, chosen: Line, other: Line) -> tuple[Msg, ...]:
    """Return at most two clauses that say why ``chosen`` is better than ``other``, or none if no figure does."""
    return why(figures(seen, seat, chosen), figures(seen, seat, other))


def advantages(seen: Position, seat: int, chosen: str, others: Iterable[str]) -> Iterator[Advantage]:
    """Yield the advantage of an action over each of the others that it beats in the figures of the table."""
    own = figures(seen, seat, (chosen,))
    for other in others:
        found = differences(own, figures(seen, seat, (other,)))
        if decided := deciding(found):
            yield Advantage(other, sum(each.gain for each in found), tuple(each.text for each in decided))


def named(seen: Position, seat: int, line: Line) -> Text:
    """Return the name of a line of play by ``seat``, from the position as it knows it."""
    whole_action = seen.game.view.whole_action
    whole = whole_action(seen, seat, line) if whole_action else ""
    return whole or action_words(seen.scene_messages(seat), line[0], line[1:])


def compared(clauses: Sequence[Msg], other: Text) -> tuple[Msg, ...]:
    """Return the clauses as a sentence that names the ``other`` action, or nothing if there are none."""
    match clauses:
        case ():
            return ()
        case (first,):
            return (msg("reason-compared", other=other, first=first),)
    return (msg("reason-compared-two", other=other, first=clauses[0], second=clauses[1]),)
