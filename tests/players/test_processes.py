"""Jobs in worker processes: their order, and what happens when a process is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from warbones.players.processes import ProcessQueue

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def workers() -> Iterator[ProcessQueue]:
    workers = ProcessQueue()
    yield workers
    workers.close()


def killed_once(mark: Path) -> str:
    """Kill this process the first time, as the operating system may."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def wait_for(mark: Path) -> None:
    while not mark.exists():
        time.sleep(0.01)


async def test_a_job_whose_process_is_killed_is_still_done(workers: ProcessQueue, tmp_path: Path) -> None:
    assert await workers.do(partial(killed_once, tmp_path / "mark")) == "done"
    assert await workers.do(partial(str, 3)) == "3"


async def test_a_job_that_somebody_waits_for_goes_first(workers: ProcessQueue, tmp_path: Path) -> None:
    done: list[str] = []

    async def job(name: str, *, urgent: bool) -> None:
        done.append(await workers.do(partial(str, name), lambda: ("somebody",) if urgent else ()))

    first = asyncio.create_task(workers.do(partial(wait_for, tmp_path / "mark")))
    await asyncio.sleep(0)
    others = [asyncio.create_task(job(name, urgent=name == "urgent")) for name in ("a", "b", "urgent")]
    given_up = asyncio.create_task(job("given up", urgent=True))
    await asyncio.sleep(0)
    assert len(workers.queue) == 4
    given_up.cancel()
    (tmp_path / "mark").touch()
    await asyncio.gather(first, *others)
    assert done == ["urgent", "a", "b"]


async def test_a_job_without_end_is_ended_and_the_next_one_done() -> None:
    workers = ProcessQueue(limit=0.2)
    with pytest.raises(TimeoutError):
        await workers.do(partial(time.sleep, 60))
    workers._limit = None
    assert await workers.do(partial(str, "next")) == "next"
    workers.close()


async def test_idle_processes_end_until_the_next_job_and_busy_ones_go_on(workers: ProcessQueue, tmp_path: Path) -> None:
    at_work = asyncio.create_task(workers.do(partial(wait_for, tmp_path / "mark")))
    await asyncio.sleep(0)
    await workers.rest()
    (tmp_path / "mark").touch()
    await at_work
    first = await workers.do(os.getpid)
    await workers.rest()
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    assert await workers.do(os.getpid) != first


async def test_a_stopped_job_does_not_start_again(workers: ProcessQueue, tmp_path: Path) -> None:
    job = asyncio.create_task(workers.do(partial(mark_and_sleep, tmp_path)))
    await asyncio.to_thread(until_marked, tmp_path)
    workers.close()
    with pytest.raises(asyncio.CancelledError):
        await job
    assert len(until_marked(tmp_path)) == 1


async def test_stopping_a_killed_job_is_harmless(workers: ProcessQueue, tmp_path: Path) -> None:
    """This happens when a whole process group is ended, and the workers die before the server."""
    job = asyncio.create_task(workers.do(partial(mark_and_sleep, tmp_path)))
    (first,) = await asyncio.to_thread(until_marked, tmp_path)
    os.kill(int(first.name), signal.SIGTERM)
    await asyncio.to_thread(until_marked, tmp_path, 2)
    workers.close()
    with pytest.raises(asyncio.CancelledError):
        await job


def mark_and_sleep(folder: Path) -> None:
    (folder / str(os.getpid())).touch()
    time.sleep(60)


def until_marked(folder: Path, count: int = 1) -> list[Path]:
    """Wait until there are enough marks in a folder, and return them."""
    while len(marks := list(folder.iterdir())) < count:
        time.sleep(0.01)
    return marks
