"""Actions with a bot's weight and value for each, and a draw by weight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from warbones.core.play.legal import Action
from warbones.core.play.position import Position


@dataclass(frozen=True)
class ScoredAction:
    """An action with the probability that a bot plays it, and the result it expects (-1 to 1)."""

    action: Action
    weight: float
    value: float


def scored_actions(seen: Position, seat: int, workspace: Any, count: int) -> list[ScoredAction]:
    """Return the first ``count`` actions of a workspace, best first."""
    legal = seen.legal(seat)
    found = [
        ScoredAction(legal.action(int(workspace.actions[i])), float(workspace.weights[i]), float(workspace.values[i]))
        for i in range(count)
    ]
    return sorted(found, key=lambda each: (each.weight, each.value), reverse=True)


def draw_action(found: Sequence[ScoredAction], seed: int) -> Action:
    """Return an action drawn by weight; the same for the same ``seed``."""
    return Random(seed).choices(found, [each.weight for each in found])[0].action
