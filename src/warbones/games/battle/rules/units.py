"""The thirty units as rows of data: size, cost, attack ratings and powers of each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from warbones.core.rules.step import rule
from warbones.games.battle.rules.powers import POWERS, Power


class Attack(IntEnum):
    """The attack types (R23 to R27)."""

    MELEE = 0
    RANGED = 1
    SNIPE = 2
    CRITICAL = 3
    SIEGE = 4


ATTACKS: Final = len(Attack)
FACTIONS: Final = ("Dragonfolk", "The Lich Queen's Army", "The Horde")
HERO_COST: Final = 15


@dataclass(frozen=True)
class Row:
    """A unit: name, columns and rows, cost in points, dice by attack type, powers."""

    name: str
    width: int
    height: int
    cost: int
    attacks: dict[Attack, int]
    powers: tuple[Power, ...] = ()
    hero: bool = False

    @property
    def code(self) -> str:
        """The name in notation, such as ``dragon-warriors``."""
        return self.name.lower().replace(" ", "-")


def _hero(name: str, attacks: dict[Attack, int], *powers: Power) -> Row:
    """Return a hero: 3 by 3, the centre square fixed (R6)."""
    return Row(name, 3, 3, HERO_COST, attacks, powers, hero=True)


M, R, S, C, G = Attack.MELEE, Attack.RANGED, Attack.SNIPE, Attack.CRITICAL, Attack.SIEGE
P = Power

DRAGONFOLK: Final = (
    Row("Archers", 1, 2, 2, {R: 2}),
    Row("Footsoldiers", 3, 1, 2, {M: 2}),
    Row("Dragon Warriors", 2, 2, 3, {M: 2}, (P.FLANKING,)),
    Row("Lance Bearers", 4, 1, 4, {M: 2, C: 2}, (P.DEFENSIVE_FORMATION, P.FLANKING)),
    Row("Rain of Fire", 2, 2, 5, {G: 3}, (P.CARPET_BOMB, P.FLY)),
    Row("Fireborn Assassins", 2, 2, 6, {C: 3, S: 2}, (P.EVASION, P.FLANKING)),
    Row("Hybrid Elite", 3, 2, 8, {M: 3, C: 2}, (P.DEFENSIVE_FORMATION, P.FLY)),
    Row("Basilisk", 2, 4, 10, {M: 3}, (P.PARALYZE,)),
    _hero("The Winged Wyrm", {M: 4, R: 2}, P.FLY, P.SWALLOW),
    _hero("Lady of the Red Scales", {M: 2, R: 4}, P.EVASION, P.HEALING),
)
LICH_QUEEN: Final = (
    Row("Skeleton Warriors", 3, 1, 2, {M: 2}),
    Row("Venom Spitters", 1, 2, 2, {R: 2}),
    Row("Dire Crawlers", 4, 1, 3, {M: 2}, (P.BURROW,)),
    Row("Bone Tosser", 2, 2, 4, {G: 3}, (P.FLANKING,)),
    Row("Zombie Horde", 3, 2, 5, {M: 2}, (P.REGENERATE,)),
    Row("Banshees", 2, 2, 6, {M: 3, C: 2}, (P.ETHEREAL, P.EVASION)),
    Row("Undead Mastodon", 3, 3, 8, {M: 2}, (P.REGENERATE,)),
    Row("Vampire Lord", 2, 4, 10, {M: 3, S: 2}, (P.FLY, P.REGENERATE)),
    _hero("Lich Princess", {M: 3, C: 3}, P.DRAIN, P.WEAKEN),
    _hero("Dracolich", {R: 3, G: 5}, P.FLY, P.RAISE_UNDEAD),
)
HORDE: Final = (
    Row("Critters", 1, 1, 1, {M: 1}),
    Row("Hulking Beast", 3, 1, 2, {M: 2}),
    Row("Spikers", 2, 2, 3, {R: 2}, (P.HIT_AND_RUN,)),
    Row("Crimson Snake", 1, 5, 4, {M: 2}, (P.FLANKING,)),
    Row("Dark Blades", 2, 2, 5, {C: 2, S: 2}, (P.HIT_AND_RUN, P.EVASION)),
    Row("Razor Fiend", 2, 3, 6, {M: 3}, (P.ACID_BLOOD, P.REGENERATE)),
    Row("Doppelgangers", 3, 2, 8, {M: 3}, (P.SHAPESHIFTING,)),
    Row("Toxic Maelstrom", 3, 3, 10, {M: 2, G: 5}),
    _hero("Broodkeeper", {M: 3, S: 3}, P.HEALING, P.SHAPESHIFTING),
    _hero("Mindbender", {R: 3, G: 4}, P.ASSIMILATION, P.CARPET_BOMB),
)
ROWS: Final = (*DRAGONFOLK, *LICH_QUEEN, *HORDE)
KINDS: Final = len(ROWS)
FACTION_COUNT: Final = len(FACTIONS)
LIST: Final = len(DRAGONFOLK)
"""The units in a faction's list: kind k belongs to faction k // LIST."""

SHAPE: Final = ("width", "height", "cost")
COLUMNS: Final = len(SHAPE) + ATTACKS
"""The cells of a unit in the rule data: width, height, cost, and its dice by attack type."""

CELLS: Final = COLUMNS * KINDS
PUBLISHED: Final = tuple(
    cell
    for row in ROWS
    for cell in (row.width, row.height, row.cost, *(row.attacks.get(attack, 0) for attack in Attack))
)
WIDTH: Final = 0
HEIGHT: Final = 1
COST: Final = 2
RATING: Final = 3

# Bytes: Numba keeps this table as a constant; a tuple would become a switch at every use.
HEROES: Final = bytes(row.hero for row in ROWS)
HOLDS: Final = bytes(power in row.powers for row in ROWS for power in Power)


def kinds_of(faction: int) -> range:
    """Return the kinds of units in a faction's list (R3)."""
    return range(LIST * faction, LIST * faction + LIST)


@rule
def is_hero(kind: int) -> bool:
    """Return whether a unit is a hero (R6)."""
    return HEROES[kind] == 1


@rule
def holds(kind: int, power: int) -> bool:
    """Return whether a unit has a power."""
    return HOLDS[POWERS * kind + power] == 1
