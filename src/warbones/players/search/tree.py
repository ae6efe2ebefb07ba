"""The search tree: nodes found by position, with statistics for each seat that decides there.

Nodes are keyed by a 63-bit hash of the position's words, so transpositions share a node. Each deciding seat has its own
edges; where seats 0 and 1 decide simultaneously, ``joint_tries`` and ``joint_total`` hold the results of every pair of
actions (seat 0's row, seat 1's column).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from warbones.compiled.jit import inline
from warbones.compiled.layout import apart
from warbones.players.search.tree_arrays import tree_arrays

GOLDEN = 0x1E3779B97F4A7C15
"""The multiplier that mixes a word's index into the hash (Knuth's multiplicative hashing)."""


class SearchTree(NamedTuple):
    """Arrays of a search tree. ``used`` counts the nodes, edges and joint cells in use."""

    used: Any  # int64[3]
    slot: Any  # int64[2**k]: node + 1, or 0
    key: Any  # int64[nodes]
    base: Any  # int64[nodes, seats]: first edge
    width: Any  # int64[nodes, seats]: number of actions, 0 where the seat does not decide
    cells: Any  # int64[nodes]: first joint cell
    visits: Any  # int64[nodes]
    ended: Any  # int64[nodes]: the visits that reached the game's end
    mean: Any  # float64[nodes, seats]: the mean of the seat's results
    spread: Any  # float64[nodes, seats]: the sum of their squared deviations from it
    action: Any  # int64[edges]
    tries: Any  # int64[edges]
    total: Any  # float64[edges]: sum of the seat's results
    regret: Any  # float64[edges]: 0 or more
    share: Any  # float64[edges]: the summed probabilities of regret matching, weighted towards later ones
    joint_tries: Any  # int64[cells]
    joint_total: Any  # float64[cells, 2]
    after_options: int  # the first word of a position after its rule options, which are the same in the whole tree


def new_tree(nodes: int, seats: int, most_actions: int, after_options: int = 0) -> SearchTree:
    """Return an empty tree with room for ``nodes`` positions."""
    arrays = tree_arrays(nodes, seats, most_actions)
    return SearchTree(
        **{name: apart(shape, kind) for name, (kind, shape) in arrays.items()}, after_options=after_options
    )


@inline
def clear_tree(tree: Any) -> None:
    """Empty the tree."""
    tree.used[:] = 0
    tree.slot[:] = 0


@inline
def position_hash(tree: Any, words: Any) -> int:
    """Return a 63-bit hash of a position without its rule options (FNV-1a on words, then mixed).

    Words of 0 are skipped, since a record with room for many units has hundreds of them; the index of a word counts.
    """
    h = 0x2545F4914F6CDD1D
    for at in range(tree.after_options, len(words)):
        if words[at]:
            h = (h ^ (words[at] + at * GOLDEN)) * 0x100000001B3
            h = h ^ (h >> 29)
    return h & 0x7FFFFFFFFFFFFFFF


@inline
def find_slot(tree: Any, key: int) -> int:
    """Return the slot that holds ``key`` or is free for it."""
    place = key & (len(tree.slot) - 1)
    while tree.slot[place] and tree.key[tree.slot[place] - 1] != key:
        place = (place + 1) & (len(tree.slot) - 1)
    return place
