"""The events of Dice Wars' rules: each kind with its fields."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final

from warbones.core.record.events import Event, Events
from warbones.games.army.rules.dice import Category, Kind
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.state import Part, Phase, Reason

Seat = int
Die = Annotated[int, "die"]


class EventKind(IntEnum):
    """The kinds of events, by number. The class of the same name has the fields."""

    ROUND = 0
    TURN = 1
    ROLLING = 2
    ROLLED = 3
    REROLLED = 4
    STOPPED = 5
    READY = 6
    REVEALED = 7
    COUNTED = 8
    TOTAL = 9
    HIT = 10
    CURSED = 11
    CHOSE = 12
    HEALED = 13
    LOST = 14
    EARNED = 15
    BLOCKED = 16
    GAINED = 17
    DECLINED = 18
    BURIED = 19
    RESTED = 20
    WOKEN = 21
    ROUND_OVER = 22
    ENDED = 23


class Round(Event, frozen=True):
    """A round begins."""

    round: int
    health: int


class Turn(Event, frozen=True):
    """A turn begins."""

    round: int
    turn: int


class Rolling(Event, frozen=True):
    """A die is to be rolled: secret from the other seat, as are the next three events."""

    die: Die


class Rolled(Event, frozen=True):
    """A die was rolled."""

    die: Die
    face: Face


class Rerolled(Event, frozen=True):
    """Dice are rolled again; ``roll`` is the number of the troops' roll, 0 for a bonus die."""

    dice: int
    roll: int


class Stopped(Event, frozen=True):
    """A seat stopped rolling."""

    seat: Seat


class Ready(Event, frozen=True):
    """A seat has made the secret choice of this phase."""

    seat: Seat
    phase: Phase


class Revealed(Event, frozen=True):
    """A die is revealed."""

    seat: Seat
    die: Die
    face: Face


class Counted(Event, frozen=True):
    """A part of a total: the number of dice or skulls, and the value of each."""

    seat: Seat
    part: Part
    value: int
    count: int
    each: int


class Total(Event, frozen=True):
    """A seat's attack and defence."""

    seat: Seat
    attack: int
    defence: int


class Hit(Event, frozen=True):
    """A seat is hit, or holds."""

    seat: Seat
    attack: int
    defence: int
    damage: int
    health: int


class Cursed(Event, frozen=True):
    """Curses hit a seat, or nobody, by the skulls of seats 0 and 1."""

    seat: Seat
    curses: int
    skulls: int
    other_skulls: int
    damage: int
    health: int


class Chose(Event, frozen=True):
    """A seat chose the dice to revive or take, secretly while the other still chooses."""

    seat: Seat
    die: Die
    phase: Phase


class Healed(Event, frozen=True):
    """A die was revived; blank: it came from the graveyard."""

    seat: Seat
    die: Die
    face: Face


class Lost(Event, frozen=True):
    """This number of heals found no dead die."""

    seat: Seat
    heals: int


class Earned(Event, frozen=True):
    """A seat may take this number of dice."""

    seat: Seat
    category: Category
    dice: int


class Blocked(Event, frozen=True):
    """A kind of die that nobody may take this turn."""

    sort: Kind


class Gained(Event, frozen=True):
    """A die was taken."""

    seat: Seat
    die: Die


class Declined(Event, frozen=True):
    """A seat takes no bonus die."""

    seat: Seat


class Buried(Event, frozen=True):
    """This number of dice goes to the graveyard."""

    seat: Seat
    dice: int


class Rested(Event, frozen=True):
    """This number of dice goes to the resting area."""

    seat: Seat
    dice: int


class Woken(Event, frozen=True):
    """This number of dice has rested."""

    seat: Seat
    dice: int


class RoundOver(Event, frozen=True):
    """A round is over; ``seat`` has won it, or nobody."""

    seat: Seat
    reason: Reason
    round: int
    health: int
    other_health: int


class Ended(Event, frozen=True):
    """The match is over; ``seat`` has won it, or nobody."""

    seat: Seat
    reason: Reason
    wins: int
    other_wins: int


EVENTS: Final = Events(EventKind, globals())
