"""Only the owner writes to a table: leases expire, epochs fence, and the database's time alone counts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from types import SimpleNamespace

import psycopg
import pytest
from msgspec.structs import replace

from tests.postgres import Postgres
from tests.server.test_store_contract import MATCH, ON, OPENING, OVER, PEOPLE, TURN
from warbones.core.view.reader import english
from warbones.rooms.storage.store import Moved, StoreFailed, UnknownTable, Unreachable
from warbones.server.store.postgres import connection
from warbones.server.store.postgres.leases import BEAT, GRACE, LEASE, Change, unnoted
from warbones.server.store.postgres.postgres_store import PostgresStore

pytestmark = pytest.mark.anyio

Open = Callable[..., PostgresStore]


@pytest.fixture
async def opened(database: str) -> AsyncIterator[Open]:
    """Open a store as one server of several does."""
    stores: list[PostgresStore] = []

    def one(noted: Change = unnoted) -> PostgresStore:
        stores.append(PostgresStore(database, f"address-{len(stores)}", noted))
        return stores[-1]

    yield one
    for store in stores:
        await store.close()


async def living(opened: Open, noted: Change = unnoted) -> PostgresStore:
    store = opened(noted)
    await store.leases.beat()
    return store


async def table_of(store: PostgresStore) -> None:
    await store.create("t", MATCH, OPENING, ON)
    await store.hold("t")


async def expire(database: str, store: PostgresStore) -> None:
    """End a server's lease, as if the server had been paused."""
    with psycopg.connect(database) as db:
        db.execute("UPDATE servers SET expires = clock_timestamp() - interval '1 s' WHERE id = %s", (store.leases.me,))


async def turns(store: PostgresStore) -> int:
    return len((await store.load("t"))[1])


async def test_a_table_has_one_owner_and_other_servers_know_it(opened: Open) -> None:
    first, second = await living(opened), await living(opened)
    await table_of(first)
    assert await first.leases.find("t") is None
    assert await second.leases.find("t") == "address-0"
    with pytest.raises(Moved) as moved:
        await second.hold("t")
    assert moved.value.address == "address-0"
    with pytest.raises(Moved):
        await second.append("t", 1, TURN, ON)
    with pytest.raises(UnknownTable):
        await second.hold("nothing")
    assert await turns(first) == 1


async def test_a_server_that_lost_a_table_writes_nothing_there(opened: Open, database: str) -> None:
    paused, other = await living(opened), await living(opened)
    await table_of(paused)
    await paused.append("t", 1, TURN, ON)
    await expire(database, paused)
    await other.hold("t")
    await other.append("t", 2, TURN, ON)
    for late in (paused.append("t", 3, TURN, OVER), paused.reseat("t", replace(MATCH, seats=PEOPLE))):
        with pytest.raises(Moved):
            await late
    assert await turns(other) == 3
    assert await other.load_status("t") == (MATCH, ON)
    await other.append("t", 3, TURN, ON)


async def test_two_owners_believed_at_once_write_one_story(opened: Open, database: str) -> None:
    """Both take the table from each other again and again, and write whenever they can."""
    both = [await living(opened), await living(opened)]
    await table_of(both[0])
    kept: list[int] = []

    async def play(store: PostgresStore) -> None:
        for _ in range(40):
            for other in both:
                await expire(database, other)
            try:
                await store.hold("t")
                number = await turns(store)
                await asyncio.sleep(0)
                await store.append("t", number, TURN, ON)
            except StoreFailed:
                continue
            kept.append(number)

    await asyncio.gather(*map(play, both))
    assert len(kept) > 10
    assert sorted(kept) == list(range(1, len(kept) + 1)), "no turn was acknowledged twice, and none is missing"
    assert await turns(both[0]) == len(kept) + 1


async def test_only_one_of_many_takes_a_table_that_is_free(opened: Open) -> None:
    stores = [await living(opened) for _ in range(6)]
    await stores[0].create("t", MATCH, OPENING, ON)
    await asyncio.gather(*(store.hold("t") for store in stores), return_exceptions=True)
    written = await asyncio.gather(*(store.append("t", 1, TURN, ON) for store in stores), return_exceptions=True)
    assert sorted(type(each).__name__ for each in written) == ["Moved"] * 5 + ["NoneType"]


async def test_a_closed_room_s_last_write_does_not_come_after_the_next_room(opened: Open) -> None:
    store = await living(opened)
    await table_of(store)
    before = store.leases.epoch("t")
    await store.hold("t")
    store.leases._held["t"] = before
    with pytest.raises(Moved):
        await store.append("t", 1, TURN, ON)


async def test_a_released_table_is_free_unless_its_server_takes_it_again(opened: Open) -> None:
    first, second = await living(opened), await living(opened)
    await table_of(first)
    first.let_go("t")
    await first.hold("t")
    with pytest.raises(Moved):
        await second.hold("t")
    first.let_go("t")
    await asyncio.gather(*first.leases._letting_go)
    await second.hold("t")


async def test_a_stopping_server_releases_its_tables_at_once_and_takes_no_others(opened: Open) -> None:
    first, second = await living(opened), await living(opened)
    await table_of(first)
    assert first.leases.me in (await second.leases.beat()).others
    await first.leases.leave()
    assert (await second.leases.beat()).others == {}
    await second.hold("t")
    await second.append("t", 1, TURN, ON)
    with pytest.raises(Moved):
        await first.hold("t")
    with pytest.raises(Moved):
        await first.append("t", 2, TURN, ON)
    assert not (await first.leases.beat()).others


