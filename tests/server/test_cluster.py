"""Several servers on one database: any of them takes any socket, and tables go on elsewhere when one fails."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial

import httpx
import msgspec
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.postgres import Postgres
from tests.server.cluster import Match, Servers, back, running, until
from tests.server.person import Person
from tests.server.player import INVITED, Player, closed_with, key, new_table, options, play_out, play_some, seats_of
from tests.server.secret_launch import check_kept_and_secret, launched
from tests.siege.harness import report
from warbones.protocol.close_codes import CloseCode
from warbones.protocol.messages import Accepted, Tables, TableTicket
from warbones.server.cluster.handshake import SIZE, HandshakeFailed, connect_peer


@pytest.fixture
def servers(database: str) -> Iterator[Servers]:
    with running(database, 3) as servers:
        yield servers


def test_any_server_takes_any_socket(servers: Servers) -> None:
    one, two, three = servers.hosts
    ticket = new_table(one)
    with Player(two, ticket, 0) as alpha, Player(three, ticket, 1) as beta, Player(one, ticket, None) as watching:
        play_out([alpha, beta], random.Random(1))
        while not watching.view().scene.over:
            pass
        assert watching.company(lambda company: all(each.connected for each in company.occupants))
        assert servers.count(two, "warbones_tables_owned") == 1
        assert servers.count(two, "warbones_sockets_playing") == 2
        assert [servers.count(host, "warbones_relayed_total") > 0 for host in (one, two, three)] == [
            True,
            False,
            True,
        ]
    whole = httpx.get(f"http://{three}/api/tables/{ticket.table}/file", timeout=60)
    assert whole.status_code == 200


def test_seats_are_claimed_and_listed_by_any_server(servers: Servers) -> None:
    one, two, three = servers.hosts
    ticket = new_table(one, INVITED, listed=True)
    with Player(one, ticket, 0) as host:
        host.company()
        for asked in servers.hosts:
            until(partial(lists, asked, (ticket.table, True)))  # servers hear of one another at each heartbeat
        claim = {"token": key(ticket, 1), "secret": "a" * 32}
        answer = httpx.post(f"http://{two}/api/tables/{ticket.table}/claim", json=claim)
        assert (answer.status_code, answer.json()["table"]) == (200, ticket.table)
        wrong = httpx.post(f"http://{three}/api/tables/{ticket.table}/claim", json=claim | {"secret": "b" * 32})
        assert wrong.status_code == 403
        assert "This seat is taken" in wrong.json()["problem"]
        with Player(three, ticket, 1, token="a" * 32) as friend:
            friend.view()
        with Player(two, ticket, token="w" * 9) as stranger:
            assert "key doesn't open" in stranger.refusal()
            assert closed_with(stranger) == CloseCode.REFUSED


def test_a_deleted_player_is_nameless_at_tables_of_every_server(servers: Servers, database: str) -> None:
    one, two, three = servers.hosts
    ada, there, nowhere = Person(three, "Ada"), new_table(one), new_table(two)
    for ticket in (there, nowhere):
        assert ada.sit(ticket, 0).is_success
    with psycopg.connect(database) as db:  # a table with rules that no longer exist, which nobody has open
        older = "UPDATE matches SET setup = jsonb_set(setup::jsonb, '{rules_version}', '\"0\"') WHERE id = %s"
        db.execute(older, (nowhere.table,))
    with Player(one, there, 0) as alpha, Player(two, there, 1) as beta:
        assert beta.company().occupants[0].chosen_name == "Ada"
        assert ada.delete().status_code == 204
        for player in (alpha, beta):
            assert (
                player.company(lambda company: company.occupants[0].chosen_name != "Ada").occupants[0].chosen_name
                == "a player"
            )
    assert "Ada" not in kept(database, there) + kept(database, nowhere)
    assert "a player" in kept(database, nowhere)


def kept(database: str, ticket: TableTicket) -> str:
    """Return the stored setup of a match."""
    with psycopg.connect(database) as db:
        (match,) = db.execute("SELECT setup FROM matches WHERE id = %s", (ticket.table,)).fetchone() or ("",)
        return str(match)


def lists(host: str, only: tuple[str, bool]) -> bool:
    """Return whether a server lists this one open table alone, with the person in its first seat (not) connected."""
    tables = msgspec.json.decode(httpx.get(f"http://{host}/api/tables?version=4").content, type=Tables)
    return [(each.table, each.occupants[0].connected) for each in tables.open] == [only]


def test_a_table_goes_on_elsewhere_when_its_owner_dies_and_secrets_stay(servers: Servers) -> None:
    owner, two, three = servers.hosts
    ticket, rng = new_table(owner), random.Random(1)
    with Player(owner, ticket, 0) as alpha, Player(two, ticket, 1) as beta:
        launch = launched(alpha, beta)
        servers.kill(owner)
        assert closed_with(beta) == CloseCode.COME_BACK
    with back([two], ticket, 0, rng) as alpha, back([three], ticket, 1, rng) as beta:
        check_kept_and_secret(launch, alpha, beta, two, ticket)


def test_bots_go_on_where_nobody_sits(servers: Servers, database: str) -> None:
    """Each survivor takes over some tables of a dead server."""
    owner = servers.hosts[0]
    tables = [new_table(owner, seats_of(bot=seat)) for seat in (0, 1) * 4]
    for each in tables:
        with Player(owner, each, next(iter(each.seats)).seat) as player:
            player.newest()
    with psycopg.connect(database, autocommit=True) as db:
        (had,) = db.execute("SELECT owner FROM tables").fetchone() or ("",)

        def taken() -> int:
            return db.execute("SELECT count(*) FROM tables WHERE owner <> %s", (had,)).fetchone()[0]  # type: ignore[index]  # a count

        assert taken() == 0
        servers.kill(owner)
        until(lambda: taken() == len(tables))


def test_a_stopping_server_hands_its_tables_over(servers: Servers) -> None:
    owner, two, three = servers.hosts
    ticket, rng = new_table(owner), random.Random(1)
    with Player(owner, ticket, 0) as alpha, Player(two, ticket, 1) as beta:
        play_some(alpha, beta, 6)
        before = [alpha.newest(), beta.newest()]
        servers.kill(owner, signal.SIGTERM)
        assert [closed_with(alpha), closed_with(beta)] == [CloseCode.COME_BACK, CloseCode.COME_BACK]
    with back([two], ticket, 0, rng) as alpha, back([three], ticket, 1, rng) as beta:
        assert [alpha.newest(), beta.newest()] == before
        play_some(alpha, beta, 2)


def test_an_owner_that_was_paused_writes_nothing_any_more(servers: Servers) -> None:
    owner, two, three = servers.hosts
    ticket, rng = new_table(owner), random.Random(1)
    with Player(owner, ticket, 0) as stuck, Player(owner, ticket, 1) as also:
        play_some(stuck, also, 2)
        player = next(each for each in (stuck, also) if options(each.newest()))
        number, action = player.views[-1].number, options(player.views[-1])[0]
        servers.send(owner, signal.SIGSTOP)
        player.socket.send(f'{{"type":"act","id":"late","number":{number},"action":"{action}"}}')
        with back([two], ticket, 0, rng) as alpha, back([three], ticket, 1, rng) as beta:
            play_some(alpha, beta, 6)
            servers.send(owner, signal.SIGCONT)
            for each in (stuck, also):
                assert sent_away(each) == CloseCode.COME_BACK
            play_some(alpha, beta, 4)
            now = [alpha.newest(), beta.newest()]
        with Player(owner, ticket, 0) as alpha, Player(owner, ticket, 1) as beta:
            assert [alpha.newest(), beta.newest()] == now
    assert sum(servers.count(host, "warbones_lease_changes_total", "taken over") for host in (two, three)) == 1


def sent_away(player: Player) -> int:
    """Return the code with which the server closes a socket; it must not acknowledge anything first."""
    try:
        while True:
            assert not isinstance(player.hear(), Accepted)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def playing(servers: Servers, count: int) -> list[Match]:
    matches = [Match(servers, seed) for seed in range(count)]
    for match in matches:
        match.start()
    return matches


def ended(matches: list[Match]) -> int:
    """Stop all players, and check their matches; return the number of acknowledged decisions."""
    for match in matches:
        match.done.set()
    for match in matches:
        match.join(timeout=120)
        assert not match.is_alive()
    return sum(match.check() for match in matches)


def kill_again_and_again(servers: Servers, kills: int, rng: random.Random) -> int:
    matches = playing(servers, 4)
    for kill in range(kills):
        before = sum(map(len, (names for match in matches for names in match.accepted.values())))
        time.sleep(rng.uniform(0.1, 1.0))
        servers.kill(rng.choice(servers.hosts), signal.SIGTERM if kill % 4 == 3 else signal.SIGKILL)
        servers.start()
        until(lambda: sum(len(n) for m in matches for n in list(m.accepted.values())) > before + 4)  # noqa: B023  # used in the same round
    return ended(matches)


@pytest.mark.timeout(600)
def test_four_servers_killed_under_load_lose_nothing_and_double_nothing(servers: Servers) -> None:
    assert kill_again_and_again(servers, 4, random.Random(30)) > 16


@pytest.mark.torture
@pytest.mark.timeout(7200)
def test_two_hundred_servers_killed_under_load_lose_nothing_and_double_nothing(servers: Servers) -> None:
    decided = kill_again_and_again(servers, 200, random.Random(31))
    report("200 servers killed", decisions=decided)
    assert decided > 1000


@pytest.mark.timeout(600)
@pytest.mark.parametrize("seconds", [1.0, pytest.param(10.0, marks=pytest.mark.torture)])
def test_a_database_that_goes_away_and_comes_back_loses_nothing(
    servers: Servers, postgres: Postgres, seconds: float
) -> None:
    matches = playing(servers, 3)
    until(lambda: all(any(names for names in list(match.accepted.values())) for match in matches))
    postgres.stop("immediate")
    with suppress(httpx.HTTPError):
        health = httpx.get(f"http://{servers.hosts[0]}/api/health", timeout=20)
        assert (health.status_code, "database can't be reached" in health.json()["problem"]) == (503, True)
    time.sleep(seconds)
    postgres.start()
    before = [sum(map(len, match.accepted.values())) for match in matches]
    until(
        lambda: all(
            sum(map(len, list(match.accepted.values()))) > had + 3 for match, had in zip(matches, before, strict=True)
        )
    )
    assert ended(matches) > 9
    assert sum(match.blinks for match in matches) == 0, "tables waited: nobody was sent away"
    assert sum(servers.count(host, "warbones_lease_changes_total", "taken over") for host in servers.hosts) == 0


def test_handed_over_tables_are_counted(servers: Servers) -> None:
    one, two, _ = servers.hosts
    ticket = new_table(one)
    with Player(one, ticket, 0), Player(two, ticket, 1) as beta:
        beta.view()
        assert servers.count(one, "warbones_lease_changes_total", "taken") == 1
        assert servers.count(two, "warbones_relayed_total") == 1
        assert [servers.count(host, "warbones_tables_owned") for host in (one, two)] == [1, 0]


# Between the servers


def inside(database: str) -> list[str]:
    with psycopg.connect(database) as db:
        return [address for (address,) in db.execute("SELECT address FROM servers")]


def test_nobody_hands_anything_to_a_stranger_or_takes_it_from_one(servers: Servers, database: str) -> None:
    address = inside(database)[0]
    with psycopg.connect(database) as db:
        (secret,) = db.execute("SELECT key FROM warbones").fetchone() or (b"",)

    async def reach(key: bytes) -> None:
        line = await connect_peer(address, key)
        await line.close()

    asyncio.run(reach(secret))
    with pytest.raises(HandshakeFailed, match="another database"):
        asyncio.run(reach(b"x" * 32))
    for said in (["hello"], [b"x" * SIZE, b"y" * 32], [b"", b""], [b"x" * SIZE]):
        with connect(f"ws://{address}/") as line:
            with suppress(ConnectionClosed):  # it may hang up after the first word
                for each in said:
                    line.send(each)
            heard = everything(line)
            assert len(heard) <= 1
            assert all(secret not in (each if isinstance(each, bytes) else each.encode()) for each in heard)
    ticket = new_table(servers.hosts[0])
    with Player(servers.hosts[1], ticket, 0) as player:
        player.view()


def everything(line: ClientConnection) -> list[str | bytes]:
    """Return all bytes until the connection closes."""
    heard: list[str | bytes] = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(line.recv(timeout=10))
    return heard
