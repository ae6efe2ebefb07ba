"""Bots that do not search. The same functions run interpreted and compiled."""

from __future__ import annotations

from enum import IntEnum
from math import exp
from typing import Any

from warbones.core.rules.calls import choices, redact
from warbones.core.rules.step import below, next_word, rule, seed_noise
from warbones.players.search.greedy import best_index, look_ahead


class BotKind(IntEnum):
    """How a bot thinks. ``effort`` is its runs per action (greedy) or simulations per move (search, plain).

    PLAIN searches by the game's own advice, to the usual quiet position, also where SEARCH goes by a trained network or
    ends simulations sooner. Of a careless bot the effort is its heat: how easily it takes a worse action, in
    thousandths of what `evaluate` makes of a position.
    """

    RANDOM = 0
    GREEDY = 1
    SEARCH = 2
    PLAIN = 3
    CARELESS = 4


GLANCE = 2
"""Runs of dice on which a careless bot tries each action: it takes luck for merit."""


def analyse_lightly(desk: Any, seat: int, seats: int, kind: int, effort: int) -> int:
    """Do what `think` does for a bot that does not search: in half of the time to compile, or less."""
    if kind == BotKind.GREEDY:
        noise = next_word(desk.t[0].noise)
        count = look_ahead(desk.states, desk.t, seat, seats, desk.out, desk.actions, desk.values, effort)
        seed_noise(desk.t[0].noise, noise, seat)
        fill(desk.weights, count, 0.0)
        desk.weights[best_index(desk.values, count, desk.t[0])] = 1.0
        return count
    if kind == BotKind.CARELESS:
        return analyse_carelessly(desk, seat, seats, effort)
    count = choices(desk.states[0], seat, desk.actions)
    fill(desk.weights, count, 1.0 / max(count, 1))
    fill(desk.values, count, 0.0)
    return count


@rule
def analyse_carelessly(desk: Any, seat: int, seats: int, heat: int) -> int:
    """Look at each action for a moment, and take one by softmax: the less it seems to cost, the likelier."""
    noise = next_word(desk.t[0].noise)
    count = look_ahead(desk.states, desk.t, seat, seats, desk.out, desk.actions, desk.values, GLANCE)
    seed_noise(desk.t[0].noise, noise, seat)
    most, total = desk.values[best_index(desk.values, count, desk.t[0])], 0.0
    for i in range(count):
        desk.weights[i] = exp((desk.values[i] - most) * 1000.0 / heat)
        total += desk.weights[i]
    for i in range(count):
        desk.weights[i] /= total
    return count


@rule
def draw_from_weights(desk: Any, count: int) -> int:
    """Return an action drawn by the desk's weights."""
    left = next_word(desk.t[0].noise) / 4294967296.0
    for i in range(count):
        left -= desk.weights[i]
        if left < 0:
            return desk.actions[i]
    return desk.actions[below(desk.t[0].noise, count)]


@rule
def load_view(states: Any, live: Any, seat: int, seats: int) -> None:
    """Put what ``seat`` knows of ``live[1]`` into ``states[0]``."""
    states[0] = live[1]
    for other in range(seats):
        if other != seat:
            redact(states[0], other)


@rule
def fill(cells: Any, count: int, value: float) -> None:
    """Put a value into the first ``count`` cells."""
    for i in range(count):
        cells[i] = value
