"""The events of DiceWing's rules: each kind with its fields."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final

from warbones.core.record.events import Event, Events
from warbones.games.dicewing.rules.state import Bonus, Phase, Reason, Spare

Seat = int
Die = Annotated[int, "die"]


class EventKind(IntEnum):
    """The kinds of events, by number. The class of the same name has the fields."""

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
    """A die is to be rolled."""

    die: Die


class Rolled(Event, frozen=True):
    """A die was rolled."""

    die: Die
    value: int


class Pooled(Event, frozen=True):
    """The pool of a stage is ready to be drafted."""

    stage: int


class First(Event, frozen=True):
    """The first player is decided by ``die`` of seat 0 and ``other`` of seat 1; ``stage`` ends (0: none has begun)."""

    seat: Seat
    die: Die
    other: Die
    value: int
    other_value: int
    stage: int


class Tied(Event, frozen=True):
    """The dice that decide the first player are equal: both are rolled again."""

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
    """A seat chose two dice, secretly until the reveal."""

    seat: Seat
    die: Die
    other: Die
    value: int
    other_value: int


class Ready(Event, frozen=True):
    """A seat has made the secret choice of this phase."""

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
    """The value that Training adds."""

    seat: Seat
    die: Die
    value: int


class Modelled(Event, frozen=True):
    """The value that Model adds."""

    seat: Seat
    value: int


class Targeted(Event, frozen=True):
    """The value that Targeting adds."""

    seat: Seat
    die: Die
    value: int


class Synchronized(Event, frozen=True):
    """The value that Synchronized adds."""

    seat: Seat
    value: int


class Total(Event, frozen=True):
    """A seat's Power."""

    seat: Seat
    value: int


class Victor(Event, frozen=True):
    """The seat that won the attack, or nobody, by the values of seats 0 and 1."""

    seat: Seat
    reason: Reason
    value: int
    other_value: int


class Aimed(Event, frozen=True):
    """A seat chose the target of its Collateral Damage, secretly while the other still aims."""

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
    """No Collateral Damage is applied, with the reason."""

    reason: Spare


class Captured(Event, frozen=True):
    """A die became a trophy."""

    seat: Seat
    die: Die
    value: int
    stage: int


class LeftOver(Event, frozen=True):
    """The last die of a seat as the stage ends."""

    seat: Seat
    die: Die
    value: int


class Reloaded(Event, frozen=True):
    """This number of dice forms the new pool."""

    dice: int


class Ended(Event, frozen=True):
    """The game is over. ``displayed`` is the trophy value that decided."""

    seat: Seat
    reason: Reason
    value: int
    other_value: int
    displayed: int


EVENTS: Final = Events(EventKind, globals())
