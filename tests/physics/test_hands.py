"""Hands and named throws: how often a die stays on its target board; see `python -m bench.hands`."""

from __future__ import annotations

import pytest

from bench.hands import at_empty_board, begun, launch_of, rate, ways
from tests import effort
from tests.effort import rows
from warbones import Game, load
from warbones.physics import land

GAME: Game = load("indicesion")
SEEDS = range(200 if effort.long else 120)


@pytest.mark.rule("B40")
@pytest.mark.parametrize(
    ("hands", "share"), rows([("expert", 0.98), ("average", 0.74), ("novice", 0.58)], {("average", 0.74)})
)
def test_hands_keep_a_die_on_their_board_as_often_as_measured(hands: str, share: float) -> None:
    """Held flat and let go from above: about the best way for any hand. Two standard errors are 0.07 at most."""
    flat = launch_of(begun(hands), ways()["aimed 2"])
    assert rate(at_empty_board(hands), flat, SEEDS) == pytest.approx(share, abs=0.07)


@pytest.mark.parametrize("way", ["lob", "drop", "skim"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_expert_hands_land_every_named_throw_on_the_board(way: str, players: int) -> None:
    position = GAME.new(mode="classic", players=players, noise="expert")
    for seat in range(players):
        position.act(seat, position.legal(seat)[0])
    position.act(0, next(each for each in position.legal(0) if each.text.endswith(f"at Beta {way}")))
    assert position.throw
    landings = [land(position.throw, seed) for seed in range(60 if effort.long else 25)]
    assert sum("Beta" in lie.on for found in landings for lie in found.lies) > 0.7 * len(landings)
