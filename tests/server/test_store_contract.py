"""The contract of stores, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import psycopg
import pytest
from msgspec.structs import replace

from tests.server.host import using
from warbones.rooms.storage.seat import Keys, StoredSeat
from warbones.rooms.storage.status import MatchStatus
from warbones.rooms.storage.store import Store, StoreFailed, UnknownTable
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.server.store.key_file import KeyFile
from warbones.server.store.postgres.connection import Job
from warbones.server.store.postgres.postgres_store import PostgresStore
from warbones.server.store.postgres.push_key import DatabaseKey
from warbones.server.store.postgres.schema import prepared
from warbones.server.store.postgres.shared_time import SharedTime
from warbones.server.store.sqlite.sqlite_store import SqliteStore
from warbones.server.store.uptime import FILE, Uptime
from warbones.server.workers.web_push import KeyKeeper
from warbones.table.answers import Decision, Face, Turn

T = TypeVar("T")

PATIENCE = 4.0

MATCH = StoredMatch(
    game="dicewing",
    rules_version="1",
    options={"d_percent_sides": 100, "manual_bonus_choice": True, "collateral_tie": "both"},
    seats=(StoredSeat(kind="person", keys=Keys("digest")), StoredSeat(kind="bot", bot="search")),
    secret=bytes(range(32)),
)
PEOPLE = (StoredSeat(kind="person"), StoredSeat(kind="friend", came=True))
EVENT = {"event": "Moved", "pawn": "A1", "number": 3}
OPENING = Turn((Face(None, 0, 4), Face(1, 0, 6)), ((EVENT,), (), (EVENT,)))
ON, OVER = MatchStatus("Draft"), MatchStatus("Game over", over=True)
TURN = Turn((Decision(1, 0, "take A.d20", "mine"),), ((), (), ()))


class StoreUnderTest(ABC):
    """A store that is opened, used and closed, with its stored rows."""

    @abstractmethod
    def open(self) -> Store:
        """Open the store."""

    @abstractmethod
    async def age(self, store: Store, table: str, hours: float) -> None:
        """Set the time of a table's last answer to this long ago."""

    @abstractmethod
    def up(self) -> Uptime | SharedTime:
        """Start a server's clock."""

    @abstractmethod
    def away(self, seconds: int) -> None:
        """Make the last sign of life this much older."""

    @abstractmethod
    async def set_read_only(self, store: Store, *, on: bool) -> None:
        """Turn writing off, or on again."""

    @abstractmethod
    def keeper(self) -> KeyKeeper:
        """Return the stored key for notifications, as one server has it."""

    def use(self, used: Callable[[Store], Awaitable[T]]) -> T:
        return using(self.open, used)


class InFile(StoreUnderTest):
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def open(self) -> SqliteStore:
        return SqliteStore(self.folder)

    async def age(self, store: Store, table: str, hours: float) -> None:
        assert isinstance(store, SqliteStore)
        change = "UPDATE matches SET played = datetime('now', ?) WHERE id = ?"
        await store._do(lambda db: db.execute(change, (f"-{hours} hours", table)))

    def up(self) -> Uptime:
        self.folder.mkdir(exist_ok=True)
        return Uptime(self.folder)

    def away(self, seconds: int) -> None:
        kept = json.loads((self.folder / FILE).read_text())
        (self.folder / FILE).write_text(json.dumps(kept | {"alive": kept["alive"] - 1000 * seconds}))

    async def set_read_only(self, store: Store, *, on: bool) -> None:
        assert isinstance(store, SqliteStore)
        store._writer._connection.execute(f"PRAGMA query_only = {on}")

    def keeper(self) -> KeyFile:
        self.folder.mkdir(exist_ok=True)
        return KeyFile(self.folder)


class InDatabase(StoreUnderTest):
    def __init__(self, url: str) -> None:
        self.url = url

    def open(self) -> PostgresStore:
        return PostgresStore(self.url)

    async def age(self, store: Store, table: str, hours: float) -> None:
        with psycopg.connect(self.url) as db:
            change = "UPDATE tables SET played = now() - %s * interval '1 hour' WHERE id = %s"
            db.execute(change, (hours, table))

    def up(self) -> SharedTime:
        prepared(self.url)
        return SharedTime(self.url)

    def away(self, seconds: int) -> None:
        with psycopg.connect(self.url) as db:
            db.execute("UPDATE uptime SET alive = alive - %s", (1000 * seconds,))

    async def set_read_only(self, store: Store, *, on: bool) -> None:
        assert isinstance(store, PostgresStore)
        await store._writes.do(
            Job("SELECT set_config('default_transaction_read_only', %(on)s, false)", {"on": str(on)}), len, PATIENCE
        )

    def keeper(self) -> DatabaseKey:
        prepared(self.url)
        return DatabaseKey(self.url)


