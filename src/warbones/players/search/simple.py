"""Bots that do not search. The same functions run interpreted and compiled."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from warbones.core.rules.calls import choices, redact
from warbones.core.rules.step import below, next_word, rule, seed_rng
from warbones.players.search.greedy import best_index, look_ahead
from warbones.players.search.real_functions import exponential


class BotKind(IntEnum):
    """The kind of a bot. ``effort`` is its runs per action (greedy) or simulations per move (search, plain).

    PLAIN searches by the game's own advice, to the usual quiet position, even where SEARCH uses a trained network or
    ends simulations sooner. A careless bot's effort is its temperature, in thousandths of an evaluation: how easily it
    takes a worse action.
    """

    RANDOM = 0
    GREEDY = 1
    SEARCH = 2
    PLAIN = 3
    CARELESS = 4


GLANCE = 2
"""Runs of dice for each action of a careless bot: few enough that it mistakes luck for merit."""


def analyse_lightly(workspace: Any, seat: int, seats: int, kind: int, effort: int) -> int:
    """Do the same as `analyse` for a bot that does not search. It compiles in half the time or less."""
    if kind == BotKind.GREEDY:
        seed = next_word(workspace.t[0].rng)
        count = look_ahead(
            workspace.states, workspace.t, seat, seats, workspace.out, workspace.actions, workspace.values, effort
        )
        seed_rng(workspace.t[0].rng, seed, seat)
        fill(workspace.weights, count, 0.0)
        workspace.weights[best_index(workspace.values, count, workspace.t[0])] = 1.0
        return count
    if kind == BotKind.CARELESS:
        return analyse_carelessly(workspace, seat, seats, effort)
    count = choices(workspace.states[0], seat, workspace.actions)
    fill(workspace.weights, count, 1.0 / max(count, 1))
    fill(workspace.values, count, 0.0)
    return count


@rule
def analyse_carelessly(workspace: Any, seat: int, seats: int, heat: int) -> int:
    """Evaluate each action roughly, and weight them by softmax: the smaller the loss, the likelier."""
    seed = next_word(workspace.t[0].rng)
    count = look_ahead(
        workspace.states, workspace.t, seat, seats, workspace.out, workspace.actions, workspace.values, GLANCE
    )
    seed_rng(workspace.t[0].rng, seed, seat)
    most, total = workspace.values[best_index(workspace.values, count, workspace.t[0])], 0.0
    for i in range(count):
        workspace.weights[i] = exponential((workspace.values[i] - most) * 1000.0 / heat)
        total += workspace.weights[i]
    for i in range(count):
        workspace.weights[i] /= total
    return count


@rule
def draw_from_weights(workspace: Any, count: int) -> int:
    """Return an action drawn by the weights."""
    left = next_word(workspace.t[0].rng) / 4294967296.0
    for i in range(count):
        left -= workspace.weights[i]
        if left < 0:
            return workspace.actions[i]
    return workspace.actions[below(workspace.t[0].rng, count)]


@rule
def load_view(states: Any, live: Any, seat: int, seats: int) -> None:
    """Load into ``states[0]`` the position ``live[1]`` as ``seat`` knows it."""
    states[0] = live[1]
    for other in range(seats):
        if other != seat:
            redact(states[0], other)


@rule
def fill(cells: Any, count: int, value: float) -> None:
    """Fill the first ``count`` cells with a value."""
    for i in range(count):
        cells[i] = value
