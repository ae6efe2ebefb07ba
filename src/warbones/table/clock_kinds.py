"""Kinds of clocks, and the time control that a table chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from warbones.core.errors import WarbonesError, quoted

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60

INCREMENT: Final = (0, 60 * 60)
"""The smallest and the largest increment in seconds."""


class BadClock(WarbonesError):
    """A time control that nobody could play by."""


@dataclass(frozen=True)
class ClockKind:
    """A kind of clock: its time is for one move, or ``for_match``, possibly with an increment for each move.

    Times are counted in units of ``seconds`` seconds. A match counts as quick with at most ``quick`` seconds in all, or
    for each move.
    """

    least: int
    most: int
    quick: int
    seconds: int = 1
    for_match: bool = False

    @property
    def is_correspondence(self) -> bool:
        """Whether moves take days."""
        return self.seconds == DAY


KINDS: Final = {
    "move": ClockKind(5, DAY, quick=20),
    "bank": ClockKind(10, DAY, quick=5 * 60, for_match=True),
    "days": ClockKind(1, 30, quick=0, seconds=DAY),
}


class TimeControl(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The clocks of a table. ``move``: ``time`` seconds for each move; ``days``: ``time`` days for each move;
    ``bank``: ``time`` seconds for the whole match, and ``increment`` more after each move.

    A move is everything that a seat decides before it waits again. ``out``: a seat that is out of time ``loses``, or
    a ``bot`` plays on for it: the one named, otherwise the strongest.
    """

    kind: Literal["move", "bank", "days"]
    time: int
    increment: int = 0
    out: Literal["loses", "bot"] = "loses"
    bot: Annotated[str, Meta(max_length=32)] = ""

    @property
    def kind_settings(self) -> ClockKind:
        """The settings of the kind of clock."""
        return KINDS[self.kind]

    @property
    def full(self) -> int:
        """The initial time of a clock in milliseconds."""
        return self.time * SECOND * self.kind_settings.seconds


def must_be_clock(control: TimeControl, seats: int) -> None:
    """Raise `BadClock` unless ``control`` suits a table with this number of seats."""
    kind = control.kind_settings
    _within(control.time, (kind.least, kind.most), control.kind)
    if control.increment and not kind.for_match:
        raise BadClock.saying("refused-clock-increment")
    _within(control.increment, INCREMENT, "increment")
    if control.out == "loses" and seats > 2:
        raise BadClock.saying("refused-clock-loss-many")


def _within(value: int, bounds: tuple[int, int], what: str) -> None:
    least, most = bounds
    if not least <= value <= most:
        raise BadClock.saying("refused-clock-time", what=what, least=least, most=most, value=quoted(value))
