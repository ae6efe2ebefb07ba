"""The functions of a judge's sampler in this process (`warbones.players.search_sampler.SampleEngine`)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from warbones.compiled.layout import pack
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.players.search.analysis import Workspace, analyse_position
from warbones.players.search.root_samples import (
    RootStrategies,
    new_result_matrix,
    new_root_strategies,
    sample_results,
    solve_equilibrium,
)
from warbones.players.search_sampler import Samples, Strategy
from warbones.players.workspaces import workspace_for
from warbones.review.inquiry import SEATS


class NativeSamples:
    """Samples one game in its own memory."""

    def __init__(self, game: Parts, nodes: int) -> None:
        """Allocate a tree of ``nodes``. Raises TypeError for rules that only run interpreted."""
        self._workspace: Workspace = workspace_for(game, nodes)
        self._strategies: RootStrategies = new_root_strategies(game.ruleset.most_actions)

    @property
    def network(self) -> bool:
        """Whether the game's search has a network."""
        return self._workspace.net is not None

    def lay(self, position: Position) -> bytes:
        """Load a position; return its bytes."""
        pack(position.record(), self._workspace.states[0])
        return bytes(self._workspace.words[0].tobytes())

    async def tried(self, seat: int, kind: int, sims: int, seed: int) -> list[int]:
        """Return the actions that a search tries for ``seat``, the most tried first."""
        analyse_position(self._workspace, seat, SEATS, kind, sims, seed)
        tree = self._workspace.tree  # its first node is the position itself, where a seat must decide
        first, count = int(tree.base[0, seat]), int(tree.width[0, seat])
        order = np.argsort(-tree.tries[first : first + count], kind="stable")
        return [int(action) for action in tree.action[first + order]]

    async def sample(
        self, strategies: Sequence[Strategy], kind: int, sims: int, seed: int, *, fresh: bool = False
    ) -> Samples:
        """Run simulations that begin with actions drawn from both seats' strategies; ``fresh``: in an empty tree."""
        if fresh:
            self._workspace.tree.used[:] = 0
            self._workspace.tree.slot[:] = 0
        for seat, (actions, weights) in enumerate(strategies):
            count = self._strategies.count[seat] = len(actions)
            self._strategies.actions[seat, :count], self._strategies.weights[seat, :count] = actions, weights
        matrix = new_result_matrix(self._strategies)
        sample_results(self._workspace, self._strategies, matrix, sims, seed, kind)
        return Samples(*(each.ravel().tolist() for each in matrix))

    async def solve(self, means: Sequence[float], rows: int, columns: int, rounds: int) -> list[list[float]]:
        """Return the weights of both seats in an equilibrium."""
        room = np.zeros((3, SEATS, max(rows, columns)))
        solve_equilibrium(np.array(means), rows, columns, *room, rounds)
        return [room[0, seat, :count].tolist() for seat, count in enumerate((rows, columns))]
