"""Lines of play, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from warbones.core.play.legal import Action
from warbones.core.play.position import Position
from warbones.core.view.reasons import Line


def steps(seen: Position, seat: int, line: Line) -> Iterator[tuple[Position, Action]]:
    """Yield each action of a line of play by ``seat``, with the position before it, up to a roll or another's turn.

    Forced actions, which a line may leave out, are part of it, at its end too. Raises `IllegalAction`.
    """
    after, left = seen.copy(), [*line]
    while not (after.over or after.owed) and seat in after.to_act:
        legal = after.legal(seat)
        if len(legal) == 1:
            action = legal[0]
            left = left[1:] if left[:1] == [action.text] else left
        elif left:
            action = legal.action(legal.find(left.pop(0)))
        else:
            return
        yield after.copy(), action
        after.act(seat, action.id)
