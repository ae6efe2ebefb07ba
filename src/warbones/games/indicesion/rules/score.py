"""Scoring a board (R11 to R16, R26 to R29, R34)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from warbones.games.indicesion.rules.dice import power
from warbones.games.indicesion.rules.state import Colour, MultiTower, OrangeBlank, State, TowerOrder
from warbones.games.indicesion.rules.towers import covered, crooked, dice_on, towers

ODDS: Final = 4
PLAYED: Final = range(2, 6)
"""The value of an orange die, and the faces with this value: the others are worth nothing (R27)."""


@dataclass(frozen=True)
class Scored:
    """A die that scores for a board: its value, yellow's bonus, the towers that count, and the factor that they make.

    Each of ``towers`` is listed from the top down. ``points`` are signed.
    """

    die: int
    value: int
    bonus: int
    towers: Sequence[list[int]]
    times: int
    points: int


def scored(s: State, board: int) -> list[Scored]:
    """Return every die that scores for a board: the uncovered ones that are not crooked."""
    return [score for die in dice_on(s, board) for score in score_of(s, die, board)]


def total(s: State, board: int) -> int:
    """Return the board's points, which may be negative (B36)."""
    return sum(each.points for each in scored(s, board))


def value(s: State, die: int) -> int:
    """Return the value of the top face: its pips (R13), except for orange (R27)."""
    pips: int = s.face[die]
    if power(s, die, Colour.ORANGE):
        return ODDS if pips in PLAYED else 0
    return pips


def bonus(s: State, die: int, board: int) -> int:
    """Return the bonus of the yellow dice on the board for the die (R29, B3, B4, B5, B8, B9)."""
    if power(s, die, Colour.ORANGE) and value(s, die) == 0 and s.options.orange_blank_yellow == OrangeBlank.ZERO:
        return 0
    yellows = [each for each in dice_on(s, board) if power(s, each, Colour.YELLOW) and not crooked(s, each)]
    if not s.options.buried_yellow:
        yellows = [each for each in yellows if not covered(s, each)]
    return sum(each != die or s.options.yellow_self for each in yellows)


def score_of(s: State, die: int, board: int) -> list[Scored]:
    """Return the score of one die for a board that it counts for; empty if the die is crooked or covered."""
    return [] if crooked(s, die) or covered(s, die) else [_scored(s, die, board)]


def _counted(s: State, top: int, board: int) -> list[list[int]]:
    """Return the towers that a die scores for on a board: by option all that it tops, or the highest (B10)."""
    found = towers(s, top, board)
    return found if s.options.multi_tower == MultiTower.SUM else [max(found, key=len)]


def _scored(s: State, die: int, board: int) -> Scored:
    counted = _counted(s, die, board)
    times = sum(map(len, counted))
    plain, more = value(s, die), bonus(s, die, board)
    points = (plain + more) * times if s.options.yellow_tower_order == TowerOrder.BEFORE else plain * times + more
    return Scored(die, plain, more, counted, times, -points if power(s, die, Colour.GREEN) else points)
