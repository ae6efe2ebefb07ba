"""The lesson of DiceWing, for first-time players."""

from __future__ import annotations

from typing import Final

from warbones.core.view.lesson import step

DRAFT: Final = (
    "draft 1.0 first=Alpha | pool: A.d4=3 A.d6=5 A.d8=7 A.d10=4 A.d%=60 A.d12=9 A.d20=17 "
    "B.d4=1 B.d6=5 B.d8=2 B.d10=10 B.d%=30 B.d12=11 B.d20=8 | used: "
)
LAUNCH: Final = (
    "launch 1.1 first=Alpha | Alpha: A.d20=17 A.d12=9 A.d6=4 A.d4=2 B.d8=6 B.d10=5 B.d%=20 "
    "| Beta: B.d20=12 B.d12=8 B.d6=3 A.d8=5 A.d10=7 A.d%=40 B.d4=1 | used: "
)
TWINS: Final = (
    "launch 1.2 first=Alpha | Alpha: A.d6=1 B.d6=1 A.d8=4 A.d4=2 B.d%=20 "
    "| Beta: B.d20=12 B.d12=8 A.d10=7 A.d%=100 B.d4=3 | used: A.d20=17 A.d12=9 B.d10=5 "
    "| trophies Beta: B.d8=6"
)

CAUGHT: Final = (
    "collateral 1.2 first=Alpha | Alpha: A.d4=2 A.d8=4 B.d%=20 (A.d6=1 B.d6=1) "
    "| Beta: A.d10=7 B.d4=3 B.d12=8 (A.d%=100 B.d20=12) | used: A.d12=9 A.d20=17 B.d10=5 | trophies Beta: B.d8=6"
)

LAST: Final = (
    "launch 1.3 first=Alpha | Alpha: A.d8=8 A.d4=4 B.d%=20 | Beta: A.d10=7 B.d4=3 B.d12=7 "
    "| used: A.d12=9 A.d20=17 B.d10=5 A.d6=1 B.d6=1 A.d%=100 | trophies Alpha: B.d20=12 | trophies Beta: B.d8=6"
)
RELOADED: Final = (3, 4, 6, 5, 9, 14, 2, 5, 8, 7, 11)
"""The faces rolled for stage 2 with all dice except the trophies (R38)."""

LESSON: Final = (
    step(
        "dicewing-lesson-two-sets-one-pool",
        DRAFT,
    ),
    step(
        "dicewing-lesson-take-a-die",
        DRAFT,
        right=("take A.d20", "take A.d%", "take B.d%"),
    ),
    step(
        "dicewing-lesson-launch-two-dice",
        LAUNCH,
        right=("launch A.d12 A.d20",),
        replies=((1, "launch A.d8 B.d6"),),
    ),
    step(
        "dicewing-lesson-low-dice-bite-back",
        TWINS,
        right=("launch A.d6 B.d6",),
        replies=((1, "launch A.d% B.d20"),),
    ),
    step(
        "dicewing-lesson-lower-then-capture",
        CAUGHT,
        right=("lower B.d12",),
    ),
    step(
        "dicewing-lesson-the-die-you-keep",
        LAST,
        right=("launch A.d4 A.d8",),
        replies=((1, "launch A.d10 B.d4"), (1, "lower B.d%"), *((None, face) for face in RELOADED)),
    ),
    step(
        "dicewing-lesson-trophies-win",
        LAUNCH,
    ),
)