@pytest.fixture(params=["sqlite", "postgres"])
def keeping(request: pytest.FixtureRequest, data: Path) -> StoreUnderTest:
    return InFile(data) if request.param == "sqlite" else InDatabase(request.getfixturevalue("database"))


async def created(store: Store, table: str = "t", match: StoredMatch = MATCH) -> None:
    """Store a match, and own its table."""
    await store.create(table, match, OPENING, ON)
    await store.hold(table)


def test_a_match_comes_back_as_it_was(keeping: StoreUnderTest) -> None:
    name = "\0 \x7f ÿ 🎲 'quoted' \"twice\" %s \\"
    strange = replace(MATCH, options={"name": name})
    turn = Turn((Decision(1, 0, name, name),), ((EVENT,), (), ()))

    async def write(store: Store) -> None:
        await created(store, match=strange)
        await created(store, "u")
        await asyncio.gather(store.append("t", 1, turn, MatchStatus(name)), store.append("u", 1, TURN, OVER))
        assert await store.load("t") == (strange, [OPENING, turn])

    keeping.use(write)
    assert keeping.use(lambda store: store.load("t")) == (strange, [OPENING, turn])
    assert keeping.use(lambda store: store.load_status("t")) == (strange, MatchStatus(name))
    assert keeping.use(lambda store: store.load_status("u")) == (MATCH, OVER)


def test_a_match_that_waits_has_no_turn(keeping: StoreUnderTest) -> None:
    async def write(store: Store) -> None:
        await store.create("t", MATCH, None, ON)
        assert await store.load("t") == (MATCH, [])
        await store.hold("t")
        await store.append("t", 0, OPENING, OVER)

    keeping.use(write)
    assert keeping.use(lambda store: store.load("t")) == (MATCH, [OPENING])
    assert keeping.use(lambda store: store.load_status("t")) == (MATCH, OVER)


def test_an_unknown_table(keeping: StoreUnderTest) -> None:
    for read in (lambda store: store.load("t"), lambda store: store.load_status("t")):
        with pytest.raises(UnknownTable, match="There is no such table"):
            keeping.use(read)


def test_no_table_is_made_twice(keeping: StoreUnderTest) -> None:
    async def twice(store: Store) -> None:
        await created(store)
        with pytest.raises(StoreFailed):
            await store.create("t", replace(MATCH, game="army"), OPENING, OVER)

    keeping.use(twice)
    assert keeping.use(lambda store: store.load_status("t")) == (MATCH, ON)


def test_a_turn_is_never_stored_twice_and_its_neighbours_are_stored(keeping: StoreUnderTest) -> None:
    async def write(store: Store) -> list[BaseException | None]:
        await created(store)
        numbers = (1, 1, 2, 0, 3)
        return await asyncio.gather(
            *(store.append("t", number, TURN, ON) for number in numbers), return_exceptions=True
        )

    assert [type(result) for result in keeping.use(write)] == [
        type(None),
        StoreFailed,
        type(None),
        StoreFailed,
        type(None),
    ]
    assert len(keeping.use(lambda store: store.load("t"))[1]) == 4


def test_turns_without_a_match_are_not_stored(keeping: StoreUnderTest) -> None:
    with pytest.raises(StoreFailed):
        keeping.use(lambda store: store.append("t", 0, TURN, ON))


def test_errors_of_the_store_reveal_no_data(keeping: StoreUnderTest) -> None:
    async def write(store: Store) -> None:
        await created(store)
        await store.append("t", 0, TURN, ON)

    with pytest.raises(StoreFailed) as failed:
        keeping.use(write)
    assert "A.d20" not in str(failed.value)


def test_many_turns_at_once_are_all_stored(keeping: StoreUnderTest) -> None:
    tables = [f"table {number}" for number in range(300)]

    async def write(store: Store) -> None:
        await asyncio.gather(*(created(store, table) for table in tables))
        await asyncio.gather(*(store.append(table, 1, TURN, ON) for table in tables))

    keeping.use(write)

    async def read(store: Store) -> int:
        return sum([len((await store.load(table))[1]) for table in tables])

    assert keeping.use(read) == 600


def test_tables_whose_bots_may_owe_a_move(keeping: StoreUnderTest) -> None:
    async def unfinished(store: Store) -> list[str]:
        await store.create("friends", replace(MATCH, seats=PEOPLE), OPENING, ON)
        for table in ("going on", "over", "old"):
            await created(store, table)
        await store.append("over", 1, TURN, OVER)
        await keeping.age(store, "old", hours=72)
        return await store.unfinished(days=2)

    assert keeping.use(unfinished) == ["going on"]


def test_occupants_can_change(keeping: StoreUnderTest) -> None:
    seated = MATCH.with_seat(0, MATCH.seats[0].stood_in("greedy")).with_seat(1, PEOPLE[1])

    async def write(store: Store) -> list[str]:
        await created(store, match=replace(MATCH, seats=PEOPLE))
        assert await store.unfinished(days=2) == []
        await store.reseat("t", seated)
        return await store.unfinished(days=2)

    assert keeping.use(write) == ["t"]
    assert keeping.use(lambda store: store.load("t")) == (seated, [OPENING])


