"""The working room of a judge: positions played on from choices, thousands of times, and what that comes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from warbones.compiled.layout import pack
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.players.bot_names import Bot
from warbones.players.bots import effort_for
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
from warbones.review.samples import Mean

LEAST_SHARE: Final = 0.03
"""The least share of an action in a mix: what is played less often is still being tried out."""

EXPLORATION: Final = 0.5
"""The share of pairs that are tried all alike while an equilibrium is looked for."""

ITERATIONS: Final = 2000
"""Rounds in which a matrix of results settles into an equilibrium."""

CACHED: Final = 3
"""Equilibria that are remembered besides the newest."""

NODES_PER_SIMULATION: Final = 2
"""Positions that a search remembers, for each simulation of a decision's effort: some looks are longer than that."""

LEAST_EFFORT: Final = 16
"""The least effort for a decision."""


class SearchSampler:
    """Plays positions of one game on; what it comes to depends on ``seed`` and on what was asked alone."""

    def __init__(self, game: Parts, effort: int, seed: int) -> None:
        """Lay out the room for ``effort`` simulations. Raises TypeError for rules that only run interpreted."""
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
        """Lay a position out, with nobody's choice made; return how many simulations it gets."""
        pack(position.record(), self._workspace.states[0])
        self._strategies.count[:] = 0
        return max(LEAST_EFFORT, effort_for(position, self._bot))

    def play(self, seat: int, actions: Sequence[int], weights: Sequence[float] | float = 1.0) -> None:
        """Have a seat play these actions, by ``weights``."""
        count = self._strategies.count[seat] = len(actions)
        self._strategies.actions[seat, :count], self._strategies.weights[seat, :count] = actions, weights

    def mix(self, seat: int) -> list[tuple[int, float]]:
        """Return what a seat plays, with the share of each, the commonest first."""
        count = int(self._strategies.count[seat])
        shares = zip(self._strategies.actions[seat, :count], self._strategies.weights[seat, :count], strict=True)
        return sorted(((int(action), float(share)) for action, share in shares), key=lambda each: -each[1])

    def tried(self, seat: int, sims: int, salt: int) -> list[int]:
        """Return the actions that a search tries for ``seat``, which is asked alone, the most tried first."""
        analyse_position(self._workspace, seat, SEATS, self._kind, max(1, sims), self._seed + salt)
        tree = self._workspace.tree  # whose first node is the position itself, as somebody is asked there
        first, count = int(tree.base[0, seat]), int(tree.width[0, seat])
        order = np.argsort(-tree.tries[first : first + count], kind="stable")
        return [int(action) for action in tree.action[first + order]]

    def measured(self, seat: int, sims: int, salt: int) -> Mean:
        """Return what the position comes to for ``seat``, beginning with what was said by `play`.

        Half of ``sims`` teach the search how to go on, and do not count: they would say what it comes to for beginners.
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
        """Have both seats, who are asked at once, play what they do in equilibrium: the same for both."""
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
        """Try pairs of actions, ever more those that an equilibrium of the results so far is made of.

        The first tries only teach the search what comes after, and are forgotten.
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
        """Have both seats play by ``weights``, but for a share of all alike."""
        for seat, count in enumerate(self._strategies.count):
            self._strategies.weights[seat, :count] = EXPLORATION / count + (1 - EXPLORATION) * weights[seat, :count]

    def _keep(self, seat: int, weights: NDArray[np.float64]) -> None:
        """Have a seat play by ``weights``, without what it plays rarely."""
        kept = np.flatnonzero(weights >= min(LEAST_SHARE, weights.max()))
        self.play(seat, self._strategies.actions[seat, kept], weights[kept] / weights[kept].sum())

    def _clear_tree(self) -> None:
        """Have the search begin with nothing learned."""
        self._workspace.tree.used[:] = 0
        self._workspace.tree.slot[:] = 0


def _means(matrix: ResultMatrix) -> NDArray[np.float64]:
    means: NDArray[np.float64] = matrix.totals / np.maximum(matrix.tries, 1)
    return means
