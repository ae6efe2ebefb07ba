"""The equilibrium of a simultaneous choice at the root of a search."""

from __future__ import annotations

from typing import Any

from warbones.compiled.jit import inline
from warbones.players.search.equilibrium import solve_matrix_game

ENOUGH = 2
"""The minimum number of simulations for each pair of actions before an equilibrium of their results is used."""

DOUBT = 0.01
"""The weight of the overall mean in the mean of a pair, in tries: next to none."""

ROUNDS = 2000
ROUND = 5
"""The maximum number of rounds for an equilibrium, and the simulations per round: few, so that it takes little time."""


@inline
def solve_root(tree: Any, root: int, room: Any, sims: int) -> bool:
    """Write the equilibrium strategies of seats 0 and 1 into ``room[0]``; return False if there were too few
    simulations.

    Replaces the total of each pair in the tree with its mean. An untried pair gets the overall mean. Other pairs keep
    their own: pulling them towards the overall mean would favour poor actions that the search abandoned early.
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
    """Return seat 0's expected result if both play the strategies of `solve_root`."""
    columns, value = tree.width[root, 1], 0.0
    for i in range(tree.width[root, 0]):
        for j in range(columns):
            value += room[0, 0, i] * room[0, 1, j] * tree.joint_total[tree.cells[root] + i * columns + j, 0]
    return value
