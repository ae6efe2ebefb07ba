"""Blocks: of addresses, who get nothing but the reason, and of names, which nobody can choose or read."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.cluster import running, until
from tests.server.host import serving, using
from tests.server.operator import (
    BEHIND_PROXY,
    JOIN,
    STRANGER,
    TOKEN,
    Operator,
    heard,
    refusal,
    visit,
    watching,
)
from tests.server.person import Person, decoded, problem
from tests.server.player import INVITED, Player, new_table
from warbones.protocol.close_codes import CloseCode
from warbones.protocol.club_messages import EventCard
from warbones.protocol.messages import NameChange, Presence, Refused, TableRow
from warbones.server.operator.address_set import AddressMap, BadBlock, address_of, network_of, shown
from warbones.server.operator.blocks import Blocked, Blocks
from warbones.server.store.blocks import Block, BlockStore
from warbones.server.store.migration import migrate
from warbones.server.store.postgres.postgres_store import PostgresStore
from warbones.server.store.postgres.schema import prepared
from warbones.server.store.sqlite.sqlite_store import FILE, SqliteStore

T = TypeVar("T")
Store = SqliteStore | PostgresStore
Use = Callable[[Callable[[BlockStore], Awaitable[T]]], T]
WHY = "The operator of this server has blocked your address."


@pytest.fixture
def served(data: Path) -> Iterator[str]:
    """A server whose proxy is this test, so that visitors can have any address."""
    with serving(data, network=BEHIND_PROXY, operator=TOKEN) as host:
        yield host


def test_a_blocked_address_gets_nothing_but_the_sentence(served: str) -> None:
    operator = Operator(served)
    assert visit(served).status_code == 200
    assert operator.block("address", STRANGER).is_success
    for path in ("/api/games", "/api/tables", "/api/operator", "/api/health"):
        answer = visit(served, path)
        assert (answer.status_code, answer.json()) == (403, {"problem": WHY})
    message = visit(served, "/api/games?words=none").json()["problem"]
    assert message == {"is": "msg", "key": "refused-address-blocked", "with": {"until": "", "ends": "never"}}
    for path in ("/", "/watch/table", "/assets/index.js"):
        answer = visit(served, path)
        assert (answer.status_code, answer.text) == (403, WHY)
        assert answer.headers["content-type"].startswith("text/plain")
    posted = httpx.post(f"http://{served}/api/qr", json={"link": "x"}, headers={"x-forwarded-for": STRANGER})
    assert posted.status_code == 403
    assert visit(served, address="203.0.113.8").status_code == 200
    assert operator.unblock("address", STRANGER).is_success
    assert visit(served).status_code == 200


def test_a_socket_is_refused_and_one_that_is_open_is_closed_at_once(served: str) -> None:
    ticket = new_table(served)
    with watching(served, ticket) as there, Player(served, ticket) as other:
        there.send(JOIN)
        heard(there, lambda message: isinstance(message, Presence))
        assert Operator(served).block("address", "203.0.113.0/24", reason="You spammed.").is_success
        assert refusal(there) == f"{WHY} The reason: You spammed."
        with pytest.raises(ConnectionClosed) as closed:
            there.recv(timeout=60)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == CloseCode.BLOCKED
        with watching(served, ticket) as again:
            assert refusal(again).startswith(WHY)
        other.newest()


def test_an_address_is_believed_from_a_trusted_proxy_only(data: Path) -> None:
    with serving(data, operator=TOKEN) as host:
        assert Operator(host).block("address", STRANGER).is_success
        assert visit(host).status_code == 200, "the header of a stranger says nothing"
        assert Operator(host).page().your_address == "127.0.0.1"


@pytest.mark.parametrize("network", ["127.0.0.1", "127.0.0.0/8", "0.0.0.0/0", "::1", "::ffff:127.0.0.1", "::/0"])
def test_the_operator_cannot_block_this_machine(served: str, network: str) -> None:
    assert "blocking it would shut you out" in problem(Operator(served).block("address", network))
    assert Operator(served).page().blocks == ()


@pytest.mark.parametrize(
    ("own", "network"),
    [("198.51.100.4", "198.51.100.0/24"), ("198.51.100.4", "198.51.100.4"), ("2001:db8::5", "2001:db8::6")],
)
def test_the_operator_cannot_block_their_own_address(served: str, own: str, network: str) -> None:
    asked = {"kind": "address", "subject": network}
    headers = {"x-forwarded-for": own, "authorization": "Bearer a-token-for-the-tests"}
    answer = httpx.post(f"http://{served}/api/operator/block", json=asked, headers=headers)
    assert "contains your own address" in problem(answer)


def test_a_block_ends_by_itself_and_says_when(data: Path) -> None:
    now = [1_800_000_000.0]

    async def used(store: Store) -> None:
        blocks = Blocks(BlockStore(store.runner), clock=lambda: now[0])
        changes: list[int] = []
        blocks.on_change(lambda: changes.append(len(blocks.active)))
        await blocks.add("address", STRANGER, "", int(now[0]) + 60, "127.0.0.1")
        await blocks.add("name", "Troll", " a\n b ", 0, "127.0.0.1")
        assert blocks.of_address(STRANGER) == Block("address", STRANGER, "", 1_800_000_000, 1_800_000_060)
        with pytest.raises(BadBlock, match="in the future"):
            await blocks.add("name", "Ada", "", int(now[0]), "127.0.0.1")
        now[0] += 60
        blocks._refresh()
        assert blocks.of_address(STRANGER) is None
        assert blocks.active == (Block("name", "Troll", "a b", 1_800_000_000),)
        assert changes == [1, 2, 1]
        await blocks.remove("name", "Troll")
        assert await BlockStore(store.runner).all() == [], "what has ended is tidied away"
        with pytest.raises(BadBlock, match="Troll is not blocked any more"):
            await blocks.remove("name", "Troll")

    using(lambda: SqliteStore(data), used)


@pytest.mark.parametrize(
    ("written", "network"),
    [
        (" 203.0.113.7 ", "203.0.113.7"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
    ],
)
def test_a_network_is_read_as_people_write_it(written: str, network: str) -> None:
    assert shown(network_of(written)) == network
    assert shown(network_of(network)) == network


@pytest.mark.parametrize("written", ["", "Ada", "203.0.113", "203.0.113.7/33", "fe80::1%eth0/64", "1" * 200])
def test_what_is_no_network_is_refused(written: str) -> None:
    with pytest.raises(BadBlock, match="neither an address nor a network"):
        network_of(written)


def test_an_address_is_found_in_its_smallest_network() -> None:
    found = AddressMap({network_of(each): each for each in ("10.0.0.0/8", "10.1.2.3", "2001:db8::/32")})
    asked = {"10.1.2.3": "10.1.2.3", "10.1.2.4": "10.0.0.0/8", "::ffff:10.9.9.9": "10.0.0.0/8", "11.0.0.1": None}
    asked |= {"2001:db8:9::1": "2001:db8::/32", "2001:db9::1": None, "unix": None}
    assert {each: found.find(address_of(each)) for each in asked} == asked


# Names


def test_a_blocked_name_cannot_be_chosen_by_anybody(served: str) -> None:
    operator = Operator(served)
    assert operator.block("name", " Troll ", reason="rude").is_success
    assert [each.subject for each in operator.page().blocks] == ["Troll"]
    nobody, ticket = Person(served), new_table(served, INVITED)
    for name in ("Troll", "TROLL", "Tr0ll", "T roll"):
        assert "doesn't allow this name" in problem(nobody.post("player", name=name, key="k" * 24))
    with Player(served, ticket) as host:
        host.send(NameChange(id="name", name="troll"))
        assert "doesn't allow this name" in host.refusal()
    event = decoded(nobody.post("tournaments", key="o" * 24, title="Cup", kind="swiss", game="keep"), EventCard).event
    entered = nobody.post(f"tournaments/{event}/enter", key="o" * 24, name="troll")
    assert "doesn't allow this name" in problem(entered)
    assert operator.unblock("name", "Troll").is_success
    assert Person(served, "Troll").look().name == "Troll"


def test_others_read_a_player_while_a_name_is_blocked(served: str) -> None:
    operator, troll, ticket = Operator(served), Person(served, "Troll"), new_table(served)
    assert troll.sit(ticket, 0).is_success
    event = decoded(troll.post("tournaments", key="o" * 24, title="Cup", kind="swiss", game="keep"), EventCard).event
    assert troll.post(f"tournaments/{event}/enter", key=troll.key).is_success

    def names() -> list[str]:
        row = decoded(httpx.get(f"http://{served}/api/tables/{ticket.table}?version=4"), TableRow)
        entrants = [each.name for each in Person(served).event(event).entrants]
        return [row.occupants[0].chosen_name, troll.players(ticket).players[0].chosen_name, *entrants]

    with Player(served, ticket, 0) as alpha, Player(served, ticket, 1) as beta:
        assert beta.company().occupants[0].chosen_name == "Troll"
        assert operator.block("name", "TROLL").is_success
        for player in (alpha, beta):
            player.company(lambda company: company.occupants[0].chosen_name == "a player")
        assert names() == ["a player"] * 3
        assert (troll.look().name, troll.look().name_blocked) == ("Troll", True)
        (table,) = operator.page().tables
        assert table.row.occupants[0].chosen_name == "Troll", "the operator can tell whom it is about"
        assert operator.unblock("name", "TROLL").is_success
        beta.company(lambda company: company.occupants[0].chosen_name == "Troll")
    assert names() == ["Troll"] * 3
    assert not troll.look().name_blocked


@pytest.mark.torture
def test_a_replay_has_no_blocked_name_either(served: str) -> None:
    ticket = new_table(served)
    assert Person(served, "Troll").sit(ticket, 0).is_success
    with Player(served, ticket, 0) as alpha:
        alpha.newest()
        alpha.wish("resign")
    for name in ("Troll", "a player"):
        answer = httpx.get(f"http://{served}/api/tables/{ticket.table}/replay?version=4", timeout=60)
        assert answer.json()["chosen_names"] == [name, ""]
        assert Operator(served).block("name", "Troll").is_success


# Storage


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, data: Path) -> Callable[[], Store]:
    if request.param == "sqlite":
        return lambda: SqliteStore(data)
    url = request.getfixturevalue("database")
    return lambda: PostgresStore(url)


@pytest.fixture
def use(opened: Callable[[], Store]) -> Use[T]:
    """Open the store, use its blocks, and close it."""
    return lambda job: using(opened, lambda store: job(BlockStore(store.runner)))


TROLL, HOME = Block("name", "Troll", "rude", 5, 9), Block("address", "203.0.113.0/24", made=7)


async def both(store: BlockStore) -> None:
    for each in (TROLL, HOME):
        await store.add(each)


def test_blocks_are_stored_replaced_and_removed(use: Use[object]) -> None:
    use(both)
    assert use(lambda store: store.all()) == [HOME, TROLL]
    assert use(lambda store: store.add(Block("name", "Troll", made=8))) is None
    assert use(lambda store: store.all()) == [Block("name", "Troll", made=8), HOME]
    assert use(lambda store: store.remove("name", "Troll")) is True
    assert use(lambda store: store.remove("address", "Troll")) is False
    assert use(lambda store: store.all()) == [HOME]


def test_a_store_of_before_has_no_blocks_and_gets_a_table_for_them(data: Path, database: str) -> None:
    using(lambda: SqliteStore(data), lambda _: asyncio.sleep(0))
    with closing(sqlite3.connect(data / FILE)) as old:
        old.execute("DROP TABLE blocks")
    prepared(database)
    with psycopg.connect(database) as older:
        older.execute("DROP TABLE blocks")
    places: tuple[Callable[[], Store], ...] = (lambda: SqliteStore(data), lambda: PostgresStore(database))
    for place in places:
        assert using(place, lambda store: BlockStore(store.runner).all()) == []
        using(place, lambda store: both(BlockStore(store.runner)))
        assert using(place, lambda store: BlockStore(store.runner).all()) == [HOME, TROLL]


def test_blocks_are_migrated_to_a_store_that_may_have_some(data: Path, database: str, tmp_path: Path) -> None:
    using(lambda: SqliteStore(data), lambda store: both(BlockStore(store.runner)))
    using(lambda: PostgresStore(database), lambda store: BlockStore(store.runner).add(Block("name", "Troll", made=1)))
    migrate(str(data), database, lambda _: None, lambda: None)
    found = using(lambda: PostgresStore(database), lambda store: BlockStore(store.runner).all())
    assert found == [HOME, Block("name", "Troll", made=1)]
    migrate(database, str(tmp_path / "back"), lambda _: None, lambda: None)
    assert using(lambda: SqliteStore(tmp_path / "back"), lambda store: BlockStore(store.runner).all()) == found


def test_a_block_is_obeyed_by_other_servers_of_the_database(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warbones.server.operator.blocks.EVERY", 0.01)

    async def obeyed(store: PostgresStore) -> None:
        here, there = (Blocks(BlockStore(store.runner), shared=True) for _ in range(2))
        keeping, changed = asyncio.create_task(there.keep()), asyncio.Event()
        there.on_change(changed.set)
        with pytest.raises(Blocked, match=r"has blocked your address\. The reason: spam"):
            await open_at(there, here.add("address", STRANGER, "spam", 0, "127.0.0.1"))
        assert changed.is_set()
        changed.clear()
        await here.remove("address", STRANGER)
        await changed.wait()
        assert there.active == ()
        keeping.cancel()

    using(lambda: PostgresStore(database), obeyed)


async def open_at(blocks: Blocks, meanwhile: Awaitable[None]) -> None:
    """Wait for ever, as an open socket does."""
    with blocks.admitting(STRANGER):
        await meanwhile
        await asyncio.Event().wait()


@pytest.mark.torture
def test_every_server_of_a_cluster_obeys_a_block(database: str) -> None:
    """One server has the table and another the socket; the operator is at the first."""
    with running(database, 2) as servers:
        one, two = servers.hosts
        ticket, troll = new_table(one), Person(one, "Troll")
        assert troll.sit(ticket, 0).is_success
        with Player(two, ticket, 1) as beta:
            beta.company(lambda company: company.occupants[0].chosen_name == "Troll")
            blocked = Block("name", "Troll"), Block("address", "127.0.0.1")
            using(lambda: PostgresStore(database), lambda store: BlockStore(store.runner).add(blocked[0]))
            beta.company(lambda company: company.occupants[0].chosen_name == "a player")
            using(lambda: PostgresStore(database), lambda store: BlockStore(store.runner).add(blocked[1]))
            until(lambda: {httpx.get(f"http://{host}/api/games").status_code for host in servers.hosts} == {403})
            while not isinstance(message := beta.hear(), Refused):
                pass
            assert message.problem == WHY
