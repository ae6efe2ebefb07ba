"""DICE WAR in a few steps, for whoever has never played."""

from __future__ import annotations

from typing import Final

from warbones.core.view.lesson import Step

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
    Step(
        "A keep and five pawns",
        "Your keep, a d20, shows 20; so does Beta's. Bring Beta's to 0. In turn you each roll a pawn and place it at "
        "home, in L1 or R1. You rolled a 3: that is how far it will move.",
        ROLLED,
        task="Place your 3 in L1.",
        right=("place left",),
        otherwise="Place it in L1, the left zone of your home.",
        replies=((None, 6), (1, "place right"), (None, 2)),
        notice="From L1 a 3 moves to M4, the grey middle. Now you have rolled a 2: so it goes on until all "
        "pawns are placed.",
    ),
    Step(
        "Run",
        "Now you position your pawns in turn: each moves exactly as far as it shows. A 6 runs from your home straight "
        "into Beta's, and every pawn that survives there takes 5 from the keep.",
        MOVING,
        task="Move your 6 into Beta's home.",
        right=("move A1 L7", "move A1 R7"),
        otherwise="Only the 6 reaches Beta's home at once: move it to L7 or R7.",
        replies=((1, "defend B1"),),
        notice="Beta answers with a 2 in Defense. Low numbers win fights, and from its home a defender strikes the "
        "zone beside it too: your 6 will not last. The table says what an attack would do now.",
    ),
    Step(
        "Guard",
        "A pawn that has not moved can go into the Defense slot of its zone. Homes are Advantage zones: a pawn there "
        "removes every higher pawn in the zone beside it. Beta's 6 stands in L1.",
        GUARDED,
        task="Put your 1 into Defense.",
        right=("defend A3",),
        otherwise="Your 1 in R1 guards L1 as well, if it stays: put it into Defense.",
        notice="The 1 removes the 6 in L1, and your 2 in L3 the 4 in R3, for L3 is an Advantage zone too. But Beta's 4 "
        "guards as yours does: your 6 in R7 is gone. Each lost pawn costs its owner's keep 1.",
    ),
    Step(
        "Fight",
        "Where both colours share a zone, the highest pawn goes, and if its owner has another one there, the other "
        "side gives up one as well. In M4 your 6 meets a 5; a 3 beside it would help.",
        FIGHT,
        task="Move your 3 to M4.",
        right=("move A3 M4",),
        otherwise="From L1 your 3 moves to M4, exactly three zones: there it supports the 6.",
        notice="The 6 was the highest and fell; for your 3 Beta had to give up the 5. One for one, and the 3 stands in "
        "M4, three zones from Beta's home.",
    ),
    Step(
        "Storm the keep",
        "Later on Beta's keep shows 5, and nobody guards it. Your 3 in the middle is exactly three zones from Beta's "
        "home, and a pawn that stands there after the attack takes 5.",
        STORM,
        task="Move your 3 to L7 or R7.",
        right=("move A1 L7", "move A1 R7"),
        notice="Nobody could strike your 3: it took 5, Beta's keep has fallen, and you have won.",
    ),
    Step(
        "Off the board",
        "After the fight in M4 the round ends: you may take pawns off the board to roll them again. What stays keeps "
        "its number, and a defender that stays must move. Then the other player goes first.",
        FOUGHT,
    ),
)
