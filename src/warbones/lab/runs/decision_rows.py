"""What was decided as a table for other programs: one row a decision, put on disk while a study is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from warbones.lab.runs.compiled_simulator import Played, phase_names
from warbones.lab.runs.game_rows import KINDS, keys, replaced
from warbones.lab.runs.matchups import Leg
from warbones.lab.runs.played_decisions import Decided

if TYPE_CHECKING:
    import polars as pl  # type: ignore[import-not-found, unused-ignore]

    from warbones.lab.runs.run import Course

AT_ONCE: Final = 200_000
"""Decisions that are held in memory before they go to disk: some tens of megabytes."""


class Decisions:
    """The decisions of a course's chunks, in a folder until all are there."""

    def __init__(self, course: Course, folder: Path) -> None:
        self._course, self._folder, self._phases = course, folder, phase_names(course.table.game)
        self._held: list[tuple[int, pl.DataFrame]] = []
        self._kept = self._times = 0  # chunks on disk, and how often some were put there

    def add(self, at: int, played: Played, decided: Decided) -> None:
        """Enter the next chunk, of leg ``at``, before the course does: what that never enters is left out."""
        if sum(len(each) for _, each in self._held) >= AT_ONCE:
            self._put()
        self._held.append((at, frame(self._course.legs[at], played, decided, self._phases)))

    def _put(self) -> None:
        """Put what is held on disk, by legs; where that is broken off, the next time does it anew."""
        import polars as pl  # noqa: PLC0415  # only who asks for decisions needs it

        for at in {at for at, _ in self._held}:
            part = pl.concat([each for leg, each in self._held if leg == at])
            part.write_ipc(self._folder / f"{at:06}-{self._times:06}.arrow", compression="zstd")
        self._held, self._kept, self._times = [], self._kept + len(self._held), self._times + 1

    def write(self, path: Path) -> None:
        """Write all, in the order of the legs; nothing where nothing was played."""
        import polars as pl  # noqa: PLC0415  # likewise

        del self._held[self._course.done - self._kept :]
        self._put()
        if parts := sorted(self._folder.iterdir()):
            with replaced(path) as new:
                getattr(pl.scan_ipc(parts), KINDS[path.suffix].sink)(new)


@contextmanager
def written_to(path: Path | None, course: Course) -> Iterator[Decisions | None]:
    """Take a course's decisions and write them in the end; None without a path. An error leaves what was there."""
    if path is None:
        yield None
        return
    with TemporaryDirectory(prefix=f"{path.name}.", dir=path.parent) as folder:
        decisions = Decisions(course, Path(folder))
        yield decisions
        decisions.write(path)


def frame(leg: Leg, played: Played, decided: Decided, phases: Mapping[int, str]) -> pl.DataFrame:
    """Return the decisions of a leg's games as a table; docs/lab.md says what each column holds."""
    import polars as pl  # noqa: PLC0415  # likewise

    games = np.repeat(np.arange(len(played)), played.decisions)
    own = pl.DataFrame(columns(leg, played, decided, phases, games)).fill_nan(None)
    return pl.DataFrame(keys(leg, played))[games].hstack(own)


def columns(leg: Leg, played: Played, decided: Decided, phases: Mapping[int, str], games: np.ndarray) -> dict[str, Any]:
    """Return what each row tells beside the game that it is of, which is ``games[row]`` of those played."""
    first = (np.cumsum(played.decisions) - played.decisions)[games]
    gap = np.where(decided.gap >= 0, decided.gap, np.float32("nan"))
    return {
        "decision": np.arange(len(games)) - first + 1,
        "moment": decided.moment + 1,
        "round": decided.round,
        "phase": [phases.get(each, str(each)) for each in decided.phase.tolist()],
        "seat": decided.seat,
        "bot": [leg.bots[each] for each in (decided.seat ^ played.side[games]).tolist()],
        "choices": decided.choices,
        "action": decided.action.tolist(),
        "outlook": decided.outlook,
        "outlook_after": after(played, decided, games, first + decided.moment),
        "best_over_second": gap[:, 0],
        "best_over_mean": gap[:, 1],
    }


def after(played: Played, decided: Decided, games: np.ndarray, moments: np.ndarray) -> np.ndarray:
    """Return how good it looked when somebody was asked next, or the result; ``moments`` are rows that begin each."""
    begins = np.unique(moments)
    place = np.searchsorted(begins, moments, side="right")
    following = begins[np.minimum(place, len(begins) - 1)]
    goes_on = (place < len(begins)) & (games[following] == games)
    found: np.ndarray = np.where(goes_on, decided.outlook[following], played.payoff[games]).astype(np.float32)
    return found
