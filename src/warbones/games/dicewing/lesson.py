"""DiceWing in a few steps, for whoever has never played."""

from __future__ import annotations

from typing import Final

from warbones.core.view.lesson import Step

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

LESSON: Final = (
    Step(
        "Two sets, one pool",
        "Alpha's bone dice and Beta's ink dice, seven each, are rolled into one pool. You draft from both sets, and a "
        "die keeps the face it shows. A d% counts in tens, and a 0 on a d10 is ten.",
        DRAFT,
    ),
    Step(
        "Take a die",
        "You go first, so you take one die; then Beta takes two, and from there you take turns. High faces hit hard.",
        DRAFT,
        task="Take a die that shows 17 or more.",
        right=("take A.d20", "take A.d%", "take B.d%"),
        otherwise="That die can wait: look for a face of 17 or more. The d% dice count in tens.",
        notice="It lies in your squadron now, open for Beta to see. Beta picks twice.",
    ),
    Step(
        "Launch two dice",
        "Both players pick two dice in secret; both bays open together. Two dice from one set earn Training: the "
        "higher one counts again.",
        LAUNCH,
        task="Launch your bone d20 and d12.",
        right=("launch A.d12 A.d20",),
        otherwise="Try the bone pair, the d20 showing 17 and the d12 showing 9: both come from Alpha's set.",
        replies=((1, "launch A.d8 B.d6"),),
        notice="17 + 9 and Training 17; both are odd, so Targeting adds Beta's 5 as well: 48. Beta's mixed pair is odd "
        "too and reads your 17: 25. You win the attack.",
    ),
    Step(
        "Low dice bite back",
        "Whoever used the lowest die of the attack, win or lose, lowers one die in the other squadron by a step. This "
        "time the lowest dice can be yours: twins, both showing 1. Equal numbers are Synchronized and add both "
        "opposing dice; odd ones add the higher.",
        TWINS,
        task="Launch your two d6.",
        right=("launch A.d6 B.d6",),
        otherwise="Launch both d6, each showing 1: equal, odd, and with equal sides.",
        replies=((1, "launch A.d% B.d20"),),
        notice="Two ones are worth 2, Model 2 again, Targeting 100 and Synchronized 112: 216 against 112. You win, and "
        "having used the lowest die you may lower one of Beta's dice.",
    ),
    Step(
        "Lower, then capture",
        "First one of Beta's dice is lowered by a step. Then you capture: of the two dice that Beta "
        "launched, the one with most sides. Beta's d12 is its best die left.",
        CAUGHT,
        task="Lower Beta's d12.",
        right=("lower B.d12",),
        otherwise="The small ones do little harm: lower the d12.",
        notice="The d12 shows 7 now, and Beta's d20 is your first trophy.",
    ),
    Step(
        "Trophies win",
        "In stage 1 the winner of an attack captures the opposing die with most sides; in stage 2, after a second "
        "draft, both opposing dice. Most trophies win the game. If that is equal, sides decide, then the highest face.",
        LAUNCH,
    ),
)
