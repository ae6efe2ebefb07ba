"""Bots in WebAssembly weigh, choose and plan exactly as the native ones do, to the last bit."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.wasm.node import NodeEngine
from warbones import Position, load
from warbones.check.random_play import answer_one
from warbones.games import COMPILED
from warbones.players import bots, judges
from warbones.players.bot_names import bot_named
from warbones.players.pace import Pace
from warbones.players.wasm_bots import WasmBots
from warbones.review.inquiry import JudgeRequest

pytestmark = pytest.mark.torture  # recompiles a game's search, which takes minutes

UNHURRIED = 1e9
"""Seconds for a move: no search is cut short."""

BOTS = ("search:1500", "search:40", "plain:200", "greedy:4", "careless", "random")
SEEDS = range(20)
EFFORT = 600
"""The simulations of a judge for a decision."""


@pytest.fixture(scope="module", params=COMPILED)
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeEngine]:
    from warbones.wasm.__main__ import build_apart  # noqa: PLC0415  # needs an extra that only make torture installs

    folder: Path = tmp_path_factory.mktemp("wasm")
    build_apart(request.param, folder)
    with NodeEngine(folder, request.param) as engine:
        yield engine


@pytest.mark.timeout(3600)  # a build takes minutes on a busy machine
def test_every_bot_weighs_and_plans_as_the_native_one_does(engine: NodeEngine) -> None:
    thinking = WasmBots(engine.think, engine.describe, Pace(UNHURRIED))
    for seed in SEEDS:
        seen = seen_after(engine.game, seed)
        seat = min(seen.to_act)
        for name in BOTS:
            bot = bot_named(name, seen.game)
            found, _ = asyncio.run(thinking.analysed(seen, seat, bot, seed))
            assert found == bots.analyse(seen, seat, bot, seed)
            assert tuple(asyncio.run(thinking.planned(seen, seat, bot, seed))) == bots.plan(seen, seat, bot, seed)


@pytest.mark.timeout(3600)
def test_reviews_judge_as_the_native_ones_do(engine: NodeEngine) -> None:
    thinking = WasmBots(engine.think, engine.describe)
    for seed in SEEDS[:6]:
        seen = seen_after(engine.game, seed)
        seat = min(seen.to_act)
        for written, action in ((seat, seen.legal(seat)[0].text), (seat, seen.legal(seat)[-1].text), (None, "")):
            asked = JudgeRequest(engine.game, seen.to_dict(), written, action, EFFORT)
            assert asyncio.run(thinking.judge(asked)) == judges.answer(asked)


def seen_after(game: str, seed: int) -> Position:
    """Return the position after some random answers, as a seat with a choice knows it."""
    position, rng = load(game).new(seed=seed), Random(seed)
    wanted = rng.randrange(60)
    while not position.over:
        wanted -= 1
        choosing = [seat for seat in position.to_act if len(position.legal(seat)) > 1]
        if wanted < 0 and choosing:
            return load(game).from_dict(position.seen_by(min(choosing)).to_dict())
        answer_one(position, rng)
    return seen_after(game, seed + 1000)
