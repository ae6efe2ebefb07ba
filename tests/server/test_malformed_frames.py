"""Malformed requests and frames, which no library sends: none hurts anybody else, and none stays open."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from typing import Any

import pytest
from uvicorn.server import ServerState

from tests.server.player import Player, key, options
from warbones.protocol.messages import TableTicket
from warbones.server.run import configured
from warbones.server.sockets import connection_limits
from warbones.server.sockets.websocket_protocol import TolerantProtocol

MASK = bytes(4)
JOINED = b'{"type":"join","token":""}'

FRAMES = {
    "not masked": b"\x81\x02hi",
    "a reserved bit": b"\xf1\x82" + MASK + b"hi",
    "an unknown opcode": b"\x8b\x80" + MASK,
    "a length of 63 bits": b"\x81\xff" + b"\x7f" + b"\xff" * 7 + MASK,
    "a negative length": b"\x81\xff" + b"\xff" * 8 + MASK,
    "a continuation of nothing": b"\x80\x82" + MASK + b"hi",
    "a message in a message": b"\x01\x82" + MASK + b"hi" + b"\x81\x82" + MASK + b"hi",
    "a ping that is too long": b"\x89\xfe\x10\x00" + MASK + bytes(4096),
    "a ping in pieces": b"\x09\x80" + MASK,
    "a close of one byte": b"\x88\x81" + MASK + b"\x03",
    "a close with an invalid code": b"\x88\x82" + MASK + b"\x00\x01",
    "two closes": b"\x88\x82" + MASK + b"\x03\xe8" + b"\x88\x82" + MASK + b"\x03\xe8",
    "invalid UTF-8": b"\x81\x82" + MASK + b"\xff\xfe",
    "a message without end": b"\x01\xff" + (2**40).to_bytes(8) + MASK + b"x" * 4096,
    "noise": bytes(range(256)) * 16,
}

REQUESTS = {
    "no request": b"\x16\x03\x01\x02\x00" * 40,
    "an endless header": b"GET / HTTP/1.1\r\nX: " + b"a" * 200_000,
    "two lengths": b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
    "a negative length": b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n",
    "a chunk too long": b"POST /api/tables HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n" + b"f" * 400,
}


def connected(host: str) -> closing[socket.socket]:
    name, port = host.split(":")
    return closing(socket.create_connection((name, int(port)), timeout=20))


def upgrade(host: str, table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )


def upgraded(raw: socket.socket, host: str, table: str) -> None:
    raw.sendall(upgrade(host, table))
    assert raw.recv(512).startswith(b"HTTP/1.1 101")


def send_all(raw: socket.socket, data: bytes) -> None:
    """Send bytes and close for writing; the other side may close before it has read them all."""
    with suppress(OSError):
        raw.sendall(data)
        raw.shutdown(socket.SHUT_WR)


def rest(raw: socket.socket) -> bytes:
    """Return the bytes received until the other side closes."""
    received = b""
    try:
        while chunk := raw.recv(65536):
            received += chunk
    except ConnectionError:
        pass
    return received


@pytest.fixture
def players(alpha: Player, beta: Player) -> Iterator[tuple[Player, Player]]:
    """Two players who can still play at the end of the test."""
    for player in (alpha, beta):
        player.view()
    yield alpha, beta
    player = next(player for player in (alpha, beta) if options(player.newest()))
    player.act(options(player.views[-1])[0], player.views[-1].number)


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """The logged lines, including those that uvicorn gives to its own handlers alone."""
    logger = logging.getLogger("uvicorn.error")
    logger.addHandler(caplog.handler)
    yield caplog
    logger.removeHandler(caplog.handler)


@pytest.mark.parametrize("what", FRAMES)
def test_a_malformed_frame_closes_its_own_connection_alone(
    host: str, ticket: TableTicket, players: tuple[Player, Player], what: str, logged: pytest.LogCaptureFixture
) -> None:
    joined = JOINED.replace(b'""', f'"{key(ticket, 0)}"'.encode())
    with connected(host) as raw:
        upgraded(raw, host, ticket.table)
        raw.sendall(bytes([0x81, 0x80 | len(joined)]) + MASK + joined)
        send_all(raw, FRAMES[what])
        rest(raw)
    assert [record.getMessage() for record in logged.records if record.exc_info] == []


@pytest.mark.parametrize("what", REQUESTS)
def test_a_malformed_request_is_refused(host: str, players: tuple[Player, Player], what: str) -> None:
    with connected(host) as raw:
        send_all(raw, REQUESTS[what])
        answer = rest(raw)
    assert not answer or answer.startswith(b"HTTP/1.1 4")


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: 50\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: h\r\n\r\nGET /api",
    ],
)
def test_an_incomplete_request_times_out(
    host: str, players: tuple[Player, Player], begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "REQUEST", 0.3)
    with connected(host) as raw:
        raw.sendall(begun)
        assert b"The request didn't arrive within 30 seconds: send it again." in rest(raw)


def test_the_timeout_for_requests_does_not_close_sockets(
    host: str, ticket: TableTicket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "REQUEST", 0.2)
    with Player(host, ticket, 0) as player:
        player.view()
        with connected(host) as raw:
            rest(raw)  # this one times out
        assert player.newest().v == 1


class Leaving(asyncio.Transport):
    """A closed connection, before the protocol knows about it."""

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def is_closing(self) -> bool:
        return True

    def write(self, data: Any) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.mark.anyio
@pytest.mark.parametrize("answer", ["websocket.accept", "websocket.close"])
@pytest.mark.parametrize("sent", ["two closes", "noise", "invalid UTF-8"])
async def test_a_client_that_disconnects_before_the_answer_causes_no_error(
    logged: pytest.LogCaptureFixture, answer: str, sent: str
) -> None:
    answered = asyncio.Event()

    async def late(scope: Any, receive: Any, send: Any) -> None:
        """Answer a client only once it is gone."""
        await answered.wait()
        await send({"type": answer})

    config = configured(late)
    config.load()
    config.loaded_app = late
    protocol = TolerantProtocol(config, ServerState(), {})
    protocol.connection_made(Leaving())
    protocol.data_received(upgrade("any", "any"))
    protocol.data_received(FRAMES[sent])
    answered.set()
    await asyncio.gather(*protocol.tasks)
    assert [record.getMessage() for record in logged.records if record.exc_info] == []
