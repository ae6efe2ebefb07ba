"""Written positions from outside: each is refused with a sentence or can be played to the end."""

from __future__ import annotations

import pytest

from warbones import BrokenPosition, UnknownOption
from warbones.games.battle.notation.parser import read
from warbones.games.battle.rules.state import UNITS, Phase
from warbones.games.battle.tests.script import GAME, at, field, play

CHOOSING = field("footsoldiers@C[1,x,1] archers@AB[1/1]", "razor-fiend@C[1,1/1,1/1,1] critters@C[6]")
DEED = play(CHOOSING.copy(), "Alpha act aA")
LINE = play(DEED.copy(), "Alpha melee; at bA")
ACID = play(field("footsoldiers@C[1,1,1]", "razor-fiend@C[1,1/1,1/1,1]"), "Alpha act aA; melee; at bA; row 1\nroll 1 2")
PLACING = play(CHOOSING.copy(), "Alpha act aA; regroup\nroll 3 5")
BUYING = at("buy 0 asked=Alpha factions=horde/horde | Alpha: critters@AB[1] | Beta: critters@BB[1]")
FILLING = play(BUYING.copy(), "Alpha buy spikers\nroll 1 2 3 4")
LATE = at("unit 9 asked=Alpha | Alpha: critters@C[1] | Beta: critters@C[1]")
SUDDEN = at("unit 9 asked=Alpha sudden=8 points=5/5 | Alpha: critters@BB[1] | Beta: critters@AB[1]")
PICKING = play(field("rain-of-fire@AB[1,1/1,1]", "zombie-horde@BB[1,2,3/x,5,6]"), "Alpha act aA; siege; at bA")
ENDED = play(field("footsoldiers@C[1,1,1]", "critters@C[1]"), "Alpha act aA; melee; at bA; row 1\nroll 1 1")