def test_listed_tables(keeping: StoreUnderTest) -> None:
    async def listed(store: Store) -> list[list[str]]:
        await created(store, "unlisted")
        for age, table in enumerate(("new", "older", "oldest", "too old", "over")):
            await created(store, table, replace(MATCH, listed=True))
            await keeping.age(store, table, hours=20 * age)
        await store.append("over", 1, TURN, OVER)
        return [await store.listed(days=2, most=most) for most in (10, 2)]

    assert keeping.use(listed) == [["new", "older", "oldest"], ["new", "older"]]


def test_a_table_is_held_and_let_go_and_held_again(keeping: StoreUnderTest) -> None:
    async def write(store: Store) -> None:
        await created(store)
        await store.append("t", 1, TURN, ON)
        store.let_go("t")
        await store.hold("t")
        await store.append("t", 2, TURN, ON)

    keeping.use(write)
    assert len(keeping.use(lambda store: store.load("t"))[1]) == 3


def test_old_matches_are_deleted_and_others_are_not(keeping: StoreUnderTest) -> None:
    async def forget(store: Store) -> int:
        for table, days in {"new": 1, "old": 40, "older": 50, "spared": 60}.items():
            await store.create(table, MATCH, OPENING, ON)
            await keeping.age(store, table, hours=24 * days)
        return await store.forget(days=30, spared={"spared"})

    assert keeping.use(forget) == 2

    async def left(store: Store) -> list[str]:
        found = []
        for table in ("new", "old", "older", "spared"):
            try:
                await store.load(table)
            except UnknownTable:
                continue
            found.append(table)
        return found

    assert keeping.use(left) == ["new", "spared"]


def test_it_knows_where_clocks_ran_and_when_the_first_runs_out(keeping: StoreUnderTest) -> None:
    async def used(store: Store) -> list[tuple[str, int]]:
        await store.create("timed", MATCH, OPENING, MatchStatus("Draft", due=1_800_000_000_123))
        await store.create("untimed", MATCH, OPENING, ON)
        await store.create("ended", MATCH, OPENING, MatchStatus("Draft", due=5))
        await store.hold("ended")
        await store.append("ended", 1, TURN, OVER)
        return await store.due()

    assert keeping.use(used) == [("timed", 1_800_000_000_123)]


def test_time_in_which_no_server_ran_is_known_to_the_next(keeping: StoreUnderTest) -> None:
    async def live(since: int = 0) -> tuple[int, int]:
        up = keeping.up()
        try:
            return up.now(), up.down(since)
        finally:
            if isinstance(up, SharedTime):
                await up.close()

    began, down = asyncio.run(live())
    assert down == 0
    keeping.away(3600)
    now, down = asyncio.run(live(began - 3600_000))
    assert now >= began
    assert 3600_000 <= down <= 3600_000 + now - began
    assert asyncio.run(live(began - 3600_000))[1] >= 3600_000


def test_time_continues_from_the_last_server_if_the_clock_goes_back(keeping: StoreUnderTest) -> None:
    async def live() -> tuple[int, int]:
        up = keeping.up()
        try:
            return up.now(), up.down(0)
        finally:
            if isinstance(up, SharedTime):
                await up.close()

    began, _ = asyncio.run(live())
    keeping.away(-10 * 86_400)
    for _ in range(2):
        now, down = asyncio.run(live())
        assert -1000 < now - began - 10 * 86_400_000 < 60_000
        assert down < 60_000


async def _cannot_write(store: Store) -> str:
    with pytest.raises(StoreFailed) as failed:
        await store.check()
    return str(failed.value)


def test_it_says_whether_it_can_be_written_to(keeping: StoreUnderTest) -> None:
    async def used(store: Store) -> str:
        await store.check()
        await keeping.set_read_only(store, on=True)
        refusal = await _cannot_write(store)
        await keeping.set_read_only(store, on=False)
        await store.check()
        return refusal

    assert "read" in keeping.use(used)


def test_time_that_did_not_count_is_not_deducted_later(keeping: StoreUnderTest) -> None:
    async def live() -> None:
        up = keeping.up()
        since = up.now() + 10_000
        before = up.lost
        for begin, end in ((0, 20), (10, 30), (0, 30), (40, 50), (-10, 60)):
            up.lose(since + 1000 * begin, since + 1000 * end)
        assert up.lost - before == 70_000
        assert up.down(since) == 60_000
        if isinstance(up, SharedTime):
            await up.close()

    asyncio.run(live())


def test_the_key_to_call_people_with_is_made_once(keeping: StoreUnderTest) -> None:
    made = iter([b"first", b"second"])
    assert keeping.keeper().pem(lambda: next(made)) == b"first"
    assert keeping.keeper().pem(lambda: next(made)) == b"first"
    assert next(made) == b"second"
