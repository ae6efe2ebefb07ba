"""Dice Wars in a few steps, for whoever has never played."""

from __future__ import annotations

from typing import Final

from warbones.core.view.lesson import Step

HIDDEN: Final = "B1=sw B2=sw B3=sw B4=ax B5=sh B6=sh B7=ds B8=sk B9=sk B10=h2"
NEW: Final = f"roll 1.1 | Alpha: A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 | Beta: {HIDDEN} | trays: Alpha=unrolled Beta=stopped"
ROLLED: Final = (
    "roll 1.1 | Alpha: A1=sw A2=sw A3=sw A4=ax A5=ax A6=sh A7=ds A8=sh A9=h2 A10=sk "
    f"| Beta: {HIDDEN} | trays: Alpha=first Beta=stopped"
)
READY: Final = (
    "roll 1.1 | Alpha: A1=sw A2=sw A3=sw A4=sw A5=sw A6=sh A7=ds A8=sh A9=h2 A10=sk "
    f"| Beta: {HIDDEN} | trays: Alpha=second Beta=stopped"
)
EARNED: Final = (
    "gain 1.1 health=10-9 | Alpha: A1=sw A2=sw A3=sw A4=sw A5=sw A6=sh A7=ds A8=sh A9=h2 | Alpha revived: A10=sk "
    "| Beta: B1=sw B2=sw B3=sw B4=ax B5=sh B6=sh B7=ds B10=h2 | Beta revived: B8=sk B9=sk"
)
DECIDED: Final = (
    "roll 1.3 health=7-4 | Alpha: A1=sw A2=sw A3=sw A4=ax A5=ax A6=sh A7=sh A8=h2 captain1=sb "
    "| Alpha resting: A9 A10 | Beta: B1=sw B2=sw B3=ax B4=ds B5=sh B6=sh B7=sk B8=h2 | Beta resting: B9 B10 "
    "| trays: Alpha=second Beta=stopped"
)

LESSON: Final = (
    Step(
        "An army behind a divider",
        "Both sides roll ten troop dice at the same time, each behind the divider. Swords and axes attack, shields "
        "defend, a heal brings dice back, and a skull is out of the fight until it is healed.",
        NEW,
        task="Roll your ten troops.",
        right=("roll",),
        replies=tuple((None, face) for face in (1, 1, 1, 2, 2, 3, 4, 3, 6, 5)),
        notice="Three swords and two axes are 5 attack; two shields and a double shield are 4 defence. The skull stays "
        "as it is.",
    ),
    Step(
        "Roll again",
        "You may roll any troops again, twice at most; skulls stay. You keep what you like: here three swords. Four "
        "swords would earn you a bonus die, and your axes are not four.",
        ROLLED,
        task="Pick both axes and roll them again.",
        right=("reroll A4 A5",),
        otherwise="Keep the swords, the shields and the heal: pick the two axes only.",
        replies=((None, 1), (None, 1)),
        notice="Two more swords: five attack as before, and now they are five of a kind.",
    ),
    Step(
        "The divider goes",
        "Beta is ready behind the divider. When you stop, too, both trays lie open: each side's attack meets the "
        "other's defence, and what comes through is lost health.",
        READY,
        task="Stop, and let them fight.",
        right=("stop",),
        otherwise="Five swords are enough: stop here.",
        notice="Your 5 attack met 4 defence: Beta is down to 9. Your shields held. Your heal woke the skull; shields "
        "rest for a turn. And your swords have earned a bonus die.",
    ),
    Step(
        "A bonus die",
        "Four swords or axes earn an Attack die, four shields a Defense die, four heals or skulls a Special die. The "
        "supply lies in the middle. A Captain can make every sword hit harder.",
        EARNED,
        task="Take the Captain.",
        right=("take captain1",),
        otherwise="Any of them is good. For this lesson take the Captain.",
        notice="It is yours for the whole match, and rolled first from the next turn on.",
    ),
    Step(
        "The last stroke",
        "Two turns later Beta has 4 health left. Your Captain shows a sword buff: each of your three swords counts 1 "
        "more. With two axes that is 8 attack.",
        DECIDED,
        task="Stop, and strike.",
        right=("stop",),
        otherwise="8 attack may well be enough: stop.",
        notice="8 attack met 4 defence: Beta has no health left, and the round is yours. The next one starts with 15 "
        "health each, and your Captain is in it.",
    ),
    Step(
        "Two rounds win",
        "Each round starts with five more health, all dice awake, and bonus dice stay yours. Who wins two rounds wins "
        "the match.",
        DECIDED,
    ),
)
