"""What a store promises."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import msgspec
import pytest

from tests.server.host import with_store
from warbones.server.store.sqlite import SqliteStore
from warbones.server.store.storage import Stands, StoredMatch, StoreFailed, StoreUnusable, UnknownTable
from warbones.table.answers import Decision, Face, Turn

MATCH = StoredMatch(
    game="dicewing",
    rules_version="1",
    options={"d_percent_sides": 100, "manual_bonus_choice": True, "collateral_tie": "both"},
    bots=(None, "search"),
    keys=("digest", None),
    secret=bytes(range(32)),
)
EVENT = {"event": "Moved", "pawn": "A1", "number": 3}
OPENING = Turn((Face(None, 0, 4), Face(1, 0, 6)), ((EVENT,), (), (EVENT,)))
ON, OVER = Stands("Draft"), Stands("Game over", over=True)
TURN = Turn((Decision(1, 0, "take A.d20", "mine"),), ((), (), ()))


def test_a_match_comes_back_as_it_was(data: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.create("t", MATCH, OPENING, ON)
        await store.append("t", 1, TURN, ON)

    with_store(data, write)
    assert with_store(data, lambda store: store.load("t")) == (MATCH, [OPENING, TURN])


def test_an_unknown_table(data: Path) -> None:
    with pytest.raises(UnknownTable):
        with_store(data, lambda store: store.load("t"))


def test_what_is_kept_is_on_disk_when_the_store_says_so(data: Path, tmp_path: Path) -> None:
    async def check(store: SqliteStore) -> None:
        await store.create("t", MATCH, OPENING, ON)
        for number in range(1, 20):
            await store.append("t", number, TURN, ON)
            copy = shutil.copytree(data, tmp_path / f"copy{number}")
            with sqlite3.connect(copy / "matches.sqlite") as found:
                assert found.execute("SELECT max(number) FROM turns").fetchone() == (number,)
            found.close()

    with_store(data, check)


def test_a_turn_is_never_kept_twice_and_its_neighbours_are_kept(data: Path) -> None:
    async def write(store: SqliteStore) -> list[BaseException | None]:
        await store.create("t", MATCH, OPENING, ON)
        numbers = (1, 1, 2, 0, 3)
        return await asyncio.gather(
            *(store.append("t", number, TURN, ON) for number in numbers), return_exceptions=True
        )

    assert [type(result) for result in with_store(data, write)] == [
        type(None),
        StoreFailed,
        type(None),
        StoreFailed,
        type(None),
    ]
    assert len(with_store(data, lambda store: store.load("t"))[1]) == 4


def test_turns_of_no_match_are_not_kept(data: Path) -> None:
    with pytest.raises(StoreFailed):
        with_store(data, lambda store: store.append("t", 0, TURN, ON))


def test_many_at_once_are_all_kept(data: Path) -> None:
    tables = [f"table {number}" for number in range(300)]

    async def write(store: SqliteStore) -> None:
        await asyncio.gather(*(store.create(table, MATCH, OPENING, ON) for table in tables))

    with_store(data, write)

    async def read(store: SqliteStore) -> int:
        return len([await store.load(table) for table in tables])

    assert with_store(data, read) == 300


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


def test_one_process_at_a_time(data: Path) -> None:
    async def twice(_: SqliteStore) -> None:
        SqliteStore(data)

    with pytest.raises(StoreUnusable, match="choose another folder"):
        with_store(data, twice)


def test_a_file_that_is_no_store_is_left_alone(data: Path) -> None:
    data.mkdir()
    (data / "matches.sqlite").write_text("my diary\n" * 100)
    with pytest.raises(StoreUnusable, match="not a database"):
        with_store(data, lambda store: store.load("t"))
    assert (data / "matches.sqlite").read_text() == "my diary\n" * 100


def test_which_tables_have_a_bot_that_may_owe_a_move(data: Path) -> None:
    async def unfinished(store: SqliteStore) -> list[str]:
        friends = msgspec.structs.replace(MATCH, bots=(None, None))
        await store.create("friends", friends, OPENING, ON)
        for table in ("going on", "over", "old"):
            await store.create(table, MATCH, OPENING, ON)
        await store.append("over", 1, TURN, OVER)
        store._writer._connection.execute("UPDATE matches SET played = datetime('now', '-3 days') WHERE id = 'old'")
        return await store.unfinished(days=2)

    assert with_store(data, unfinished) == ["going on"]


def test_who_sits_where_can_change(data: Path) -> None:
    seated = msgspec.structs.replace(MATCH, bots=(None, None), friends=(1,), taken=(1,), stand_ins={0: "greedy"})

    async def write(store: SqliteStore) -> list[str]:
        friends = msgspec.structs.replace(MATCH, bots=(None, None))
        await store.create("t", friends, OPENING, ON)
        assert await store.unfinished(days=2) == []
        await store.reseat("t", seated)
        return await store.unfinished(days=2)

    assert with_store(data, write) == ["t"]
    assert with_store(data, lambda store: store.load("t")) == (seated, [OPENING])


def test_which_tables_are_listed(data: Path) -> None:
    async def listed(store: SqliteStore) -> list[list[str]]:
        await store.create("unlisted", MATCH, OPENING, ON)
        for age, table in enumerate(("new", "older", "oldest", "too old", "over")):
            await store.create(table, msgspec.structs.replace(MATCH, listed=True), OPENING, ON)
            played = f"UPDATE matches SET played = datetime('now', '-{age * 20} hours') WHERE id = ?"  # noqa: S608  # ours
            store._writer._connection.execute(played, (table,))
        await store.append("over", 1, TURN, OVER)
        return [await store.listed(days=2, most=most) for most in (10, 2)]

    assert with_store(data, listed) == [["new", "older", "oldest"], ["new", "older"]]


def test_a_match_that_an_earlier_version_kept_is_read(data: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.create("t", MATCH, OPENING, ON)
        fields = ("friends", "taken", "stand_ins", "listed")
        gone = ", ".join(f"'$.{field}'" for field in fields)
        store._writer._connection.execute(f"UPDATE matches SET match = json_remove(match, {gone})")  # noqa: S608  # ours

    with_store(data, write)
    assert with_store(data, lambda store: store.load("t")) == (MATCH, [OPENING])


def test_a_folder_that_cannot_be(data: Path) -> None:
    data.write_text("a file")
    with pytest.raises(StoreUnusable, match="cannot be opened"):
        SqliteStore(data)


@pytest.mark.skipif("os.name == 'nt'", reason="Windows has no such permissions")
def test_the_folder_is_its_owner_s_alone(data: Path) -> None:
    with_store(data, lambda store: store.unfinished(days=1))
    assert data.stat().st_mode & 0o077 == 0
