"""The clocks of a table, computed in integer milliseconds. Nothing here reads the time.

A *move* is everything that a seat decides before it waits again. Its clock runs from the moment the seat must act
until it no longer must. So a clock reveals no more about secret choices than any scene does: the seats that are to act.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final, Self

import msgspec

from warbones.table.clock_kinds import SECOND, TimeControl

LAG: Final = SECOND
"""The maximum lag that is given back to a seat for each move, in milliseconds. A clock at 0 always waits that long for
answers still on their way, so the wait reveals nothing."""

SHOWN: Final = 15 * SECOND
"""The longest pause of the clocks, in milliseconds, while dice roll and fly on every screen."""

ROLLS: Final = 60 * SECOND
"""The milliseconds that are free for rolling real dice in public; after that the roller's clock runs."""

LEAST: Final = SECOND
"""The milliseconds that a seat has left after an undo, even if it has no more than the increment to give back."""


class ClockReading(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A stored reading of the clocks.

    At ``at``, in milliseconds since 1970, each seat had ``left``, and the clocks of the seats ``running`` count down
    from then on, or ``free`` milliseconds later. ``spent`` is the time of the decision that it is stored with,
    and ``gained`` the increment for the move.
    """

    at: int
    left: tuple[int, ...]
    running: tuple[int, ...] = ()
    spent: int = 0
    gained: int = 0
    free: int = 0


@dataclass(frozen=True)
class Arrival:
    """The arrival of a person's decision: its time, and the lag to give back, all in milliseconds.

    ``thinking_time`` is the time that the client reports, None if it reports none. ``round_trip`` is the connection's
    round trip as measured by the server; no report gains more than that.
    """

    at: int
    thinking_time: int | None = None
    round_trip: int = LAG


@dataclass(frozen=True)
class Clocks:
    """All clocks of a table: at ``at`` each seat had ``left``, and those ``running`` count down from then on.

    ``at`` may lie in the future, while an animation plays; after it the clocks pause for another ``free`` milliseconds,
    in which real dice are rolled. ``since`` is the time at which each seat last had to act, ``credit`` its lag in this
    move, and ``moved`` are the seats that have decided something in their move. A running clock's ``left`` may fall
    below 0 because of its ``credit`` and of answers on their way.
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
        """Return full clocks, none of them running."""
        return cls.shown(control, ClockReading(at=0, left=(control.full,) * seats))

    @classmethod
    def shown(cls, control: TimeControl, reading: ClockReading) -> Self:
        """Return the clocks of a stored reading."""
        seats, running = len(reading.left), frozenset(reading.running)
        since, credit = (reading.at,) * seats, (0,) * seats
        return cls(control, reading.at, reading.left, running, since, credit, free=reading.free)

    def reading(self, spent: int = 0, gained: int = 0) -> ClockReading:
        """Return the reading to store."""
        left, running = tuple(max(0, each) for each in self.left), tuple(sorted(self.running))
        return ClockReading(at=self.at, left=left, running=running, spent=spent, gained=gained, free=self.free)

    @property
    def runs_from(self) -> int:
        """The time at which running clocks begin to count down."""
        return self.at + self.free

    def left_at(self, seat: int, now: int) -> int:
        """Return the time that a seat's clock shows at ``now``, at least 0."""
        return max(0, self._left_over(seat, now))

    def _left_over(self, seat: int, now: int) -> int:
        return self.left[seat] - max(0, now - self.runs_from) if seat in self.running else self.left[seat]

    # Deciding

    def lag(self, seat: int, came: Arrival) -> int:
        """Return the part of a decision's lag that is given back, in milliseconds.

        A decision sent before the clock started costs no time.
        """
        if came.thinking_time is None:
            return 0
        lost = max(0, came.at - max(self.runs_from, self.since[seat] + came.thinking_time))
        return min(lost, came.round_trip, LAG - self.credit[seat])

    def is_in_time(self, seat: int, came: int, lag: int) -> bool:
        """Return whether a decision that arrived at ``came`` with this ``lag`` came before the seat's time ran out."""
        if seat not in self.running:
            return True
        return came - self.runs_from < self.left[seat] + self.credit[seat] + lag

    def decided(self, seat: int, came: int, lag: int) -> tuple[Self, int]:
        """Return the clocks after a decision, and the time it took; the seat's clock keeps running."""
        spent = max(0, came - max(self.runs_from, self.since[seat]) - lag)
        credit = _with(self.credit, seat, self.credit[seat] + lag)
        since = _with(self.since, seat, came)
        return replace(self, credit=credit, since=since, moved=self.moved | {seat}), spent

    # Continuing

    def go_on(self, asked: Collection[int], came: int, now: int, shown: int = 0, free: int = 0) -> Self:
        """Return the clocks with the seats ``asked`` to act from ``now`` on, after a decision received at ``came``.

        The time in between costs nobody anything, nor do ``shown`` milliseconds of animation or ``free`` milliseconds
        to roll real dice. If the running clocks stay the same and nothing is shown, nothing changes: secret actions
        leave no trace.
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
        """Return the clocks stopped at the end of a match."""
        left = tuple(self.left_at(seat, now) for seat in range(len(self.left)))
        return replace(self, at=max(self.at + 1, now), left=left, running=frozenset(), free=0)

    def gain(self, seat: int) -> int:
        """Return the time that a seat gains if its move ends now."""
        given = self.control.kind_settings.for_match and seat in self.moved
        return self.control.increment * SECOND + self.credit[seat] if given else 0

    def _after(self, seat: int, came: int, stopping: Collection[int]) -> int:
        if seat not in stopping:
            return self._left_over(seat, came)
        if not self.control.kind_settings.for_match:
            return self.control.full
        return max(0, self._left_over(seat, came) + self.gain(seat))

    def halted(self) -> Self:
        """Return the clocks without a move in progress, so that nobody gains an increment for one."""
        return replace(self, moved=frozenset())

    def taken_back(self, seat: int, gained: int) -> Self:
        """Return the clocks after an undo: the seat gives back the time that it gained with the decision."""
        left = self.left[seat]
        return replace(self, left=_with(self.left, seat, max(left - gained, min(left, LEAST))))

    def shifted(self, down: int) -> Self:
        """Return the clocks without ``down`` milliseconds of downtime."""
        return replace(self, at=self.at + down, since=tuple(each + down for each in self.since)) if down else self

    # Running out

    @property
    def due(self) -> int | None:
        """The time at which the first clock runs out, plus the lag allowance; None if none is running."""
        return self.runs_from + min(self.left[seat] for seat in self.running) + LAG if self.running else None

    def out(self, now: int) -> frozenset[int]:
        """Return the seats that are out of time at ``now``: only those that ran out first."""
        if self.due is None or now < self.due:
            return frozenset()
        least = min(self.left[seat] for seat in self.running)
        return frozenset(seat for seat in self.running if self.left[seat] == least)


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
