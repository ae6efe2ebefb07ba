"""The search behind a judge: it samples how positions go on after given choices, thousands of times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from warbones.compiled.layout import pack
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.players.bot_names import Bot
from warbones.players.effort import effort_for
from warbones.players.search.analysis import Workspace, analyse_position
from warbones.players.search.root_samples import (
    ResultMatrix,
    RootStrategies,
    new_result_matrix,
    new_root_strategies,
    sample_results,
    solve_equilibrium,
)
from warbones.players.search.simple import BotKind
from warbones.players.workspaces import workspace_for
from warbones.review.inquiry import SEATS
from warbones.review.sampler import Mean

LEAST_SHARE: Final = 0.03
"""The least probability of an action in a mixed strategy; rarer ones are still being explored."""

EXPLORATION: Final = 0.5
"""The share of uniform exploration while an equilibrium is computed."""

ITERATIONS: Final = 2000
"""Rounds in which an equilibrium is computed."""

CACHED: Final = 3
"""Equilibria cached besides the newest."""

NODES_PER_SIMULATION: Final = 2
"""Nodes of the tree for each simulation of a decision: some samples take more simulations than a decision."""

LEAST_EFFORT: Final = 16
"""The least effort for a decision."""


class SearchSampler:
    """Samples positions of one game; results depend only on ``seed`` and on the question."""

    def __init__(self, game: Parts, effort: int, seed: int) -> None:
        """Allocate memory for ``effort`` simulations. Raises TypeError for rules that only run interpreted."""
        most = game.ruleset.most_actions
        self._workspace: Workspace = workspace_for(game, NODES_PER_SIMULATION * effort + 1)
        judges = (
            self._workspace.net is not None and not game.ruleset.most_drafted
        )  # a network judges drafts less evenly
        kind = BotKind.SEARCH if judges else BotKind.PLAIN  # looks far: a near end calls more a blunder than is one
        self._bot, self._kind, self._seed = Bot(kind, effort, eased=True), int(kind), seed
        self._strategies: RootStrategies = new_root_strategies(most)
        self._cached: dict[tuple[bytes, int], RootStrategies] = {}

    def lay(self, position: Position) -> int:
        """Load a position, with no choices made; return its number of simulations."""
        pack(position.record(), self._workspace.states[0])
        self._strategies.count[:] = 0
        return max(LEAST_EFFORT, effort_for(position, self._bot))

    def play(self, seat: int, actions: Sequence[int], weights: Sequence[float] | float = 1.0) -> None:
        """Let a seat play these actions, by ``weights``."""
        count = self._strategies.count[seat] = len(actions)
        self._strategies.actions[seat, :count], self._strategies.weights[seat, :count] = actions, weights

    def mix(self, seat: int) -> list[tuple[int, float]]:
        """Return a seat's actions with their probabilities, most probable first."""
        count = int(self._strategies.count[seat])
        shares = zip(self._strategies.actions[seat, :count], self._strategies.weights[seat, :count], strict=True)
        return sorted(((int(action), float(share)) for action, share in shares), key=lambda each: -each[1])

    def tried(self, seat: int, sims: int, salt: int) -> list[int]:
        """Return the actions a search tries for ``seat``, which decides alone, most tried first."""
        analyse_position(self._workspace, seat, SEATS, self._kind, max(1, sims), self._seed + salt)
        tree = self._workspace.tree  # whose first node is the position itself, as somebody is asked there
        first, count = int(tree.base[0, seat]), int(tree.width[0, seat])
        order = np.argsort(-tree.tries[first : first + count], kind="stable")
        return [int(action) for action in tree.action[first + order]]

    def measured(self, seat: int, sims: int, salt: int) -> Mean:
        """Return the expected result for ``seat`` after the choices of `play`.

        Half of ``sims`` train the search and do not count: they would measure weaker play.
        """
        sims = max(1, sims // 2)
        self._clear_tree()
        sample_results(
            self._workspace, self._strategies, new_result_matrix(self._strategies), sims, self._seed + salt, self._kind
        )
        matrix = new_result_matrix(self._strategies)
        sample_results(self._workspace, self._strategies, matrix, sims, self._seed + salt + 1, self._kind)
        mean = float(matrix.totals.sum()) / sims
        variance = max(0.0, float(matrix.squares.sum()) / sims - mean**2) / sims
        return Mean(mean if seat == 0 else -mean, variance)

    def agree(self, seen: Position, effort: int) -> None:
        """Let both seats, which decide at once, play the same equilibrium."""
        key = self._workspace.words[0].tobytes(), effort
        if key not in self._cached:
            self._cached = dict([*self._cached.items()][-CACHED:])
            for seat in range(SEATS):
                actions = seen.legal(seat).ids
                self.play(seat, actions, 1 / len(actions))
            self._find(effort)
            self._cached[key] = RootStrategies(*(each.copy() for each in self._strategies))
        for mine, kept in zip(self._strategies, self._cached[key], strict=True):
            mine[:] = kept

    def _find(self, effort: int) -> None:
        """Sample pairs of actions, more and more those of the equilibrium of the results so far.

        The first samples only train the search for later decisions, and are dropped.
        """
        self._clear_tree()
        sample_results(
            self._workspace,
            self._strategies,
            new_result_matrix(self._strategies),
            max(1, effort // 2),
            self._seed,
            self._kind,
        )
        matrix, room = new_result_matrix(self._strategies), np.zeros((3, SEATS, int(self._strategies.count.max())))
        for part in range(3):
            sample_results(
                self._workspace, self._strategies, matrix, max(1, effort // 2), self._seed + 1 + part, self._kind
            )
            solve_equilibrium(_means(matrix).ravel(), *matrix.tries.shape, *room, ITERATIONS)
            self._weigh(room[0])
        for seat, weights in enumerate(room[0]):
            self._keep(seat, weights)

    def _weigh(self, weights: NDArray[np.float64]) -> None:
        """Let both seats play by ``weights``, with a share of uniform exploration."""
        for seat, count in enumerate(self._strategies.count):
            self._strategies.weights[seat, :count] = EXPLORATION / count + (1 - EXPLORATION) * weights[seat, :count]

    def _keep(self, seat: int, weights: NDArray[np.float64]) -> None:
        """Let a seat play by ``weights``, without rare actions."""
        kept = np.flatnonzero(weights >= min(LEAST_SHARE, weights.max()))
        self.play(seat, self._strategies.actions[seat, kept], weights[kept] / weights[kept].sum())

    def _clear_tree(self) -> None:
        """Empty the search tree."""
        self._workspace.tree.used[:] = 0
        self._workspace.tree.slot[:] = 0


def _means(matrix: ResultMatrix) -> NDArray[np.float64]:
    means: NDArray[np.float64] = matrix.totals / np.maximum(matrix.tries, 1)
    return means
