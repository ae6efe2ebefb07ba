"""A unit's squares and the dice for them, to be placed in any order (R4, R9, R15)."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.messages import msg
from warbones.core.play.legal import Action
from warbones.core.view.scene import Filling, Spot, Supply
from warbones.games.battle.rules.armies.placement import CROSS, FACES, places
from warbones.games.battle.rules.sheet import squares
from warbones.games.battle.rules.state import State
from warbones.games.battle.view.pieces import pile_id, square_id
from warbones.games.battle.view.words import called, square_words


def filling(s: State, legal: Sequence[Action]) -> Filling:
    """Return the empty squares in the order of the rules' questions, and the dice in hand."""
    notation = {action.id: action.text for action in legal}
    free = places(s)
    return Filling(
        spots=tuple(_spot(s, square) for square in range(squares(s, s.filling)) if free >> square & 1),
        supplies=tuple(
            Supply(
                piece=pile_id(face),
                action=notation[face],
                count=s.hand[face - 1],
                name=msg("battle-die-showing", face=face),
            )
            for face in range(FACES, 0, -1)
            if s.hand[face - 1]
        ),
        label=msg("battle-place-dice"),
        detail=msg("battle-fill-any"),
        blank=notation.get(CROSS, ""),
    )


def _spot(s: State, square: int) -> Spot:
    name = msg("battle-spot", unit=called(s, s.filling), square=square_words(s, s.filling, square))
    return Spot(piece=square_id(s, s.filling, square), name=name)
