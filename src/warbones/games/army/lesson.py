"""Dice Wars in a few steps, for whoever has never played."""

from __future__ import annotations

from typing import Final

from warbones.core.lesson import Step

NEW: Final = (
    "roll 1.1 wins=0-0 health=10-10 | Alpha: A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 "
    "| Beta: B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 | trays: Alpha=unrolled Beta=unrolled"
)
ROLLED: Final = (
    "roll 1.1 wins=0-0 health=10-10 | Alpha: A1=sw A2=sw A3=sw A4=sw A5=ax A6=sh A7=ds A8=h2 A9=sk A10=sh "
    "| Beta: B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 | trays: Alpha=first Beta=unrolled"
)

LESSON: Final = (
    Step(
        "An army behind a divider",
        "Both sides roll ten troop dice at the same time, each behind the divider and at its own pace. Swords and axes "
        "attack, shields defend, a heal brings dice back, and a skull is out of the fight until it is healed.",
        NEW,
    ),
    Step(
        "Keep or roll again",
        "After the first roll you may roll any troops again, twice at most; skulls stay. This roll shows four swords, "
        "and four of a kind of attack earn a bonus die at the end of the turn. Stop here.",
        ROLLED,
        right=("stop",),
        otherwise="You may do that in a game; here, keep all four swords and stop.",
        notice="Your tray is done and still hidden. When Beta is done too, the divider goes: both sides' attack meets "
        "the other's defence, line by line.",
    ),
    Step(
        "Rounds",
        "Whoever's health falls to nothing loses the round. Each round starts with five more health, bonus dice stay "
        "yours, and two rounds win the match.",
        ROLLED,
    ),
)