@pytest.mark.parametrize(
    ("position", "name", "value", "wrong"),
    [
        (CHOOSING, "phase", "resolved", "No game waits in the resolved phase: it goes on by itself"),
        (CHOOSING, "phase", "setup", "Before set-up nothing is rolled or decided: every field is at its first value"),
        (CHOOSING, "asked", -1, "'asked' is the seat that decides"),
        (CHOOSING, "asked", 1, "It is Alpha who acts"),
        (CHOOSING, "turn", 3, "'turn' is a seat"),
        (CHOOSING, "game_round", 31, "The round is 1 to 30 here, not 31"),
        (CHOOSING, "sudden", 2, "Sudden death begins with the end of a round that was played"),
        (CHOOSING, "winner", 0, "'winner' is -1 before the game is over, not 0"),
        (LATE, "points", [5, 0], "Five points win"),
        (CHOOSING, "points", [1, 0], "0 points at most by now"),
        (LATE, "points", [4, 6], r"'points\[1\]' is 0 to 5, not 6"),
        (CHOOSING, "points", [6, 0], r"'points\[0\]' is 0 to 5, not 6"),
        (CHOOSING, "faction", [3, 0], r"'faction\[0\]' is a faction, 0 to 2, or -1 for none, not 3"),
        (CHOOSING, "spent", [21, 0], "spends up to 20 points"),
        (CHOOSING, "stopped", [2, 0], r"'stopped\[0\]' is 0 or 1, not 2"),
        (CHOOSING, "units", UNITS + 1, f"'units' is 0 to {UNITS}, not {UNITS + 1}"),
        (CHOOSING, "units", 3, "'kind' is 0 beyond the 3 units"),
        (CHOOSING, "actor", 0, "'actor' is -1 in the unit phase"),
        (CHOOSING, "hand", [1, 0, 0, 0, 0, 0], "'hand' holds only 0"),
        (DEED, "actor", 4, "'actor' is a unit on the sheet"),
        (DEED, "actor", 2, "A unit of Alpha that is not defeated acts"),
        (DEED, "done", 64, "'done' is a mask of 6 bits, 0 to 63, not 64"),
        (DEED, "done", 32, "'done' has a siege among the parts of an action only with an attack"),
        (DEED, "power", 18, "'power' is 0 to 17, or -1 for none, not 18"),
        (DEED, "power", 9, "does not have the power in use"),
        (DEED, "flanker", 1, "flanked for by another"),
        (LINE, "attack", 1, "A line is chosen for a melee or ranged attack"),
        (LINE, "target", 1, "A line is chosen for a melee or ranged attack"),
        (LINE, "attack", -1, "A line is chosen for a melee or ranged attack"),
        (ACID, "acid", 0, "Acid answers a melee attack on a unit that has it"),
        (ACID, "done", 0, "Acid burns an enemy that has attacked"),
        (ACID, "asked", 1, "Alpha picks the square that acid burns"),
        (PLACING, "hand", [0, 0, 1, 0, 1, 2], "There are 3 squares to fill, and 4 dice in hand"),
        (PLACING, "hand", [0, 0, 0, 0, 0, 0], "in one way only"),
        (FILLING, "flanker", 0, "'flanker' is -1 in the place phase"),
        (PLACING, "spot", 3, "'spot' is a square that can take a die"),
        (PLACING, "filling", 1, "Squares that are still to be filled are empty"),
        (PLACING, "filling", -1, "Values are placed in a unit"),
        (PLACING, "asked", 1, "Beta places values in its own units only"),
        (PLACING, "purpose", "raise", "There are 3 squares to fill, and 2 dice in hand"),
        (BUYING, "game_round", 1, "The round is 0 to 0 here"),
        (BUYING, "spent", [2, 1], "Alpha has spent 1 points before the battle, not 2"),
        (SUDDEN, "points", [5, 4], "In sudden death, and only there"),
        (SUDDEN, "sudden", 0, "In sudden death, and only there"),
        (PICKING, "picks", [0, 1, *[0] * (UNITS - 2)], "The defender names squares for the first besieged unit"),
        (PICKING, "asked", 0, "The defender names squares for the first besieged unit"),
        (PICKING, "attack", -1, "against a siege or a bombardment"),
        (ENDED, "winner", -1, "ended with both wiped out, or level"),
    ],
)
def test_a_broken_position_is_refused_in_a_sentence(position, name, value, wrong):
    written = position.to_dict()
    assert written["state"][name] != value
    written["state"][name] = value
    with pytest.raises(BrokenPosition, match=wrong):
        GAME.from_dict(written)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "There is no phase ''"),
        ("dance 1", "There is no phase 'dance'"),
        ("setup 1", "Before set-up there is nothing else: write 'setup' and rule options only"),
        ("unit asked=Alpha", "begins with its phase and its round"),
        ("unit x asked=Alpha", "The round must be an integer"),
        ("unit 1 asked=Gamma", "There is no side 'Gamma'"),
        ("unit 1 points=1", "'points' is a number for each seat, such as points=1/2, not '1'"),
        ("unit 1 factions=elves/horde", "There is no faction 'elves'"),
        ("unit 1 | Gamma: archers@AB[1/1]", "There is no area 'Gamma'"),
        ("unit 1 | Alpha: archers", "A unit is written such as"),
        ("unit 1 | Alpha: elves@AB[1/1]", "There is no unit 'elves'"),
        ("unit 1 | units: archers@AB[1/1]", "written with its name"),
        ("unit 1 | units: aB=archers@AB[1/1]", "The next unit of Alpha is aA, not aB"),
        ("unit 1 | Alpha: archers@AB[1]", r"Archers has 2 rows of 1 square, not \[1\]\."),
        ("unit 1 | Alpha: archers@AB[1/9]", "A square must be an integer from 0 to 8"),
        (
            "unit 1 asked=Alpha | Alpha: archers@AB[1/7] | Beta: critters@C[1]",
            "aA.r2c1, of Archers, is 1 to 6 or crossed out, not 7.",
        ),
        ("unit 1 | Alpha: archers@AB[1/1](tired)", "There is no mark 'tired'"),
        ("unit 1 | Alpha: archers@AB[1/1]>Gamma", "There is no side 'Gamma'"),
        (
            "unit 1 | Alpha: archers@AB[1/1] | draft: actor",
            "Names and values are written such as actor=aA, not 'actor'",
        ),
        ("unit 1 | Alpha: archers@AB[1/1] | draft: actor=bA", "There is no unit 'bA'"),
        ("unit 1 | Alpha: archers@AB[1/1] | draft: power=dance", "There is no power 'dance'"),
        ("unit 1 | Alpha: archers@AB[1/1] | draft: hand=9", "A die in hand must be an integer from 0 to 6"),
        ("unit 1 | Alpha: archers@AB[1/1] | draft: siege=aA:r9c9", "There is no square 'r9c9'"),
        (f"unit 1 | Alpha: {'critters@AB[1] ' * (UNITS + 1)}", f"The sheet holds {UNITS} units"),
        ("unit 1 asked=Alpha | Alpha: archers@AB[1/1]", "Beta cannot have faction -1"),
    ],
)
def test_a_drawing_that_is_wrong_is_refused(text, wrong):
    with pytest.raises(BrokenPosition, match=wrong):
        read(text)


