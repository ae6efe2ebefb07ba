"""Network faults: reconnect storms, slow or dead sockets, racing answers. Nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets

from tests.server.host import serving
from tests.server.player import FRIENDS, Player, closed_with, key, new_table, options
from warbones.core.view.reader import english
from warbones.protocol.close_codes import CloseCode
from warbones.protocol.messages import Accepted, Act, Join, Refused, TableTicket
from warbones.rooms.storage.store import STORE_FAILED, StoreFailed
from warbones.server import run
from warbones.server.network.ports import UNREAD, listen
from warbones.server.sockets import client_socket
from warbones.server.store.sqlite.sqlite_store import SqliteStore


def is_here(seat: int, *, here: bool) -> Callable[[object], bool]:
    """Return a condition: the person on ``seat`` is (not) connected."""
    return lambda company: company.occupants[seat].connected is here  # type: ignore[attr-defined]


# A reconnect storm


async def come_and_go(address: str, token: str, times: int) -> int:
    """Connect, join and leave repeatedly; return the number of views received."""
    seen = 0
    for turn in range(times):
        async with websockets.connect(address) as visit:
            await visit.send(msgspec.json.encode(Join(token=token)).decode())
            if turn % 2:  # half of them leave before they hear anything
                while "view" not in str(await visit.recv()):
                    pass
                seen += 1
    return seen


async def storm(address: str, tokens: list[str], each: int, times: int) -> list[int]:
    return await asyncio.gather(*(come_and_go(address, token, times) for token in tokens for _ in range(each)))


def test_a_reconnect_storm_is_weathered_and_another_table_goes_on(
    host: str, ticket: TableTicket, alpha: Player, beta: Player
) -> None:
    storming = new_table(host)
    address = f"ws://{host}/api/tables/{storming.table}/play"
    tokens = [key(storming, 0), key(storming, 1), ""]
    with ThreadPoolExecutor(1) as elsewhere:
        seen = elsewhere.submit(asyncio.run, storm(address, tokens, each=3, times=12))
        for player in (alpha, beta):
            player.view()
        for _ in range(10):
            player = next(player for player in (alpha, beta) if options(player.newest()))
            player.act(options(player.views[-1])[0], player.views[-1].number)
        assert seen.result(timeout=60) == [6] * 9
    with Player(host, storming, 0) as calm:
        company = calm.company(lambda company: not company.spectators and not company.occupants[1].connected)
        assert company.occupants[0].connected
        assert calm.newest().v == 1


# Sockets that do not receive


@contextmanager
def deaf(host: str, ticket: TableTicket, seat: int) -> Iterator[socket.socket]:
    """Join a seat through a socket that never receives."""
    name, port = host.split(":")
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        raw.connect((name, int(port)))
        handshake = (
            f"GET /api/tables/{ticket.table}/play HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        raw.sendall(handshake.encode())
        assert raw.recv(512, socket.MSG_PEEK).startswith(b"HTTP/1.1 101")
        raw.sendall(masked(msgspec.json.encode(Join(token=key(ticket, seat)))))
        yield raw


def masked(text: bytes) -> bytes:
    """Return a WebSocket text frame, masked by zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_a_socket_that_does_not_receive_holds_nobody_up_and_is_let_go(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_socket, "STALLED", 0.3)
    with serving(data, unsent=4096) as host:
        ticket = new_table(host)
        with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta, deaf(host, ticket, 1) as slow:
            alpha.company(is_here(1, here=True))
            while not alpha.newest().scene.over:
                player = next(player for player in (alpha, beta) if options(player.newest()))
                player.act(options(player.views[-1])[0], player.views[-1].number)
            beta.newest()
            beta.socket.close()
            alpha.company(is_here(1, here=False))
            slow.settimeout(20)
            received = b""
            while b"Messages were not received in time" not in received:
                chunk = slow.recv(65536)
                assert chunk, "the line ends without a reason"
                received += chunk


