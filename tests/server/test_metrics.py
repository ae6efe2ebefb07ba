"""Metrics for an operator's monitor, access to them, and logs as JSON."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.host import serving
from tests.server.player import Player, new_table, options
from warbones.players.processes import ProcessQueue
from warbones.rooms.storage.status import MatchStatus
from warbones.rooms.storage.store import StoreFailed
from warbones.server.logs import log_json
from warbones.server.metrics.metrics import Metrics
from warbones.server.metrics.store import MeteredStore
from warbones.server.store.sqlite.sqlite_store import SqliteStore
from warbones.table.answers import Turn

EMPTY = Turn((), ((), (), ()))


def numbers(text: str) -> dict[tuple[str, ...], float]:
    """Return every number by its name and the values of its labels."""
    samples = (sample for family in text_string_to_metric_families(text) for sample in family.samples)
    return {(sample.name, *sample.labels.values()): sample.value for sample in samples}


@pytest.fixture
def counted(data: Path) -> Iterator[str]:
    with serving(data, metrics=Metrics()) as host:
        yield host


def ask(host: str) -> dict[tuple[str, ...], float]:
    answer = httpx.get(f"http://{host}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return numbers(answer.text)


def test_tables_sockets_answers_and_writes_are_counted(counted: str) -> None:
    assert ask(counted)["warbones_tables_open",] == 0
    ticket = new_table(counted)
    alpha, beta, watcher = (Player(counted, ticket, seat) for seat in (0, 1, None))
    with alpha, beta, watcher:
        watcher.company()
        first = next(player for player in (alpha, beta) if options(player.newest()))
        first.act(options(first.views[-1])[0], first.views[-1].number)
        first.newest()
        found = ask(counted)
    assert found["warbones_tables_open",] == found["warbones_tables_in_memory",] == 1
    assert (found["warbones_sockets_playing",], found["warbones_sockets_watching",]) == (2, 1)
    assert found["warbones_answer_seconds_count", "act", "accepted"] == 1
    assert found["warbones_answer_seconds_count", "act", "refused"] >= 2
    assert found["warbones_store_write_seconds_count", "create"] == 1
    assert found["warbones_store_write_seconds_count", "append"] >= 1
    assert "process_resident_memory_bytes" in {name for name, *_ in found}


def test_nothing_is_counted_unless_it_is_asked_for(host: str) -> None:
    answer = httpx.get(f"http://{host}/metrics")
    assert "warbones_" not in answer.text
    assert not answer.headers["content-type"].startswith("text/plain; version")


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "via"])
def test_the_metrics_are_not_served_through_a_proxy(counted: str, header: str) -> None:
    answer = httpx.get(f"http://{counted}/metrics", headers={header: "192.0.2.1"})
    assert answer.status_code == 403
    assert "by no proxy" in answer.json()["problem"]


def test_failures_of_the_store_are_counted(data: Path) -> None:
    async def fail() -> None:
        store = SqliteStore(data)
        try:
            with pytest.raises(StoreFailed):
                await MeteredStore(store, metrics).append("nowhere", 0, EMPTY, MatchStatus(""))
        finally:
            await store.close()

    metrics = Metrics()
    asyncio.run(fail())
    found = numbers(metrics.text().decode())
    assert found["warbones_store_failures_total", "append"] == 1


def test_a_search_in_the_queue_is_counted_as_waiting() -> None:
    noted = list[tuple[float, float]]()

    async def think() -> None:
        workers = ProcessQueue(on_done=lambda waited, took: noted.append((waited, took)))
        await asyncio.gather(workers.do(_nothing), workers.do(_nothing))
        workers.close()

    asyncio.run(think())
    (_, first), (waited, _) = noted
    assert waited >= first, "the second waited for the first"
    metrics = Metrics()
    metrics.thought(2, 0.02)
    found = numbers(metrics.text().decode())
    assert (found["warbones_bot_wait_seconds_sum",], found["warbones_bot_search_seconds_sum",]) == (2, 0.02)


def _nothing() -> None:
    """Stand in for a search."""


def _fail() -> None:
    raise ValueError("two\nlines")


def test_an_event_is_one_line_whatever_it_says() -> None:
    out, root = io.StringIO(), logging.getLogger()
    before, level = list(root.handlers), root.level
    told = logging.getLogger("warbones.told")
    try:
        log_json(out)
        try:
            _fail()
        except ValueError:
            told.exception("It failed\nhere", extra={"table": "t", "token": "secret"})
    finally:
        root.handlers, root.level = before, level
        logging.getLogger("warbones").setLevel(logging.NOTSET)
    (line,) = out.getvalue().splitlines()
    found = json.loads(line)
    assert (found["level"], found["logger"], found["message"]) == ("error", "warbones.told", "It failed\nhere")
    assert found["error"].endswith("ValueError: two\nlines")
    assert found["table"] == "t"
    assert "token" not in found
