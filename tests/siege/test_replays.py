"""Replays of the longest matches, one and eight at once, while others play."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from tests.server.host import killable, with_store
from tests.siege.arms import beside, long_match, megabytes, tell
from warbones.server.sqlite import SqliteStore

pytestmark = [pytest.mark.torture, pytest.mark.timeout(1800)]

LONG = {"army": 0, "keep": 10, "battle": 4}
"""Games and seeds of long matches: 400 turns and more."""


BOUND = re.compile("matches wait to be opened already|takes more than .* seconds to open")
PATIENCE = 1100.0


async def keep(store: SqliteStore) -> None:
    for game, seed in LONG.items():
        stored, (opening, *turns) = long_match(game, seed)
        await store.create(game, stored, opening)
        for number, turn in enumerate(turns, 1):
            await store.append(game, number, turn, over=number == len(turns))


async def ask(address: str, game: str, times: int) -> list[httpx.Response]:
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        asking = [http.get(f"/api/tables/{game}/replay", params={"view": "open"}) for _ in range(times)]
        return await asyncio.gather(*asking)


@pytest.mark.parametrize("times", [1, 8, 20])
@pytest.mark.parametrize("game", LONG)
def test_replays_of_long_matches_hold_nobody_up(data: Path, game: str, times: int) -> None:
    with_store(data, keep)
    with killable(data) as (host, server):
        address = f"http://{host}/"
        answers, seconds, felt = asyncio.run(beside(address, lambda: ask(address, game, times)))
        memory = megabytes(server.pid, "VmHWM")
    given = [answer for answer in answers if answer.status_code == 200]
    refused = [answer.json()["problem"] for answer in answers if answer.status_code != 200]
    tell(
        f"{game}, {times} at once",
        refused=len(refused),
        seconds=f"{seconds:.1f}",
        bytes=max([len(answer.content) for answer in given], default=0),
        server=f"{memory:.0f} MB",
        **felt,
    )
    assert all(BOUND.search(problem) for problem in refused)
    assert len([problem for problem in refused if "wait to be opened" in problem]) <= max(0, times - 9)
