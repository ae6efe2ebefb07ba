"""Compiled bots decide by what their seat knows: another seat's secrets change nothing."""

from __future__ import annotations

import numpy as np

import warbones
from warbones import Position
from warbones.compiled.jit import entry_point
from warbones.compiled.layout import pack
from warbones.compiled.registry import register
from warbones.core.rules.step import seed_rng
from warbones.players.search.analysis import Workspace, bot_action
from warbones.players.search.simple import BotKind
from warbones.players.workspaces import workspace_for


@entry_point
def decided(workspace: Workspace, live: np.ndarray, seat: int, kind: int, effort: int, count: int) -> int:
    """Return a bot's compiled decision, made with the same random numbers every time."""
    seed_rng(workspace.t[0].rng, 1, 0)
    return bot_action(workspace, live, seat, 2, kind, effort, count)


def launched(secret: int) -> Position:
    """Return a position in which Alpha has launched its ``secret``-th pair and Beta has to choose."""
    position = warbones.load("dicewing").new(seed=3)
    while len(position.to_act) == 1:
        seat = min(position.to_act)
        position.act(seat, position.legal(seat)[0])
    position.act(0, position.legal(0)[secret])
    return position


def test_a_secret_of_another_seat_changes_no_decision() -> None:
    for kind, effort in ((BotKind.RANDOM, 0), (BotKind.GREEDY, 4), (BotKind.SEARCH, 400), (BotKind.CARELESS, 20)):
        assert len({decision_after(launched(secret), kind, effort) for secret in (0, 7, 20)}) == 1, kind


def decision_after(position: Position, kind: BotKind, effort: int) -> int:
    workspace, live = workspace_for(position.game, effort + 1), np.zeros(2, register(position.game.ruleset))
    pack(position.record(), live[1])
    ids = position.legal(1).ids
    workspace.out[: len(ids)] = ids
    chosen: int = decided(workspace, live, 1, kind, effort, len(ids))
    assert chosen in ids
    return chosen
