"""A bot's opinion of each action, and the draw among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from warbones.core.play.legal import Action
from warbones.core.play.position import Position


@dataclass(frozen=True)
class ScoredAction:
    """An action as a bot weighed it: how often it would play it, and the result it expects (-1 to 1)."""

    action: Action
    weight: float
    value: float


def scored_actions(seen: Position, seat: int, workspace: Any, count: int) -> list[ScoredAction]:
    """Return the first ``count`` actions that were weighed in a bot's working room, the best first."""
    legal = seen.legal(seat)
    found = [
        ScoredAction(legal.action(int(workspace.actions[i])), float(workspace.weights[i]), float(workspace.values[i]))
        for i in range(count)
    ]
    return sorted(found, key=lambda thought: (thought.weight, thought.value), reverse=True)


def draw_action(found: Sequence[ScoredAction], seed: int) -> Action:
    """Return an action drawn by the weights of the thoughts: the same for the same ``seed``."""
    return Random(seed).choices(found, [thought.weight for thought in found])[0].action
