"""Clocks on a shared screen: only the current player's runs, while they have a decision to make."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final, Literal

from warbones.core.play.game import Game
from warbones.table.clock_kinds import SECOND, BadClock, TimeControl, must_be_clock
from warbones.table.clocks import ROLLS, ClockReading, Clocks

UNITS: Final[Mapping[str, int]] = {"s": 1, "m": 60, "h": 60 * 60}
MOVE: Final = "/move"


def read_clock(written: str, out: str) -> TimeControl:
    """Parse a clock such as 5m, 5m+10s or 30s/move. Raises `BadClock`."""
    if written.endswith(MOVE):
        return TimeControl(kind="move", time=_seconds(written.removesuffix(MOVE), written), out=_end(out))
    first, plus, more = written.partition("+")
    increment = _seconds(more, written) if plus else 0
    return TimeControl(kind="bank", time=_seconds(first, written), increment=increment, out=_end(out))


def _seconds(text: str, written: str) -> int:
    figure, unit = text[:-1], UNITS.get(text[-1:])
    if unit is None or not (figure.isascii() and figure.isdigit()) or len(figure) > 6:
        raise BadClock(
            f"A clock is written 5m (for the match), 5m+10s (and more with each move) or 30s/move, not {written!r:.40}."
        )
    return int(figure) * unit


def _end(out: str) -> Literal["loses", "bot"]:
    return "bot" if out == "bot" else "loses"


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class ScreenClocks:
    """The clocks of a shared screen. None runs while the screen is passed on, or a bot or the table acts."""

    def __init__(self, control: TimeControl, seats: int, now: Callable[[], int] = now) -> None:
        """Create the clocks, all stopped; ``now`` returns milliseconds."""
        self.control, self._now = control, now
        self._clocks = Clocks.full(control, seats)

    def ask(self, seat: int | None, *, rolls: bool = False) -> None:
        """Run the clock of ``seat`` and no other; if it ``rolls`` real dice, the first minute costs no time."""
        at, clocks = self._now(), self._clocks
        goes_on = rolls and bool(clocks.free) and seat in clocks.running
        free = max(0, clocks.runs_from - at) if goes_on else ROLLS if rolls else 0
        self._clocks = clocks.go_on(() if seat is None else (seat,), at, at, free=free)

    def decided(self, seat: int) -> None:
        """Record that a seat decided something, so its move earns the increment."""
        self._clocks, _ = self._clocks.decided(seat, self._now(), 0)

    def stop(self) -> None:
        """Stop all clocks."""
        self._clocks = self._clocks.stopped(self._now())

    def reading(self) -> ClockReading:
        """Return the current reading, for storage."""
        return self._clocks.reading()

    def out(self) -> int | None:
        """Return the seat whose time has run out."""
        at = self._now()
        return next((seat for seat in sorted(self._clocks.running) if not self._clocks.left_at(seat, at)), None)

    def shown(self, seat: int) -> str:
        """Return a seat's clock as text, rounded up to seconds."""
        seconds = -(-self._clocks.left_at(seat, self._now()) // SECOND)
        hours, minutes = seconds // 3600, seconds // 60
        return f"{hours}:{minutes % 60:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def clocks_of(game: Game, written: str, out: str) -> ScreenClocks:
    """Return the clocks of a match, parsed. Raises `BadClock`."""
    control, seats = read_clock(written, out), len(game.names)
    must_be_clock(control, seats)
    return ScreenClocks(control, seats)
