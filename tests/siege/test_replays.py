"""Replays of the longest matches, one and eight together, while others play."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.server.host import killable, with_store
from tests.siege.harness import descendants, latencies, long_match, megabytes, report, under_attack
from warbones.core.record.options import Value
from warbones.rooms.storage.status import MatchStatus
from warbones.server.store.sqlite.sqlite_store import SqliteStore
from warbones.server.workers.drawing_process import OWN_LINE

pytestmark = [pytest.mark.torture, pytest.mark.timeout(1800)]

LONG: dict[str, tuple[str, int, dict[str, Value]]] = {
    "army": ("army", 0, {}),
    "keep": ("keep", 10, {}),
    "battle": ("battle", 4, {}),
    "longest": ("battle", 0, {"budget": 60}),
}
"""Games, seeds and options of long matches: 400 turns and more, and 1,500 in the longest known."""

CASES = [*((name, times) for name in ("army", "keep", "battle") for times in (1, 8, 20)), ("longest", 1)]

AT_ONCE = OWN_LINE + 1
"""The number of simultaneous replays of which none is refused: one is drawn while the others wait."""

MOST_MEMORY = {"server": 300.0, "drawing": 400.0}
"""Megabytes: three times what the longest replay takes."""

SLOWEST = 10.0
USUAL = 1.0
"""Seconds for every honest answer, and for half of them: many times what two idle cores take."""

WAITS = "of your matches are already waiting to open"
PATIENCE = 1100.0


async def keep(store: SqliteStore, name: str) -> None:
    stored, (opening, *turns) = long_match(*LONG[name])
    await store.create(name, stored, opening, MatchStatus(""))
    for number, turn in enumerate(turns, 1):
        await store.append(name, number, turn, MatchStatus("", over=number == len(turns)))


async def ask(address: str, table: str, times: int) -> list[httpx.Response]:
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        asking = [http.get(f"/api/tables/{table}/replay", params={"view": "open"}) for _ in range(times)]
        return await asyncio.gather(*asking)


@pytest.mark.parametrize(("name", "times"), CASES)
def test_replays_of_long_matches_hold_nobody_up(data: Path, name: str, times: int) -> None:
    with_store(data, partial(keep, name=name))
    with killable(data) as (host, server):
        address = f"http://{host}/"
        answers, seconds, took = asyncio.run(under_attack(address, lambda: ask(address, name, times)))
        memory = {
            "server": megabytes(server.pid, "VmHWM"),
            "drawing": max(megabytes(each, "VmHWM") for each in descendants(server.pid)),
        }
    given = [answer.content for answer in answers if answer.status_code == 200]
    refused = [answer.json()["problem"] for answer in answers if answer.status_code != 200]
    report(
        f"{name}, {times} at once",
        refused=len(refused),
        seconds=f"{seconds:.1f}",
        bytes=max(map(len, given), default=0),
        **{who: f"{most:.0f} MB" for who, most in memory.items()},
        **latencies(took),
    )
    assert all(WAITS in problem for problem in refused)
    assert len(given) >= min(times, AT_ONCE)
    assert len(set(given)) == 1
    assert all(memory[who] < most for who, most in MOST_MEMORY.items())
    assert took[len(took) // 2] < USUAL
    assert took[-1] < SLOWEST
