"""Bots are prepared one after another, those that somebody waits for first."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any

import pytest

from warbones import load
from warbones.players import processes as processes_module
from warbones.players.pool import BotPool
from warbones.review.inquiry import JudgeRequest
from warbones.rooms.bots import NoAnswer

GAMES = ("army", "dicewing", "keep")


class Work:
    """Stands in for the processes: records preparations and answers for the bots."""

    def __init__(self) -> None:
        self.prepared: list[str] = []
        self.broken: set[str] = set()
        self.go_on = asyncio.Event()

    async def run(self, _: object, work: partial[Any]) -> Any:
        given = work.args[0]
        if work.func.__name__ == "_prepare_judge":
            self.prepared.append(f"{given}'s judge")
            return None
        if work.func.__name__ != "_prepare":
            return ("an answer", "another")
        game = given.game
        self.prepared.append(f"{game}'s search" if given.searching else game)
        await self.go_on.wait()
        if game in self.broken:
            raise RuntimeError(game)
        return None


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    work = Work()
    monkeypatch.setattr(processes_module, "run", work.run)
    monkeypatch.setattr(processes_module, "processes", lambda count: object())
    monkeypatch.setattr(processes_module, "stop", lambda executor: None)
    return work


async def begun(game: str, pool: BotPool, bot: str = "beginner") -> asyncio.Task[str]:
    """Ask for a move in ``game``, and give all tasks time to go on."""
    asking = asyncio.create_task(pool.choose(load(game).new(seed=1).seen_by(0), 0, bot))
    await asyncio.sleep(0.01)
    return asking


@pytest.mark.anyio
async def test_a_game_that_somebody_waits_for_is_prepared_first(work: Work) -> None:
    pool = BotPool(GAMES)
    pool.prepare()
    asking = await begun("keep", pool)
    assert (pool.preparing().done, pool.preparing().total, work.prepared) == (0, 6, ["army", "keep"])
    work.go_on.set()
    assert await asking == "an answer"
    await asyncio.sleep(0.01)
    assert work.prepared == ["army", "keep", "dicewing", "army's search", "dicewing's search", "keep's search"]
    assert pool.preparing().ready
    pool.close()


@pytest.mark.anyio
@pytest.mark.parametrize(("bot", "awaited"), [("casual", "dicewing"), ("master", "dicewing's search")])
async def test_a_bot_waits_only_for_the_part_of_its_game_that_it_needs(work: Work, bot: str, awaited: str) -> None:
    pool = BotPool(GAMES)
    asking = await begun("dicewing", pool, bot)
    assert work.prepared == [awaited]
    work.go_on.set()
    assert await asking == "an answer"
    pool.close()


@pytest.mark.anyio
async def test_a_failed_preparation_blocks_nothing_and_is_retried(work: Work) -> None:
    pool = BotPool(GAMES)
    work.broken.add("army")
    work.go_on.set()
    with pytest.raises(RuntimeError, match="army"):
        await (await begun("army", pool))
    pool.prepare()
    assert await (await begun("keep", pool)) == "an answer"
    work.broken.clear()
    assert await (await begun("army", pool)) == "an answer"
    pool.close()


@pytest.mark.anyio
async def test_a_review_waits_for_the_bots_and_its_judge_is_prepared_once(work: Work) -> None:
    pool = BotPool(["dicewing"])
    work.go_on.set()
    for _ in range(2):
        assert await pool.judge(JudgeRequest("dicewing", {}, None, "", 1)) == ("an answer", "another")
    assert work.prepared == ["dicewing's search", "dicewing's judge"]
    pool.close()


@pytest.mark.anyio
async def test_a_search_in_a_process_that_ends_gives_no_answer(work: Work, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ended(_: object, asked: partial[Any]) -> Any:
        if asked.func.__name__ == "_weigh":
            raise BrokenProcessPool

    monkeypatch.setattr(processes_module, "run", ended)
    pool = BotPool(["keep"])
    with pytest.raises(NoAnswer, match="The process of the bot beginner was killed"):
        await pool.weigh(load("keep").new(seed=1).seen_by(0), 0, "beginner")
    pool.close()
