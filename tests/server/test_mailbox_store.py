"""The contract of stored email addresses, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import psycopg
import pytest

from tests.server.host import using
from warbones.server.store.club.club_store import Profile
from warbones.server.store.club.ledger import Ledger
from warbones.server.store.mailboxes import DAY, MAILBOX_NAMES, REQUESTS, Mailbox, MailboxStore, TooManyRequests
from warbones.server.store.migration import migrate
from warbones.server.store.postgres.postgres_store import PostgresStore
from warbones.server.store.sqlite.sqlite_store import FILE, SqliteStore

T = TypeVar("T")
Store = SqliteStore | PostgresStore
Opened = Callable[[], Store]

ANNA = Mailbox("box", "anna@example.org", "token", confirmed=False)
OTHER = "other"
NOW = 10 * DAY


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, data: Path) -> str:
    return str(data) if request.param == "sqlite" else request.getfixturevalue("database")


@pytest.fixture
def opened(place: str) -> Opened:
    return lambda: PostgresStore(place) if place.startswith("postgresql") else SqliteStore(Path(place))


def use(opened: Opened, job: Callable[[MailboxStore], Awaitable[T]]) -> T:
    return using(opened, lambda store: job(MailboxStore(store.runner)))


async def confirmed(boxes: MailboxStore) -> None:
    assert await boxes.ask(ANNA, "", "anna", NOW)
    assert await boxes.confirm(ANNA.token, NOW + 1) == ANNA._replace(confirmed=True)


def test_an_address_is_found_by_its_box_and_by_its_token(opened: Opened) -> None:
    use(opened, confirmed)

    async def found(boxes: MailboxStore) -> list[Mailbox | None]:
        return [await boxes.find("box"), await boxes.of_token("token"), await boxes.find("token")]

    kept = ANNA._replace(confirmed=True)
    assert use(opened, found) == [kept, kept, None]


def test_a_link_confirms_for_a_day(opened: Opened) -> None:
    async def late(boxes: MailboxStore) -> None:
        assert await boxes.ask(ANNA, "", "anna", NOW)
        assert await boxes.confirm(ANNA.token, NOW + DAY) is None
        assert await boxes.ask(ANNA._replace(id="other", token=OTHER), "", "anna", NOW + DAY)
        assert await boxes.find("box") is None, "what was never confirmed is not kept"

    use(opened, late)


def test_another_address_has_to_be_confirmed_anew(opened: Opened) -> None:
    async def changed(boxes: MailboxStore) -> None:
        await confirmed(boxes)
        assert not await boxes.ask(ANNA._replace(token=OTHER), "", "anna", NOW), "it is confirmed already"
        bert = Mailbox("box", "bert@example.org", OTHER, confirmed=False)
        assert await boxes.ask(bert, "", "bert", NOW)
        assert await boxes.find("box") == bert
        assert await boxes.confirm("token", NOW) is None

    use(opened, changed)


def test_an_address_is_asked_a_few_times_a_day_whoever_asks(opened: Opened) -> None:
    async def asked(boxes: MailboxStore) -> None:
        for turn in range(REQUESTS):
            assert await boxes.ask(ANNA._replace(id=f"{turn}", token=f"{turn}"), "", "anna", NOW)
            await boxes.remove(f"{turn}")
        with pytest.raises(TooManyRequests):
            await boxes.ask(ANNA, "", "anna", NOW + DAY - 1)
        assert await boxes.find("box") is None
        assert await boxes.ask(ANNA, "", "anna", NOW + DAY)

    use(opened, asked)


def test_a_player_s_address_is_deleted_with_them(opened: Opened) -> None:
    async def deleted(store: Store) -> Mailbox | None:
        boxes, ledger = MailboxStore(store.runner), Ledger(store.runner)
        await ledger.enrol(Profile("a", "Ada", "sword", 1), "key a")
        assert await boxes.ask(ANNA, "key a", "anna", NOW)
        assert await boxes.find("box")
        await ledger.forget("a")
        return await boxes.find("box")

    assert using(opened, deleted) is None


def test_a_store_of_an_earlier_version_gets_the_tables(place: str, opened: Opened) -> None:
    using(opened, lambda store: store.due())
    with (
        psycopg.connect(place) if place.startswith("postgresql") else closing(sqlite3.connect(f"{place}/{FILE}")) as db
    ):
        for name in MAILBOX_NAMES:
            db.execute(f"DROP TABLE {name}")
        db.commit()
    use(opened, confirmed)
    assert use(opened, lambda boxes: boxes.find("box")) == ANNA._replace(confirmed=True)


def test_addresses_are_copied_with_the_matches(data: Path, database: str, tmp_path: Path) -> None:
    use(lambda: SqliteStore(data), confirmed)
    migrate(str(data), database, lambda _: None, lambda: None)
    migrate(database, str(tmp_path / "back"), lambda _: None, lambda: None)
    for opened in (lambda: PostgresStore(database), lambda: SqliteStore(tmp_path / "back")):
        assert use(opened, lambda boxes: boxes.find("box")) == ANNA._replace(confirmed=True)
