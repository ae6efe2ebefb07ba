"""The clocks of a table, as plain arithmetic: whole milliseconds go in, and nothing here knows what time it is.

A *move* is all that a seat decides before it waits again. Its clock runs from the moment it is asked until it is asked
nothing more, whatever it decides in between: so a clock tells nothing of choices that are still secret, beyond what
every scene tells anyway, that is who is asked.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal, Self

import msgspec
from msgspec import Meta

from warbones.core.errors import WarbonesError, quoted

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60

LAG: Final = SECOND
"""Milliseconds on the way that a seat is given back, at most so many a move. A clock at 0 waits that long for what is
still on its way, and always so long, so that it tells nothing of what came before."""

SHOWN: Final = 15 * SECOND
"""The longest that clocks stand still while dice fly and roll on everybody's screen."""

ROLLS: Final = 60 * SECOND
"""How long nobody pays for dice that somebody rolls by hand before everybody: then the roller's clock runs."""

LEAST: Final = SECOND
"""What a take-back leaves a seat that lived on the increment it gives back."""

INCREMENT: Final = (0, 60 * 60)
"""The smallest and the largest, in seconds."""


class BadClock(WarbonesError):
    """A clock that nobody could play by."""


@dataclass(frozen=True)
class ClockKind:
    """A way for clocks to go: its time is for one move, or ``for_match``, and then grows with each move.

    Its time is counted in ``seconds``. A match of at most ``quick`` seconds, or one whose moves have so many, is a
    quick one.
    """

    least: int
    most: int
    quick: int
    seconds: int = 1
    for_match: bool = False

    @property
    def is_correspondence(self) -> bool:
        """Whether people come back to it from day to day."""
        return self.seconds == DAY


KINDS: Final = {
    "move": ClockKind(5, DAY, quick=20),
    "bank": ClockKind(10, DAY, quick=5 * 60, for_match=True),
    "days": ClockKind(1, 30, quick=0, seconds=DAY),
}


