"""What the rules of DiceWing tell: each kind of event with its fields."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final

from warbones.core.record.events import Event, Events
from warbones.games.dicewing.rules.state import Bonus, Phase, Reason, Spare

Seat = int
Die = Annotated[int, "die"]


class EventKind(IntEnum):
    """What rules tell, by number; each kind's fields are those of the class with its name."""

    ROLLING = 0
    ROLLED = 1
    POOLED = 2
    FIRST = 3
    TIED = 4
    TOOK = 5
    ATTACK = 6
    LAUNCHED = 7
    READY = 8
    REVEALED = 9
    CALLED = 10
    INITIAL = 11
    TRAINED = 12
    MODELLED = 13
    TARGETED = 14
    SYNCHRONIZED = 15
    TOTAL = 16
    VICTOR = 17
    AIMED = 18
    LOWERED = 19
    SPARED = 20
    CAPTURED = 21
    LEFT_OVER = 22
    RELOADED = 23
    ENDED = 24


class Rolling(Event, frozen=True):
    """A die is due."""

    die: Die


class Rolled(Event, frozen=True):
    """A die was rolled."""

    die: Die
    value: int


class Pooled(Event, frozen=True):
    """The pool of a stage lies ready to be drafted."""

    stage: int


class First(Event, frozen=True):
    """Who goes first, by a die of seat 0 and the ``other`` of seat 1; ``stage`` ends, 0: none has begun."""

    seat: Seat
    die: Die
    other: Die
    value: int
    other_value: int
    stage: int


class Tied(Event, frozen=True):
    """The dice that say who goes first are equal: both are rolled again."""

    die: Die
    other: Die
    value: int
    stage: int


class Took(Event, frozen=True):
    """A die was drafted."""

    seat: Seat
    die: Die
    value: int


class Attack(Event, frozen=True):
    """An attack begins."""

    stage: int
    attack: int


class Launched(Event, frozen=True):
    """A seat chose two dice: its secret until the reveal."""

    seat: Seat
    die: Die
    other: Die
    value: int
    other_value: int


class Ready(Event, frozen=True):
    """A seat has done in secret what the phase asks."""

    seat: Seat
    phase: Phase


class Revealed(Event, frozen=True):
    """A seat's two dice are revealed."""

    seat: Seat
    die: Die
    other: Die
    value: int
    other_value: int


class Called(Event, frozen=True):
    """A die was called for a bonus."""

    seat: Seat
    bonus: Bonus
    die: Die
    value: int


class Initial(Event, frozen=True):
    """A seat's Initial Power."""

    seat: Seat
    value: int


class Trained(Event, frozen=True):
    """What Training adds."""

    seat: Seat
    die: Die
    value: int


class Modelled(Event, frozen=True):
    """What Model adds."""

    seat: Seat
    value: int


class Targeted(Event, frozen=True):
    """What Targeting adds."""

    seat: Seat
    die: Die
    value: int


class Synchronized(Event, frozen=True):
    """What Synchronized adds."""

    seat: Seat
    value: int


class Total(Event, frozen=True):
    """A seat's Power."""

    seat: Seat
    value: int


class Victor(Event, frozen=True):
    """Who won the attack, or nobody, by the values of seats 0 and 1."""

    seat: Seat
    reason: Reason
    value: int
    other_value: int


class Aimed(Event, frozen=True):
    """A seat chose what its Collateral Damage hits: its secret while the other still aims."""

    seat: Seat
    die: Die
    value: int


class Lowered(Event, frozen=True):
    """A seat's Collateral Damage lowered a die."""

    seat: Seat
    die: Die
    before: int
    after: int


class Spared(Event, frozen=True):
    """No Collateral Damage is applied, and why."""

    reason: Spare


class Captured(Event, frozen=True):
    """A die became a trophy."""

    seat: Seat
    die: Die
    value: int
    stage: int


class LeftOver(Event, frozen=True):
    """A seat's last die as the stage ends."""

    seat: Seat
    die: Die
    value: int


class Reloaded(Event, frozen=True):
    """So many dice are the new pool."""

    dice: int


class Ended(Event, frozen=True):
    """The game is over; ``displayed`` is the value shown by trophies that decided."""

    seat: Seat
    reason: Reason
    value: int
    other_value: int
    displayed: int


EVENTS: Final = Events(EventKind, globals())
