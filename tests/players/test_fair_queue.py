"""The fair queue: clients take turns, and each client's oldest job comes first."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import pytest

from warbones.concurrency.fair_queue import REMEMBERED, FairQueue

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Line:
    """Jobs that wait for the only place of a queue, which is taken at first, and run in the queue's order."""

    def __init__(self) -> None:
        self.queue, self.done = FairQueue(1), list[str]()
        self.tasks: list[asyncio.Task[None]] = []

    async def add(self, name: str, *clients: str, background: bool = False) -> asyncio.Task[None]:
        if not self.tasks:
            await self.queue.acquire()
        self.tasks.append(task := asyncio.create_task(self._job(name, clients, background=background)))
        await asyncio.sleep(0)
        return task

    async def _job(self, name: str, clients: Collection[str], *, background: bool) -> None:
        async with self.queue.place(lambda: clients, background=background):
            self.done.append(name)

    async def order(self) -> list[str]:
        self.queue.release()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.done


async def test_a_client_with_one_job_waits_for_one_job_of_a_client_with_fifty() -> None:
    line = Line()
    for number in range(50):
        await line.add(f"greedy {number}", "greedy")
    await line.add("honest", "honest")
    await line.add("other", "other")
    assert (await line.order())[:4] == ["greedy 0", "honest", "other", "greedy 1"]


async def test_a_client_that_comes_again_does_not_go_before_one_that_has_waited() -> None:
    line = Line()
    for number in range(3):
        await line.add(f"greedy {number}", "greedy")
    for number in range(3):
        await line.add(f"honest {number}", "honest")
    assert await line.order() == ["greedy 0", "honest 0", "greedy 1", "honest 1", "greedy 2", "honest 2"]


async def test_jobs_that_nobody_waits_for_share_one_turn_after_a_client_s_first() -> None:
    line = Line()
    for number in range(5):
        await line.add(f"nobody's {number}")
    await line.add("somebody's", "somebody")
    await line.add("somebody's second", "somebody")
    assert (await line.order())[:4] == ["somebody's", "nobody's 0", "somebody's second", "nobody's 1"]


async def test_a_client_s_background_jobs_come_after_its_others() -> None:
    line = Line()
    for number in range(2):
        await line.add(f"review {number}", "one", background=True)
    await line.add("thought", "one")
    for number in range(2):
        await line.add(f"other's {number}", "two")
    assert await line.order() == ["thought", "other's 0", "review 0", "other's 1", "review 1"]


async def test_a_job_for_which_several_wait_is_done_at_the_turn_of_the_first() -> None:
    line = Line()
    for number in range(3):
        await line.add(f"greedy {number}", "greedy")
    await line.add("of both", "greedy", "honest")
    assert (await line.order())[:2] == ["greedy 0", "of both"]


async def test_waiting_clients_are_asked_again_whenever_a_place_is_free() -> None:
    queue, here, done = FairQueue(1), set[str](), list[str]()

    async def job(name: str, clients: Collection[str]) -> None:
        async with queue.place(lambda: clients):
            done.append(name)

    await queue.acquire(lambda: ("other",))
    tasks = [asyncio.create_task(job(*each)) for each in (("left", here), ("other's", {"other"}))]
    await asyncio.sleep(0)
    here.add("somebody who came back")
    queue.release()
    await asyncio.gather(*tasks)
    assert done == ["left", "other's"]


async def test_a_client_that_gives_up_frees_its_place() -> None:
    line = Line()
    first = await line.add("first", "one")
    gone = await line.add("gone", "two")
    await line.add("last", "three")
    assert (len(line.queue), line.queue.waiting("two"), line.queue.waiting("four")) == (3, 1, 0)
    gone.cancel()
    line.queue.release()
    first.cancel()  # it has just been given the place
    await asyncio.gather(*line.tasks, return_exceptions=True)
    assert line.done == ["last"]
    assert line.queue.is_idle


async def test_clients_of_long_ago_are_forgotten() -> None:
    queue = FairQueue(1)
    for number in range(REMEMBERED + 10):
        async with queue.place(lambda number=number: (f"{number}",)):  # type: ignore[misc]
            pass
    assert len(queue._last) == REMEMBERED
