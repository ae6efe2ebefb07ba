"""Decisions that are none: a seat has one possibility, so it is taken by itself.

It stays a decision in the record, and is no part of the rules. People still decide themselves where it is secret that
there was no choice, before a roll or a throw of their own, when they buy, and at the last choice of an action that they
have put together: nothing that others will see is sent without their hand.
"""

from __future__ import annotations

from warbones.core.play.legal import Action
from warbones.core.play.position import Position


def forced_action(position: Position, seat: int) -> Action | None:
    """Return the action that ``seat`` takes by itself now, if there is one."""
    legal = position.legal(seat)
    return legal[0] if len(legal) == 1 and _is_plain(position, seat) and not _confirms(position, seat) else None


def _is_plain(position: Position, seat: int) -> bool:
    """Return whether the one thing to do is no secret, no purchase, and nothing that the seat rolls or throws."""
    prompt = position.prompt(seat)
    return prompt.kind == "choose" and not (prompt.secret or prompt.odds or prompt.lists)


def _confirms(position: Position, seat: int) -> bool:
    """Return whether the choice throws dice, or is the last of an action that was put together from several."""
    after, drafting = position.copy(), position.game.ruleset.drafting
    after.act(seat, next(iter(position.legal(seat))))
    if after.throw is not None:
        return True
    if drafting is None or not drafting(position.record(), seat):
        return False
    return bool(after.owed) or not drafting(after.record(), seat)
