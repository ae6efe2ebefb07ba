"""The events of DICE WAR's rules: each kind with its fields."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final

from warbones.core.record.events import Event, Events
from warbones.games.keep.rules.state import Reason

Seat = int
Pawn = Annotated[int, "pawn"]
Zone = Annotated[int, "zone"]


class EventKind(IntEnum):
    """The kinds of events, by number. The class of the same name has the fields."""

    BOARD = 0
    ROUND = 1
    ROLLING = 2
    ROLLED = 3
    PLACED = 4
    MOVING = 5
    MOVED = 6
    DEFENDED = 7
    LEFT = 8
    STUCK = 9
    ATTACK = 10
    STRUCK = 11
    HIGHEST = 12
    ANSWERED = 13
    LOWERED = 14
    BREACHED = 15
    TOOK_OFF = 16
    STAYED = 17
    ENDED = 18


class Board(Event, frozen=True):
    """The board in play: its index in `boards.BOARDS`, or one more for a player's own."""

    number: int


class Round(Event, frozen=True):
    """A round begins; ``first`` is its first player."""

    round: int
    first: Seat


class Rolling(Event, frozen=True):
    """The die of a pawn is to be rolled."""

    pawn: Pawn


class Rolled(Event, frozen=True):
    """A pawn was rolled."""

    pawn: Pawn
    number: int


class Placed(Event, frozen=True):
    """A pawn was placed at home."""

    pawn: Pawn
    number: int
    zone: Zone


class Moving(Event, frozen=True):
    """The Move phase begins."""

    round: int


class Moved(Event, frozen=True):
    """A pawn moved."""

    pawn: Pawn
    number: int
    zone: Zone
    to: Zone


class Defended(Event, frozen=True):
    """A pawn went into its zone's DEFENSE slot."""

    pawn: Pawn
    number: int
    zone: Zone


class Left(Event, frozen=True):
    """A pawn moved off the board."""

    pawn: Pawn
    number: int
    zone: Zone


class Stuck(Event, frozen=True):
    """A pawn that could neither move nor defend was removed."""

    pawn: Pawn
    number: int
    zone: Zone


class Attack(Event, frozen=True):
    """The Attack phase begins, with the KEEPs of both seats."""

    round: int
    keep: int
    other_keep: int


class Struck(Event, frozen=True):
    """A pawn falls to a lower one with ADVANTAGE, ``striker``."""

    pawn: Pawn
    number: int
    zone: Zone
    striker: Pawn
    strikes: int
    strikes_from: Zone


class Highest(Event, frozen=True):
    """The highest pawn falls; ``both``: the other side loses an equal one too."""

    pawn: Pawn
    number: int
    zone: Zone
    both: bool


class Answered(Event, frozen=True):
    """A pawn falls because the other side still has one there."""

    pawn: Pawn
    number: int
    zone: Zone


class Lowered(Event, frozen=True):
    """A KEEP is lowered by the lost pawns that count."""

    seat: Seat
    before: int
    after: int
    lost: int


class Breached(Event, frozen=True):
    """A pawn breaches; ``before`` and ``after`` are the opposing KEEP."""

    pawn: Pawn
    number: int
    zone: Zone
    before: int
    after: int


class TookOff(Event, frozen=True):
    """A pawn was taken off to be rolled again."""

    pawn: Pawn
    number: int
    zone: Zone


class Stayed(Event, frozen=True):
    """This number of a seat's pawns stays on the board."""

    seat: Seat
    pawns: int


class Ended(Event, frozen=True):
    """The game is over; ``seat`` has won, or nobody."""

    seat: Seat
    reason: Reason
    keep: int
    other_keep: int


EVENTS: Final = Events(EventKind, globals())
