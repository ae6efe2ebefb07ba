"""A cursor in a finished match: the current decision and round, and the viewer."""

from __future__ import annotations

from warbones.core.errors import WarbonesError
from warbones.table.record import MatchRecord
from warbones.table.replay_frames import OPEN, WATCH, ReplayFrame, frames, game_of, versions


class UnknownDecision(WarbonesError):
    """A decision that the match does not have."""


class ReplayCursor:
    """A match at frame ``at`` of ``frames``, as ``view`` shows them."""

    def __init__(self, record: MatchRecord, view: str = OPEN, at: int = 0) -> None:
        """Begin at frame ``at``. Raises `UnknownDecision`, and what `frames` raises."""
        self.game = game_of(record)
        self.versions = versions(record)
        """By which rules and program it was played, where these are others."""
        self._record = record
        self._shown: dict[str, list[ReplayFrame]] = {}
        self.see(view)
        if not 0 <= at <= self.last:
            raise UnknownDecision(f"The decisions of this match are numbered from 0 to {self.last}; there is no {at}.")
        self.at = at

    @property
    def frame(self) -> ReplayFrame:
        """The frame it stands at."""
        return self.frames[self.at]

    @property
    def last(self) -> int:
        """The number of the last frame."""
        return len(self.frames) - 1

    @property
    def rounds(self) -> list[int]:
        """The frames at which a round begins."""
        before = [None, *(frame.round for frame in self.frames)]
        return [at for at, frame in enumerate(self.frames) if frame.round != before[at]]

    @property
    def where(self) -> str:
        """The step and the view, in words."""
        return f"{self.frame.round} · {self.at} of {self.last} · {self.eyes}"

    @property
    def eyes(self) -> str:
        """The seat through whose eyes the match is seen, in words."""
        words = {OPEN: "everything open", WATCH: "seen by a spectator"}
        return words.get(self.view) or f"seen by {self.game.names[int(self.view)]}"

    def go(self, at: int) -> None:
        """Stand at frame ``at``, or at the end that it lies beyond."""
        self.at = min(max(0, at), self.last)

    def step(self, by: int) -> None:
        """Go ``by`` decisions on, or back."""
        self.go(self.at + by)

    def round(self, by: int) -> None:
        """Go to where the next round begins, or back to where this one or the one before did."""
        if by > 0:
            self.go(next((at for at in self.rounds if at > self.at), self.last))
        else:
            self.go(next((at for at in reversed(self.rounds) if at < self.at), 0))

    def see(self, view: str) -> None:
        """See it as ``view`` (a seat's number, "watch" or "open") does. Raises what `frames` raises."""
        if view not in self._shown:
            self._shown[view] = frames(self._record, view)
        self.view, self.frames = view, self._shown[view]

    def turn(self) -> None:
        """See it with the next one's eyes: open, each seat, a spectator, and open again."""
        views = [OPEN, *map(str, range(len(self.game.names))), WATCH]
        self.see(views[(views.index(self.view) + 1) % len(views)])
