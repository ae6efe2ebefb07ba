"""What each pick of a draft comes to, in machine code: judged at every end, and set right where both would draft to.

Of thousands of opinions the best is the most mistaken. So the end that both would draft to is searched, and what that
finds takes the place of the opinion; then the end is searched to which they would draft now, and so on, until it is one
that was searched before (best-first minimax, Korf and Chickering 1996).
"""

from __future__ import annotations

from typing import Any

from warbones.compiled.jit import inline
from warbones.core.rules.calls import over
from warbones.players.thinking.drafts import expected_end, foresee, go_back, promised, put, share_out
from warbones.players.thinking.mixes import settle_mixes, worth_of_mixes
from warbones.players.thinking.search import NETWORK, decider_count, grow, search, somebody_decides
from warbones.players.thinking.tree import clear, find, hashed

ENDS = 5
"""Ends that are searched, at most, each with as large a part of the simulations."""

DEEP = 4000
"""Simulations with which an end is searched, at least: fewer tell hardly more about it than a network does."""


@inline
def survey(desk: Any, net: Any, drafts: Any, seats: int, sims: int) -> int:
    """Look at all that a draft in ``states[0]`` can come to; return the root's node, or -1 where there is too much.

    What each pick comes to stands in the tree as if it had been tried, the more often the better it is.
    """
    left = foresee(drafts, desk.states, desk.t, net, desk.out, sims)
    if left == 0:
        return -1
    if sims // ENDS >= DEEP:
        set_right(desk, net, drafts, seats, left, sims // ENDS)
    tree, seat = desk.tree, drafts.picker[0]
    clear(tree)
    key = hashed(tree, desk.words[0])
    root = grow(tree, desk.states[0], key, find(tree, key), seats, desk.out)
    base = tree.base[root, seat]
    for i in range(left):
        worth = promised(drafts, seat, 0, 1 << i)
        tree.tries[base + i] = 1
        for j in range(left):
            tree.tries[base + i] += worth > promised(drafts, seat, 0, 1 << j)
        tree.total[base + i] = worth * tree.tries[base + i]
    return root


@inline
def set_right(desk: Any, net: Any, drafts: Any, seats: int, left: int, sims: int) -> None:
    """Search the end that both would draft to, until it is one that was searched before, or `ENDS` were."""
    states, every = desk.states, (1 << left) - 1
    drafts.searched[: every + 1] = 0
    for _ in range(ENDS):
        end = expected_end(drafts, left)
        share_out(drafts, states, desk.t, end, left)
        if drafts.searched[end] or over(states[1]) or not somebody_decides(states[1], seats):
            return
        drafts.searched[end] = 1
        states[2] = states[0]
        states[0] = states[1]
        put(drafts, end, every, searched(desk, net, seats, sims))
        states[0] = states[2]
        go_back(drafts, left, end, every ^ end)


@inline
def searched(desk: Any, net: Any, seats: int, sims: int) -> float:
    """Return what a search of ``states[0]`` expects for seat 0."""
    tree, root = desk.tree, search(desk, net, NETWORK, seats, sims)
    if decider_count(tree, root) < 2 or not settle_mixes(tree, root, desk.room, sims):
        return float(tree.mean[root, 0])
    return worth_of_mixes(tree, root, desk.room)
