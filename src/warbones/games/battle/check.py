"""What is wrong with a position that comes from outside, in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbones.core.step import NOBODY
from warbones.games.battle.check_draft import draft
from warbones.games.battle.legal import legal
from warbones.games.battle.names import NAMES
from warbones.games.battle.rounds import WINNING_POINTS, last_round
from warbones.games.battle.sheet import any_alive, is_fixed, squares, value
from warbones.games.battle.state import (
    HERO_CENTER,
    SQUARES,
    UNITS,
    Phase,
    Purpose,
    Reason,
    State,
)
from warbones.games.battle.units import FACTIONS, KINDS, ROWS

GOING_ON: Final = (Phase.SETUP, Phase.FIRST_ROLL, Phase.RESOLVED, Phase.ROUND_END, Phase.NEXT_ROUND, Phase.PART_OVER)
"""Phases in which no position waits for an answer, but for dice."""

WAITING_FOR_DICE: Final = (Phase.FIRST_ROLL, Phase.NEXT_ROUND)
MOST_ACTIONS: Final = 256


def problem(s: State) -> str:
    """Return what makes ``s`` impossible, or "" where nothing does."""
    if s.phase == Phase.SETUP:
        blank = State()
        blank.options = s.options
        return "" if s == blank else "Before set-up nothing is bought or decided: every field is at its first value."
    for check in (_course, _sides, _units, _empty, _spending, draft, _due):
        if wrong := next(check(s), ""):
            return wrong
    return ""


def _course(s: State) -> Iterator[str]:
    if s.phase in GOING_ON and s.phase not in WAITING_FOR_DICE:
        yield f"No battle waits in the {Phase(s.phase).name.lower()} phase: it goes on by itself."
    going_on = s.phase in WAITING_FOR_DICE or s.phase == Phase.OVER
    if s.asked not in ((NOBODY,) if going_on else (0, 1)):
        yield f"'asked' is the seat that decides, and -1 where nobody does, not {s.asked}."
    for name in ("turn", "first"):
        if getattr(s, name) not in (0, 1):
            yield f"'{name}' is a seat, 0 or 1, not {getattr(s, name)}."
    before = s.phase <= Phase.FIRST_ROLL and s.purpose < Purpose.REGROUP
    earliest, latest = (0, 0) if before else (1, last_round(s))
    if not earliest <= s.game_round <= latest:
        yield f"The round is {earliest} to {latest} here, not {s.game_round}."
    if not 0 <= s.sudden <= min(s.game_round, s.options.round_limit):
        yield f"Sudden death begins in a round that was played, not in round {s.sudden}."


def _sides(s: State) -> Iterator[str]:
    for seat, name in enumerate(NAMES):
        chosen = s.phase != Phase.FACTION or seat < s.asked
        if s.faction[seat] not in (range(len(FACTIONS)) if chosen else (NOBODY,)):
            yield f"{name} cannot have faction {s.faction[seat]} here."
        if not 0 <= s.spent[seat] <= s.options.budget:
            yield f"{name} spends up to {s.options.budget} points (R5), not {s.spent[seat]}."
        if s.stopped[seat] not in (0, 1):
            yield f"'stopped' is 0 or 1, not {s.stopped[seat]}."
        if not 0 <= s.points[seat] <= WINNING_POINTS:
            yield f"{name} has 0 to {WINNING_POINTS} victory points (R50), not {s.points[seat]}."
    both = s.points[0] == s.points[1] == WINNING_POINTS
    if both != (s.sudden > 0):
        yield "In sudden death, and only there, both sides have five points (R51)."
    if s.phase != Phase.OVER and not both and WINNING_POINTS in (s.points[0], s.points[1]):
        yield "Five points win: the battle would be over (R50)."
    if s.phase != Phase.OVER and (s.winner, s.decided_by) != (NOBODY, 0):
        yield "Nobody has won before the end: 'winner' is -1 and 'decided_by' the first reason."
    if s.winner not in (NOBODY, 0, 1):
        yield f"'winner' is a seat or -1, not {s.winner}."


def _units(s: State) -> Iterator[str]:
    if not 0 <= s.units <= UNITS:
        yield f"The sheet holds up to {UNITS} units, not {s.units}."
        return
    for unit in range(s.units):
        if not (0 <= s.kind[unit] < KINDS and s.zone[unit] in (0, 1, 2) and 0 <= s.status[unit] < 128):
            yield f"Unit {unit} has no kind 0 to {KINDS - 1}, no zone 0 to 2, or no marks 0 to 127."
        elif s.origin[unit] not in (0, 1) or s.owner[unit] not in (0, 1):
            yield f"Unit {unit} has no side 0 or 1."
        else:
            yield from _squares(s, unit)


def _squares(s: State, unit: int) -> Iterator[str]:
    row = ROWS[s.kind[unit]]
    for square in range(SQUARES):
        rated, exists = value(s, unit, square), square < squares(s, unit)
        if rated not in ((0, HERO_CENTER) if is_fixed(s, unit, square) else range(7 if exists else 1)):
            yield f"Square {square} of unit {unit}, {row.name}, cannot be {rated}."


def _empty(s: State) -> Iterator[str]:
    """Check what lies beyond the units on the sheet."""
    for name in ("kind", "origin", "owner", "zone", "status", "picks", "besieged"):
        if any(list(getattr(s, name))[s.units :]):
            yield f"'{name}' is 0 beyond the {s.units} units on the sheet."
    if any(list(s.square)[SQUARES * s.units :]):
        yield f"'square' is 0 beyond the {s.units} units on the sheet."


def _spending(s: State) -> Iterator[str]:
    """Check that before the battle each side has spent what its units cost."""
    for seat, name in enumerate(NAMES):
        spent = sum(ROWS[s.kind[unit]].cost for unit in range(s.units) if s.origin[unit] == seat)
        if s.phase <= Phase.FREE_MOVE and s.purpose < Purpose.REGROUP and s.spent[seat] != spent:
            yield f"{name} has spent {spent} points before the battle, not {s.spent[seat]}."


def _due(s: State) -> Iterator[str]:
    """Check that the seat asked has something to decide, and that both sides still stand."""
    if s.phase == Phase.OVER:
        yield from _ended(s)
        return
    if s.phase >= Phase.UNIT or s.phase in (Phase.FREE_MOVE, *WAITING_FOR_DICE):
        for seat, name in enumerate(NAMES):
            if s.phase != Phase.ACID and not any_alive(s, seat):
                yield f"{name} has no unit left: the battle would be over (R49)."
    if s.asked != NOBODY and not legal(s, s.asked, [0] * MOST_ACTIONS):
        yield f"{NAMES[s.asked]} has nothing to decide in the {Phase(s.phase).name.lower()} phase here."


def _ended(s: State) -> Iterator[str]:
    draws = (Reason.BOTH_WIPED_OUT, Reason.LEVEL)
    if (s.winner == NOBODY) != (s.decided_by in draws):
        yield "A battle that nobody won ended with both wiped out, or level; any other has a winner."
