"""Trained networks: their inputs, their files, and the searches that use them."""

from __future__ import annotations

from math import tanh
from pathlib import Path

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

import warbones
from warbones.compiled.layout import pack
from warbones.compiled.registry import register
from warbones.core.record.records import fields, size
from warbones.players.bot_names import bot_named
from warbones.players.learned.files import WEIGHTS_FOLDER, BadWeights, Provenance, Weights, save, weights_of
from warbones.players.learned.inputs import inputs_of
from warbones.players.search.analysis import analyse_position, new_workspace
from warbones.players.search.network import forward
from warbones.players.search.simple import BotKind
from warbones.players.workspaces import new_network, workspace_for
from warbones.training.optimizer import matrix

KEEP = warbones.load("keep")
INPUTS = inputs_of(KEEP.ruleset)
LEARNED = sorted(path.stem for path in WEIGHTS_FOLDER.glob("*.json"))
MOST_BYTES = 1 << 20
EFFORT = 40


def by_lot(hidden: int = 4) -> Weights:
    rng = np.random.default_rng(hidden)
    shapes = ((INPUTS.columns, hidden), (hidden,), (hidden,), (1,))
    return Weights(*(rng.standard_normal(shape).astype(np.float32) for shape in shapes))


def sure(lift: float) -> Weights:
    """Return a network that gives every position the same value."""
    nothing = by_lot()
    return Weights(0 * nothing.rows, 0 * nothing.bias, 0 * nothing.out, np.full(1, lift, np.float32))


def made(features: str = INPUTS.digest) -> Provenance:
    return Provenance("keep", features, "a command", 1, 1, 1, 1.0, "a machine", {}, 0.5)


def shown(count: int) -> NDArray[np.int16]:
    return np.random.default_rng(count).integers(INPUTS.low, INPUTS.high + 1, (count, INPUTS.width)).astype(np.int16)


def test_the_table_adds_up_to_what_the_columns_say() -> None:
    weights, net, cells = by_lot(), new_network(KEEP, by_lot()), shown(20)
    cells[0], cells[1] = 0, INPUTS.high + 100
    layer = np.maximum(matrix(INPUTS, cells) @ weights.rows + weights.bias, 0)
    for row, wanted in zip(cells, layer @ weights.out + weights.lift, strict=True):
        net.cells[:] = row
        assert forward(net) == pytest.approx(wanted, rel=1e-4, abs=1e-4)


@pytest.mark.parametrize("game", ["army", "battle", "dicewing", "keep"])
def test_equal_things_may_be_swapped(game: str) -> None:
    ruleset = warbones.load(game).ruleset
    inputs, first, at = inputs_of(ruleset), dict[str, int](), 0
    for field in fields(ruleset.features):
        first[field.name], at = at, at + size(field.shape)
    cells = np.random.default_rng(1).integers(inputs.low, inputs.high + 1, (1, inputs.width)).astype(np.int16)
    for alike in ruleset.alike:
        others = cells.copy()
        for name in alike.fields:
            places = [first[name], first[name] + 1]
            others[0, places] = cells[0, places[::-1]]
        assert (cells != others).any()
        assert abs(matrix(inputs, cells) - matrix(inputs, others)).max() < 1e-5
        others[0, first[alike.joined[0]]] = (others[0, first[alike.joined[0]]] + 1) % 2
        assert abs(matrix(inputs, cells) - matrix(inputs, others)).max() > 0.5


def values(weights: Weights, kind: BotKind, seat: int, round_limit: int = 100) -> list[float]:
    """Return the estimated value of each action at the first choice of ``seat``."""
    workspace = new_workspace(
        register(KEEP.ruleset), 2, KEEP.ruleset.most_actions, EFFORT + 1, new_network(KEEP, weights)
    )
    position = KEEP.new(seed=1, round_limit=round_limit)
    while len(position.legal(seat)) < 2:
        other = min(position.to_act)
        position.act(other, position.legal(other)[0])
    pack(position.seen_by(seat).record(), workspace.states[0])
    return [float(value) for value in workspace.values[: analyse_position(workspace, seat, 2, int(kind), EFFORT, 1)]]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_search_goes_by_the_network_seen_from_its_own_seat(seat: int) -> None:
    wanted = tanh(0.4) if seat == 0 else -tanh(0.4)
    found = values(sure(0.8), BotKind.SEARCH, seat)
    assert found == pytest.approx([wanted] * len(found))


def test_plain_searches_and_untrained_rules_use_the_game_s_own_advice() -> None:
    assert len(set(values(sure(0.8), BotKind.PLAIN, 0))) > 1
    limited = values(sure(0.8), BotKind.SEARCH, 0, round_limit=8)
    assert limited == values(sure(0.8), BotKind.PLAIN, 0, round_limit=8)
    assert len(set(limited)) > 1


def test_plain_can_be_named_and_is_offered_nowhere() -> None:
    assert bot_named("plain:300", KEEP).name == "plain:300"
    assert bot_named("plain:300", KEEP).nodes == 301
    assert "plain" not in KEEP.bots.names


def test_saved_networks_load_with_half_precision(tmp_path: Path) -> None:
    save(tmp_path, by_lot(), made())
    found = weights_of(KEEP, tmp_path)
    assert found is not None
    for name, value in vars(by_lot()).items():
        assert getattr(found, name) == pytest.approx(value, rel=1e-3, abs=1e-4)
    assert weights_of(warbones.load("army"), tmp_path) is None


def test_a_network_of_other_features_is_refused_in_a_sentence(tmp_path: Path) -> None:
    save(tmp_path, by_lot(), made("others"))
    with pytest.raises(BadWeights, match=r"reads other features than DICE WAR has now: .*training keep`, or delete"):
        weights_of(KEEP, tmp_path)


@pytest.mark.parametrize("game", LEARNED)
def test_bundled_networks_are_small_and_document_their_training(game: str) -> None:
    told = msgspec.json.decode((WEIGHTS_FOLDER / f"{game}.json").read_bytes(), type=Provenance)
    weights = weights_of(warbones.load(game))
    assert weights is not None
    assert all(np.isfinite(value).all() for value in vars(weights).values())
    assert (WEIGHTS_FOLDER / f"{game}.npz").stat().st_size < MOST_BYTES
    assert told.game == game
    assert told.command.startswith(f"python -m warbones.training {game}")
    assert min(told.games, told.generations, told.seconds) > 0
    assert workspace_for(warbones.load(game), 1).net is not None
