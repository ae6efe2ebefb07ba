"""Playing on: one step, the actions of a seat, a random game to its end.

Each big switch of a game is called from one place only, in here: it is compiled once, however many drivers need it.
"""

from __future__ import annotations

from typing import Any

from warbones.core.rules.calls import act, advance, describe, evaluate, legal, over, shortlist
from warbones.core.rules.step import below, rule


def choices(s: Any, seat: int, out: Any) -> int:
    """Write the seat's legal actions into ``out`` and return how many: none where no decision of it is due."""
    count: int = legal(s, seat, out)
    return count


def advised(s: Any, seat: int, out: Any, most: int) -> int:
    """Write at most ``most`` actions that the game advises, the best first; return how many: none without advice."""
    count: int = shortlist(s, seat, out, most)
    return count


def step(s: Any, t: Any, seat: int, action: int) -> None:
    """Take an action, or for seat -1 do what follows by itself."""
    if seat < 0:
        advance(s, t)
    else:
        act(s, t, seat, action)


def outlook(s: Any, seat: int) -> float:
    """Return how good a position looks for a seat, as the game's own advice has it."""
    return float(evaluate(s, seat))


def describe_to(s: Any, seat: int, f: Any) -> None:
    """Write into the game's features ``f``, all zeros, what ``seat`` can tell of what it knows."""
    describe(s, seat, f)


@rule
def play_on(s: Any, t: Any, seats: int, out: Any) -> int:
    """Play random legal actions to the end of the game; return how many."""
    decisions = 0
    while not over(s):
        acted = False
        for seat in range(seats):
            count = choices(s, seat, out)
            if count:
                step(s, t, seat, out[below(t.noise, count)])
                decisions += 1
                acted = True
        if not acted:
            step(s, t, -1, 0)
    return decisions
