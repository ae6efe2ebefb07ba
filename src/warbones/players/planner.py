"""Bots for games whose rules only run interpreted: they try actions out, letting physics say what throws come to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from warbones.core.legal import Action
from warbones.core.position import Die, Position
from warbones.core.throw import Throw
from warbones.physics.service import land

COSTS: Final = 250
"""Simulations of a compiled game that take about as long as one thrown die."""

FEWEST: Final = 8
LEFT: Final = 3
"""Candidates that are tried until nothing of the budget is left."""

FOLLOWING: Final = 40
"""Dice and throws that one action can lead to, at most: more, and it is judged as it stands."""


def budget(effort: int) -> int:
    """Return how many times a bot of this effort tries anything out."""
    return max(FEWEST, effort // COSTS)


def weigh(seen: Position, seat: int, tries: int, seed: int) -> list[tuple[Action, float]]:
    """Return the legal actions of ``seat`` with what they come to (-1 to 1), the best first.

    By successive halving (Karnin, Koren and Somekh 2013): all are tried alike, the better half again, and so on. Every
    round gives each candidate the same luck.
    """
    actions = list(seen.legal(seat))
    luck, totals = Random(seed), {action.id: 0.0 for action in actions}
    tried = dict.fromkeys(totals, 0)
    left = luck.sample(actions, len(actions))
    if not _can_try(seen, seat, left[0]):
        return [(action, 0.0) for action in left]
    while tries > 0:
        again = max(1, tries // (2 * len(left)))
        for seeds in [luck.randrange(1 << 62) for _ in range(again)]:
            for action in left:
                totals[action.id] += outcome(seen, seat, action, seeds)
                tried[action.id] += 1
        tries -= again * len(left)
        left.sort(key=lambda action: totals[action.id] / tried[action.id], reverse=True)
        left = left[: max(LEFT, len(left) // 2)]
    return _ranked(actions, left, {each: totals[each] / max(1, tried[each]) for each in totals})


def _ranked(actions: Sequence[Action], left: Sequence[Action], values: dict[int, float]) -> list[tuple[Action, float]]:
    """Return all actions with their values: those tried to the end first, each group best first."""
    kept = {action.id for action in left}
    order = sorted(actions, key=lambda action: (action.id in kept, values[action.id]), reverse=True)
    return [(action, values[action.id]) for action in order]


def _can_try(seen: Position, seat: int, action: Action) -> bool:
    """Return whether what follows an action can be tried out: not where a referee would have to say it."""
    twin = seen.copy()
    twin.act(seat, action)
    return not any(isinstance(due, Throw) and due.refereed for due in twin.owed.values())


def outcome(seen: Position, seat: int, action: Action, seed: int) -> float:
    """Return how good the position looks for ``seat`` after an action, with dice and throws that follow ``seed``."""
    twin, luck = seen.copy(), Random(seed)
    twin.act(seat, action)
    for _ in range(FOLLOWING):
        due = next(iter(twin.owed.values()), None)
        if isinstance(due, Throw):
            twin.land(land(due, luck.getrandbits(64)))
        elif isinstance(due, Die):
            twin.roll(luck.randint(1, due.sides))
        else:
            break
    return float(twin.game.rules.evaluate(twin.record(), seat))
