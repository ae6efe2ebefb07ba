"""Self-play: games to learn from, on any number of cores, determined by the seed.

Before every decision the position is recorded as a search would meet it: all secret actions so far are revealed, and
there are features for each seat. With it goes the result of a search that knows only what the deciding seat knows. Some
moves are random, so that the games cover more positions than the bot would reach; what follows a random move says
nothing about the position before it. If all moves are random, only the positions that a network judges are searched and
recorded.
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
"""Games that a thread plays between two progress reports."""

SEATS: Final = 2


@dataclass(frozen=True)
class PlaySettings:
    """Settings of play: simulations per move, the share of random decisions, and how far results are trusted.

    ``blind`` is the maximum number of random decisions at a game's start; all numbers up to it are equally likely.
    ``trace`` is the lambda of Sutton (1988), by decisions: 1 uses the game's result alone, 0 the next search. With
    ``plain``, the search uses the game's own advice.
    """

    effort: int
    lot: float
    blind: int
    trace: float
    plain: bool = False


class DecisionKind(Enum):
    """The way a decision was made."""

    FORCED = 0
    SEARCHED = 1
    RANDOM = 2


class DecisionExample(NamedTuple):
    """A decision: features for each seat (2, cells), how it was made, and seat 0's expected result."""

    shown: NDArray[np.int16]
    kind: DecisionKind
    value: float


@dataclass(frozen=True, eq=False)
class Examples:
    """Positions and their values: features (rows, cells), and values -1 to 1 (rows), from both seats' view."""

    shown: NDArray[np.int16]
    worth: Floats


def self_play(
    game: Game, weights: Weights, play: PlaySettings, seed: int, games: range, threads: int, done: Callable[[int], None]
) -> Examples:
    """Play the games of these numbers. ``done`` is called with the number of games just played."""
    chunks = [games[at : at + AT_ONCE] for at in range(0, len(games), AT_ONCE)]
    with ThreadPoolExecutor(threads) as pool:
        work = [pool.submit(_chunk, game, weights, play, seed, chunk) for chunk in chunks]
        for each, chunk in zip(work, chunks, strict=True):
            each.result()
            done(len(chunk))
    return concatenate([each.result() for each in work])


def concatenate(examples: list[Examples]) -> Examples:
    """Return several sets of examples as one."""
    return Examples(
        np.concatenate([each.shown for each in examples]), np.concatenate([each.worth for each in examples])
    )


def _chunk(game: Game, weights: Weights, play: PlaySettings, seed: int, games: range) -> Examples:
    table = SelfPlayer(game, weights, play)
    return concatenate([table.examples(np.random.default_rng([seed, number])) for number in games])


class SelfPlayer:
    """The game and scratch memory of one thread."""

    def __init__(self, game: Game, weights: Weights, play: PlaySettings) -> None:
        self.play, kind, most = play, register(game.ruleset), game.ruleset.most_actions
        self.start, self.live, self.dice = np.zeros(1, kind), np.zeros(1, kind), np.zeros(1, STEP)
        pack(game.ruleset.blank({}), self.start[0])
        self.dice["drawing"] = 1
        self.legal = np.zeros(most, np.int64)
        self.features = apart(1, register_features(game.ruleset))
        self.cells = self.features.view(np.int16)[: inputs_of(game.ruleset).width]
        self.workspace = new_workspace(
            kind, SEATS, most, play.effort + 1, new_network(game, weights), game.ruleset.most_drafted
        )

    def examples(self, rng: np.random.Generator) -> Examples:
        """Play a game and return its examples."""
        self.live[:] = self.start
        self.dice["rng"]["word"][0] = rng.integers(1 << 32, size=self.dice["rng"]["word"].shape[1])
        rows: list[DecisionExample] = []
        blind = int(rng.integers(self.play.blind + 1))
        while not entry_points.is_over(self.live):
            arguments = {seat: self._legal(seat) for seat in range(SEATS) if entry_points.decides_now(self.live, seat)}
            if arguments:
                self._decide(arguments, rows, rng, self.play.lot if len(rows) >= blind else 1.0)
            else:
                entry_points.take(self.live, self.dice, NOBODY, 0)
        worth = target_values(rows, float(entry_points.payoff_of(self.live, 0)), self.play.trace)
        return Examples(np.concatenate([row.shown for row in rows]), np.stack([worth, -worth], axis=1).ravel())

    def _legal(self, seat: int) -> NDArray[np.int64]:
        return self.legal[: entry_points.list_legal(self.live, seat, self.legal)].copy()

    def _decide(
        self, arguments: dict[int, NDArray[np.int64]], rows: list[DecisionExample], rng: np.random.Generator, lot: float
    ) -> None:
        """Let every deciding seat act on what it knows, and record the position before."""
        shown, values, kind = np.zeros((SEATS, len(self.cells)), np.int16), list[float](), DecisionKind.FORCED
        judged = write_features(self.live, self.features, self.cells, shown)
        before = self.live.copy()
        for seat, actions in arguments.items():
            action = int(actions[0])
            if len(actions) > 1 and lot == 1 and not judged:
                action = int(rng.choice(actions))
            elif len(actions) > 1:
                found, value = self._search(before, seat, rng)
                values.append(value * (-1) ** seat)
                is_random = rng.random() < lot
                action = int(rng.choice(actions)) if is_random else found
                kind = DecisionKind.RANDOM if is_random or kind is DecisionKind.RANDOM else DecisionKind.SEARCHED
            entry_points.take(self.live, self.dice, seat, action)
        if judged or self.play.lot < 1:  # where the search plays, every position is worth recording
            rows.append(DecisionExample(shown, kind, float(np.mean(values)) if values else 0.0))

    def _search(self, before: NDArray[np.void], seat: int, rng: np.random.Generator) -> tuple[int, float]:
        """Return the search's action for a seat that knows only its own secrets, and the expected result."""
        workspace, play = self.workspace, self.play
        workspace.states[0] = before[0]
        entry_points.redact_in(workspace.states, 1 - seat)
        how = BotKind.PLAIN if play.plain else BotKind.SEARCH
        count = analyse_position(workspace, seat, SEATS, int(how), play.effort, int(rng.integers(1 << 62)))
        weights = workspace.weights[:count] / workspace.weights[:count].sum()
        return int(rng.choice(workspace.actions[:count], p=weights)), float(weights @ workspace.values[:count])


def target_values(rows: list[DecisionExample], result: float, trace: float) -> Floats:
    """Return the positions' values to seat 0: the game's result, blended with the search results on the way.

    A random decision cuts the trace: what follows it says nothing about the position before.
    """
    worth = np.zeros(len(rows), np.float32)
    for at in reversed(range(len(rows))):
        if rows[at].kind is not DecisionKind.FORCED:
            share = trace if rows[at].kind is DecisionKind.SEARCHED else 0.0
            result = share * result + (1 - share) * rows[at].value
        worth[at] = result
    return worth
