"""The 65 dice: ten white troops for each seat, then five each of the nine bonus dice (R1 to R3).

A seat numbers the dice that can be its own from 0 to 54, troops first. Masks of dice use these numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from warbones.core.rules.step import rule
from warbones.games.army.rules.faces import Effect, Face, worth


class Category(IntEnum):
    """The three categories of bonus dice (R44)."""

    ATTACK = 0
    DEFENCE = 1
    SPECIAL = 2


class Kind(IntEnum):
    """The kinds of dice: the troop, then three of each category in order."""

    TROOP = 0
    ATTACK_SOLDIER = 1
    MERCENARY = 2
    CAPTAIN = 3
    DEFENSE_SOLDIER = 4
    SACRIFICE = 5
    TANK = 6
    HEALER = 7
    NECROMANCER = 8
    PALADIN = 9


@dataclass(frozen=True)
class Row:
    """A kind of die: its name, its code in notation, its six faces, and the face that stands for its purpose."""

    name: str
    code: str
    faces: tuple[Face, Face, Face, Face, Face, Face]
    sign: Face = Face.BLANK


ROWS: Final = {
    Kind.TROOP: Row("Troop", "", (Face.SWORD, Face.AXE, Face.SINGLE, Face.DOUBLE, Face.SKULL, Face.HEAL_2)),
    Kind.ATTACK_SOLDIER: Row(
        "Attack Soldier",
        "attacker",
        (Face.SWORD, Face.SWORD, Face.AXE, Face.AXE, Face.SWORD_AND_AXE, Face.SKULL),
        Face.SWORD_AND_AXE,
    ),
    Kind.MERCENARY: Row(
        "Mercenary",
        "mercenary",
        (Face.TRIPLE, Face.TRIPLE, Face.TRIPLE, Face.BETRAYAL, Face.BETRAYAL, Face.SKULL),
        Face.TRIPLE,
    ),
    Kind.CAPTAIN: Row(
        "Captain",
        "captain",
        (Face.SWORD_BUFF, Face.AXE_BUFF, Face.SWORD, Face.AXE, Face.ENFORCER, Face.SKULL),
        Face.SWORD_BUFF,
    ),
    Kind.DEFENSE_SOLDIER: Row(
        "Defense Soldier",
        "defender",
        (Face.SINGLE, Face.SINGLE, Face.SINGLE, Face.DOUBLE, Face.DOUBLE, Face.SKULL),
        Face.DOUBLE,
    ),
    Kind.SACRIFICE: Row(
        "Sacrifice",
        "sacrifice",
        (Face.SACRIFICIAL, Face.SACRIFICIAL, Face.SACRIFICIAL, Face.BETRAYAL, Face.BETRAYAL, Face.SKULL),
        Face.SACRIFICIAL,
    ),
    Kind.TANK: Row(
        "Tank",
        "tank",
        (Face.SINGLE_BUFF, Face.SINGLE_BUFF, Face.DOUBLE_BUFF, Face.SINGLE, Face.SINGLE, Face.SINGLE),
        Face.SINGLE_BUFF,
    ),
    Kind.HEALER: Row(
        "Healer",
        "healer",
        (Face.HEAL_1, Face.HEAL_2, Face.HEAL_2, Face.HEAL_2, Face.HEAL_3, Face.HEAL_3),
        Face.HEAL_3,
    ),
    Kind.NECROMANCER: Row(
        "Necromancer",
        "necromancer",
        (Face.SCYTHE, Face.SCYTHE, Face.SCYTHE, Face.SKULL, Face.SKULL, Face.SKULL),
        Face.SCYTHE,
    ),
    Kind.PALADIN: Row(
        "Paladin",
        "paladin",
        (Face.PURIFY, Face.PURIFY, Face.CURSE, Face.CURSE, Face.SKULL, Face.DEFENSIVE_HEAL),
        Face.PURIFY,
    ),
}

TROOPS: Final = 10
"""The troop dice of each seat."""

COPIES: Final = 5
"""The bonus dice of each kind."""

KINDS: Final = len(Kind)
BONUS_DICE: Final = (KINDS - 1) * COPIES
DICE: Final = 2 * TROOPS + BONUS_DICE
OWN: Final = TROOPS + BONUS_DICE
"""The most dice that one seat can own."""

FACES: Final = 6
TROOP_FACES: Final = bytes(ROWS[Kind.TROOP].faces)
PUBLISHED: Final = tuple(int(face) for kind in Kind if kind != Kind.TROOP for face in ROWS[kind].faces)
"""The faces of the bonus dice, as the rule data hold them."""

CELLS: Final = len(PUBLISHED)
NAMES: Final = (
    *(f"{'AB'[die // TROOPS]}{die % TROOPS + 1}" for die in range(2 * TROOPS)),
    *(f"{ROWS[Kind(1 + die // COPIES)].code}{die % COPIES + 1}" for die in range(BONUS_DICE)),
)


@rule
def own(seat: int, bit: int) -> int:
    """Return the die that is number ``bit`` of ``seat``."""
    return seat * TROOPS + bit if bit < TROOPS else bit + TROOPS


@rule
def bit_of(die: int) -> int:
    """Return the number that its seat gives to ``die``: the reverse of `own`."""
    return die - TROOPS if die >= 2 * TROOPS else die % TROOPS


@rule
def kind_of(die: int) -> int:
    """Return the die's `Kind`."""
    return Kind.TROOP if die < 2 * TROOPS else 1 + (die - 2 * TROOPS) // COPIES


@rule
def category_of(die: int) -> int:
    """Return the `Category` of a bonus die."""
    return (kind_of(die) - 1) // 3


@rule
def is_skull(face: int) -> bool:
    """Return whether a face is a skull; Sacrificial Defense is one too (R14, R33)."""
    return worth(face, Effect.SKULL) > 0
