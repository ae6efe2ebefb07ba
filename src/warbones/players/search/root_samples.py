"""Simulations that begin with given actions, for judging a choice.

A search tries poor actions the least, so it knows little about them. Here every simulation begins with actions drawn
from given strategies, for example always the same one, so a poor action is measured as well as a good one. After that,
the simulation is an ordinary search. Simultaneous choices of the other seat are drawn from a strategy too.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from warbones.compiled.jit import entry_point, inline
from warbones.compiled.layout import apart
from warbones.core.rules.calls import over, step
from warbones.core.rules.step import next_word, seed_rng
from warbones.players.search.equilibrium import solve_matrix_game
from warbones.players.search.mcts import back_propagate, simulate, simulation_end, write_results
from warbones.players.search.simple import BotKind


class RootStrategies(NamedTuple):
    """The mixed strategies of both seats at the root; ``count`` is 0 for a seat that is not asked."""

    count: Any  # int64[2]
    actions: Any  # int64[2, most actions]
    weights: Any  # float64[2, most actions]: they sum to 1


class ResultMatrix(NamedTuple):
    """Results by pair of actions: a row for each of seat 0's, a column for each of seat 1's (one if it is
    not asked).
    """

    tries: Any  # int64[rows, columns]
    totals: Any  # float64[rows, columns]: seat 0's results
    squares: Any  # float64[rows, columns]: and their squares


def new_root_strategies(most_actions: int) -> RootStrategies:
    """Return empty strategies."""
    shape = (2, most_actions)
    return RootStrategies(apart(2, np.int64), apart(shape, np.int64), apart(shape, np.float64))


def new_result_matrix(strategies: RootStrategies) -> ResultMatrix:
    """Return an empty matrix for the results of these strategies."""
    shape = (max(1, int(strategies.count[0])), max(1, int(strategies.count[1])))
    return ResultMatrix(np.zeros(shape, np.int64), np.zeros(shape), np.zeros(shape))


@entry_point
def sample_results(workspace: Any, strategies: Any, matrix: Any, sims: int, seed: int, kind: int) -> None:
    """Run ``sims`` simulations from ``workspace.states[0]`` that begin with actions drawn from ``strategies``; add up
    results.

    The tree is kept and extended: clear it before another position. ``kind`` is SEARCH or PLAIN, as in
    `warbones.players.search.simple.BotKind`.
    """
    seed_rng(workspace.t[0].rng, seed, 0)
    end = simulation_end(workspace.net, workspace.states[0], workspace.words[0], kind == BotKind.SEARCH)
    for _ in range(sims):
        workspace.states[1] = workspace.states[0]
        row, column = draw_root_action(workspace, strategies, 0), draw_root_action(workspace, strategies, 1)
        depth = simulate(
            workspace.states,
            workspace.words,
            workspace.t,
            workspace.tree,
            2,
            workspace.out,
            workspace.path,
            workspace.picks,
            end,
        )
        write_results(workspace.states[1], 2, workspace.net, end, workspace.results)
        back_propagate(
            workspace.tree, workspace.path, workspace.picks, depth, 2, workspace.results, over(workspace.states[1])
        )
        value = workspace.results[0]
        matrix.tries[row, column] += 1
        matrix.totals[row, column] += value
        matrix.squares[row, column] += value * value


@inline
def draw_root_action(workspace: Any, strategies: Any, seat: int) -> int:
    """Draw an action of a seat by its weights and take it; return its index, 0 if the seat is not asked."""
    if strategies.count[seat] == 0:
        return 0
    place, left = 0, next_word(workspace.t[0].rng) / 4294967296.0 - strategies.weights[seat, 0]
    while left >= 0 and place < strategies.count[seat] - 1:
        place += 1
        left -= strategies.weights[seat, place]
    step(workspace.states[1], workspace.t[0], seat, strategies.actions[seat, place])
    return place


@entry_point
def solve_equilibrium(means: Any, rows: int, columns: int, weights: Any, regrets: Any, now: Any, rounds: int) -> None:
    """Write an equilibrium of a matrix game into ``weights``, as `solve_matrix_game` does."""
    solve_matrix_game(means, rows, columns, weights, regrets, now, rounds)
