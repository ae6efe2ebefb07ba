"""Time in a cluster: the same for all servers, and it stands still while none of them runs."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import psycopg
import pytest

from warbones.server.store.postgres import shared_time
from warbones.server.store.postgres.leases import LEASE
from warbones.server.store.postgres.schema import prepared
from warbones.server.store.postgres.shared_time import GAP, JUMP, SharedTime

pytestmark = pytest.mark.anyio

Start = Callable[[], SharedTime]


class Watch:
    """A machine's monotonic seconds, moved by hand."""

    def __init__(self) -> None:
        self.seconds = 0.0


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for the database's answer: on a busy machine it takes more than the second that a server gives it."""
    monkeypatch.setattr(shared_time, "EVERY", 60.0)


@pytest.fixture
async def start(database: str, watch: Watch) -> AsyncIterator[Start]:
    """Start a server's clock."""
    prepared(database)
    started: list[SharedTime] = []

    def one() -> SharedTime:
        started.append(SharedTime(database, lambda: watch.seconds))
        return started[-1]

    yield one
    for each in started:
        await each.close()


def earlier(database: str, seconds: float) -> None:
    """Make the servers' last sign of life older."""
    with psycopg.connect(database) as db:
        db.execute("UPDATE uptime SET alive = alive - %s", (round(1000 * seconds),))


def alive(database: str) -> None:
    """Add a server whose lease is valid for as long as one may be."""
    with psycopg.connect(database) as db:
        db.execute(
            "INSERT INTO servers (id, address, expires) VALUES ('s', 'a', clock_timestamp() + %s * interval '1 s') "
            "ON CONFLICT (id) DO UPDATE SET expires = excluded.expires",
            (2 * LEASE,),
        )


async def test_a_second_server_sees_no_outage(start: Start, database: str) -> None:
    one = start()
    earlier(database, GAP / 3000)  # what the test itself takes is added to it
    alive(database)
    assert start().down(0) == 0
    earlier(database, (GAP + 1000) / 1000)
    alive(database)
    assert start().down(0) >= GAP + 1000
    assert one.lost == 0


async def test_while_the_database_was_away_no_clock_ran(start: Start, database: str, watch: Watch) -> None:
    one = start()
    alive(database)
    other = start()
    watch.seconds += 20
    with psycopg.connect(database) as db:  # both servers found it away for twenty seconds
        db.execute("UPDATE uptime SET alive = alive - 20000")
    one._wall -= 20_000
    other._wall -= 20_000
    await one.sign()
    await other.sign()
    assert 20_000 <= one.lost < 25_000
    assert one.lost == other.lost
    await one.sign()
    assert one.lost == other.lost


async def test_a_clock_that_is_set_forward_takes_nobodys_time(start: Start, database: str, watch: Watch) -> None:
    one = start()
    one._wall -= 3600_000  # suddenly the database's clock is an hour ahead of it
    earlier(database, 3600)
    before = one.now()
    await one.sign()
    assert one.now() - before - one.lost < JUMP
    one.beat()
    assert 3600_000 <= one.lost < 3605_000


async def test_the_servers_time_does_not_go_back_with_the_database_s_clock(
    start: Start, database: str, watch: Watch
) -> None:
    one = start()
    earlier(database, -864_000)
    one._wall += 864_000_000  # suddenly the database's clock is ten days behind it
    for _ in range(60):
        watch.seconds += 1
        await one.sign()
    assert -1000 < one.now() - start().now() < 1000, "the minute that was played counts after a restart"
    assert one.lost == 0


async def test_servers_follow_the_database_and_never_go_back(start: Start) -> None:
    one = start()
    one._wall -= 500
    before, behind = one.now(), [0] * 5
    for at in range(5):
        await one.sign()
        behind[at] = one.now() - before
    assert behind == sorted(behind)
    assert 4 <= behind[-1] <= 5
