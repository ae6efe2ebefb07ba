"""Checks of a position that comes from outside: each problem is a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbones.core.notation import validity
from warbones.core.rules.step import NOBODY
from warbones.games.battle.notation.check_draft import draft
from warbones.games.battle.notation.check_history import history
from warbones.games.battle.notation.check_units import drawn, marks, origins, units
from warbones.games.battle.notation.names import NAMES
from warbones.games.battle.rules.legal import legal
from warbones.games.battle.rules.moot import last_round
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.rounds.turns import is_invaded
from warbones.games.battle.rules.sheet import any_alive, worth
from warbones.games.battle.rules.state import (
    SQUARES,
    UNITS,
    WINNING_POINTS,
    FirstPlayer,
    Phase,
    Purpose,
    Reason,
    State,
)

WAITING_FOR_DICE: Final = (Phase.FIRST_ROLL, Phase.NEXT_ROUND)
DECIDED_BY_ROUNDS: Final = (Reason.POINTS, Reason.LIMIT_POINTS, Reason.LIMIT_VALUE, Reason.LEVEL)
"""The reasons for which a battle ends with a round (R50, R51)."""

MOST_ACTIONS: Final = UNITS + 1


def problem(s: State) -> str:
    """Return the first problem that makes ``s`` impossible, or ""."""
    return validity.problem(s, *CHECKS)


def _progress(s: State) -> Iterator[str]:
    going_on = s.phase in WAITING_FOR_DICE or s.phase == Phase.OVER
    if (s.asked == NOBODY) != going_on:
        yield f"'asked' is the seat that decides, and -1 where nobody does, not {s.asked}."
    before = s.phase <= Phase.FIRST_ROLL and s.purpose < Purpose.REGROUP
    earliest, latest = (0, 0) if before else (1, last_round(s))
    if not earliest <= s.game_round <= latest:
        yield f"The round is {earliest} to {latest} here, not {s.game_round}."
    if s.sudden > min(rounds_over(s), s.options.round_limit):
        yield f"Sudden death begins with the end of a round that was played, not of round {s.sudden}."
    if s.phase == Phase.NEXT_ROUND and (s.game_round < 2 or s.options.first_player != FirstPlayer.ROLL):
        yield "No round waits to begin but for dice that decide who starts it (B5)."
    if s.phase == Phase.FREE_MOVE and s.asked == s.first:
        yield f"{NAMES[s.first]} goes first, so it is not {NAMES[s.first]} who may move a unit to the center (R11)."


def rounds_over(s: State) -> int:
    """Return the number of rounds that have ended, including the last one if its end decided the battle."""
    at_its_end = s.phase == Phase.OVER and s.decided_by in DECIDED_BY_ROUNDS
    return max(0, s.game_round - (0 if at_its_end else 1))


def _sides(s: State) -> Iterator[str]:
    for seat, name in enumerate(NAMES):
        chosen = s.phase != Phase.FACTION or seat < s.asked
        if (s.faction[seat] != NOBODY) != chosen:
            yield f"{name} cannot have faction {s.faction[seat]} here."
        if s.spent[seat] > s.options.budget:
            yield f"{name} spends up to {s.options.budget} points (R5), not {s.spent[seat]}."


def _scores(s: State) -> Iterator[str]:
    for seat, name in enumerate(NAMES):
        if s.points[seat] > rounds_over(s):
            yield f"{name} scores once in a round: {rounds_over(s)} points at most by now (R50), not {s.points[seat]}."
    both = s.points[0] == s.points[1] == WINNING_POINTS
    if both != (s.sudden > 0):
        yield "In sudden death, and only there, both sides have five points (R51)."
    if s.phase != Phase.OVER and not both and WINNING_POINTS in (s.points[0], s.points[1]):
        yield "Five points win: the battle would be over (R50)."


def _empty(s: State) -> Iterator[str]:
    """Check that all fields are 0 beyond the units on the sheet."""
    for name in ("kind", "origin", "owner", "zone", "status", "picks", "besieged"):
        if any(list(getattr(s, name))[s.units :]):
            yield f"'{name}' is 0 beyond the {s.units} units on the sheet."
    if any(list(s.square)[SQUARES * s.units :]):
        yield f"'square' is 0 beyond the {s.units} units on the sheet."


def _spending(s: State) -> Iterator[str]:
    """Check that a side has spent the cost of its units before the battle, and has a unit when it stops (B49)."""
    buying = s.phase == Phase.BUY or s.purpose == Purpose.BUY
    for seat, name in enumerate(NAMES):
        spent = sum(row_of(s.options, s.kind[unit]).cost for unit in range(s.units) if s.origin[unit] == seat)
        if s.phase <= Phase.FREE_MOVE and s.purpose < Purpose.REGROUP and s.spent[seat] != spent:
            yield f"{name} has spent {spent} points before the battle, not {s.spent[seat]}."
        if s.stopped[seat] and not spent:
            yield f"{name} stops buying with a unit at least (B49)."
        if s.stopped[seat] and buying and s.asked == seat:
            yield f"{name} has stopped, and buys no more (B49)."


def _due(s: State) -> Iterator[str]:
    """Check that the asked seat has something to decide, and that both sides have units left."""
    if s.phase == Phase.OVER:
        yield from _ended(s)
        return
    if s.phase >= Phase.UNIT or s.phase in (Phase.REROLL, Phase.BURROW, Phase.FREE_MOVE, *WAITING_FOR_DICE):
        for seat, name in enumerate(NAMES):
            if s.phase != Phase.ACID and not any_alive(s, seat):
                yield f"{name} has no unit left: the battle would be over (R49)."
    if s.asked != NOBODY and not legal(s, s.asked, [0] * MOST_ACTIONS):
        yield f"{NAMES[s.asked]} has nothing to decide in the {Phase(s.phase).name.lower()} phase here."


def _ended(s: State) -> Iterator[str]:
    draws = (Reason.BOTH_WIPED_OUT, Reason.LEVEL)
    if (s.winner == NOBODY) != (s.decided_by in draws):
        yield "A battle that nobody won ended with both wiped out, or level; any other has a winner."
    elif (s.winner, s.decided_by) != _outcome(s):
        yield "The battle did not end so: see who stands, who has how many points, and which round it is (R49 to R51)."


def _outcome(s: State) -> tuple[int, int]:
    """Return the winner of a finished battle and the reason, as far as the position shows them (R49 to R51, B37)."""
    standing = [seat for seat in range(2) if any_alive(s, seat)]
    if len(standing) < 2:
        return (standing[0], Reason.WIPED_OUT) if standing else (NOBODY, Reason.BOTH_WIPED_OUT)
    if s.sudden and s.decided_by == Reason.CLEANSED:
        return (s.winner if not is_invaded(s, s.winner, scoring=False) else NOBODY), Reason.CLEANSED
    points, values = _ahead(s.points[0], s.points[1]), _ahead(worth(s, 0), worth(s, 1))
    if points != NOBODY and s.points[points] == WINNING_POINTS:
        return points, Reason.POINTS
    if s.game_round != last_round(s):
        return NOBODY, NOBODY
    if points != NOBODY:
        return points, Reason.LIMIT_POINTS
    return values, Reason.LIMIT_VALUE if values != NOBODY else Reason.LEVEL


def _ahead(mine: int, yours: int) -> int:
    """Return the seat that has more, or nobody."""
    return NOBODY if mine == yours else 0 if mine > yours else 1


CHECKS: Final = (_progress, _sides, _scores, units, _empty, origins, marks, drawn, _spending, history, draft, _due)
"""The checks, in this order: each may rely on those before it."""
