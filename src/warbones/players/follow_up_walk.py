"""A walk along the choices that follow an action, up to a roll or another seat's turn. Its caller makes the choices."""

from __future__ import annotations

from typing import Final

from warbones.core.play.legal import Action
from warbones.core.play.position import Position

TRUSTED: Final = 1 / 16
"""The share of a search's simulations that must have reached a choice before it is taken without a new search."""


class FollowUpWalk:
    """Plays on for one seat, and takes forced actions by itself."""

    def __init__(self, seen: Position, seat: int, action: Action) -> None:
        """Begin with ``action`` in ``seen``."""
        self._ahead, self._seat, self._action = seen.copy(), seat, action

    def next_choice(self) -> Position | None:
        """Return the position in which the seat has its next choice, or None."""
        while True:
            self._ahead.act(self._seat, self._action)
            if self._ahead.over or self._ahead.owed or self._ahead.to_act != {self._seat}:
                return None
            legal = self._ahead.legal(self._seat)
            if len(legal) > 1:
                return self._ahead
            self._action = legal[0]

    def choose(self, number: int) -> Action:
        """Choose the action with this number; return it."""
        self._action = self._ahead.legal(self._seat).action(number)
        return self._action
