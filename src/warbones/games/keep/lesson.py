"""The lesson of DICE WAR, for those who have never played it."""

from __future__ import annotations

from typing import Final

from warbones.core.view.lesson import step

ROLLED: Final = "position 1 turn=Alpha keep=20/20 | Alpha: A1=6@L1 A2=1@R1 A3=3 | Beta: B1=2@R7 B2=4@L7"
MOVING: Final = (
    "move 1 turn=Alpha keep=20/20 | Alpha: A1=6@L1 A2=1@R1 A3=3@L1 A4=2@L1 A5=4@R1 "
    "| Beta: B1=2@R7 B2=4@R7 B3=6@L7 B4=3@L7 B5=5@L7"
)
GUARDED: Final = "move 1 turn=Alpha keep=20/20 | Alpha: A1=6@R7. A2=2@L3. A3=1@R1 | Beta: B1=4@L7(D). B2=6@L1. B3=4@R3."
FIGHT: Final = "move 2 turn=Alpha keep=18/16 | Alpha: A1=2@L5. A2=6@M4. A3=3@L1 | Beta: B1=5@M4. B2=1@L7(D)."
FOUGHT: Final = "take_off 2 turn=Alpha keep=17/15 | Alpha: A1=2@L5 A3=3@M4 | Beta: B2=1@L7(D)"
STORM: Final = "move 3 turn=Alpha keep=17/5 | Alpha: A1=3@M4 A2=4@L1. | Beta: B1=4@L3. B2=2@R5."

LESSON: Final = (
    step(
        "keep-lesson-a-keep-and-five-pawns",
        ROLLED,
        right=("place left",),
        replies=((None, 6), (1, "place right"), (None, 2)),
    ),
    step(
        "keep-lesson-run",
        MOVING,
        right=("move A1 L7", "move A1 R7"),
        replies=((1, "defend B1"),),
    ),
    step(
        "keep-lesson-guard",
        GUARDED,
        right=("defend A3",),
    ),
    step(
        "keep-lesson-fight",
        FIGHT,
        right=("move A3 M4",),
    ),
    step(
        "keep-lesson-storm-the-keep",
        STORM,
        right=("move A1 L7", "move A1 R7"),
    ),
    step(
        "keep-lesson-off-the-board",
        FOUGHT,
    ),
)
