"""The events of War Dice's rules: each kind with its fields."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final

from warbones.core.record.events import Event, Events
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.state import Purpose, Reason
from warbones.games.battle.rules.units import Attack

Seat = int
Unit = int
Zone = Annotated[int, "zone"]
Faction = Annotated[int, "faction"]
Sort = Annotated[int, "kind"]


class EventKind(IntEnum):
    """The kinds of events, by number. The class of the same name has the fields."""

    CHOSE_FACTION = 0
    BOUGHT = 1
    STOPPED = 2
    ROLLS = 3
    VALUE = 4
    FILLED = 5
    KEPT = 6
    REROLLED = 7
    BURROWED = 8
    DECIDES = 9
    FIRST_DIE = 10
    FIRST = 11
    ADVANCED = 12
    ROUND = 13
    MOVED = 14
    ATTACKS = 15
    DIE = 16
    HIT = 17
    MISSED = 18
    DEFEATED = 19
    SIEGES = 20
    SIEGED = 21
    ACID = 22
    REGROUPS = 23
    USED_POWER = 24
    PARALYZED = 25
    JOINED = 26
    LOWERED = 27
    WEAKENED = 28
    RESTORED = 29
    FLANKS = 30
    HELD = 31
    RAISES = 32
    SCORED = 33
    SUDDEN_DEATH = 34
    ENDED = 35
    SWALLOWED = 36


class ChoseFaction(Event, frozen=True):
    """A seat chose its faction."""

    seat: Seat
    faction: Faction


class Bought(Event, frozen=True):
    """A unit was bought, or raised; ``left`` are the points left to spend."""

    unit: Unit
    sort: Sort
    seat: Seat
    left: int
    raised: bool


class Stopped(Event, frozen=True):
    """A seat stops buying."""

    seat: Seat
    left: int


class Rolls(Event, frozen=True):
    """Dice are rolled for a unit."""

    unit: Unit
    dice: int
    purpose: Purpose


class Value(Event, frozen=True):
    """A die of a unit was rolled."""

    unit: Unit
    face: int


class Filled(Event, frozen=True):
    """A unit's squares are filled."""

    unit: Unit


class Kept(Event, frozen=True):
    """A seat keeps all values."""

    seat: Seat


class Rerolled(Event, frozen=True):
    """A seat rolls all values again."""

    seat: Seat


class Burrowed(Event, frozen=True):
    """A unit was put into the center before the battle."""

    unit: Unit


class Decides(Event, frozen=True):
    """A seat rolls for the first player."""

    seat: Seat


class FirstDie(Event, frozen=True):
    """A seat's roll for the first player."""

    seat: Seat
    face: int


class First(Event, frozen=True):
    """The first player is known."""

    seat: Seat


class Advanced(Event, frozen=True):
    """A unit of the second player was put into the center."""

    unit: Unit


class Round(Event, frozen=True):
    """A round begins."""

    round: int
    first: Seat


class Moved(Event, frozen=True):
    """A unit moved."""

    unit: Unit
    zone: Zone
    to: Zone


class Attacks(Event, frozen=True):
    """A unit attacks a line or square, ``at``, of another."""

    unit: Unit
    target: Unit
    attack: Attack
    at: int
    needed: int
    dice: int


class Die(Event, frozen=True):
    """A die of the attack was rolled; ``bonus``: it was added for a 6."""

    face: int
    bonus: bool


class Hit(Event, frozen=True):
    """An attack beats a number and crosses out squares, as a mask."""

    target: Unit
    total: int
    needed: int
    squares: int


class Missed(Event, frozen=True):
    """An attack beats nothing."""

    target: Unit
    total: int
    needed: int


class Defeated(Event, frozen=True):
    """A unit is defeated."""

    unit: Unit


class Sieges(Event, frozen=True):
    """A unit besieges squares, as a mask, of another."""

    unit: Unit
    target: Unit
    squares: int


class Sieged(Event, frozen=True):
    """A square is besieged."""

    target: Unit
    square: int
    needed: int


class Acid(Event, frozen=True):
    """A unit's acid burns a square of its attacker, ``target``."""

    unit: Unit
    target: Unit
    square: int
    needed: int


class Regroups(Event, frozen=True):
    """A unit regroups."""

    unit: Unit
    dice: int


class UsedPower(Event, frozen=True):
    """A unit uses a power."""

    unit: Unit
    power: Power


class Paralyzed(Event, frozen=True):
    """A unit is paralyzed for the round."""

    unit: Unit


class Joined(Event, frozen=True):
    """A unit changes sides."""

    unit: Unit
    seat: Seat


class Lowered(Event, frozen=True):
    """A square's value drops."""

    unit: Unit
    square: int
    before: int
    after: int


class Weakened(Event, frozen=True):
    """A unit is weakened."""

    unit: Unit


class Restored(Event, frozen=True):
    """A square comes back."""

    unit: Unit
    square: int
    value: int


class Flanks(Event, frozen=True):
    """A unit flanks for a friend."""

    unit: Unit
    friend: Unit


class Held(Event, frozen=True):
    """A unit does nothing."""

    unit: Unit


class Raises(Event, frozen=True):
    """A unit raises others, for this number of points."""

    unit: Unit
    points: int


class Scored(Event, frozen=True):
    """A seat scores a victory point, and has this many."""

    seat: Seat
    points: int


class SuddenDeath(Event, frozen=True):
    """Both have five points."""

    round: int


class Ended(Event, frozen=True):
    """The battle is over; ``seat`` has won, or nobody."""

    seat: Seat
    reason: Reason
    points: int
    other_points: int


class Swallowed(Event, frozen=True):
    """A unit swallows another."""

    unit: Unit
    victim: Unit


EVENTS: Final = Events(EventKind, globals())
