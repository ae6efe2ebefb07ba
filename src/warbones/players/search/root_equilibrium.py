"""What seats play in equilibrium that chose at once in a search, in machine code."""

from __future__ import annotations

from typing import Any

from warbones.compiled.jit import inline
from warbones.players.search.equilibrium import solve_matrix_game

ENOUGH = 2
"""Simulations for each pair of actions, at least, before an equilibrium of what pairs came to is believed."""

DOUBT = 0.01
"""Tries that the mean of all results counts for, in that of a pair: next to none."""

ROUNDS = 2000
ROUND = 5
"""Rounds in which an equilibrium settles, at most, and simulations for each: it takes little of the time of these."""


@inline
def solve_root(tree: Any, root: int, room: Any, sims: int) -> bool:
    """Write what seats 0 and 1 play in equilibrium into ``room[0]``; return False where they tried too little for that.

    In the tree, what a pair came to is its mean from then on. A pair that was never tried is worth what the mean of all
    is; others are believed as they came out, since to draw them to the mean makes poor actions look good that were
    rightly left early.
    """
    rows, columns, first = tree.width[root, 0], tree.width[root, 1], tree.cells[root]
    if sims < ENOUGH * rows * columns:
        return False
    for cell in range(first, first + rows * columns):
        regularized = tree.joint_total[cell, 0] + DOUBT * tree.mean[root, 0]
        tree.joint_total[cell, 0] = regularized / (tree.joint_tries[cell] + DOUBT)
    means = tree.joint_total[first : first + rows * columns, 0]
    solve_matrix_game(means, rows, columns, room[0], room[1], room[2], min(ROUNDS, sims // ROUND))
    return True


@inline
def root_value(tree: Any, root: int, room: Any) -> float:
    """Return what seat 0 can expect where both play what `settle_mixes` wrote."""
    columns, value = tree.width[root, 1], 0.0
    for i in range(tree.width[root, 0]):
        for j in range(columns):
            value += room[0, 0, i] * room[0, 1, j] * tree.joint_total[tree.cells[root] + i * columns + j, 0]
    return value
