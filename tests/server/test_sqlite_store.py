"""Promises of the SQLite store beyond those of every store (`test_store_contract.py`)."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server.cluster import until
from tests.server.host import serving, with_store
from tests.server.test_store_contract import MATCH, ON, OPENING, TURN, InFile
from warbones.rooms.storage.codec import json
from warbones.rooms.storage.store import StoreFailed, StoreUnusable, UnknownTable
from warbones.server.store.batch_worker import PendingJob
from warbones.server.store.sqlite.sqlite_store import PLAY, SqliteStore
from warbones.server.store.sqlite.writer import InsertRow


def test_committed_data_is_on_disk(data: Path, tmp_path: Path) -> None:
    async def check(store: SqliteStore) -> None:
        await store.create("t", MATCH, OPENING, ON)
        for number in range(1, 20):
            await store.append("t", number, TURN, ON)
            copy = shutil.copytree(data, tmp_path / f"copy{number}")
            with sqlite3.connect(copy / "matches.sqlite") as found:
                assert found.execute("SELECT max(number) FROM turns").fetchone() == (number,)
            found.close()

    with_store(data, check)


def test_a_full_disk_keeps_nothing_and_loses_nothing(data: Path) -> None:
    async def fill(store: SqliteStore) -> None:
        await store.create("t", MATCH, OPENING, ON)
        store._writer._connection.execute("PRAGMA max_page_count = 10")
        long = msgspec.structs.replace(TURN, answers=TURN.answers * 2000)
        with pytest.raises(StoreFailed, match="full"):
            await store.append("t", 1, long, ON)
        await store.append("t", 1, TURN, ON)

    with_store(data, fill)
    assert with_store(data, lambda store: store.load("t")) == (MATCH, [OPENING, TURN])


def test_a_store_that_turned_read_only_is_still_read(data: Path) -> None:
    async def turn(store: SqliteStore) -> object:
        await store.create("t", MATCH, OPENING, ON)
        store._writer._connection.execute("PRAGMA query_only = ON")
        reading = (store.load("t"), store.unfinished(days=2), store.listed(days=2, most=5))
        with pytest.raises(StoreFailed, match="readonly"):
            await store.append("t", 1, TURN, ON)
        read = await asyncio.gather(*reading)
        store._writer._connection.execute("PRAGMA query_only = OFF")
        await store.append("t", 1, TURN, ON)
        return read

    assert with_store(data, turn) == [(MATCH, [OPENING]), ["t"], []]
    assert with_store(data, lambda store: store.load("t")) == (MATCH, [OPENING, TURN])


def test_turns_are_stored_alone_and_together_with_other_jobs(data: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.create("t", MATCH, OPENING, ON)
        done = asyncio.get_running_loop().create_future()
        played = [
            PendingJob(InsertRow(PLAY, ("t", number, json(TURN), json(ON), False)), done, False) for number in (1, 2, 3)
        ]
        looking = PendingJob(lambda db: db.execute("SELECT max(number) FROM turns").fetchone(), done, True)
        assert store._writer._results(played[:2]) == [None, None]
        assert store._writer._results([played[2], looking]) == [None, (3,)]

    with_store(data, write)
    assert with_store(data, lambda store: store.load("t")) == (MATCH, [OPENING, TURN, TURN, TURN])


def test_one_process_at_a_time(data: Path) -> None:
    async def twice(_: SqliteStore) -> None:
        SqliteStore(data)

    with pytest.raises(StoreUnusable, match="choose another folder"):
        with_store(data, twice)


def test_a_file_that_is_not_a_store_is_left_alone(data: Path) -> None:
    data.mkdir()
    (data / "matches.sqlite").write_text("my diary\n" * 100)
    with pytest.raises(StoreUnusable, match="not a database"):
        with_store(data, lambda store: store.load("t"))
    assert (data / "matches.sqlite").read_text() == "my diary\n" * 100


def test_old_matches_are_deleted_by_a_server_with_that_option(data: Path) -> None:
    async def write(store: SqliteStore) -> None:
        for table in ("old", "new"):
            await store.create(table, MATCH, OPENING, ON)
        await InFile(data).age(store, "old", hours=24 * 31)

    async def left(store: SqliteStore) -> bool:
        with pytest.raises(UnknownTable):
            await store.load("old")
        return await store.load("new") == (MATCH, [OPENING])

    with_store(data, write)
    with serving(data, keep_days=30) as host:
        until(lambda: httpx.get(f"http://{host}/api/tables/old/file").status_code == 404)
    assert with_store(data, left)


def test_a_folder_that_cannot_be(data: Path) -> None:
    data.write_text("a file", encoding="utf-8")
    with pytest.raises(StoreUnusable, match="cannot be opened"):
        SqliteStore(data)


@pytest.mark.skipif("os.name == 'nt'", reason="Windows has no such permissions")
def test_the_folder_is_its_owner_s_alone(data: Path) -> None:
    with_store(data, lambda store: store.unfinished(days=1))
    assert data.stat().st_mode & 0o077 == 0
