"""What one choice is worth, in machine code: for whoever judges a choice that was made.

A search tells which action is best, and has tried the others the less the worse they looked. Here every simulation
begins with what mixes say, such as one action always, so that a poor one is known as well as a good one; what comes
after is searched as ever. Where others choose at the same time, theirs is drawn from a mix too.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from warbones.compiled.jit import entry_point, inline
from warbones.compiled.layout import apart
from warbones.core.rules.calls import over, step
from warbones.core.rules.step import next_word, seed_noise
from warbones.players.search.equilibrium import solve_matrix_game
from warbones.players.search.mcts import back_propagate, simulate, simulation_end, write_results
from warbones.players.search.simple import BotKind


class RootStrategies(NamedTuple):
    """What each of two seats plays at a position, and how often; ``count`` 0: it is not asked there."""

    count: Any  # int64[2]
    actions: Any  # int64[2, most actions]
    weights: Any  # float64[2, most actions]: they sum to 1


class ResultMatrix(NamedTuple):
    """Results by what was drawn: a row for each of seat 0's actions, a column for each of seat 1's (one: not asked)."""

    tries: Any  # int64[rows, columns]
    totals: Any  # float64[rows, columns]: seat 0's results
    squares: Any  # float64[rows, columns]: and their squares


def new_root_strategies(most_actions: int) -> RootStrategies:
    """Return mixes of nothing."""
    shape = (2, most_actions)
    return RootStrategies(apart(2, np.int64), apart(shape, np.int64), apart(shape, np.float64))


def new_result_matrix(strategies: RootStrategies) -> ResultMatrix:
    """Return room for the results of these mixes."""
    shape = (max(1, int(strategies.count[0])), max(1, int(strategies.count[1])))
    return ResultMatrix(np.zeros(shape, np.int64), np.zeros(shape), np.zeros(shape))


@entry_point
def sample_results(workspace: Any, strategies: Any, matrix: Any, sims: int, seed: int, kind: int) -> None:
    """Play ``desk.states[0]`` on ``sims`` times, beginning with what is drawn from ``mixes``; add up the results.

    What the search has learned stays and is gone on from: clear its tree for another position. ``kind`` is SEARCH or
    PLAIN, as in `warbones.players.search.analysis.Kind`.
    """
    seed_noise(workspace.t[0].noise, seed, 0)
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
    """Take an action of a seat, drawn by its weights; return its place, 0 where the seat is not asked."""
    if strategies.count[seat] == 0:
        return 0
    place, left = 0, next_word(workspace.t[0].noise) / 4294967296.0 - strategies.weights[seat, 0]
    while left >= 0 and place < strategies.count[seat] - 1:
        place += 1
        left -= strategies.weights[seat, place]
    step(workspace.states[1], workspace.t[0], seat, strategies.actions[seat, place])
    return place


@entry_point
def solve_equilibrium(means: Any, rows: int, columns: int, weights: Any, regrets: Any, now: Any, rounds: int) -> None:
    """Write an equilibrium of a matrix game into ``weights``, as `balance` does."""
    solve_matrix_game(means, rows, columns, weights, regrets, now, rounds)
