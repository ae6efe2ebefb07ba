"""The lesson of Dice Wars, for first-time players."""

from __future__ import annotations

from typing import Final

from warbones.core.view.lesson import step

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
    step(
        "army-lesson-an-army-behind-a-divider",
        NEW,
        right=("roll",),
        replies=tuple((None, face) for face in (1, 1, 1, 2, 2, 3, 4, 3, 6, 5)),
    ),
    step(
        "army-lesson-roll-again",
        ROLLED,
        right=("reroll A4 A5",),
        replies=((None, 1), (None, 1)),
    ),
    step(
        "army-lesson-the-divider-goes",
        READY,
        right=("stop",),
    ),
    step(
        "army-lesson-a-bonus-die",
        EARNED,
        right=("take captain1",),
    ),
    step(
        "army-lesson-the-last-stroke",
        DECIDED,
        right=("stop",),
    ),
    step(
        "army-lesson-two-rounds-win",
        DECIDED,
    ),
)
