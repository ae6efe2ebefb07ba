"""What the rules of DiceWing tell: each kind of event with its fields."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final

from warbones.core.record.events import Event, Events
from warbones.games.dicewing.rules.state import Bonus, Phase, Reason

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


class Rolling(Event, frozen=True, gc=False):
    """A die is due."""

    die: Die


class Rolled(Event, frozen=True, gc=False):
    """A die was rolled."""

    die: Die
    value: int


class Pooled(Event, frozen=True, gc=False):
    """The pool of a stage lies ready to be drafted."""

    stage: int


class First(Event, frozen=True, gc=False):
    """Who goes first, by a die of seat 0 and the ``other`` of seat 1; ``stage`` ends, 0: none has begun."""

    seat: Seat
    die: Die
    other: Die
    value: int
    other_value: int
    stage: int


class Tied(Event, frozen=True, gc=False):
    """The dice that say who goes first are equal: both are rolled again."""

    die: Die
    other: Die
    value: int
    stage: int


class Took(Event, frozen=True, gc=False):
    """A die was drafted."""

    seat: Seat
    die: Die
    value: int


class Attack(Event, frozen=True, gc=False):
    """An attack begins."""

    stage: int
    attack: int


class Launched(Event, frozen=True, gc=False):
    """A seat chose two dice: its secret until the reveal."""

    seat: Seat
    die: Die
    other: Die
    value: int
    other_value: int


class Ready(Event, frozen=True, gc=False):
    """A seat has done in secret what the phase asks."""

    seat: Seat
    phase: Phase


class Revealed(Event, frozen=True, gc=False):
    """A seat's two dice are revealed."""

    seat: Seat
    die: Die
    other: Die
    value: int
    other_value: int


class Called(Event, frozen=True, gc=False):
    """A die was called for a bonus."""

    seat: Seat
    bonus: Bonus
    die: Die
    value: int


class Initial(Event, frozen=True, gc=False):
    """A seat's Initial Power."""

    seat: Seat
    value: int


class Trained(Event, frozen=True, gc=False):
    """What Training adds."""

    seat: Seat
    die: Die
    value: int


class Modelled(Event, frozen=True, gc=False):
    """What Model adds."""

    seat: Seat
    value: int


class Targeted(Event, frozen=True, gc=False):
    """What Targeting adds."""

    seat: Seat
    die: Die
    value: int


class Synchronized(Event, frozen=True, gc=False):
    """What Synchronized adds."""

    seat: Seat
    value: int


class Total(Event, frozen=True, gc=False):
    """A seat's Power."""

    seat: Seat
    value: int


class Victor(Event, frozen=True, gc=False):
    """Who won the attack, or nobody, by the values of seats 0 and 1."""

    seat: Seat
    reason: Reason
    value: int
    other_value: int


class Aimed(Event, frozen=True, gc=False):
    """A seat chose what its Collateral Damage hits: its secret while the other still aims."""

    seat: Seat
    die: Die
    value: int


class Lowered(Event, frozen=True, gc=False):
    """A seat's Collateral Damage lowered a die."""

    seat: Seat
    die: Die
    before: int
    after: int


class Spared(Event, frozen=True, gc=False):
    """No Collateral Damage: the opposing squadron is ``empty`` (B12), or the lowest dice are equal (B6)."""

    empty: bool


class Captured(Event, frozen=True, gc=False):
    """A die became a trophy."""

    seat: Seat
    die: Die
    value: int
    stage: int


class LeftOver(Event, frozen=True, gc=False):
    """A seat's last die as the stage ends."""

    seat: Seat
    die: Die
    value: int


class Reloaded(Event, frozen=True, gc=False):
    """So many dice are the new pool."""

    dice: int


class Ended(Event, frozen=True, gc=False):
    """The game is over; ``displayed`` is the value shown by trophies that decided."""

    seat: Seat
    reason: Reason
    value: int
    other_value: int
    displayed: int


EVENTS: Final = Events(
    EventKind,
    Rolling,
    Rolled,
    Pooled,
    First,
    Tied,
    Took,
    Attack,
    Launched,
    Ready,
    Revealed,
    Called,
    Initial,
    Trained,
    Modelled,
    Targeted,
    Synchronized,
    Total,
    Victor,
    Aimed,
    Lowered,
    Spared,
    Captured,
    LeftOver,
    Reloaded,
    Ended,
)
