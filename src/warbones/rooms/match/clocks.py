"""The clocks of a live match, which are stored with each turn and sent to everybody."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from msgspec.structs import replace as restored

from warbones.core.play.position import Position
from warbones.protocol.messages import ClockStates
from warbones.rooms.services import Timepiece
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.answers import Decision, Face, Landed, Turn, Undo
from warbones.table.clocks import ROLLS, Arrival, ClockReading, Clocks
from warbones.table.flights import duration
from warbones.table.match import Prepared, flights_of
from warbones.table.real_dice import rolling

ROLLING: Final = 1000
MOMENT: Final = 700
MOMENTS: Final = 2400
"""Milliseconds for which clocks pause: for rolling dice, for each automatic frame, and at most for all such frames."""

SLOW: Final = 1000
"""Milliseconds that a write may take; the time of a slower one is given back."""


class LiveClocks:
    """The clocks of a match, if it has any. A new reading is computed (`stamped`) before it is stored."""

    def __init__(self, stored: StoredMatch, timepiece: Timepiece) -> None:
        """Start with the reading stored with the match; stored turns have newer ones (`fold`)."""
        self._time = timepiece
        self._control = stored.clock
        self._gains: dict[tuple[int, int], int] = {}
        self._lost = timepiece.lost
        self._clocks = Clocks.full(stored.clock, len(stored.seats)) if stored.clock else None
        if stored.clocks:
            self._show(stored.clocks)

    def fold(self, turn: Turn) -> None:
        """Apply the reading of a stored turn."""
        if turn.clock is None or self._clocks is None:
            return
        self._note_gain(turn)
        if turn.clock.at > self._clocks.at:
            self._show(turn.clock)

    def _show(self, reading: ClockReading) -> None:
        """Apply a stored reading. Time in which no server ran does not count."""
        assert self._control
        self._clocks = Clocks.shown(self._control, reading).shifted(self._time.down(reading.at))
        self._lost = self._time.lost

    def _note_gain(self, turn: Turn) -> None:
        first = turn.answers[0] if turn.answers else None
        if turn.clock and turn.clock.gained and isinstance(first, Decision):
            self._gains[first.seat, first.number] = turn.clock.gained

    @property
    def state(self) -> Clocks | None:
        """The clocks now, without lost time."""
        if self._clocks and self._lost != self._time.lost:
            self._clocks = self._clocks.shifted(self._time.lost - self._lost)
        self._lost = self._time.lost
        return self._clocks

    def now(self) -> int:
        """Return the time in milliseconds."""
        return self._time.now()

    @property
    def due(self) -> int | None:
        """The time at which the first clock runs out."""
        return self.state.due if self.state else None

    def out(self) -> frozenset[int]:
        """Return the seats whose time has run out."""
        return self.state.out(self.now()) if self.state else frozenset()

    def is_in_time(self, seat: int, came: Arrival) -> bool:
        """Return whether a decision came before the seat's time ran out."""
        clocks = self.state
        return clocks is None or clocks.is_in_time(seat, came.at, clocks.lag(seat, came))

    # Next readings

    def stamped(
        self, stored: StoredMatch, prepared: Prepared, came: Arrival | None = None
    ) -> tuple[Prepared, Clocks | None]:
        """Return a turn with its clock reading, and the clocks to `show` once it is stored.

        ``came`` is the arrival of a person's decision; None for an automatic one.
        """
        clocks = self.state
        if clocks is None:
            return prepared, None
        now, spent, gained = self.now(), 0, 0
        first = prepared.turn.answers[0] if prepared.turn.answers else None
        if came is not None and isinstance(first, Decision):
            clocks, spent = clocks.decided(first.seat, came.at, clocks.lag(first.seat, came))
        elif isinstance(first, Undo):
            clocks = clocks.halted()
        at = now if came is None else came.at
        asked, typing = _asked(stored, prepared.position)
        if prepared.over:
            clocks = clocks.stopped(at)
        else:
            if isinstance(first, Decision) and first.seat in clocks.running.difference(asked):
                gained = clocks.gain(first.seat)
            goes_on = isinstance(first, Face | Landed) and first.by in clocks.running
            clocks = clocks.go_on(asked, at, now, _shown(prepared), _free(clocks, now, typing, goes_on=goes_on))
        if isinstance(first, Undo):
            clocks = clocks.taken_back(first.seat, self._gains.pop((first.seat, first.number), 0))
        turn = restored(prepared.turn, clock=clocks.reading(spent, gained))
        return replace(prepared, turn=turn), clocks

    def seated(self, stored: StoredMatch, position: Position, *, on: bool) -> Clocks | None:
        """Return the clocks after somebody takes or leaves a seat: nobody gains time by leaving."""
        clocks, now = self.state, self.now()
        if clocks is None:
            return None
        asked, typing = _asked(stored, position) if on else (frozenset[int](), False)
        return clocks.halted().go_on(asked, now, now, free=_free(clocks, now, typing, goes_on=bool(clocks.free)))

    def show(self, clocks: Clocks | None, turn: Turn | None = None, since: int = 0) -> None:
        """Apply clocks that are now stored, with ``turn``. The write began at ``since``; a slow one costs no time."""
        self._clocks = clocks
        if turn:
            self._note_gain(turn)
        if clocks and since and (now := self.now()) - since > SLOW:
            self._time.lose(since, now)

    def message(self) -> ClockStates | None:
        """Return the message about the clocks."""
        clocks, now = self.state, self.now()
        if clocks is None:
            return None
        return ClockStates(
            control=clocks.control,
            left=tuple(clocks.left_at(seat, now) for seat in range(len(clocks.left))),
            running=tuple(sorted(clocks.running)),
            delay=max(0, clocks.runs_from - now) if clocks.running else 0,
        )


def _asked(stored: StoredMatch, position: Position) -> tuple[frozenset[int], bool]:
    """Return the seats whose people are to act, and whether all they do is roll public dice.

    A seat's own dice are part of its move. If the clock paused for them, it would reveal the number of rolls.
    """
    own, before_all = rolling(position, stored.hands)
    asked = (position.to_act | own) & stored.people
    return asked or before_all & stored.people, bool(before_all) and not asked


def _free(clocks: Clocks, now: int, typing: bool, *, goes_on: bool) -> int:
    """Return for how many milliseconds from now people may roll real dice without losing clock time."""
    if not typing:
        return 0
    return max(0, clocks.runs_from - max(clocks.at, now)) if goes_on else ROLLS


def _shown(prepared: Prepared) -> int:
    """Return the milliseconds that a turn's animation takes; secrets take none."""
    turn = prepared.turn
    flown = sum(map(_duration, flights_of(turn)))
    if not (flown or turn.told[-1]):
        return 0
    rolled = any(isinstance(answer, Face) and answer.seat is None for answer in turn.answers)
    return flown + ROLLING * rolled + min(MOMENTS, MOMENT * len(prepared.moments))


def _duration(flight: bytes) -> int:
    return int(1000 * duration(flight))
