"""Equilibria of matrix games: the mixed strategies of a secret choice, given the result of each pair of actions."""

from __future__ import annotations

from typing import Any

from warbones.compiled.jit import inline


@inline
def solve_matrix_game(means: Any, rows: int, columns: int, weights: Any, regrets: Any, now: Any, rounds: int) -> None:
    """Write an equilibrium of a matrix game into ``weights``, one row for each seat.

    ``means`` has seat 0's results, row by row. The method is regret matching+ with alternating updates and linear
    averaging (Tammelin 2014), accurate to a hundredth after about a thousand ``rounds``. ``regrets`` and ``now`` are
    scratch of the shape of ``weights``.
    """
    weights[:], regrets[:], now[:] = 0.0, 0.0, 0.0
    now[0, :rows], now[1, :columns] = 1.0 / rows, 1.0 / columns
    for each in range(rounds):
        for seat in range(2):
            count, other = (rows, columns) if seat == 0 else (columns, rows)
            mean = 0.0
            for i in range(count):
                value = 0.0
                for j in range(other):
                    value += now[1 - seat, j] * (means[i * columns + j] if seat == 0 else -means[j * columns + i])
                regrets[seat, i] += value
                mean += now[seat, i] * value
            positive = 0.0
            for i in range(count):
                regrets[seat, i] = max(regrets[seat, i] - mean, 0.0)
                positive += regrets[seat, i]
            for i in range(count):
                now[seat, i] = regrets[seat, i] / positive if positive > 0 else 1.0 / count
                weights[seat, i] += now[seat, i] * 2.0 * (each + 1) / (rounds * (rounds + 1.0))
