"""A cursor in a finished match: the current decision and round, and the viewer."""

from __future__ import annotations

from warbones.core.errors import WarbonesError
from warbones.table.record import MatchRecord
from warbones.table.replay_frames import OPEN, WATCH, ReplayFrame, frames, game_of, versions


class UnknownDecision(WarbonesError):
    """A decision that the match does not have."""


class ReplayCursor:
    """A position in the frames of a match: frame ``at``, as seen by ``view``."""

    def __init__(self, record: MatchRecord, view: str = OPEN, at: int = 0) -> None:
        """Begin at frame ``at``. Raises `UnknownDecision`, and what `frames` raises."""
        self.game = game_of(record)
        self.versions = versions(record)
        """The rules and program that it was played with, if they differ from the current ones."""
        self._record = record
        self._shown: dict[str, list[ReplayFrame]] = {}
        self.show(view)
        if not 0 <= at <= self.last:
            raise UnknownDecision(f"The decisions of this match are numbered from 0 to {self.last}; there is no {at}.")
        self.at = at

    @property
    def frame(self) -> ReplayFrame:
        """The current frame."""
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
        return f"{self.frame.round} · {self.at} of {self.last} · {self.viewer}"

    @property
    def viewer(self) -> str:
        """The viewer, in words."""
        words = {OPEN: "everything open", WATCH: "seen by a spectator"}
        return words.get(self.view) or f"seen by {self.game.names[int(self.view)]}"

    def go(self, at: int) -> None:
        """Go to frame ``at``, or to the nearest end if there is no such frame."""
        self.at = min(max(0, at), self.last)

    def step(self, by: int) -> None:
        """Go ``by`` decisions forward, or back."""
        self.go(self.at + by)

    def round(self, by: int) -> None:
        """Go forward to the start of the next round, or back to the last one before this frame."""
        if by > 0:
            self.go(next((at for at in self.rounds if at > self.at), self.last))
        else:
            self.go(next((at for at in reversed(self.rounds) if at < self.at), 0))

    def show(self, view: str) -> None:
        """Switch to ``view``: a seat's number, "watch" or "open". Raises what `frames` raises."""
        if view not in self._shown:
            self._shown[view] = frames(self._record, view)
        self.view, self.frames = view, self._shown[view]

    def next_view(self) -> None:
        """Switch to the next view: open, each seat, a spectator, and open again."""
        views = [OPEN, *map(str, range(len(self.game.names))), WATCH]
        self.show(views[(views.index(self.view) + 1) % len(views)])
