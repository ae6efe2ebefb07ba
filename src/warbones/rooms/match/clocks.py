"""The clocks of one live match: what they show, as it is stored with each turn and told to everybody."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from msgspec.structs import replace as restored

from warbones.core.play.position import Position
from warbones.protocol.messages import ClocksTold
from warbones.rooms.services import Timepiece
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.answers import Decision, Face, Landed, Turn, Undo
from warbones.table.clock import ROLLS, Clocks, Reading
from warbones.table.flights import duration
from warbones.table.hands import rolling
from warbones.table.match import Prepared, flights_of

ROLLING: Final = 1000
MOMENT: Final = 700
MOMENTS: Final = 2400
"""Milliseconds for which dice that all see roll, and what happens by itself is held to be read: one thing, and all."""

SLOW: Final = 1000
"""Milliseconds that storing may take; what takes longer costs nobody's time."""


class LiveClocks:
    """The clocks of a match, if it has any. What they show next is worked out (`stamped`) before it is stored."""

    def __init__(self, stored: StoredMatch, timepiece: Timepiece) -> None:
        """Show what is stored with the match; each stored turn brings what it showed (`fold`)."""
        self._time = timepiece
        self._control = stored.clock
        self._gains: dict[tuple[int, int], int] = {}
        self._lost = timepiece.lost
        self._clocks = Clocks.full(stored.clock, len(stored.seats)) if stored.clock else None
        if stored.clocks:
            self._show(stored.clocks)

    def fold(self, turn: Turn) -> None:
        """Show what was shown after a stored turn."""
        if turn.clock is None or self._clocks is None:
            return
        self._note_gain(turn)
        if turn.clock.at > self._clocks.at:
            self._show(turn.clock)

    def _show(self, reading: Reading) -> None:
        """Show a stored reading, without the time in which no server ran since."""
        assert self._control
        self._clocks = Clocks.shown(self._control, reading).shifted(self._time.down(reading.at))
        self._lost = self._time.lost

    def _note_gain(self, turn: Turn) -> None:
        first = turn.answers[0] if turn.answers else None
        if turn.clock and turn.clock.gained and isinstance(first, Decision):
            self._gains[first.seat, first.number] = turn.clock.gained

    @property
    def state(self) -> Clocks | None:
        """What they show: without what did not count meanwhile."""
        if self._clocks and self._lost != self._time.lost:
            self._clocks = self._clocks.shifted(self._time.lost - self._lost)
        self._lost = self._time.lost
        return self._clocks

    def now(self) -> int:
        """Return what time it is."""
        return self._time.now()

    @property
    def due(self) -> int | None:
        """When the first of them runs out."""
        return self.state.due if self.state else None

    def out(self) -> frozenset[int]:
        """Return the seats whose time has run out."""
        return self.state.out(self.now()) if self.state else frozenset()

    def is_in_time(self, seat: int, came: int, thought: int | None) -> bool:
        """Return whether a decision that came then still counts."""
        clocks = self.state
        return clocks is None or clocks.is_in_time(seat, came, clocks.lag(seat, came, thought))

    # What comes next

    def stamped(
        self, stored: StoredMatch, prepared: Prepared, came: int | None = None, thought: int | None = None
    ) -> tuple[Prepared, Clocks | None]:
        """Return a turn with what the clocks show after it, and these, to be shown (`show`) once it is stored.

        ``came``: when somebody's own decision came, who ``thought`` about it so long; None: it was made by itself.
        """
        clocks = self.state
        if clocks is None:
            return prepared, None
        now, spent, gained = self.now(), 0, 0
        first = prepared.turn.answers[0] if prepared.turn.answers else None
        if came is not None and isinstance(first, Decision):
            clocks, spent = clocks.decided(first.seat, came, clocks.lag(first.seat, came, thought))
        elif isinstance(first, Undo):
            clocks = clocks.halted()
        came = now if came is None else came
        asked, typing = _asked(stored, prepared.position)
        if prepared.over:
            clocks = clocks.stopped(came)
        else:
            if isinstance(first, Decision) and first.seat in clocks.running.difference(asked):
                gained = clocks.gain(first.seat)
            goes_on = isinstance(first, Face | Landed) and first.by in clocks.running
            clocks = clocks.go_on(asked, came, now, _shown(prepared), _free(clocks, now, typing, goes_on=goes_on))
        if isinstance(first, Undo):
            clocks = clocks.taken_back(first.seat, self._gains.pop((first.seat, first.number), 0))
        turn = restored(prepared.turn, clock=clocks.reading(spent, gained))
        return replace(prepared, turn=turn), clocks

    def seated(self, stored: StoredMatch, position: Position, *, on: bool) -> Clocks | None:
        """Return the clocks once other people sit there: whoever left gains nothing by it."""
        clocks, now = self.state, self.now()
        if clocks is None:
            return None
        asked, typing = _asked(stored, position) if on else (frozenset[int](), False)
        return clocks.halted().go_on(asked, now, now, free=_free(clocks, now, typing, goes_on=bool(clocks.free)))

    def show(self, clocks: Clocks | None, turn: Turn | None = None, since: int = 0) -> None:
        """Show clocks that are stored now, with ``turn``; it took since then, and what took long costs nobody."""
        self._clocks = clocks
        if turn:
            self._note_gain(turn)
        if clocks and since and (now := self.now()) - since > SLOW:
            self._time.lose(since, now)

    def told(self) -> ClocksTold | None:
        """Return what everybody is told of them at this moment."""
        clocks, now = self.state, self.now()
        if clocks is None:
            return None
        return ClocksTold(
            control=clocks.control,
            left=tuple(clocks.left_at(seat, now) for seat in range(len(clocks.left))),
            running=tuple(sorted(clocks.running)),
            after=max(0, clocks.runs_from - now) if clocks.running else 0,
        )


def _asked(stored: StoredMatch, position: Position) -> tuple[frozenset[int], bool]:
    """Return the seats whose people are asked something, and whether that is to roll dice before everybody.

    Dice of a seat's own are part of its move: a clock that stood still for them would tell how often it rolls.
    """
    own, before_all = rolling(position, stored.hands)
    asked = (position.to_act | own) & stored.people
    return asked or before_all & stored.people, bool(before_all) and not asked


def _free(clocks: Clocks, now: int, typing: bool, *, goes_on: bool) -> int:
    """Return how long nobody pays from now on: for dice that are rolled by hand, however many follow one another."""
    if not typing:
        return 0
    return max(0, clocks.runs_from - max(clocks.at, now)) if goes_on else ROLLS


def _shown(prepared: Prepared) -> int:
    """Return how long everybody looks at what a turn leads to before anybody decides; secrets take no time."""
    turn = prepared.turn
    flown = sum(map(_duration, flights_of(turn)))
    if not (flown or turn.told[-1]):
        return 0
    rolled = any(isinstance(answer, Face) and answer.seat is None for answer in turn.answers)
    return flown + ROLLING * rolled + min(MOMENTS, MOMENT * len(prepared.moments))


def _duration(flight: bytes) -> int:
    return int(1000 * duration(flight))
