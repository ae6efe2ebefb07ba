"""Forced moves: the table takes a seat's only legal action for it.

In the record, the action is a decision like any other. Players confirm it themselves in three cases: if it is a secret
that they have no choice; before their own rolls, throws and purchases; and at the last choice of an action built from
several. So nothing visible to others happens without them.
"""

from __future__ import annotations

from warbones.core.play.legal import Action
from warbones.core.play.position import Position


def forced_action(position: Position, seat: int) -> Action | None:
    """Return the action that ``seat`` is forced to take now, if any."""
    legal = position.legal(seat)
    return legal[0] if len(legal) == 1 and _is_plain(position, seat) and not _confirms(position, seat) else None


def _is_plain(position: Position, seat: int) -> bool:
    """Return whether the only action is neither secret nor a purchase, nor a roll or throw of the seat's own."""
    prompt = position.prompt(seat)
    return prompt.kind == "choose" and not (prompt.secret or prompt.odds or prompt.lists)


def _confirms(position: Position, seat: int) -> bool:
    """Return whether the choice throws dice, or completes an action built from several choices."""
    after = position.copy()
    after.act(seat, next(iter(position.legal(seat))))
    if after.throw is not None:
        return True
    return position.is_drafting(seat) and (bool(after.owed) or not after.is_drafting(seat))
