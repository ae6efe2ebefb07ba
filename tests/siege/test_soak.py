"""Tables are opened and closed for a long time, and all their memory is freed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from statistics import linear_regression

import pytest

from bench.crowd import home, sit
from tests.siege.harness import megabytes, report
from tests.siege.operator_server import real

pytestmark = [pytest.mark.torture, pytest.mark.timeout(1800)]

BATCHES, TABLES = 16, 50
"""The batches, with memory measured after each, and the tables in each batch."""

AT_ONCE = 8
ANSWERS = 24

FIRST = 4
"""Batches after which memory holds everything that is meant to be cached, such as idle tables."""

RISE = 0.05
"""Megabytes for each table: cached lines of logs take at most 0.03, and a leak 0.7."""


async def come_and_go(address: str, number: int) -> None:
    """Set up a table from one of several addresses, play some of it, and leave."""
    rng = random.Random(number)
    async with home(address, number // 40) as http:
        players = await sit(http, [address])
    listening = [asyncio.create_task(player.listen()) for player in players]
    for _ in range(ANSWERS):
        while not (able := [player for player in players if player.choices()]):  # noqa: ASYNC110  # views send no signal
            await asyncio.sleep(0.01)
        await rng.choice(able).act(rng)
    for player, task in zip(players, listening, strict=True):
        task.cancel()
        await player.socket.close()


async def soaked(address: str, pid: int) -> Sequence[float]:
    """Open and close tables; return the server's memory after each batch."""
    places, memory = asyncio.Semaphore(AT_ONCE), [megabytes(pid)]

    async def one(number: int) -> None:
        async with places:
            await come_and_go(address, number)

    for batch in range(BATCHES):
        await asyncio.gather(*(one(number) for number in range(batch * TABLES, (batch + 1) * TABLES)))
        memory.append(megabytes(pid))
    return memory


def test_tables_that_are_closed_leave_no_memory_behind(data: Path) -> None:
    with real(data, "--limit", "posts=100000", "--limit", "tables=100000") as (address, pid):
        memory = asyncio.run(soaked(address, pid))
    later = memory[FIRST:]
    rise = linear_regression(range(len(later)), later).slope / TABLES
    report(
        f"{BATCHES * TABLES} tables, {ANSWERS} answers each",
        memory=" ".join(f"{each:.0f}" for each in memory) + " MB",
        rise=f"{1000 * rise:.0f} kB a table",
    )
    assert rise < RISE
