"""Throwing skills of bots, by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from warbones.physics.hands import HANDS, Hand


@dataclass(frozen=True)
class Skill:
    """A bot's throwing skill: its simulations for each decision, and its own hand.

    The error of the bot's hand comes before the error of the table's hands (B40), so no bot is steadier than the people
    at its table. ``sharp``: it tries the game's `warbones.core.rules.throw.Shots`.
    """

    tries: int
    hand: Hand
    sharp: bool = False


STEADY: Final = HANDS["none"]

SKILLS: Final = {
    "marksman": Skill(tries=80, hand=STEADY, sharp=True),
    "expert": Skill(tries=120, hand=STEADY),
    "average": Skill(tries=40, hand=HANDS["average"].times(1.75)),
    "novice": Skill(tries=12, hand=HANDS["average"].times(3)),
}
"""The skills, best first."""