class TimeControl(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a table's clocks go. ``move``: ``time`` seconds for each move; ``days``: so many days; ``bank``: ``time``
    seconds for the whole match, and ``increment`` more after each move.

    A move is all that a seat decides before it waits again. ``out``: a seat whose time has run out ``loses``, or
    a ``bot`` plays on for it: the one named, or the strongest.
    """

    kind: Literal["move", "bank", "days"]
    time: int
    increment: int = 0
    out: Literal["loses", "bot"] = "loses"
    bot: Annotated[str, Meta(max_length=32)] = ""

    @property
    def way(self) -> ClockKind:
        """What the kind means."""
        return KINDS[self.kind]

    @property
    def full(self) -> int:
        """The milliseconds that a clock shows at first."""
        return self.time * SECOND * self.way.seconds


class ClockReading(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What the clocks showed, as it is stored: at ``at``, milliseconds since 1970, each seat had ``left``, and those
    that were ``running`` count down from then on, or ``free`` milliseconds later.

    ``spent`` is how long the decision took that it is stored with, and ``gained`` what its seat was given for its move.
    """

    at: int
    left: tuple[int, ...]
    running: tuple[int, ...] = ()
    spent: int = 0
    gained: int = 0
    free: int = 0


def must_be_clock(control: TimeControl, seats: int) -> None:
    """Raise `BadClock` unless a table of so many seats can be played by ``control``."""
    way = control.way
    _within(control.time, (way.least, way.most), control.kind)
    if control.increment and not way.for_match:
        raise BadClock.saying("refused-only-clock-whole-match")
    _within(control.increment, INCREMENT, "increment")
    if control.out == "loses" and seats > 2:
        raise BadClock.saying("refused-more-than-two-table")


def _within(value: int, bounds: tuple[int, int], what: str) -> None:
    least, most = bounds
    if not least <= value <= most:
        raise BadClock.saying("refused-clock-time", what=what, least=least, most=most, value=quoted(value))


@dataclass(frozen=True)
class Clocks:
    """All clocks of a table: at ``at`` each seat had ``left``, and those ``running`` count down from then on.

    While one runs, its ``left`` may be below 0: by so much does it live on its ``credit``, and on what is on its way.
    ``at`` may lie ahead: so long something is still shown. After it they stand still for ``free`` milliseconds more, in
    which dice are rolled by hand. ``since`` is when each seat was asked what it is asked now,
    ``credit`` what it spent on the way in this move, and ``moved`` are those that decided something in their move.
    """

    control: TimeControl
    at: int
    left: tuple[int, ...]
    running: frozenset[int] = frozenset()
    since: tuple[int, ...] = ()
    credit: tuple[int, ...] = ()
    moved: frozenset[int] = frozenset()
    free: int = 0

    @classmethod
    def full(cls, control: TimeControl, seats: int) -> Self:
        """Return clocks of which none runs yet."""
        return cls.shown(control, ClockReading(at=0, left=(control.full,) * seats))

    @classmethod
    def shown(cls, control: TimeControl, reading: ClockReading) -> Self:
        """Return the clocks that showed this."""
        seats, running = len(reading.left), frozenset(reading.running)
        since, credit = (reading.at,) * seats, (0,) * seats
        return cls(control, reading.at, reading.left, running, since, credit, free=reading.free)

    def reading(self, spent: int = 0, gained: int = 0) -> ClockReading:
        """Return what they show, to be stored."""
        left, running = tuple(max(0, each) for each in self.left), tuple(sorted(self.running))
        return ClockReading(at=self.at, left=left, running=running, spent=spent, gained=gained, free=self.free)

    @property
    def runs_from(self) -> int:
        """When those that run begin to count down."""
        return self.at + self.free

    def left_at(self, seat: int, now: int) -> int:
        """Return what a seat's clock shows at ``now``: never less than nothing."""
        return max(0, self._left_over(seat, now))

    def _left_over(self, seat: int, now: int) -> int:
        return self.left[seat] - max(0, now - self.runs_from) if seat in self.running else self.left[seat]

    # Deciding

    def lag(self, seat: int, came: int, thought: int | None) -> int:
        """Return how much of a decision's time went by on the way, by a seat that says it ``thought`` so long.

        What was on its way before the clock ran has cost nothing.
        """
        if thought is None:
            return 0
        lost = max(0, came - max(self.runs_from, self.since[seat] + thought))
        return min(lost, LAG - self.credit[seat])

    def is_in_time(self, seat: int, came: int, lag: int) -> bool:
        """Return whether a decision that came so late, of which ``lag`` went by on the way, still counts."""
        if seat not in self.running:
            return True
        return came - self.runs_from < self.left[seat] + self.credit[seat] + lag

    def decided(self, seat: int, came: int, lag: int) -> tuple[Self, int]:
        """Return the clocks once a seat has decided, and how long it took; its clock goes on."""
        spent = max(0, came - max(self.runs_from, self.since[seat]) - lag)
        credit = _with(self.credit, seat, self.credit[seat] + lag)
        since = _with(self.since, seat, came)
        return replace(self, credit=credit, since=since, moved=self.moved | {seat}), spent

    # Going on

    def go_on(self, asked: Collection[int], came: int, now: int, shown: int = 0, free: int = 0) -> Self:
        """Return the clocks once those ``asked`` are asked from ``now`` on, for something that ``came`` just before.

        Nobody pays for what lies between, nor for what is ``shown`` to everybody, nor for ``free`` milliseconds in
        which dice are rolled by hand. Where neither those that run change nor anything is shown, nothing does: so what
        a seat does in secret leaves no trace.
        """
        stopping, starting = self.running.difference(asked), frozenset(asked) - self.running
        if not (stopping or starting or shown or bool(free) != bool(self.free)):
            return self
        at = max(self.at + 1, min(max(self.at, now) + shown, now + SHOWN))
        left = tuple(self._after(seat, came, stopping) for seat in range(len(self.left)))
        since = tuple(now if seat in starting else before for seat, before in enumerate(self.since))
        fresh = stopping | starting
        credit = tuple(0 if seat in fresh else before for seat, before in enumerate(self.credit))
        return replace(
            self,
            at=at,
            left=left,
            running=frozenset(asked),
            since=since,
            credit=credit,
            moved=self.moved - fresh,
            free=free,
        )

    def stopped(self, now: int) -> Self:
        """Return the clocks once the match is over: as they stand, with none that runs."""
        left = tuple(self.left_at(seat, now) for seat in range(len(self.left)))
        return replace(self, at=max(self.at + 1, now), left=left, running=frozenset(), free=0)

    def gain(self, seat: int) -> int:
        """Return what a seat is given in its bank if its move ends now."""
        given = self.control.way.for_match and seat in self.moved
        return self.control.increment * SECOND + self.credit[seat] if given else 0

    def _after(self, seat: int, came: int, stopping: Collection[int]) -> int:
        if seat not in stopping:
            return self._left_over(seat, came)
        if not self.control.way.for_match:
            return self.control.full
        return max(0, self._left_over(seat, came) + self.gain(seat))

    def halted(self) -> Self:
        """Return the clocks as if no move were being made: nobody gains by what follows."""
        return replace(self, moved=frozenset())

    def taken_back(self, seat: int, gained: int) -> Self:
        """Return the clocks once a seat gives back what it gained by a decision that is taken back."""
        left = self.left[seat]
        return replace(self, left=_with(self.left, seat, max(left - gained, min(left, LEAST))))

    def shifted(self, down: int) -> Self:
        """Return the clocks as if the last ``down`` milliseconds had not been."""
        return replace(self, at=self.at + down, since=tuple(each + down for each in self.since)) if down else self

    # Running out

    @property
    def due(self) -> int | None:
        """When the first clock has run out, and what was on its way would have come; None where none runs."""
        return self.runs_from + min(self.left[seat] for seat in self.running) + LAG if self.running else None

    def out(self, now: int) -> frozenset[int]:
        """Return the seats whose time has run out by ``now``: of several, those whose did first."""
        if self.due is None or now < self.due:
            return frozenset()
        least = min(self.left[seat] for seat in self.running)
        return frozenset(seat for seat in self.running if self.left[seat] == least)


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