def test_a_socket_that_has_died_unnoticed_is_let_go(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PING", 0.3)
    with serving(data) as host:
        ticket = new_table(host)
        with deaf(host, ticket, 1), Player(host, ticket, 0) as alpha:
            alpha.company(is_here(1, here=True))
            alpha.company(is_here(1, here=False))
            assert alpha.newest().v == 1


def test_the_system_cuts_what_nobody_receives() -> None:
    if not hasattr(socket, "TCP_USER_TIMEOUT"):
        return
    with (
        contextlib.closing(listen("127.0.0.1", None)) as listening,
        socket.create_connection(listening.getsockname()),
        contextlib.closing(listening.accept()[0]) as accepted,
    ):
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 1000 * UNREAD


# Answers that race


def test_of_answers_that_race_on_one_seat_one_is_taken(host: str, first: int, ticket: TableTicket) -> None:
    with contextlib.ExitStack() as tabs:
        players = [tabs.enter_context(Player(host, ticket, first)) for _ in range(6)]
        actions = options(players[0].view())
        start = threading.Barrier(len(players))

        def answer(tab: int) -> object:
            start.wait()
            return players[tab].ask(actions[tab], 0, f"tab {tab}")

        with ThreadPoolExecutor(len(players)) as people:
            replies = list(people.map(answer, range(len(players))))
        assert sum(isinstance(reply, Accepted) for reply in replies) == 1
        assert all("already been answered" in reply.problem for reply in replies if isinstance(reply, Refused))
        newest = [player.newest() for player in players]
        assert all(view == newest[0] for view in newest)
        assert (newest[0].v, newest[0].number) == (2, 1)


def test_one_intention_sent_from_everywhere_is_done_once(host: str, first: int, ticket: TableTicket) -> None:
    with contextlib.ExitStack() as tabs:
        players = [tabs.enter_context(Player(host, ticket, first)) for _ in range(6)]
        action = options(players[0].view())[0]
        for player in players:
            player.send(Act(id="once", number=0, action=action))
        replies = [player.reply() for player in players]
        assert sorted(reply == Accepted(id="once") for reply in replies) == [False] * 5 + [True]
        assert all(isinstance(reply, Accepted) for reply in replies)


def test_the_choices_of_two_seats_at_once_both_count(host: str, alpha: Player, beta: Player) -> None:
    for player in (alpha, beta):
        player.view()
    for _ in range(3):
        while not (options(alpha.newest()) and options(beta.newest())):
            player = next(player for player in (alpha, beta) if options(player.newest()))
            player.act(options(player.views[-1])[0], player.views[-1].number)
        with ThreadPoolExecutor(2) as people:
            views = [player.views[-1] for player in (alpha, beta)]
            for _ in people.map(lambda player, view: player.act(options(view)[0], view.number), (alpha, beta), views):
                pass
        assert alpha.newest().number > views[0].number
        assert beta.newest().number > views[1].number


# A disk that is full


def test_a_move_that_cannot_be_stored_is_refused_in_words_and_can_be_made_later(
    host: str, first: int, ticket: TableTicket, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object, **__: object) -> None:
        raise StoreFailed("database or disk is full")

    with Player(host, ticket, first) as player:
        action = options(player.view())[0]
        with monkeypatch.context() as disk:
            disk.setattr(SqliteStore, "append", full)
            reply = player.ask(action, name="mine")
            assert reply == Refused(id="mine", problem=english(STORE_FAILED))
            assert closed_with(player) == CloseCode.COME_BACK
            disk.setattr(SqliteStore, "create", full)
            answer = httpx.post(f"http://{host}/api/tables", json={"game": "dicewing", "seats": list(FRIENDS)})
            assert (answer.status_code, answer.json()) == (503, {"problem": english(STORE_FAILED)})
    with Player(host, ticket, first) as player:
        assert player.ask(action, name="mine") == Accepted(id="mine")


# Floods


def test_a_flood_before_joining_closes_the_socket(
    host: str, ticket: TableTicket, alpha: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_socket, "RATE", 0.001)
    with Player(host, ticket, token=None) as stranger:
        for _ in range(client_socket.BURST + client_socket.FLOOD + 1):
            stranger.socket.send("x")
        problems = [stranger.refusal() for _ in range(client_socket.BURST + client_socket.FLOOD + 1)]
        assert "connection was closed" in problems[-1]
        assert closed_with(stranger) == CloseCode.REFUSED
    assert alpha.view().v == 1
