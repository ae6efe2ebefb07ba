"""The values of a draft's picks: a network evaluates every final split, and a search corrects it where that matters.

Among thousands of evaluations, the highest is the most likely to be wrong. So the split that both seats would draft to
is searched, and the result replaces its evaluation. Then the next expected split is searched, and so on until one
repeats (best-first minimax, Korf and Chickering 1996).
"""

from __future__ import annotations

from typing import Any

from warbones.compiled.jit import inline
from warbones.core.rules.calls import over
from warbones.players.search.drafts import apply_split, back_up, expected_split, pick_value, set_leaf_value, solve_draft
from warbones.players.search.mcts import NETWORK, decider_count, grow, search, somebody_decides
from warbones.players.search.root_equilibrium import root_value, solve_root
from warbones.players.search.tree import clear_tree, find_slot, position_hash

ENDS = 5
"""The maximum number of splits to search, each with an equal share of the simulations."""

DEEP = 4000
"""The minimum number of simulations for a split: with fewer, a search hardly knows more than the network."""


@inline
def search_draft(workspace: Any, net: Any, drafts: Any, seats: int, sims: int) -> int:
    """Evaluate the whole draft in ``states[0]``; return the root's node, or -1 if there are too many splits.

    The value of each pick is stored in the tree as if it had been tried, with more tries for better picks.
    """
    left = solve_draft(drafts, workspace.states, workspace.t, net, workspace.out, sims)
    if left == 0:
        return -1
    if sims // ENDS >= DEEP:
        refine_leaves(workspace, net, drafts, seats, left, sims // ENDS)
    tree, seat = workspace.tree, drafts.picker[0]
    clear_tree(tree)
    key = position_hash(tree, workspace.words[0])
    root = grow(tree, workspace.states[0], key, find_slot(tree, key), seats, workspace.out)
    base = tree.base[root, seat]
    for i in range(left):
        value = pick_value(drafts, seat, 0, 1 << i)
        tree.tries[base + i] = 1
        for j in range(left):
            tree.tries[base + i] += value > pick_value(drafts, seat, 0, 1 << j)
        tree.total[base + i] = value * tree.tries[base + i]
    return root


@inline
def refine_leaves(workspace: Any, net: Any, drafts: Any, seats: int, left: int, sims: int) -> None:
    """Search one expected split after another, until one repeats or `ENDS` have been searched."""
    states, every = workspace.states, (1 << left) - 1
    drafts.searched[: every + 1] = 0
    for _ in range(ENDS):
        end = expected_split(drafts, left)
        apply_split(drafts, states, workspace.t, end, left)
        if drafts.searched[end] or over(states[1]) or not somebody_decides(states[1], seats):
            return
        drafts.searched[end] = 1
        states[2] = states[0]
        states[0] = states[1]
        set_leaf_value(drafts, end, every, searched_value(workspace, net, seats, sims))
        states[0] = states[2]
        back_up(drafts, left, end, every ^ end)


@inline
def searched_value(workspace: Any, net: Any, seats: int, sims: int) -> float:
    """Return seat 0's expected result by a search of ``states[0]``."""
    tree, root = workspace.tree, search(workspace, net, NETWORK, seats, sims)
    if decider_count(tree, root) < 2 or not solve_root(tree, root, workspace.room, sims):
        return float(tree.mean[root, 0])
    return root_value(tree, root, workspace.room)
