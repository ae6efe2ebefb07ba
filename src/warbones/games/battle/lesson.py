"""The lesson of War Dice, a short guided battle, for first-time players."""

from __future__ import annotations

from typing import Final

from warbones.core.view.lesson import step

FILLING: Final = (
    "place 0 asked=Alpha factions=dragonfolk/lich-queen | Alpha: dragon-warriors@AB[x,x/x,x] "
    "| Beta: zombie-horde@BB[4,2,5/3,6,1] | draft: purpose=buy filling=aA hand=5,5,2,2"
)
MOVING: Final = (
    "deed 1 asked=Alpha | Alpha: dragon-warriors@AB[5,2/2,5] footsoldiers@AB[2,4,6] archers@AB[4/2] "
    "| Beta: zombie-horde@C[4,2,5/3,6,1] venom-spitters@BB[4/3] bone-tosser@BB[6,4/2,5] | draft: actor=aA"
)
STRIKING: Final = (
    "line 1 asked=Alpha | Alpha: dragon-warriors@C[5,2/2,5] footsoldiers@AB[2,4,6] archers@AB[4/2] "
    "| Beta: zombie-horde@C[4,2,5/x,6,1] venom-spitters@BB[4/3] bone-tosser@BB[6,4/2,5] "
    "| draft: actor=aA done=moved attack=melee target=bA"
)
FLANKING: Final = (
    "deed 2 asked=Alpha | Alpha: dragon-warriors@C[5,2/2,5] footsoldiers@AB[2,4,6] archers@AB[4/2] "
    "| Beta: zombie-horde@C[x,2,5/x,6,1] venom-spitters@BB[4/3] bone-tosser@BB[6,4/2,5] | draft: actor=aA"
)
BESIEGED: Final = (
    "pick 2 asked=Alpha turn=Beta | Alpha: dragon-warriors@C[5,2/2,5](acted) footsoldiers@AB[2,4,6] "
    "archers@AB[4/2](acted) | Beta: zombie-horde@C[x,2,x/x,6,x] venom-spitters@BB[4/3] bone-tosser@BB[6,4/2,5] "
    "| draft: actor=bC attack=siege target=aA siege=aA"
)
STORMING: Final = (
    "line 6 asked=Alpha points=4/2 | Alpha: dragon-warriors@C[5,2/x,5](acted) footsoldiers@C[2,x,6] "
    "archers@AB[4/2](acted) | Beta: zombie-horde@C[x,x,x/x,1,x](acted) venom-spitters@BB[4/3](acted) "
    "bone-tosser@BB[6,4/2,5](acted) | draft: actor=aB attack=melee target=bA"
)

LESSON: Final = (
    step(
        "battle-lesson-a-unit-is-a-grid-of-dice",
        FILLING,
        right=("arrange spread",),
    ),
    step(
        "battle-lesson-move",
        MOVING,
        right=("move C",),
    ),
    step(
        "battle-lesson-strike",
        STRIKING,
        right=("column 1",),
        replies=((None, 3), (None, 2)),
    ),
    step(
        "battle-lesson-a-power",
        FLANKING,
        right=("flanking",),
        replies=(
            (0, "at aC"),
            (0, "ranged"),
            (0, "at bA"),
            (0, "column 3"),
            (None, 2),
            (None, 1),
            (None, 4),
        ),
    ),
    step(
        "battle-lesson-under-siege",
        BESIEGED,
        right=("squares r1c1 r1c2 r2c2", "squares r1c1 r2c1 r2c2"),
        replies=((None, 4), (None, 3), (None, 5)),
    ),
    step(
        "battle-lesson-storm-the-base",
        STORMING,
        right=("column 2", "row 2"),
        replies=(
            (None, 4),
            (None, 2),
            (0, "move BB"),
        ),
    ),
    step(
        "battle-lesson-your-turn",
        MOVING,
    ),
)
