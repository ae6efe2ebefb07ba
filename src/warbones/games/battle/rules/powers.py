"""The eighteen powers as rows of data: their conditions, and their effects in a few verbs shared by all."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from warbones.core.rules.step import rule
from warbones.games.battle.rules.marks import Part, Status


class Power(IntEnum):
    """The powers, in the rulebook's order (R31 to R48)."""

    ACID_BLOOD = 0
    ASSIMILATION = 1
    BURROW = 2
    CARPET_BOMB = 3
    DEFENSIVE_FORMATION = 4
    DRAIN = 5
    ETHEREAL = 6
    EVASION = 7
    FLANKING = 8
    FLY = 9
    HEALING = 10
    HIT_AND_RUN = 11
    PARALYZE = 12
    RAISE_UNDEAD = 13
    REGENERATE = 14
    SHAPESHIFTING = 15
    SWALLOW = 16
    WEAKEN = 17


POWERS: Final = len(Power)


class Verb(IntEnum):
    """The effects of powers. ALWAYS and MOVE_AGAIN (a second move) work without being used."""

    ALWAYS = 0
    MOVE_AGAIN = 1
    TAKE_STATUS = 2
    JOIN = 3
    BOMB = 4
    DRAIN = 5
    FLANK = 6
    HEAL = 7
    MARK = 8
    RAISE = 9
    REGENERATE = 10
    DESTROY = 11
    WEAKEN = 12


class TargetSide(IntEnum):
    """The units that a power is used on."""

    NOBODY = 0
    ENEMY = 1
    FRIEND = 2
    ANOTHER = 3  # an enemy, or by option any other unit


class Reach(IntEnum):
    """The places where those units may be."""

    ANYWHERE = 0
    SAME_ZONE = 1
    UNRANGED = 2  # anywhere, or by option in the same zone (B13)


@dataclass(frozen=True)
class Row:
    """A power. ``combines``: the parts that an action may add to it, at most one of them.

    ``status``: the mark that it gives its unit. ``largest``: the most squares of a target; ``pair``: the most squares
    of each of two targets, 0: always one target. ``heroes`` False: never on heroes.
    """

    name: str
    rule: str
    verb: Verb
    side: TargetSide = TargetSide.NOBODY
    reach: Reach = Reach.ANYWHERE
    combines: int = 0
    status: int = 0
    largest: int = 9
    heroes: bool = True
    once: bool = False
    pair: int = 0

    @property
    def code(self) -> str:
        """The name in notation, such as ``hit-and-run``."""
        return self.name.lower().replace(" ", "-")


MOVE: Final = int(Part.MOVED)
MOVE_OR_ATTACK: Final = Part.MOVED | Part.ATTACKED | Part.SIEGED

ROWS: Final = {
    Power.ACID_BLOOD: Row("Acid Blood", "R31", Verb.ALWAYS),
    Power.ASSIMILATION: Row("Assimilation", "R32", Verb.JOIN, TargetSide.ENEMY, Reach.SAME_ZONE, largest=4, once=True),
    Power.BURROW: Row("Burrow", "R33", Verb.ALWAYS),
    Power.CARPET_BOMB: Row("Carpet Bomb", "R34", Verb.BOMB),
    Power.DEFENSIVE_FORMATION: Row(
        "Defensive Formation", "R35", Verb.TAKE_STATUS, combines=MOVE, status=Status.FORMATION
    ),
    Power.DRAIN: Row("Drain", "R36", Verb.DRAIN, TargetSide.ENEMY, Reach.UNRANGED),
    Power.ETHEREAL: Row("Ethereal", "R37", Verb.ALWAYS),
    Power.EVASION: Row("Evasion", "R38", Verb.TAKE_STATUS, combines=MOVE, status=Status.EVADING),
    Power.FLANKING: Row("Flanking", "R39", Verb.FLANK, TargetSide.FRIEND),
    Power.FLY: Row("Fly", "R40", Verb.TAKE_STATUS, combines=MOVE_OR_ATTACK, status=Status.FLYING),
    Power.HEALING: Row("Healing", "R41", Verb.HEAL, TargetSide.FRIEND, Reach.UNRANGED),
    Power.HIT_AND_RUN: Row("Hit and Run", "R42", Verb.MOVE_AGAIN),
    Power.PARALYZE: Row("Paralyze", "R43", Verb.MARK, TargetSide.ENEMY, Reach.SAME_ZONE, heroes=False, pair=3),
    Power.RAISE_UNDEAD: Row("Raise Undead", "R44", Verb.RAISE, once=True),
    Power.REGENERATE: Row("Regenerate", "R45", Verb.REGENERATE, combines=Part.REGROUPED),
    Power.SHAPESHIFTING: Row("Shapeshifting", "R46", Verb.ALWAYS),
    Power.SWALLOW: Row("Swallow", "R47", Verb.DESTROY, TargetSide.ANOTHER, Reach.SAME_ZONE, largest=3),
    Power.WEAKEN: Row("Weaken", "R48", Verb.WEAKEN, TargetSide.ENEMY, Reach.UNRANGED, pair=9),
}

VERBS: Final = bytes(ROWS[power].verb for power in Power)
TARGET_SIDES: Final = bytes(ROWS[power].side for power in Power)
REACH: Final = bytes(ROWS[power].reach for power in Power)
COMBINES: Final = bytes(ROWS[power].combines for power in Power)
STATUSES: Final = bytes(ROWS[power].status for power in Power)
LARGEST: Final = bytes(ROWS[power].largest for power in Power)
HEROES: Final = bytes(ROWS[power].heroes for power in Power)
ONCE: Final = bytes(ROWS[power].once for power in Power)
PAIR: Final = bytes(ROWS[power].pair for power in Power)


@rule
def verb(power: int) -> int:
    """Return the `Verb` of a power."""
    return VERBS[power] + 0


@rule
def target_side(power: int) -> int:
    """Return the `TargetSide` of a power."""
    return TARGET_SIDES[power] + 0


@rule
def reach(power: int) -> int:
    """Return the `Reach` of a power."""
    return REACH[power] + 0


@rule
def combines(power: int) -> int:
    """Return the parts that an action may add to a power, as bits (R30)."""
    return COMBINES[power] + 0


@rule
def status_of(power: int) -> int:
    """Return the mark that a power gives its unit, as a bit."""
    return STATUSES[power] + 0


@rule
def largest(power: int) -> int:
    """Return the most squares that a target of a power may have."""
    return LARGEST[power] + 0


@rule
def affects_heroes(power: int) -> bool:
    """Return whether a power can be used on heroes."""
    return HEROES[power] == 1


@rule
def once_only(power: int) -> bool:
    """Return whether a power can be used once per battle only (R32, R44)."""
    return ONCE[power] == 1


@rule
def pair_size(power: int) -> int:
    """Return the most squares of each of two targets, or 0 if a power has one target (R43, R48)."""
    return PAIR[power] + 0
