"""The search in ordinary Python, for games whose rules are not compiled: the functions of `warbones.players.search`,
some thousand times slower.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from warbones.compiled.layout import dtype, pack
from warbones.core.play.position import Position
from warbones.core.rules.calls import remember
from warbones.core.rules.ruleset import Ruleset
from warbones.core.rules.step import Step, seed_rng
from warbones.players.bot_names import Bot
from warbones.players.effort import effort_for
from warbones.players.interpreted import InterpretedStates
from warbones.players.scored_actions import ScoredAction, scored_actions
from warbones.players.search.analysis import Workspace, analyse_deeply
from warbones.players.search.mcts import DEPTH
from warbones.players.search.simple import BotKind
from warbones.players.search.tree import new_tree


class PackedWords:
    """The words of positions as the search hashes them: Python's integers, which cannot overflow."""

    def __init__(self, states: InterpretedStates, ruleset: Ruleset) -> None:
        """Read the words of ``states``."""
        self._states, self._packed = states, np.zeros(1, dtype(ruleset.state, "plain"))

    def __getitem__(self, at: int) -> list[int]:
        pack(self._states[at], self._packed[0])
        words: list[int] = self._packed.view(np.int64).tolist()
        return words


def analyse_plainly(seen: Position, seat: int, bot: Bot, seed: int) -> list[ScoredAction]:
    """Return the actions of ``seat``, which knows ``seen``, as a bot that searches weighs them, best first."""
    seats = len(seen.game.names)
    workspace = _workspace(seen.game.ruleset, seats, bot.nodes)
    workspace.states[0] = seen.record()
    seed_rng(workspace.t[0].rng, seed, 0)
    count = analyse_deeply(workspace, seat, seats, effort_for(seen, bot), bot.kind == BotKind.SEARCH)
    return scored_actions(seen, seat, workspace, count)


@lru_cache(maxsize=4)
def _workspace(ruleset: Ruleset, seats: int, nodes: int) -> Workspace:
    remember(ruleset.state, rules=ruleset.rules, advice=ruleset.advice)
    states, step, most = InterpretedStates(), Step(), ruleset.most_actions
    step.drawing = 1
    words: Any = PackedWords(states, ruleset)
    return Workspace(
        states=states,
        words=words,
        t=[step],
        out=[0] * most,
        actions=[0] * most,
        weights=np.zeros(most),
        values=[0.0] * most,
        path=np.zeros(DEPTH, np.int64),
        picks=np.zeros((DEPTH, seats), np.int64),
        results=[0.0] * seats,
        room=np.zeros((3, 2, most)),
        tree=new_tree(nodes, seats, most),
        net=None,
        drafts=None,
    )
