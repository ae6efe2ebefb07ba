"""The events of inDICEsion's rules: each kind with its fields."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final

from warbones.core.record.events import Event, Events
from warbones.games.indicesion.rules.state import Colour

Seat = int
Die = Annotated[int, "die"]


class EventKind(IntEnum):
    """The kinds of events, by number. The class of the same name has the fields."""

    ROUND = 0
    ROLLED_OFF = 1
    CHOSE_COLOUR = 2
    DRAFTED = 3
    THROWN = 4
    LANDED = 5
    MISSED = 6
    BURNED = 7
    KNOCKED = 8
    RESPAWNED = 9
    DECLINED = 10
    REROLLED = 11
    KEPT = 12
    SKIPPED = 13
    SCORED = 14
    DIE_SCORED = 15
    ROUND_WON = 16
    ENDED = 17
    OLDEST = 18


class Round(Event, frozen=True):
    """A round begins."""

    round: int
    first: Seat


class RolledOff(Event, frozen=True):
    """A seat rolled in the roll-off for the start."""

    seat: Seat
    face: int


class ChoseColour(Event, frozen=True):
    """A seat chose its colour."""

    seat: Seat
    colour: Colour


class Drafted(Event, frozen=True):
    """A die was drafted."""

    seat: Seat
    die: Die


class Thrown(Event, frozen=True):
    """A die is thrown, at a board or none."""

    seat: Seat
    die: Die
    board: Seat


class Landed(Event, frozen=True):
    """A die lies on boards and on dice, both as masks; face 0 is crooked."""

    die: Die
    face: int
    boards: int
    beneath: int


class Missed(Event, frozen=True):
    """A throw was a foul."""

    seat: Seat
    die: Die


class Burned(Event, frozen=True):
    """A die touched a red one."""

    die: Die
    red: Die


class Knocked(Event, frozen=True):
    """A die was knocked off a board."""

    die: Die
    board: Seat


class Respawned(Event, frozen=True):
    """A blue die stands in for one that is out of play."""

    seat: Seat
    blue: Die
    die: Die
    face: int


class Declined(Event, frozen=True):
    """A seat respawns nothing."""

    seat: Seat


class Rerolled(Event, frozen=True):
    """A pink die was spent to throw a die again."""

    seat: Seat
    die: Die
    pink: Die


class Kept(Event, frozen=True):
    """A seat leaves a die where it lies."""

    seat: Seat
    die: Die


class Skipped(Event, frozen=True):
    """A turn was skipped; ``left`` more will be."""

    seat: Seat
    left: int


class Scored(Event, frozen=True):
    """The points of a board."""

    board: Seat
    points: int


class DieScored(Event, frozen=True):
    """The points of a die on a board."""

    board: Seat
    die: Die
    value: int
    bonus: int
    levels: int
    points: int


class RoundWon(Event, frozen=True):
    """A round is over; ``seat`` has won it, or nobody."""

    round: int
    seat: Seat


class Ended(Event, frozen=True):
    """The game is over; ``seat`` has won, or nobody."""

    seat: Seat


class Oldest(Event, frozen=True):
    """The seat that starts by age."""

    seat: Seat


EVENTS: Final = Events(EventKind, globals())