def test_an_option_that_does_not_exist():
    with pytest.raises(UnknownOption, match="There is no option 'nonsense' here; choose from budget"):
        read("unit 1 nonsense=1")
    with pytest.raises(UnknownOption, match="Option budget must be a whole number from 2 to 60, not 61"):
        read("setup budget=61")
    assert read("setup budget=12").options.budget == 12


HERO = "broodkeeper@C[1,1,1/1,8,1/1,1,1]"
BENDER = "mindbender@C[1,1,1/1,8,1/1,1,1](spent)"
LICH = "dracolich@AB[1,1,1/1,8,1/1,1,1]"
ENEMY = "critters@C[1]"
BEFORE = "free_move 1 asked=Beta"


@pytest.mark.parametrize(
    ("head", "alpha", "beta", "wrong"),
    [
        ("", f"{HERO} {HERO}", ENEMY, "aB: Broodkeeper is bought only once (R6, B1)"),
        ("", HERO, HERO, "bA: Broodkeeper is bought only once"),
        ("hero_unique=player", f"{HERO} {HERO}", ENEMY, "aB: Broodkeeper is bought only once"),
        ("", "critters@C[1] archers@AB[1/1]", ENEMY, "aB: Alpha, who plays The Horde, buys no Archers"),
        ("factions=lich-queen/horde", "critters@C[1]", ENEMY, "aA: Alpha, who plays The Lich Queen's Army, buys no"),
        ("", f"critters@C[1] {LICH}(spent)", ENEMY, "aB: Alpha, who plays The Horde, buys no Dracolich"),
        ("", "critters@C[1]", f"{ENEMY}>Alpha critters@BB[1]", "bA: nothing of Alpha can have assimilated Critters"),
        ("", f"{BENDER.replace('(spent)', '')}", f"{ENEMY}>Alpha {ENEMY}", "bA: nothing of Alpha can have assimilated"),
        ("", BENDER, f"doppelgangers@C[1,1,1/1,1,1]>Alpha {ENEMY}", "bA: nothing of Alpha can have assimilated Doppel"),
        ("", BENDER, f"{ENEMY}>Alpha {ENEMY}>Alpha {ENEMY}", "Alpha has assimilated more units than it has used"),
        ("", "archers@AB[1/1](flying)", ENEMY, "aA is not marked flying: Archers has no Fly"),
        ("", "archers@AB[1/1](evading)", ENEMY, "aA is not marked evading: Archers has no Evasion"),
        ("", "archers@AB[1/1](formation)", ENEMY, "aA is not marked formation: Archers has no Defensive Formation"),
        ("", "archers@AB[1/1](spent)", ENEMY, "aA is not marked spent: Archers has no power that serves once"),
        ("", "critters@C[1]", "basilisk@C[1,1/1,1/1,1/1,1] archers@C[1/1](paralyzed)", "bB is marked paralyzed, so it"),
        ("", f"{HERO}(acted,paralyzed) {ENEMY}", "basilisk@C[1,1/1,1/1,1/1,1]", "aA is not marked paralyzed: heroes"),
        ("", f"{ENEMY}(acted,paralyzed) {ENEMY}", ENEMY, "aA is not marked paralyzed: nobody has Paralyze"),
        ("points=1/0", ENEMY, ENEMY, "Alpha scores once in a round: 0 points at most by now"),
        (BEFORE, "critters@C[1]", "critters@BB[1]", "aA is in its base before the battle"),
        (BEFORE, "critters@AB[1]", "critters@BB[1](acted)", "bA has no marks before the battle"),
        (BEFORE, "critters@AB[1]", "spikers@BB[1,1/1,x]", "bA has no square crossed out before the battle"),
        (BEFORE.replace("Beta", "Alpha"), "critters@AB[1]", "critters@BB[1]", "Alpha goes first, so it is not Alpha"),
        ("next_round 2", ENEMY, ENEMY, "No round waits to begin but for dice"),
        (
            "buy 0 asked=Alpha stopped=1/0 factions=horde/horde",
            "critters@AB[1]",
            "",
            "Alpha has stopped, and buys no more",
        ),
        ("buy 0 asked=Beta stopped=1/0 factions=horde/horde", "", "", "Alpha stops buying with a unit at least"),
        ("over 3 winner=Alpha decided_by=wiped_out", ENEMY, ENEMY, "The battle did not end so"),
        ("over 6 winner=Alpha decided_by=points points=3/2", ENEMY, ENEMY, "The battle did not end so"),
        ("over 6 winner=Beta decided_by=points points=5/2", ENEMY, ENEMY, "The battle did not end so"),
        ("over 9 winner=Alpha decided_by=limit_points points=3/2", ENEMY, ENEMY, "The battle did not end so"),
        ("over 30 winner=Alpha decided_by=limit_value points=1/1", ENEMY, ENEMY, "The battle did not end so"),
        ("over 9 winner=Alpha decided_by=cleansed sudden=8 points=5/5", ENEMY, "critters@AB[1]", "did not end so"),
        ("", f"{HERO} {' '.join([ENEMY] * 45)}", ENEMY, "aG: Alpha has units for 60 points, but bought 20 of 20 (R5)"),
        ("budget=2", HERO, ENEMY, "Alpha cannot have bought a unit for 15 points: the budget is 2 (R5)"),
        ("spent=7/1", ENEMY, ENEMY, "one or more of them: 1, not 7 (R5)"),
        ("spent=1/1", f"{ENEMY} {ENEMY}", ENEMY, "can have raised 0 (R44)"),
        ("spent=17/1", f"{LICH}(spent) venom-spitters@C[x/x] archers@AB[1/1]", ENEMY, "aC: Alpha, who plays The Lich"),
        ("spent=17/1", f"{LICH}(spent) venom-spitters@C[x/x] banshees@AB[1,1/1,1]", ENEMY, "can have raised 2 (R44)"),
        ("", f"{LICH}(spent)", ENEMY, "aA cannot have used Raise Undead: no unit is defeated (R44)"),
        ("", BENDER, ENEMY, "aA cannot have used Assimilation: 0 units changed sides, of 1 (R32)"),
        ("unit 5 asked=Alpha points=0/3", ENEMY, "banshees@BB[1,1/1,1]", "Beta has never had a unit that scores"),
    ],
)
def test_a_position_that_no_battle_reaches_is_refused(head, alpha, beta, wrong):
    opening = head if head.split(" ")[0].upper() in Phase.__members__ else f"unit 1 asked=Alpha {head}"
    with pytest.raises(BrokenPosition) as refused:
        read(f"{opening} | Alpha: {alpha} | Beta: {beta}")
    assert wrong in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        f"unit 5 asked=Alpha points=0/3 | Alpha: {ENEMY} | Beta: banshees@BB[1,1/1,1] venom-spitters@C[x/x]",
        (
            f"unit 5 asked=Alpha spent=17/1 | Alpha: {LICH}(spent) venom-spitters@C[x/x] venom-spitters@C[1/1] "
            f"| Beta: {ENEMY}"
        ),
        f"unit 1 asked=Alpha budget=3 | Alpha: {ENEMY} {ENEMY} {ENEMY} | Beta: {ENEMY}",
        f"unit 1 asked=Alpha hero_unique=player | Alpha: {HERO} | Beta: {HERO}",
        f"unit 1 asked=Alpha | Alpha: {BENDER} | Beta: {ENEMY}>Alpha {ENEMY}",
        f"unit 1 asked=Alpha size_basis=remaining | Alpha: {BENDER} | Beta: doppelgangers@C[1,1,1/1,1,1]>Alpha {ENEMY}",
        f"unit 5 asked=Alpha points=4/4 | Alpha: {ENEMY} | Beta: {ENEMY}",
        (
            "unit 2 asked=Alpha size_basis=remaining | units: "
            f"aA={BENDER} bA={LICH}(spent)>Alpha aB=venom-spitters@AB[1/1] bB=venom-spitters@C[1/1] "
            "bC=venom-spitters@BB[x/x]"
        ),
        f"over 6 winner=Alpha decided_by=points points=5/2 | Alpha: {ENEMY} | Beta: {ENEMY}",
        f"over 30 decided_by=level points=1/1 | Alpha: {ENEMY} | Beta: {ENEMY}",
    ],
)
def test_a_position_that_a_battle_can_reach_is_accepted(text):
    assert read(text).units
