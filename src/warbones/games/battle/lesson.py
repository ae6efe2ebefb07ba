"""War Dice in a few steps, a short guided battle, for whoever has never played."""

from __future__ import annotations

from typing import Final

from warbones.core.view.lesson import Step

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
    "deed 6 asked=Alpha points=4/2 | Alpha: dragon-warriors@C[5,2/x,5](acted) footsoldiers@C[2,x,6] "
    "archers@AB[4/2](acted) | Beta: zombie-horde@C[x,x,x/x,1,x](acted) venom-spitters@BB[4/3](acted) "
    "bone-tosser@BB[6,4/2,5](acted) | draft: actor=aB"
)

LESSON: Final = (
    Step(
        "A unit is a grid of dice",
        "You bought Dragon Warriors, two columns by two rows, and rolled 5, 5, 2 and 2. Whoever attacks a row or "
        "column must roll more than its sum. Two 2s in one line would be easy prey.",
        FILLING,
        task="Spread your dice evenly.",
        right=("arrange spread",),
        otherwise="Put a 5 and a 2 into every row and column: choose Spread evenly.",
        notice="Every row and column adds up to 7 now, and no line is easy.",
    ),
    Step(
        "Move",
        "Three zones lie in a line: your base, the center and Beta's base. In an action a unit may move one zone and "
        "attack, in either order. Beta's Zombie Horde is in the center. Melee reaches only its own zone.",
        MOVING,
        task="Move to the center.",
        right=("move C",),
        otherwise="From your base the Dragon Warriors reach nobody: move to the center.",
        notice="The action is not over yet: now the unit may attack.",
    ),
    Step(
        "Strike",
        "A melee attack takes a row or a column. You roll two dice and must beat its sum; each 6 adds a die. Column 1 "
        "of the Zombie Horde is only a 4, since the square below is crossed out.",
        STRIKING,
        task="Attack column 1 of the Zombie Horde.",
        right=("column 1",),
        otherwise="You beat the 4 of column 1 five times in six. The other lines are far stronger.",
        replies=((None, 3), (None, 2)),
        notice="3 and 2 are 5, more than 4: the square is crossed out. An equal total would have missed. When all "
        "squares are crossed out the unit is defeated.",
    ),
    Step(
        "A power",
        "Column 3 of the Zombie Horde is 5 and 1. Your Archers shoot from the next zone with two dice. Your Dragon "
        "Warriors have Flanking: another of your units attacks at once with one more die. It uses up both "
        "units' actions.",
        FLANKING,
        task="Use Flanking.",
        right=("flanking",),
        otherwise="Choose Flanking, so that your Archers attack with three dice.",
        replies=(
            (0, "at aC"),
            (0, "ranged"),
            (0, "at bA"),
            (0, "column 3"),
            (None, 2),
            (None, 1),
            (None, 4),
        ),
        notice="Three dice came to 7, more than 6. Touch a unit to read what its powers do.",
    ),
    Step(
        "Under siege",
        "Beta's Bone Tosser besieges your Dragon Warriors with three dice. You name three squares, and one die is "
        "rolled against each, on its own. A die beats a 2 easily, but a 5 only with a 6.",
        BESIEGED,
        task="Name both 5s and one 2.",
        right=("squares r1c1 r1c2 r2c2", "squares r1c1 r2c1 r2c2"),
        otherwise="Leave one 2 out: name both 5s and one 2.",
        replies=((None, 4), (None, 3), (None, 5)),
        notice="Both 5s held. A unit that has lost squares can regroup: you roll and place its remaining dice anew.",
    ),
    Step(
        "Storm the base",
        "Each round that ends with a unit of yours in Beta's base gives you a victory point. Five win, and you have "
        "four. But the way in is closed while Beta has a melee unit in the center, and the Zombie Horde still stands "
        "there. Your Footsoldiers share its zone.",
        STORMING,
        task="Attack the Zombie Horde with your Footsoldiers.",
        right=("melee",),
        otherwise="Beta's base is closed while the Zombie Horde can fight in the center: strike it first.",
        replies=(
            (0, "at bA"),
            (0, "column 2"),
            (None, 4),
            (None, 2),
            (0, "move BB"),
        ),
        notice="The last square is crossed out, and in the same action your Footsoldiers march in. The round "
        "ends with your fifth point, and you have won. You also win by defeating every enemy unit.",
    ),
    Step(
        "Your turn",
        "Begin with a small army: 10 or 15 points, a few cheap units and one that costs more. Touch any unit to see "
        "what it can do. Every choice shows what an attack needs, and its chance.",
        MOVING,
    ),
)
