"""The prospects of launches: the share of the opponent's possible launches that each pair beats."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from warbones.core.rules.step import rule
from warbones.games.dicewing.rules.attack import squadron_size
from warbones.games.dicewing.rules.flow import in_squadron
from warbones.games.dicewing.rules.power import one_model, one_set, two_equal, two_odd
from warbones.games.dicewing.rules.state import DICE, STAGE_ONE_ATTACKS, State

SQUADRON: Final = DICE // 2
"""The maximum number of dice in a squadron (R11)."""

PAIRS: Final = SQUADRON * (SQUADRON - 1) // 2
"""The pairs of a full squadron."""

MASKS: Final = bytes(
    mask
    for count in range(SQUADRON + 1)
    for mask in [*(1 << i | 1 << j for i, j in combinations(range(count), 2)), *[0] * PAIRS][:PAIRS]
)
"""The pairs of each number of dice, in the order of `flow.legal`, as masks of places: a row for each number."""


@rule
def own_power(s: State, x: int, y: int) -> int:
    """Return the Power of two dice apart from opposing dice: Initial, Training and Model (R19 to R21)."""
    initial = s.face[x] + s.face[y]
    training = max(s.face[x], s.face[y]) if one_set(x, y) else 0
    return initial + training + (initial if one_model(s, x, y) else 0)


@rule
def added_power(s: State, x: int, y: int, p: int, q: int) -> int:
    """Return the Power that opposing ``p`` and ``q`` add to ``x`` and ``y``: Targeting, Synchronized (R22, R23)."""
    targeting = max(s.face[p], s.face[q]) if two_odd(s, x, y) else 0
    return targeting + (s.face[p] + s.face[q] if two_equal(s, x, y) else 0)


@rule
def describe_prospects(s: State, seat: int, f: Any) -> None:
    """Write the prospects of both squadrons' launches into `Features`, as ``seat`` sees them."""
    mine, yours = squadron_size(s, seat), squadron_size(s, 1 - seat)
    if min(mine, yours) < 2:
        return
    compare(s, packed(s, seat), mine, packed(s, 1 - seat), yours, f)
    for side in range(2):
        count, others = (mine, yours) if side == 0 else (yours, mine)
        for pair in range(PAIRS * side, PAIRS * side + count * (count - 1) // 2):
            f.chances[pair] = f.chances[pair] * 100 // (others * (others - 1))
        for place in range(count):
            insert_best_chance(f, side, place, count)
        plan_launches(f, side, count, min(mine, yours) // 2)


@rule
def packed(s: State, seat: int) -> int:
    """Return the dice of a squadron, four bits each."""
    dice, at = 0, 0
    for die in range(DICE):
        if in_squadron(s, seat, die):
            dice |= die << at
            at += 4
    return dice


@rule
def compare(s: State, mine: int, some: int, yours: int, others: int, f: Any) -> None:
    """Count for each pair the other squadron's pairs: two points for each that it beats, one for each that it ties."""
    pair = 0
    for i in range(some):
        x = mine >> 4 * i & 15
        for j in range(i + 1, some):
            y = mine >> 4 * j & 15
            own, facing = own_power(s, x, y), PAIRS
            for k in range(others):
                p = yours >> 4 * k & 15
                for m in range(k + 1, others):
                    q = yours >> 4 * m & 15
                    lead = own + added_power(s, x, y, p, q) - own_power(s, p, q) - added_power(s, p, q, x, y)
                    f.chances[pair] += 2 if lead > 0 else 1 if lead == 0 else 0
                    f.chances[facing] += 2 if lead < 0 else 1 if lead == 0 else 0
                    facing += 1
            pair += 1


@rule
def insert_best_chance(f: Any, side: int, place: int, count: int) -> None:
    """Insert the best chance of a pair that contains this die into the side's sorted list."""
    best = 0
    for pair in range(count * (count - 1) // 2):
        if MASKS[PAIRS * count + pair] >> place & 1:
            best = max(best, f.chances[PAIRS * side + pair])
    for at in range(SQUADRON * side, SQUADRON * side + count):
        if best > f.beats[at]:
            f.beats[at], best = best, f.beats[at]


@rule
def plan_launches(f: Any, side: int, count: int, attacks: int) -> None:
    """Try every way to launch disjoint pairs in ``attacks`` attacks."""
    pairs, masks, chances = count * (count - 1) // 2, PAIRS * count, PAIRS * side
    for a in range(pairs):
        if attacks == 1:
            record_plan(f, side, f.chances[chances + a], 0, 0)
            continue
        for b in range(a + 1, pairs):
            if MASKS[masks + a] & MASKS[masks + b]:
                continue
            if attacks == 2:
                record_plan(f, side, f.chances[chances + a], f.chances[chances + b], 0)
                continue
            for c in range(b + 1, pairs):
                if (MASKS[masks + a] | MASKS[masks + b]) & MASKS[masks + c] == 0:
                    record_plan(f, side, f.chances[chances + a], f.chances[chances + b], f.chances[chances + c])


@rule
def record_plan(f: Any, side: int, a: int, b: int, c: int) -> None:
    """Record what three launches with these chances, in percent, promise, if it is the best so far."""
    at, three = STAGE_ONE_ATTACKS * side, a * b * c // 10000
    one = 100 - (100 - a) * (100 - b) * (100 - c) // 10000
    two = (a * b + a * c + b * c) // 100 - 2 * three
    f.wins[side] = max(f.wins[side], a + b + c)
    f.plans[at] = max(f.plans[at], one)
    f.plans[at + 1] = max(f.plans[at + 1], two)
    f.plans[at + 2] = max(f.plans[at + 2], three)
