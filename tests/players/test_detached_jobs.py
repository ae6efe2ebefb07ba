"""Abandoned jobs run to their end, and none of their errors goes unretrieved."""

from __future__ import annotations

import asyncio
import gc
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import warbones
from warbones.concurrency.detached import begun, to_its_end
from warbones.core.errors import IllegalAction, WarbonesError
from warbones.players.processes import ProcessQueue

pytestmark = pytest.mark.anyio

SOURCES = Path(warbones.__file__).parent


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module", autouse=True)
def little_to_collect() -> Iterator[None]:
    """Let `gc.collect` look only at what these tests make: at everything else it takes a second."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()
    gc.collect()
    gc.freeze()  # as `pytest_collection_finish` does


class Job:
    """Work that runs until it is released, and then fails."""

    def __init__(self, error: Exception | None) -> None:
        self.may_end, self.ended = asyncio.Event(), asyncio.Event()
        self.error = error

    async def work(self) -> str:
        await self.may_end.wait()
        self.ended.set()
        if self.error:
            raise self.error
        return "done"


async def forgotten(asking: Callable[[], Awaitable[Any]], job: Job) -> list[str]:
    """Ask for work, cancel the asker and let the work end; return the complaints of the event loop."""
    complaints: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: complaints.append(told["message"]))
    asker = asyncio.ensure_future(asking())
    await asyncio.sleep(0)
    asker.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asker
    job.may_end.set()
    await job.ended.wait()
    for _ in range(3):
        await asyncio.sleep(0)
    del asker
    gc.collect()
    return complaints


@pytest.mark.parametrize("error", [None, IllegalAction("not here"), WarbonesError("never")])
async def test_work_whose_asker_has_gone_ends_and_its_refusal_is_dropped(
    error: Exception | None, caplog: pytest.LogCaptureFixture
) -> None:
    job = Job(error)
    assert await forgotten(lambda: to_its_end(job.work(), (WarbonesError,)), job) == []
    assert caplog.records == []


async def test_a_fault_of_work_whose_asker_has_gone_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    job = Job(KeyError("a fault"))
    assert await forgotten(lambda: to_its_end(job.work(), (WarbonesError,)), job) == []
    assert [record.getMessage() for record in caplog.records] == ["Work whose asker has gone failed"]


async def test_remaining_waiters_for_shared_work_get_its_result() -> None:
    job = Job(IllegalAction("not here"))
    shared = asyncio.ensure_future(job.work())
    staying = asyncio.ensure_future(to_its_end(shared, (WarbonesError,)))
    assert await forgotten(lambda: to_its_end(shared, (WarbonesError,)), job) == []
    with pytest.raises(IllegalAction):
        await staying


async def test_a_failed_background_task_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    job = Job(KeyError("a fault"))
    task = begun(job.work(), "Keeping the time")
    job.may_end.set()
    await asyncio.wait([task])
    await asyncio.sleep(0)
    assert [record.getMessage() for record in caplog.records] == ["Keeping the time failed"]


def refuses() -> None:
    """Refuse, in another process."""
    raise IllegalAction("not here")


async def test_a_process_s_refusal_is_dropped_after_its_asker_has_gone() -> None:
    complaints: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: complaints.append(told["message"]))
    workers = ProcessQueue(1)
    asker = asyncio.ensure_future(workers.do(refuses))
    for _ in range(3):
        await asyncio.sleep(0)
    asker.cancel()
    with pytest.raises(IllegalAction):  # this job waits until the first is done
        await workers.do(refuses)
    del asker
    gc.collect()
    workers.close()
    assert complaints == []


def test_work_outlives_its_asker_in_one_way_alone() -> None:
    ways = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if re.search(r"asyncio\.(shield|ensure_future)\(", path.read_text("utf-8"))
    }
    assert ways == {"concurrency/detached.py"}
