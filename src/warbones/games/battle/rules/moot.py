"""Choices of squares that can change nothing and are therefore not asked: those in the last action of the battle."""

from __future__ import annotations

from warbones.core.rules.step import rule
from warbones.games.battle.rules.sheet import ready
from warbones.games.battle.rules.state import SUDDEN_ROUNDS, WINNING_POINTS, State


@rule
def last_round(s: State) -> int:
    """Return the round after which the battle is judged: the limit, or the last of sudden death (R51)."""
    return s.sudden + SUDDEN_ROUNDS if s.sudden else s.options.round_limit


@rule
def is_last_action(s: State) -> bool:
    """Return whether the battle is judged after this action, by points and by the units left (R51).

    A choice of squares then decides nothing, unless both sides may get five points, so that the battle goes on.
    """
    if s.game_round < last_round(s) or (not s.sudden and min(s.points[0], s.points[1]) >= WINNING_POINTS - 1):
        return False
    for unit in range(s.units):
        other = unit != s.actor and ready(s, unit)
        if other and unit != s.flanker:
            return False
    return True
