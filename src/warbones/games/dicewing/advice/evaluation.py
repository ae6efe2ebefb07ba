"""The evaluation of a position, for simple bots."""

from __future__ import annotations

from warbones.core.rules.step import rule
from warbones.games.dicewing.rules.score import trophies, trophy_sides
from warbones.games.dicewing.rules.state import DICE, Phase, Place, State


@rule
def evaluate(s: State, seat: int) -> float:
    """Return the value of the position for ``seat``, about -1 to 1: trophies first, then squadrons' values."""
    return seat_value(s, seat) - seat_value(s, 1 - seat)


@rule
def seat_value(s: State, seat: int) -> float:
    """Return the seat's share of `evaluate`."""
    strength = 0.0
    for die in range(DICE):
        if s.place[die] == Place.SQUADRON and s.holder[die] == seat:
            strength += 0.01 + 0.001 * s.face[die]
    return 0.1 * trophies(s, seat) + 0.001 * trophy_sides(s, seat) + strength


@rule
def in_draft(s: State) -> bool:
    """Return whether a draft is under way (R9 to R12, R41)."""
    return s.phase == Phase.DRAFT


@rule
def judged(s: State) -> bool:
    """Return whether a network evaluates this position: complete squadrons, or the start of the second draft."""
    if s.phase == Phase.LAUNCH:
        return s.attack == 1 and not s.ready[0] and not s.ready[1]
    return s.phase == Phase.DRAFT and s.stage > 1 and s.picks == 0
