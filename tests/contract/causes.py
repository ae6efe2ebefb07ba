"""Causes of reasons: positions in which a reason is stated, each with a change that removes the cause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Change = tuple[str, str]
"""Two parts of a position in notation, which are exchanged to remove the cause."""

CAUSES: Final[Mapping[str, tuple[str, str, Change, str, str]]] = {
    "dicewing-why-lowest": (
        (
            "launch 1.1 first=Alpha | Alpha: A.d20=17 A.d12=9 A.d6=4 A.d4=1 B.d8=6 B.d10=5 B.d%=20 "
            "| Beta: B.d20=12 B.d12=8 B.d6=3 A.d8=5 A.d10=7 A.d%=40 B.d4=2 | used: "
        ),
        "dicewing",
        ("A.d4=1", "A.d4=4"),
        "launch A.d4 A.d20",
        "launch A.d12 A.d20",
    ),
    "dicewing-why-beats-by": (
        (
            "launch 1.3 first=Alpha | Alpha: A.d10=3 B.d%=100 A.d4=1 | Beta: B.d20=20 A.d%=90 B.d6=3 "
            "| used: A.d20=17 A.d12=9 A.d6=4 B.d10=5 B.d12=8 B.d4=1 A.d8=7 B.d8=6"
        ),
        "dicewing",
        ("A.d10", "A.d8"),
        "launch A.d10 B.d%",
        "launch A.d4 B.d%",
    ),
    "keep-why-saves": (
        "move 1 turn=Alpha keep=20/20 | Alpha: A1=6@R7. A2=2@L3. A3=1@R1 | Beta: B1=4@L7(D). B2=6@L1. B3=4@R3.",
        "keep",
        ("B2=6@L1.", "B2=6@L5."),
        "defend A3",
        "move A3 R2",
    ),
    "army-why-fours": (
        (
            "roll 1.1 | Alpha: A1=sw A2=sw A3=sw A4=sw A5=ax A6=sh A7=ds A8=sh A9=h2 A10=sk "
            "| Beta: B1=sw B2=sw B3=sw B4=ax B5=sh B6=sh B7=ds B8=sk B9=sk B10=h2 | trays: Alpha=second Beta=stopped"
        ),
        "army",
        ("A4=sw", "A4=h2"),
        "reroll A5",
        "reroll A1 A2",
    ),
    "battle-why-points": (
        (
            "line 1 asked=Alpha | Alpha: dragon-warriors@C[5,2/2,5] | Beta: zombie-horde@C[4,2,5/1,6,x] "
            "| draft: actor=aA done=moved attack=melee target=bA"
        ),
        "battle",
        ("[4,2,5/1,6,x]", "[6,2,5/6,6,x]"),
        "column 1",
        "column 2",
    ),
    "indicesion-why-tower": (
        (
            "turn 1 | start=Beta turn=Alpha asked=Alpha | Alpha: red1 red3 | Beta: blue1 "
            "| table: red2=6@Alpha#0,-22900,3174,0,32767,0,0 red4=1 red5=4@Beta red6=x@Beta blue2=3 blue3=5 blue4=2 "
            "blue5=1 blue6=4"
        ),
        "indicesion",
        ("red2=6@Alpha#0,-22900,3174,0,32767,0,0", "red2=6"),
        "throw red at Alpha drop",
        "throw red at Beta lob",
    ),
    "keep-why-crowd": (
        "position 2 turn=Alpha keep=19/20 | Alpha: A1=4@R1(D) A2=2 A5=2@L3 | Beta: B1=6@R7 B2=3@M4",
        "keep",
        ("A1=4@R1", "A1=4@L1"),
        "place left",
        "place right",
    ),
    "keep-why-reach": (
        (
            "move 2 turn=Alpha keep=19/20 | Alpha: A1=4@R1(D) A2=2@R1 A3=3@L1 A4=1@R1 A5=2@L3 | Beta: "
            "B1=6@L1. B2=3@M4 B3=6@R7 B4=1@R7 B5=5@R7"
        ),
        "keep",
        ("B2=3@M4", "B2=4@M4"),
        "move A5 L5",
        "move A3 M4",
    ),
    "keep-why-strikes": (
        (
            "position 3 turn=Alpha keep=19/17 | Alpha: A1=4@L1 A2=3@R1 A3=2 A4=1@R2 | Beta: B1=6@L7 B2=5@R7 "
            "B4=1@R6 B5=5@R7(D)"
        ),
        "keep",
        ("A3=2", "A3=1"),
        "place left",
        "place right",
    ),
    "keep-why-rolls": (
        (
            "take_off 5 turn=Alpha keep=11/13 | Alpha: A1=4@R5 A2=2@R3 A4=1@R3 A5=1@L3 | Beta: B2=5@L7(D) "
            "B4=1@L6 B5=5@R7(D)"
        ),
        "keep",
        ("A4=1@R3", "A4=4@R3"),
        "take off A1 A4 A5",
        "take off A1 A2",
    ),
    "keep-why-takes": (
        (
            "move 7 turn=Alpha keep=10/12 | Alpha: A1=1@R1 A2=1@L1 A3=2@R1(D). A4=2@R3. A5=6@L7. | Beta: "
            "B1=2@L5. B2=3@L7 B3=3@L7 B4=6@R7(D). B5=5@R2."
        ),
        "keep",
        ("B3=3@L7", "B3=3@L2"),
        "move A1 R2",
        "move A2 L2",
    ),
    "army-why-defence": (
        (
            "roll 1.5 wins=0-0 health=9-8 | Alpha: A1=ds A3=ax A4=sw A5=ds A7=h2 A8=ds A9=sh paladin1=cu | "
            "Alpha resting: A2 A6 | Alpha graveyard: A10 | Beta: B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 | trays: "
            "Alpha=first Beta=unrolled"
        ),
        "army",
        ("A1=ds", "A1=sw"),
        "reroll A4 A9",
        "reroll A1 A3 A8",
    ),
    "army-why-skulls": (
        (
            "roll 1.5 wins=0-0 health=9-8 | Alpha: A1=ds A3=ax A4=sw A5=ds A7=h2 A8=ds A9=sh paladin1=cu | "
            "Alpha resting: A2 A6 | Alpha graveyard: A10 | Beta: B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 | trays: "
            "Alpha=first Beta=unrolled"
        ),
        "army",
        ("A1=ds", "A1=sw"),
        "reroll A4 A9",
        "reroll A3 A4 A7 A8 A9",
    ),
    "army-why-attack": (
        (
            "roll 1.6 wins=0-0 health=9-6 | Alpha: A2=h2 A3=ds A4=ds A5=sk A6=ax A7=sw paladin1=sk | Alpha "
            "resting: A1 A8 A9 | Alpha graveyard: A10 | Beta: B1 B2 B4 B6 B9 defender1 | Beta resting: B3 B5 "
            "B7 B10 | Beta graveyard: B8 | trays: Alpha=first Beta=unrolled | rerolled: Alpha"
        ),
        "army",
        ("A6=ax", "A6=sh"),
        "reroll A2 A3 A4",
        "reroll A2 A3 A4 A7",
    ),
    "army-why-next-attack": (
        (
            "heal 3.8 wins=1-1 health=15-6 | Alpha: A3=h2 A5=ax defender2=ds necromancer1=sk paladin1=sk | "
            "Alpha resting: A2 | Alpha graveyard: A1 A4 A6 A7 A8 A9 A10 | Beta: B2=sk B3=sk B4=ax B5=sh "
            "B6=sk B7=sh B8=sw B9=h2 defender1=sh sacrifice1=sk healer1=h3 | Beta resting: B1 B10 | Beta "
            "graveyard: necromancer2 paladin2 | heals: 2-5"
        ),
        "army",
        ("A5=ax", "A5=sk"),
        "heal A1 necromancer1",
        "heal A1 paladin1",
    ),
    "battle-why-defeats": (
        (
            "unit 1 asked=Alpha first=Beta factions=lich-queen/lich-queen spent=20/20 | units: "
            "aA=banshees@C[5,3/3,2] bA=bone-tosser@BB[5,3/2,4] aB=vampire-lord@AB[4,2/5,5/5,4/2,2] "
            "bB=dire-crawlers@C[4,2,1,1] aC=bone-tosser@AB[3,2/1,1] bC=zombie-horde@BB[5,3,3/6,3,2] "
            "bD=banshees@C[6,6/6,4](acted) bE=venom-spitters@BB[4/3]"
        ),
        "battle",
        ("zombie-horde@BB[5,3,3/6,3,2]", "zombie-horde@BB[5,3,3/1,3,2]"),
        "act aA",
        "act aC",
    ),
    "battle-why-threats": (
        (
            "unit 1 asked=Alpha first=Beta factions=lich-queen/lich-queen spent=20/20 | units: "
            "aA=banshees@C[5,3/3,2] bA=bone-tosser@BB[5,3/2,4] aB=vampire-lord@AB[4,2/5,5/5,4/2,2] "
            "bB=dire-crawlers@C[4,2,1,1] aC=bone-tosser@AB[3,2/1,1] bC=zombie-horde@BB[5,3,3/6,3,2] "
            "bD=banshees@C[6,6/6,4](acted) bE=venom-spitters@BB[4/3]"
        ),
        "battle",
        ("dire-crawlers@C[4,2,1,1]", "dire-crawlers@AB[4,2,1,1]"),
        "act aB",
        "act aA",
    ),
    "battle-why-base": (
        (
            "deed 5 asked=Alpha first=Beta factions=lich-queen/dragonfolk spent=19/18 stopped=0/1 points=2/0 "
            "| units: aA=bone-tosser@C[4,6/1,2](acted) bA=dragon-warriors@BB[6,4/3,x](acted) "
            "aB=undead-mastodon@C[2,4,3/5,4,2/5,4,2](acted) "
            "bB=lady-of-the-red-scales@BB[3,5,3/5,8,4/x,x,x](acted,evading) "
            "aC=zombie-horde@BB[x,x,x/4,3,1](attacked) aD=skeleton-warriors@C[6,5,x] | draft: actor=aC"
        ),
        "battle",
        ("zombie-horde@BB[x,x,x/4,3,1]", "zombie-horde@AB[x,x,x/4,3,1]"),
        "regenerate",
        "move C",
    ),
    "battle-why-weakest": (
        (
            "place 0 asked=Alpha factions=dragonfolk/horde spent=5/0 | units: aA=rain-of-fire@AB[5,x/x,x] | "
            "draft: purpose=buy filling=aA spot=1 hand=2,6,6"
        ),
        "battle",
        ("rain-of-fire@AB[5,x/x,x]", "rain-of-fire@AB[6,x/x,x]"),
        "arrange columns",
        "arrange spread",
    ),
    "battle-why-lost": (
        (
            "pick 2 asked=Alpha turn=Beta factions=dragonfolk/horde spent=20/20 | units: "
            "aA=hybrid-elite@C[5,2,4/2,5,4](acted,attacked,formation) bA=crimson-snake@BB[6/6/6/6/2](acted) "
            "aB=footsoldiers@AB[5,4,2](acted) bB=mindbender@BB[6,6,6/6,8,4/4,3,2] "
            "aC=hybrid-elite@AB[6,4,2/6,3,1](acted,formation) bC=critters@BB[5](acted) "
            "aD=footsoldiers@AB[5,4,4] | draft: actor=bB power=carpet-bomb target=aA siege=aA"
        ),
        "battle",
        ("hybrid-elite@C[5,2,4/2,5,4]", "hybrid-elite@C[5,6,4/2,5,4]"),
        "squares r2c2",
        "squares r1c2",
    ),
    "dicewing-why-denies": (
        (
            "draft 2.0 first=Alpha | Alpha: A.d%=10 A.d20=1 | Beta: A.d4=3 B.d4=4 B.d%=10 | pool: A.d6=3 "
            "A.d10=2 A.d12=5 B.d6=5 B.d10=7 B.d12=7 | trophies Alpha: A.d8=6 B.d20=15 | trophies Beta: "
            "B.d8=4"
        ),
        "dicewing",
        ("B.d10=7", "B.d10=1"),
        "take B.d10",
        "take B.d6",
    ),
    "dicewing-why-pair-bonus": (
        (
            "draft 2.0 first=Alpha | Alpha: A.d%=10 A.d20=1 | Beta: A.d4=3 B.d4=4 B.d%=10 | pool: A.d6=3 "
            "A.d10=2 A.d12=5 B.d6=5 B.d10=7 B.d12=7 | trophies Alpha: A.d8=6 B.d20=15 | trophies Beta: "
            "B.d8=4"
        ),
        "dicewing",
        ("B.d10=7", "B.d10=1"),
        "take B.d10",
        "take A.d12",
    ),
    "dicewing-why-shows": (
        (
            "draft 1.0 first=Beta | Alpha: A.d10=7 A.d12=9 A.d20=6 B.d%=100 | Beta: A.d8=1 A.d%=70 B.d6=6 "
            "B.d8=4 | pool: A.d4=4 A.d6=1 B.d4=3 B.d10=5 B.d12=1 B.d20=19"
        ),
        "dicewing",
        ("B.d20=19", "B.d20=2"),
        "take B.d20",
        "take B.d12",
    ),
    "dicewing-why-pair": (
        (
            "draft 2.0 first=Alpha | Alpha: A.d4=1 | Beta: A.d6=6 B.d8=7 | pool: A.d8=7 A.d10=3 A.d12=1 "
            "A.d20=17 B.d4=3 B.d6=3 B.d%=20 B.d20=20 | trophies Alpha: A.d%=70 B.d10=4 B.d12=1"
        ),
        "dicewing",
        ("B.d20=20", "B.d20=1"),
        "take B.d20",
        "take B.d4",
    ),
    "dicewing-why-beats": (
        (
            "launch 2.1 first=Alpha | Alpha: A.d4=1 A.d10=3 A.d20=17 B.d4=3 B.d20=20 | Beta: A.d6=6 A.d8=7 "
            "A.d12=1 B.d6=3 B.d8=7 B.d%=20 | trophies Alpha: A.d%=70 B.d10=4 B.d12=1"
        ),
        "dicewing",
        ("A.d10=3", "A.d10=1"),
        "launch A.d10 B.d4",
        "launch B.d4 B.d20",
    ),
    "dicewing-why-keeps": (
        (
            "launch 2.1 first=Alpha | Alpha: A.d4=3 A.d6=4 A.d10=5 A.d%=90 B.d4=1 | Beta: A.d12=6 A.d20=9 "
            "B.d6=1 B.d8=8 B.d%=90 B.d20=2 | trophies Alpha: A.d8=1 B.d12=10 | trophies Beta: B.d10=6"
        ),
        "dicewing",
        ("A.d6=4", "A.d6=1"),
        "launch A.d6 A.d%",
        "launch A.d4 A.d%",
    ),
    "dicewing-why-meetings": (
        (
            "collateral 1.2 first=Beta | Alpha: A.d20=2 B.d8=5 B.d12=11 (B.d4=2 B.d%=20) | Beta: A.d4=2 "
            "A.d%=30 A.d12=5 (A.d6=4 B.d6=6) | used: A.d8=3 A.d10=5 B.d10=9 | trophies Beta: B.d20=20"
        ),
        "dicewing",
        ("A.d12=5", "A.d12=2"),
        "lower A.d%",
        "lower A.d4",
    ),
    "dicewing-why-first": (
        (
            "launch 1.3 first=Alpha | Alpha: A.d6=5 A.d8=5 A.d%=30 | Beta: A.d10=7 B.d8=5 B.d10=1 | used: "
            "A.d4=2 A.d12=8 A.d20=18 B.d4=3 B.d%=70 B.d20=4 | trophies Alpha: B.d6=3 B.d12=11 | ready: Beta"
        ),
        "dicewing",
        ("A.d8=5", "A.d8=1"),
        "launch A.d6 A.d8",
        "launch A.d6 A.d%",
    ),
}
"""By message: a position, its game, the change that removes the cause, the action with this reason, and another."""
