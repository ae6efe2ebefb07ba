"""Table of decisions for other programs: one row a decision, written to disk during the study."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from warbones.lab.runs.compiled_simulator import PlayedGames, phase_names
from warbones.lab.runs.game_rows import FILE_FORMATS, keys, replacement
from warbones.lab.runs.matchups import Matchup
from warbones.lab.runs.played_decisions import PlayedDecisions

if TYPE_CHECKING:
    import polars as pl  # type: ignore[import-not-found, unused-ignore]

    from warbones.lab.runs.run import StudyRun

AT_ONCE: Final = 200_000
"""The number of decisions held in memory before they are written to disk: tens of megabytes."""


class DecisionWriter:
    """Collects the decisions of a run's chunks in a folder until the table is complete."""

    def __init__(self, run: StudyRun, folder: Path) -> None:
        self._run, self._folder, self._phases = run, folder, phase_names(run.simulator.game)
        self._held: list[tuple[int, pl.DataFrame]] = []
        self._written = self._times = 0  # chunks on disk, and writes so far

    def add(self, at: int, played: PlayedGames, decided: PlayedDecisions) -> None:
        """Add the next chunk, of matchup ``at``, before the run does; a chunk the run never adds is dropped."""
        if sum(len(each) for _, each in self._held) >= AT_ONCE:
            self._put()
        self._held.append((at, frame(self._run.matchups[at], played, decided, self._phases)))

    def _put(self) -> None:
        """Write the held decisions to disk by matchup; an interrupted write is repeated next time."""
        import polars as pl  # noqa: PLC0415  # only this table needs it

        for at in {at for at, _ in self._held}:
            part = pl.concat([each for matchup, each in self._held if matchup == at])
            part.write_ipc(self._folder / f"{at:06}-{self._times:06}.arrow", compression="zstd")
        self._held, self._written, self._times = [], self._written + len(self._held), self._times + 1

    def write(self, path: Path) -> None:
        """Write the whole table in the order of the matchups; without games, write nothing."""
        import polars as pl  # noqa: PLC0415  # as above

        del self._held[self._run.done - self._written :]
        self._put()
        if parts := sorted(self._folder.iterdir()):
            with replacement(path) as new:
                getattr(pl.scan_ipc(parts), FILE_FORMATS[path.suffix].sink)(new)


@contextmanager
def decision_writer(path: Path | None, run: StudyRun) -> Iterator[DecisionWriter | None]:
    """Collect a run's decisions and write the table at the end; None without a path. After an error, the old file
    stays.
    """
    if path is None:
        yield None
        return
    with TemporaryDirectory(prefix=f"{path.name}.", dir=path.parent) as folder:
        decisions = DecisionWriter(run, Path(folder))
        yield decisions
        decisions.write(path)


def frame(matchup: Matchup, played: PlayedGames, decided: PlayedDecisions, phases: Mapping[int, str]) -> pl.DataFrame:
    """Return the decisions of a matchup's games as a table; docs/lab.md documents its columns."""
    import polars as pl  # noqa: PLC0415  # as above

    games = np.repeat(np.arange(len(played)), played.decisions)
    own = pl.DataFrame(columns(matchup, played, decided, phases, games)).fill_nan(None)
    return pl.DataFrame(keys(matchup, played))[games].hstack(own)


def columns(
    matchup: Matchup, played: PlayedGames, decided: PlayedDecisions, phases: Mapping[int, str], games: np.ndarray
) -> dict[str, Any]:
    """Return the columns beyond those that identify the game, which is ``games[row]``."""
    first = (np.cumsum(played.decisions) - played.decisions)[games]
    gap = np.where(decided.gap >= 0, decided.gap, np.float32("nan"))
    return {
        "decision": np.arange(len(games)) - first + 1,
        "moment": decided.moment + 1,
        "round": decided.round,
        "phase": [phases.get(each, str(each)) for each in decided.phase.tolist()],
        "seat": decided.seat,
        "bot": [matchup.bots[each] for each in (decided.seat ^ played.side[games]).tolist()],
        "choices": decided.choices,
        "action": decided.action.tolist(),
        "outlook": decided.outlook,
        "outlook_after": outlook_after(played, decided, games, first + decided.moment),
        "best_over_second": gap[:, 0],
        "best_over_mean": gap[:, 1],
    }


def outlook_after(played: PlayedGames, decided: PlayedDecisions, games: np.ndarray, moments: np.ndarray) -> np.ndarray:
    """Return the evaluation at the next decision, or the result; ``moments`` are the rows that start each moment."""
    begins = np.unique(moments)
    place = np.searchsorted(begins, moments, side="right")
    following = begins[np.minimum(place, len(begins) - 1)]
    goes_on = (place < len(begins)) & (games[following] == games)
    found: np.ndarray = np.where(goes_on, decided.outlook[following], played.payoff[games]).astype(np.float32)
    return found
