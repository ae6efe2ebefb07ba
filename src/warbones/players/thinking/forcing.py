"""What one choice is worth against the others' mixes, in machine code: for whoever judges a choice that was made.

A search tells which action is best, and has tried the others the less the worse they looked. Here every simulation
begins with the same choice, so that a poor one is known as well as a good one; what comes after is searched as ever.
Where others choose at the same time theirs are drawn from a mix, such as the one that `mix` found.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from warbones.compiled.jit import driver, shared
from warbones.compiled.layout import apart
from warbones.compiled.play import step
from warbones.core.rules.step import next_word, seed_noise
from warbones.players.thinking.search import decider_count, learn, result, search, simulate
from warbones.players.thinking.tree import clear


class Mixes(NamedTuple):
    """What each seat plays at a position, and how often; ``count`` 0: it is not asked there."""

    count: Any  # int64[seats]
    actions: Any  # int64[seats, most actions]
    weights: Any  # float64[seats, most actions]: they sum to 1
    tries: Any  # int64[seats, most actions]: how often a search tried each


def new_mixes(seats: int, most_actions: int) -> Mixes:
    """Return mixes of nothing."""
    shape = (seats, most_actions)
    return Mixes(apart(seats, np.int64), apart(shape, np.int64), apart(shape, np.float64), apart(shape, np.int64))


@driver
def mix(desk: Any, mixes: Any, seats: int, sims: int, seed: int) -> bool:
    """Search ``desk.states[0]``; write what each seat would play there. Return whether several choose at once.

    Where one seat chooses, its weights are the share of tries. Nobody may be asked there: then all counts are 0.
    """
    seed_noise(desk.t[0].noise, seed, 0)
    tree = desk.tree
    root = search(desk.states, desk.words, desk.t, tree, seats, desk.out, desk.path, desk.picks, sims)
    mixes.count[:] = 0
    if root < 0:
        return False
    together = decider_count(tree, root) > 1
    for seat in range(seats):
        base, count, total = tree.base[root, seat], tree.width[root, seat], 0.0
        mixes.count[seat] = count
        for i in range(count):
            mixes.actions[seat, i], mixes.tries[seat, i] = tree.action[base + i], tree.tries[base + i]
            mixes.weights[seat, i] = tree.share[base + i] if together else float(tree.tries[base + i])
            total += mixes.weights[seat, i]
        for i in range(count):
            mixes.weights[seat, i] /= total
    return together


@shared
def place_from(mixes: Any, seat: int, noise: Any) -> int:
    """Return the place of an action of a seat, drawn by its weights."""
    left, last = next_word(noise) / 4294967296.0, mixes.count[seat] - 1
    for i in range(last):
        left -= mixes.weights[seat, i]
        if left < 0:
            return i
    return int(last)


@driver
def force(desk: Any, mixes: Any, seat: int, seats: int, sims: int, seed: int) -> tuple[float, float]:
    """Play ``desk.states[0]`` on ``sims`` times, each time beginning with what ``mixes`` says.

    Return what that comes to for ``seat`` on average (-1 to 1), and the results' variance. As many simulations come
    before and do not count: they teach the search how to go on, and would say what it comes to for beginners.
    """
    seed_noise(desk.t[0].noise, seed, 0)
    clear(desk.tree)
    total, squares = 0.0, 0.0
    for at in range(2 * sims):
        desk.states[1] = desk.states[0]
        for each in range(seats):
            if mixes.count[each]:
                place = place_from(mixes, each, desk.t[0].noise)
                step(desk.states[1], desk.t[0], each, mixes.actions[each, place])
        depth = simulate(desk.states, desk.words, desk.t, desk.tree, seats, desk.out, desk.path, desk.picks)
        learn(desk.states[1], desk.tree, desk.path, desk.picks, depth, seats)
        if at >= sims:
            value = result(desk.states[1], seat)
            total += value
            squares += value * value
    return total / sims, squares / sims - (total / sims) ** 2


@driver
def duel(desk: Any, mixes: Any, seats: int, sims: int, seed: int, totals: Any, tries: Any) -> None:
    """Play ``desk.states[0]`` on, where seats 0 and 1 choose at once, beginning with pairs drawn from mixes.

    Add seat 0's results to ``totals``, float64[0's actions, 1's actions], and count them in ``tries``. What the search
    has learned stays: `clear` the tree for another position.
    """
    seed_noise(desk.t[0].noise, seed, 0)
    for _ in range(sims):
        desk.states[1] = desk.states[0]
        row, column = place_from(mixes, 0, desk.t[0].noise), place_from(mixes, 1, desk.t[0].noise)
        step(desk.states[1], desk.t[0], 0, mixes.actions[0, row])
        step(desk.states[1], desk.t[0], 1, mixes.actions[1, column])
        depth = simulate(desk.states, desk.words, desk.t, desk.tree, seats, desk.out, desk.path, desk.picks)
        learn(desk.states[1], desk.tree, desk.path, desk.picks, depth, seats)
        totals[row, column] += result(desk.states[1], 0)
        tries[row, column] += 1


@driver
def forget(desk: Any) -> None:
    """Begin with nothing learned."""
    clear(desk.tree)


@driver
def settle(means: Any, weights: Any, regrets: Any, now: Any, rounds: int) -> None:
    """Write an equilibrium of the matrix game ``means`` (seat 0's results) into ``weights``, a row for each seat.

    By regret matching+ in turns with linear averaging (Tammelin 2014), which comes to within a thousandth in some
    thousand ``rounds``. ``regrets`` and ``now`` are working room, shaped as ``weights``.
    """
    rows, columns = means.shape
    weights[:], regrets[:], now[:] = 0.0, 0.0, 0.0
    now[0, :rows], now[1, :columns] = 1.0 / rows, 1.0 / columns
    for each in range(rounds):
        for seat in range(2):
            count, other = (rows, columns) if seat == 0 else (columns, rows)
            mean = 0.0
            for i in range(count):
                value = 0.0
                for j in range(other):
                    value += now[1 - seat, j] * (means[i, j] if seat == 0 else -means[j, i])
                regrets[seat, i] += value
                mean += now[seat, i] * value
            positive = 0.0
            for i in range(count):
                regrets[seat, i] = max(regrets[seat, i] - mean, 0.0)
                positive += regrets[seat, i]
            for i in range(count):
                now[seat, i] = regrets[seat, i] / positive if positive > 0 else 1.0 / count
                weights[seat, i] += now[seat, i] * 2.0 * (each + 1) / (rounds * (rounds + 1.0))
