"""Bots under siege: fifty deserted tables together, and processes killed in the middle of a search."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from time import perf_counter

import pytest

from tests.siege.harness import report
from warbones import load
from warbones.players.pool import BotPool

pytestmark = [pytest.mark.torture, pytest.mark.anyio, pytest.mark.timeout(1200)]

TABLES = 50
GAME = "dicewing"


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    pool = BotPool([GAME])
    position = load(GAME).new(seed=0)
    seat = min(position.to_act)
    await pool.choose(position.seen_by(seat), seat, "search")
    yield pool
    pool.close()


async def thought(pool: BotPool, seed: int, *, urgent: bool) -> float:
    """Ask the pool for a move by search, as a table does; return the seconds that it took."""
    position, began = load(GAME).new(seed=seed), perf_counter()
    seat = min(position.to_act)
    move = await pool.choose(position.seen_by(seat), seat, "search", lambda: ("somebody",) if urgent else ())
    assert move in [action.text for action in position.legal(seat)]
    return perf_counter() - began


async def test_a_person_does_not_wait_for_tables_where_nobody_is(pool: BotPool) -> None:
    alone = [asyncio.create_task(thought(pool, seed, urgent=False)) for seed in range(TABLES)]
    await asyncio.sleep(0)
    waited = await thought(pool, TABLES, urgent=True)
    assert sum(task.done() for task in alone) <= 3
    rest = await asyncio.gather(*alone)
    report("one person, 50 tables without", person=f"{waited:.2f} s", others=f"{max(rest):.1f} s at most")


async def test_fifty_tables_want_a_move_at_once(pool: BotPool) -> None:
    waited = sorted(await asyncio.gather(*(thought(pool, seed, urgent=True) for seed in range(TABLES))))
    report("50 tables at once", half=f"{waited[TABLES // 2]:.1f} s", longest=f"{waited[-1]:.1f} s")


async def test_a_bot_s_process_is_killed_in_the_middle_of_a_search(pool: BotPool) -> None:
    for _ in range(3):
        thinking = asyncio.create_task(thought(pool, 1, urgent=True))
        await asyncio.sleep(0.05)
        for process in list(pool._searchers._executor._processes):  # type: ignore[union-attr]
            os.kill(process, signal.SIGKILL)
        report("killed in mid-thought", answered=f"{await thinking:.2f} s after it was asked")
