"""Lines of play, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from warbones.core.play.legal import Action
from warbones.core.play.position import Position
from warbones.core.view.reasons import Line


def goes_on(position: Position, seat: int) -> bool:
    """Return whether ``seat`` chooses next, still within the action that it has begun, and with no roll in between."""
    return not (position.over or position.owed) and seat in position.to_act and position.is_drafting(seat)


def steps(seen: Position, seat: int, line: Line) -> Iterator[tuple[Position, Action]]:
    """Yield each choice of a line of play by ``seat``, with the position before it, as long as the action `goes_on`.

    Forced choices, which a line may leave out, are part of it, at its end too. Raises `IllegalAction`.
    """
    before, left = seen, [*line]
    while before is seen or goes_on(before, seat):
        legal = before.legal(seat)
        if len(legal) == 1:
            action = legal[0]
            left = left[1:] if left[:1] == [action.text] else left
        elif left:
            action = legal.action(legal.find(left.pop(0)))
        else:
            return
        yield before, action
        before = before.copy()
        before.act(seat, action.id)
