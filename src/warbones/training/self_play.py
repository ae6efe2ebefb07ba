"""Games to learn from, on as many cores as asked: the same for a seed whatever these are.

Before every decision the position is noted, as a search meets it: what each seat did by now, with nothing hidden,
described for each seat; and what the search made of it, which knows no more than its seat. Now and then a seat does
anything at all, so that more is met than what the bot would do; what comes after that says nothing about the position
before it. Where a network judges some positions alone, these are noted; and where everything is by lot, nothing else is
thought about.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from warbones.compiled import entry_points
from warbones.compiled.layout import apart, pack
from warbones.compiled.registry import STEP, register, register_features
from warbones.core.play.game import Game
from warbones.core.rules.step import NOBODY
from warbones.players.learned.columns import Floats
from warbones.players.learned.files import Weights
from warbones.players.learned.inputs import inputs_of
from warbones.players.search.analysis import analyse_position, new_workspace
from warbones.players.search.simple import BotKind
from warbones.players.search.training_samples import write_features
from warbones.players.workspaces import new_network

AT_ONCE: Final = 25
"""Games that a thread plays between two words on progress."""

SEATS: Final = 2


@dataclass(frozen=True)
class Play:
    """How games are played: simulations a move, the share of decisions by lot, and how far results are trusted.

    ``blind``: of a game's first decisions so many at most are by lot, each number as often.
    ``trace`` is the lambda of Sutton (1988), by decisions: 1 goes by the game's result alone, 0 by the next thought.
    ``plain``: the search goes by the game's own advice.
    """

    effort: int
    lot: float
    blind: int
    trace: float
    plain: bool = False


class Sort(Enum):
    """How a decision was made."""

    FORCED = 0
    THOUGHT = 1
    LOT = 2


class Row(NamedTuple):
    """A decision: the features as each seat sees them (2, cells), how it was made, and what seat 0 could expect."""

    shown: NDArray[np.int16]
    sort: Sort
    value: float


@dataclass(frozen=True, eq=False)
class Lesson:
    """Positions and what they were worth: features (rows, cells), and values -1 to 1 (rows), seen by both seats."""

    shown: NDArray[np.int16]
    worth: Floats


def played(
    game: Game, weights: Weights, play: Play, seed: int, games: range, threads: int, done: Callable[[int], None]
) -> Lesson:
    """Play the games of these numbers. ``done`` is told of games played."""
    chunks = [games[at : at + AT_ONCE] for at in range(0, len(games), AT_ONCE)]
    with ThreadPoolExecutor(threads) as pool:
        work = [pool.submit(_chunk, game, weights, play, seed, chunk) for chunk in chunks]
        for each, chunk in zip(work, chunks, strict=True):
            each.result()
            done(len(chunk))
    return together([each.result() for each in work])


def together(lessons: list[Lesson]) -> Lesson:
    """Return several lessons as one."""
    return Lesson(np.concatenate([each.shown for each in lessons]), np.concatenate([each.worth for each in lessons]))


def _chunk(game: Game, weights: Weights, play: Play, seed: int, games: range) -> Lesson:
    table = Table(game, weights, play)
    return together([table.lesson(np.random.default_rng([seed, number])) for number in games])


class Table:
    """Where one thread plays."""

    def __init__(self, game: Game, weights: Weights, play: Play) -> None:
        self.play, kind, most = play, register(game.ruleset), game.ruleset.most_actions
        self.start, self.live, self.dice = np.zeros(1, kind), np.zeros(1, kind), np.zeros(1, STEP)
        pack(game.ruleset.blank({}), self.start[0])
        self.dice["drawing"] = 1
        self.legal = np.zeros(most, np.int64)
        self.features = apart(1, register_features(game.ruleset))
        self.cells = self.features.view(np.int16)[: inputs_of(game.ruleset).width]
        self.desk = new_workspace(
            kind, SEATS, most, play.effort + 1, new_network(game, weights), game.ruleset.most_drafted
        )

    def lesson(self, luck: np.random.Generator) -> Lesson:
        """Play a game and return what is to be learned from it."""
        self.live[:] = self.start
        self.dice["noise"]["word"][0] = luck.integers(1 << 32, size=self.dice["noise"]["word"].shape[1])
        rows: list[Row] = []
        blind = int(luck.integers(self.play.blind + 1))
        while not entry_points.is_over(self.live):
            asked = {seat: self._legal(seat) for seat in range(SEATS) if entry_points.decides_now(self.live, seat)}
            if asked:
                self._decide(asked, rows, luck, self.play.lot if len(rows) >= blind else 1.0)
            else:
                entry_points.take(self.live, self.dice, NOBODY, 0)
        worth = worths(rows, float(entry_points.payoff_of(self.live, 0)), self.play.trace)
        return Lesson(np.concatenate([row.shown for row in rows]), np.stack([worth, -worth], axis=1).ravel())

    def _legal(self, seat: int) -> NDArray[np.int64]:
        return self.legal[: entry_points.list_legal(self.live, seat, self.legal)].copy()

    def _decide(
        self, asked: dict[int, NDArray[np.int64]], rows: list[Row], luck: np.random.Generator, lot: float
    ) -> None:
        """Have all act that are asked, each by what it knows, and note the position as it was before."""
        shown, values, sort = np.zeros((SEATS, len(self.cells)), np.int16), list[float](), Sort.FORCED
        judged = write_features(self.live, self.features, self.cells, shown)
        before = self.live.copy()
        for seat, actions in asked.items():
            action = int(actions[0])
            if len(actions) > 1 and lot == 1 and not judged:
                action = int(luck.choice(actions))
            elif len(actions) > 1:
                found, value = self._thought(before, seat, luck)
                values.append(value * (-1) ** seat)
                by_lot = luck.random() < lot
                action = int(luck.choice(actions)) if by_lot else found
                sort = Sort.LOT if by_lot or sort is Sort.LOT else Sort.THOUGHT
            entry_points.take(self.live, self.dice, seat, action)
        if judged or self.play.lot < 1:  # who plays well learns from all of a game, wherever its network judges
            rows.append(Row(shown, sort, float(np.mean(values)) if values else 0.0))

    def _thought(self, before: NDArray[np.void], seat: int, luck: np.random.Generator) -> tuple[int, float]:
        """Return what the search does for a seat, by what it knows, and the result that it expects."""
        desk, play = self.desk, self.play
        desk.states[0] = before[0]
        entry_points.redact_in(desk.states, 1 - seat)
        how = BotKind.PLAIN if play.plain else BotKind.SEARCH
        count = analyse_position(desk, seat, SEATS, int(how), play.effort, int(luck.integers(1 << 62)))
        weights = desk.weights[:count] / desk.weights[:count].sum()
        return int(luck.choice(desk.actions[:count], p=weights)), float(weights @ desk.values[:count])


def worths(rows: list[Row], result: float, trace: float) -> Floats:
    """Return what positions were worth to seat 0: the game's result, drawn towards what was made of those on the way.

    A decision by lot stands for itself: what came after it is not what the position is worth.
    """
    worth = np.zeros(len(rows), np.float32)
    for at in reversed(range(len(rows))):
        if rows[at].sort is not Sort.FORCED:
            share = trace if rows[at].sort is Sort.THOUGHT else 0.0
            result = share * result + (1 - share) * rows[at].value
        worth[at] = result
    return worth
