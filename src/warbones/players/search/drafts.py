"""Backward induction over a whole draft.

Fourteen things can be split in 3,432 ways, far fewer than there are orders of picks. A network evaluates every final
split, and from these follow the values of all picks, from the last one back to the first.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from warbones.compiled.jit import inline, trailing_zeros
from warbones.compiled.layout import apart
from warbones.core.rules.calls import choices, decides, in_draft, over, payoff, step
from warbones.players.search.network import opinion


class DraftTable(NamedTuple):
    """Tables for drafts of a given size. A mask has a bit for each thing. A split is a number in base three with a
    digit for each thing: 0 unpicked, 1 seat 0's, 2 seat 1's.
    """

    things: Any  # int64[most]: the action that picks each
    picker: Any  # int64[most]: the seat of each pick, from now on
    held: Any  # int64[most + 1, 2]: how many things each seat has before each pick
    size: Any  # int8[2**most]: how many things a mask has
    ternary: Any  # int64[2**most]: the split in which seat 0 has these and seat 1 has nothing
    value: Any  # float32[3**most]: the value of each split for seat 0
    searched: Any  # int8[2**most]: whether a final split was searched, by seat 0's mask


def new_draft_table(most: int) -> DraftTable:
    """Return tables for drafts of at most ``most`` things."""
    size, ternary = _masks(most)
    return DraftTable(
        things=apart(most, np.int64),
        picker=apart(most, np.int64),
        held=apart((most + 1, 2), np.int64),
        size=size,
        ternary=ternary,
        value=apart(3**most, np.float32),
        searched=apart(1 << most, np.int8),
    )


@cache
def _masks(most: int) -> tuple[NDArray[np.int8], NDArray[np.int64]]:
    """Return the read-only tables, shared by all threads: `DraftTable.size` and `DraftTable.ternary` of each mask."""
    bits = np.arange(1 << most)[:, None] >> np.arange(most) & 1
    return bits.sum(axis=1).astype(np.int8), bits @ 3 ** np.arange(most)


@inline
def solve_draft(drafts: Any, states: Any, t: Any, net: Any, out: Any, most: int) -> int:
    """Compute the value of every split reachable from ``states[0]``; return the number of things left.

    Returns 0, and does nothing, if the draft can end in more than ``most`` ways.
    """
    left = read_order(drafts, states, t, out)
    mine = drafts.held[left, 0]
    if split_count(left, mine) > most:
        return 0
    every = (1 << left) - 1
    for mask in range(1 << left):
        if drafts.size[mask] == mine:
            apply_split(drafts, states, t, mask, left)
            set_leaf_value(
                drafts, mask, every, float(payoff(states[1], 0)) if over(states[1]) else opinion(net, states[1], 0)
            )
    back_up(drafts, left, every, every)
    return left


@inline
def read_order(drafts: Any, states: Any, t: Any, out: Any) -> int:
    """Record the unpicked things in ``states[0]`` and the order of the seats' picks; return the number of things."""
    states[1] = states[0]
    left = 0
    for seat in range(2):
        drafts.held[0, seat] = 0
    while in_draft(states[1]):
        seat = 0
        while not decides(states[1], seat):
            seat += 1
        count = choices(states[1], seat, out)
        for thing in range(count if left == 0 else 0):
            drafts.things[thing] = out[thing]
        drafts.picker[left] = seat
        for each in range(2):
            drafts.held[left + 1, each] = drafts.held[left, each] + (each == seat)
        step(states[1], t[0], seat, out[0])
        left += 1
    return left


@inline
def split_count(things: int, mine: int) -> int:
    """Return the number of ways in which a seat can have ``mine`` of the things."""
    count = 1
    for i in range(mine):
        count = count * (things - i) // (i + 1)
    return count


@inline
def apply_split(drafts: Any, states: Any, t: Any, mask: int, left: int) -> None:
    """Write into ``states[1]`` the end of the draft in which seat 0 picks the things of a mask and seat 1
    the others.
    """
    states[1] = states[0]
    first, second = mask, ((1 << left) - 1) ^ mask
    for pick in range(left):
        seat = drafts.picker[pick]
        thing = trailing_zeros(first if seat == 0 else second)
        if seat == 0:
            first &= first - 1
        else:
            second &= second - 1
        step(states[1], t[0], seat, drafts.things[thing])


@inline
def set_leaf_value(drafts: Any, mask: int, every: int, value: float) -> None:
    """Set the value of the final split in which seat 0 has a mask of things, and seat 1 the others."""
    drafts.value[drafts.ternary[mask] + 2 * drafts.ternary[every ^ mask]] = value


@inline
def back_up(drafts: Any, left: int, ours: int, theirs: int) -> None:
    """Compute the value of each split from its successors, limited to splits in which each seat's things lie within its
    mask. Together the two masks hold all things.
    """
    every = ours | theirs
    for pick in range(left - 1, -1, -1):
        first = ours
        while first >= 0:
            if drafts.size[first] == drafts.held[pick, 0]:
                rest = theirs & ~first
                second = rest
                while second >= 0:
                    if drafts.size[second] == drafts.held[pick, 1]:
                        best_pick(drafts, pick, first, second, every)
                    second = next_submask(second, rest)
            first = next_submask(first, ours)


@inline
def next_submask(part: int, whole: int) -> int:
    """Return the next smaller submask of a mask, or -1."""
    return (part - 1) & whole if part else -1


@inline
def best_pick(drafts: Any, pick: int, first: int, second: int, every: int) -> int:
    """Set the value of a split before a pick; return the mask of the best thing to pick."""
    seat, split = drafts.picker[pick], drafts.ternary[first] + 2 * drafts.ternary[second]
    unpicked, picked, best = every ^ first ^ second, 0, -2.0
    while unpicked:
        thing = unpicked & -unpicked
        unpicked ^= thing
        value = pick_value(drafts, seat, split, thing)
        if value > best:
            picked, best = thing, value
    drafts.value[split] = (1 - 2 * seat) * best
    return picked


@inline
def pick_value(drafts: Any, seat: int, split: int, thing: int) -> float:
    """Return the value for a seat of picking a thing, given as a mask, in a split."""
    return float((1 - 2 * seat) * drafts.value[split + (1 + seat) * drafts.ternary[thing]])


@inline
def expected_split(drafts: Any, left: int) -> int:
    """Return seat 0's mask at the end of the draft if both seats make their best picks."""
    first = second = 0
    for pick in range(left):
        picked = best_pick(drafts, pick, first, second, (1 << left) - 1)
        if drafts.picker[pick] == 0:
            first |= picked
        else:
            second |= picked
    return first
