"""The greedy bot: it takes the action with the best evaluation by the game's own advice."""

from __future__ import annotations

from typing import Any

from warbones.core.rules.calls import choices, outlook, over, step
from warbones.core.rules.step import below, draws, rule, seed_rng


@rule
def finish_round(s: Any, t: Any, seat: int, seats: int, out: Any) -> None:
    """Let the other seats that still choose in secret do so at random, then take the automatic steps."""
    for other in range(seats):
        if other != seat:
            count = choices(s, other, out)
            if count:
                step(s, t, other, out[below(t.rng, count)])
    pending = True
    while pending and not over(s):
        for each in range(seats):
            if choices(s, each, out):
                pending = False
        if pending:
            step(s, t, -1, 0)


@rule
def look_ahead(states: Any, t: Any, seat: int, seats: int, out: Any, actions: Any, values: Any, samples: int) -> int:
    """Write every action of ``seat`` in ``states[0]`` and its mean evaluation over ``samples`` runs of dice.

    Every action sees the same dice and the same replies, so that they differ by merit and not by luck.
    """
    secret_round = others_choose(states[0], seat, seats, out)
    count = choices(states[0], seat, actions)
    seed = t[0].rng.word[0]
    for i in range(count):
        values[i] = mean_evaluation(states, t, seat, seats, out, actions[i], samples, seed, secret_round)
    return count


@rule
def mean_evaluation(
    states: Any, t: Any, seat: int, seats: int, out: Any, action: int, samples: int, seed: int, secret_round: bool
) -> float:
    """Return the mean evaluation after an action. If a run draws nothing at random, the others repeat its value."""
    total, value, drawing = 0.0, 0.0, True
    for sample in range(samples):
        if drawing:
            seed_rng(t[0].rng, seed, sample)
            before = draws(t[0].rng)
            states[1] = states[0]
            step(states[1], t[0], seat, action)
            if secret_round:
                finish_round(states[1], t[0], seat, seats, out)
            value = outlook(states[1], seat)
            drawing = draws(t[0].rng) != before
        total += value
    return total / samples


@rule
def others_choose(s: Any, seat: int, seats: int, out: Any) -> bool:
    """Return whether another seat decides at the same time as ``seat``."""
    for other in range(seats):
        if other != seat and choices(s, other, out):
            return True
    return False


@rule
def best_index(values: Any, count: int, t: Any) -> int:
    """Return the index of the highest of the first ``count`` values; ties are broken at random."""
    chosen, ties = 0, 0
    for i in range(count):
        if values[i] > values[chosen]:
            chosen, ties = i, 1
        elif values[i] == values[chosen]:
            ties += 1
            if below(t.rng, ties) == 0:
                chosen = i
    return chosen
