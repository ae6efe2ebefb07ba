"""Equilibria of matrix games, in machine code: how a secret choice is mixed once each pair's results are known."""

from __future__ import annotations

from typing import Any

from warbones.compiled.jit import inline


@inline
def solve_matrix_game(means: Any, rows: int, columns: int, weights: Any, regrets: Any, now: Any, rounds: int) -> None:
    """Write an equilibrium of a matrix game into ``weights``, a row for each seat.

    ``means`` are seat 0's results, row by row. By regret matching+ in turns with linear averaging (Tammelin 2014),
    which comes to within a hundredth in some thousand ``rounds``. ``regrets`` and ``now`` are working room, shaped as
    ``weights``.
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
