"""At the compiled table a bot decides by what its seat knows: another's secret changes nothing."""

from __future__ import annotations

import numpy as np

import warbones
from warbones import Position
from warbones.compiled.registry import register
from warbones.compiled.jit import entry_point
from warbones.compiled.layout import pack
from warbones.core.rules.step import seed_noise
from warbones.players.desks import desk_for
from warbones.players.thinking.simple import Kind
from warbones.players.thinking.think import Desk, decision


@entry_point
def decided(desk: Desk, live: np.ndarray, seat: int, kind: int, effort: int, count: int) -> int:
    """Decide at the compiled table, with the same luck every time."""
    seed_noise(desk.t[0].noise, 1, 0)
    return decision(desk, live, seat, 2, kind, effort, count)


def launched(secret: int) -> Position:
    """Return a position in which Alpha has launched its ``secret``-th pair and Beta has to choose."""
    position = warbones.load("dicewing").new(seed=3)
    while len(position.to_act) == 1:
        seat = min(position.to_act)
        position.act(seat, position.legal(seat)[0])
    position.act(0, position.legal(0)[secret])
    return position


def test_a_secret_of_another_seat_changes_no_decision() -> None:
    for kind, effort in ((Kind.RANDOM, 0), (Kind.GREEDY, 4), (Kind.SEARCH, 400), (Kind.CARELESS, 20)):
        assert len({decision_after(launched(secret), kind, effort) for secret in (0, 7, 20)}) == 1, kind


def decision_after(position: Position, kind: Kind, effort: int) -> int:
    desk, live = desk_for(position.game, effort + 1), np.zeros(2, register(position.game.ruleset))
    pack(position.record(), live[1])
    ids = position.legal(1).ids
    desk.out[: len(ids)] = ids
    chosen: int = decided(desk, live, 1, kind, effort, len(ids))
    assert chosen in ids
    return chosen