async def test_a_clock_that_jumps_here_changes_nothing(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await living(opened), await living(opened)
    await table_of(first)
    for jump in (1e6, -1e6):
        away = SimpleNamespace(time=lambda: time.time() + jump, sleep=time.sleep)  # noqa: B023  # used within the round
        monkeypatch.setattr(connection, "time", away)
        assert not (await first.leases.beat()).lost
        await first.append("t", await turns(first), TURN, ON)
        assert await second.leases.find("t") == "address-0"


async def test_a_lease_from_before_the_database_s_clock_was_set_back_does_not_count(
    opened: Open, database: str
) -> None:
    first, second = await living(opened), await living(opened)
    await table_of(first)
    with psycopg.connect(database) as db:
        db.execute("UPDATE servers SET expires = expires + interval '1 hour' WHERE id = %s", (first.leases.me,))
    await second.hold("t")


async def test_a_returning_server_keeps_untaken_tables_and_learns_of_lost_ones(opened: Open, database: str) -> None:
    changes = list[str]()
    paused, other = await living(opened, changes.append), await living(opened)
    for table in ("t", "u"):
        await paused.create(table, MATCH, OPENING, ON)
        await paused.hold(table)
    await expire(database, paused)
    await other.hold("u")
    beat = await paused.leases.beat()
    assert beat.lost == {"u"}
    assert changes == ["taken", "taken", "lost"]
    await paused.append("t", 1, TURN, ON)
    assert await paused.leases.find("u") == "address-1"


async def test_after_an_outage_nobody_takes_tables_of_a_server_that_may_return(opened: Open, database: str) -> None:
    first, second = await living(opened), await living(opened)
    await table_of(first)
    for store in (first, second):
        await expire(database, store)
    with pytest.raises(Moved):
        await second.hold("t")
    await second.leases.beat()
    await pass_by(database, GRACE)
    with pytest.raises(Moved):
        await second.hold("t")
    await first.leases.beat()
    await first.append("t", 1, TURN, ON)
    await pass_by(database, GRACE + LEASE)
    await expire(database, first)
    await second.hold("t")


async def pass_by(database: str, seconds: float) -> None:
    """Make every server's lease count as renewed this much earlier."""
    async with await psycopg.AsyncConnection.connect(database) as db:
        await db.execute("UPDATE servers SET since = since - %s * interval '1 s'", (seconds,))


async def test_bots_of_the_dead_are_found_and_of_the_living_are_not(opened: Open, database: str) -> None:
    first, second = await living(opened), await living(opened)
    await table_of(first)
    assert await second.unfinished(days=2) == []
    assert await first.unfinished(days=2) == ["t"]
    await expire(database, first)
    assert await second.unfinished(days=2) == ["t"]


async def test_tables_that_are_held_are_not_forgotten(opened: Open, database: str) -> None:
    first, second = await living(opened), await living(opened)
    await table_of(first)
    with psycopg.connect(database) as db:
        db.execute("UPDATE tables SET played = now() - interval '90 days'")
    assert await second.forget(30, ()) == 0
    await expire(database, first)
    assert await second.forget(30, ()) == 1


# The database goes away


@pytest.fixture
async def alone(postgres: Postgres, database: str) -> AsyncIterator[PostgresStore]:
    """A store whose database may be stopped, and is started again at the end."""
    async with AsyncExitStack() as stack:
        store = PostgresStore(database)
        stack.push_async_callback(store.close)
        yield store
        if postgres.process.poll() is not None:
            postgres.start()


@pytest.mark.parametrize("how", ["fast", "immediate"])
async def test_turns_wait_for_a_database_that_restarts(alone: PostgresStore, postgres: Postgres, how: str) -> None:
    await table_of(alone)
    writing = [asyncio.create_task(alone.append("t", number, TURN, ON)) for number in (1, 2, 3)]
    await asyncio.sleep(0)
    await asyncio.to_thread(postgres.stop, how)
    late = asyncio.create_task(alone.append("t", 4, TURN, ON))
    await asyncio.to_thread(postgres.start)
    await asyncio.gather(*writing, late)
    assert await turns(alone) == 5


async def test_a_commit_as_the_connection_broke_is_stored_once(alone: PostgresStore, database: str) -> None:
    """A turn neither fails nor is stored twice: the store checks whether its own turn is there."""
    await table_of(alone)
    broken = []
    link_ = alone._writes
    done = link_._done

    def break_after(group: object, *, again: bool) -> object:
        found = done(group, again=again)  # type: ignore[arg-type]  # passed on unchanged
        if not broken:
            broken.append(1)
            assert link_._connection
            link_._connection.close()
            raise psycopg.OperationalError("the line broke")
        return found

    link_._done = break_after  # type: ignore[method-assign,assignment]  # the fault that is planted
    await alone.append("t", 1, TURN, ON)
    assert await turns(alone) == 2
    with pytest.raises(StoreFailed):
        await alone.append("t", 1, TURN, OVER)


async def test_requests_that_wait_too_long_are_refused(
    alone: PostgresStore, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table_of(alone)  # before the timeouts get short: a busy machine may take longer
    monkeypatch.setattr("warbones.server.store.postgres.postgres_store.PATIENT", 0.2)
    monkeypatch.setattr("warbones.server.store.postgres.postgres_store.HASTY", 0.2)
    await asyncio.to_thread(postgres.stop)
    for asked in (alone.append("t", 1, TURN, ON), alone.load("t"), alone.create("u", MATCH, OPENING, ON)):
        with pytest.raises(Unreachable) as failed:
            await asked
        assert "The database can't be reached" in english(failed.value.text)
    await asyncio.to_thread(postgres.start)
    monkeypatch.undo()
    await alone.append("t", await turns(alone), TURN, ON)


def test_a_lease_and_all_that_follows_fit_into_three_seconds() -> None:
    assert LEASE + BEAT < 2.5
