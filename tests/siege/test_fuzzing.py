"""Random messages and frames sent to tables of every game, while honest matches of every game go on.

Nothing crashes, honest players are served, no reply reveals anything its reader may not know, and memory stays bounded.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import struct
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.effort import cases
from tests.server.host import killable
from tests.siege.harness import latencies, megabytes, report, under_attack
from warbones import GAMES
from warbones.protocol.messages import Accepted, Hint, OddsAnswer, Refused, ServerMessage, TableTicket, View

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(3600)]

MORE: Final = 160.0
"""The megabytes by which the server may grow, however much junk arrives; the first throw's physics takes 40.
"""

BATCH, BATCHES = 40, 5
"""The number of messages that a socket sends before it reads the replies (within the burst limit), and of batches."""

TEXTS: Final = (
    "",
    "x",
    "0",
    "take A.d20",
    "\x00",
    "\ud7ff",
    "\N{SKULL}",
    "x" * 3000,
    "1" * 5000,
    "throw red at Alpha lob",
)
NUMBERS: Final = (0, 1, -1, 2, 7, 2**31, 2**53 - 1, 2**53, 10**30, 1.5, float("inf"), True, None, "0", [], {})
KINDS: Final = ("join", "act", "ask", "consent", "say", "name", "client_seed", "roll", "land", "view", "cheat", "")
ANSWERS: Final = (Accepted, Refused, Hint, OddsAnswer)
LEAVING, CHANGES = 6, 6
"""The number of visitors who ask at a table and leave before the answer, and the matches stored meanwhile."""

PATIENCE: Final = 60.0
"""Seconds within which every message is answered, however busy the machine is."""

WISHES: Final = (
    *("undo", "rematch", "draw", "resign", "claim", "call_off", "bot", "seat", "hint", "odds"),
    *("win", 3),
)


def fuzzed(rng: random.Random, known: list[str]) -> str | bytes:
    """Return a message that is valid, almost valid, or no message at all."""
    what = rng.random()
    if what < 0.1:
        return rng.randbytes(rng.randrange(200))
    if what < 0.2:
        return "".join(map(chr, rng.choices(range(32, 0xD000), k=rng.randrange(120))))
    message = json.dumps(fields_of_message(rng, known))
    if what < 0.4:  # cut, repeated or with a letter changed
        at = rng.randrange(len(message))
        return rng.choice(
            (message[:at], message + message[at:], f"{message[:at]}{chr(rng.randrange(128))}{message[at + 1 :]}")
        )
    return "[" * rng.randrange(20_000) if what < 0.41 else message


def fields_of_message(rng: random.Random, known: list[str]) -> dict[str, Any]:
    """Return a message's fields: its own, with right or wrong values, or those of other messages."""

    def text() -> Any:
        return rng.choice((*TEXTS, *known, rng.choice(NUMBERS)))

    fields: dict[str, Callable[[], Any]] = {
        "id": text,
        "number": lambda: rng.choice((0, 1, 2, rng.randrange(40), rng.choice(NUMBERS))),
        "action": text,
        "what": lambda: rng.choice(WISHES),
        "bot": lambda: rng.choice(("random", "search", "x", 3)),
        "proposal": lambda: rng.choice(NUMBERS),
        "yes": lambda: rng.choice((True, False, "yes", None)),
        "phrase": text,
        "name": text,
        "seed": lambda: rng.choice(("a" * 64, rng.randbytes(32).hex(), text())),
        "faces": lambda: rng.choice(([1], [6, 6], [], [0], [9] * 80, [rng.choice(NUMBERS)], 4, None)),
        "facts": text,
        "token": text,
        "since": lambda: rng.choice(NUMBERS),
    }
    kind = rng.choice(KINDS)
    chosen = OWN.get(kind, tuple(fields)) if rng.random() < 0.8 else rng.sample([*fields], 4)
    return {"type": kind} | {name: fields[name]() for name in chosen}


OWN: Final = {
    "join": ("token", "since"),
    "act": ("id", "number", "action"),
    "ask": ("id", "what", "bot", "action"),
    "consent": ("id", "proposal", "yes"),
    "say": ("id", "phrase"),
    "name": ("id", "name"),
    "client_seed": ("id", "seed"),
    "roll": ("id", "number", "faces"),
    "land": ("id", "number", "facts"),
}
"""The fields of each kind of message."""


def acts(view: View) -> list[str]:
    """Return the first action that a view offers; empty if it offers none."""
    return [option.action for option in view.scene.prompt.options[:1]]


class Target:
    """A table with an attacker in one seat, and the secrets of the other seat."""

    def __init__(self, ticket: TableTicket, mine: str) -> None:
        """Attack from the seat whose token is ``mine``."""
        self.ticket, self.mine = ticket, mine
        self.secrets = [seat.token for seat in (*ticket.seats, *ticket.invites) if seat.token != mine]


async def set_up_target(http: httpx.AsyncClient, game: str, *, by_hand: bool) -> Target:
    """Set up a table to attack."""
    body = {"game": game, "seats": [{"kind": "person"}] * 2, "by_hand": by_hand}
    answer = await http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    ticket = msgspec.json.decode(answer.content, type=TableTicket)
    return Target(ticket, ticket.seats[0].token)


class Attack:
    """Sends junk to tables, and checks every reply."""

    def __init__(self, address: str, count: int) -> None:
        """Send ``count`` messages to the server at ``address``."""
        self.address, self.left, self.rng = address, count, random.Random(count)
        self.each = max(1, min(BATCH, count // (2 * len(GAMES) * BATCHES)))
        self.replies: Counter[str] = Counter()

    async def run(self) -> None:
        """Attack tables of every game, each with a batch of messages, until all are sent."""
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as http:
            while self.left > 0:
                games = [(game, by_hand) for game in GAMES for by_hand in (False, True)]
                for game, by_hand in games:
                    target = await set_up_target(http, game, by_hand=by_hand)
                    await self._at(target)
                    await self._leaving(target)
                    await self._framed(target)
                    if self.left <= 0:
                        return

    async def _at(self, target: Target) -> None:
        """Take a seat, send random messages, and read the replies."""
        known = [target.mine, *target.secrets[:0]]
        async with connect(self._socket(target), max_size=None) as socket:
            await socket.send(json.dumps({"type": "join", "token": target.mine}))
            for _ in range(BATCHES):
                batch = [fuzzed(self.rng, known) for _ in range(self.each)]
                self.left -= len(batch)
                try:
                    for message in batch:
                        await socket.send(message)
                    await self._read(socket, target, known, len(batch))
                except ConnectionClosed:
                    return

    async def _read(self, socket: ClientConnection, target: Target, known: list[str], due: int, seat: int = 0) -> None:
        """Check replies until ``due`` answers have come: each conforms to the protocol and contains no secret."""
        while due:
            reply = await asyncio.wait_for(socket.recv(), PATIENCE)
            assert isinstance(reply, str)
            message = msgspec.json.decode(reply, type=ServerMessage)
            self.replies[type(message).__name__] += 1
            due -= isinstance(message, ANSWERS)
            assert not [secret for secret in target.secrets if secret in reply]
            assert '"secret":"' not in reply
            assert "Traceback" not in reply
            if type(message).__name__ == "View":
                assert message.scene.seat == seat
                known += re.findall(r'"action":"([^"]+)"', reply)[:5]

    async def _leaving(self, target: Target) -> None:
        """Send requests that will be refused only once changes are stored, and leave before the refusals arrive."""
        for seat in target.ticket.seats:
            async with connect(self._socket(target), max_size=None) as playing, AsyncExitStack() as several:
                view = await self._joined(playing, seat.token)
                leaving = [
                    await several.enter_async_context(connect(self._socket(target), max_size=None))
                    for _ in range(LEAVING)
                ]
                for each in leaving:
                    await self._joined(each, seat.token)
                changes = [{"type": "name", "id": f"call {at}", "name": f"{seat.seat} {at}"} for at in range(CHANGES)]
                changes += [{"type": "act", "id": "move", "number": view.number, "action": act} for act in acts(view)]
                refused = json.dumps({"type": "act", "id": "no", "number": 0, "action": "none"})
                for change in changes:
                    await playing.send(json.dumps(change))
                    for each in leaving:
                        await each.send(refused)
                for each in leaving:
                    each.transport.abort()
                    self.replies["left"] += 1
                self.left -= len(changes) * (1 + LEAVING)
                await self._read(playing, target, [], len(changes), seat.seat)

    async def _joined(self, socket: ClientConnection, token: str) -> View:
        """Take a seat; return the first view."""
        await socket.send(json.dumps({"type": "join", "token": token}))
        while not isinstance(view := msgspec.json.decode(await socket.recv(), type=ServerMessage), View):
            pass
        return view

    async def _framed(self, target: Target) -> None:
        """Break the WebSocket protocol itself: malformed, cut, wrongly masked and endless frames."""
        host, port = self.address.removeprefix("http://").strip("/").split(":")
        for _ in range(4):
            self.left -= 1
            reader, writer = await asyncio.open_connection(host, int(port))
            path = f"/api/tables/{target.ticket.table}/play?version=4"
            hello = f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            writer.write(
                f"{hello}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            length = self.rng.choice((0, 5, 125, 126, 127))
            more = struct.pack("!Q", self.rng.choice((2**63 - 1, 70_000, 5))) if length == 127 else b""
            frame = bytes([self.rng.randrange(256), self.rng.choice((0x80, 0)) | length]) + more
            writer.write(frame + self.rng.randbytes(self.rng.randrange(300)))
            try:
                await asyncio.wait_for(writer.drain(), 5)
                reply = await asyncio.wait_for(reader.read(4096), 0.1)
                assert not [secret for secret in (target.mine, *target.secrets) if secret.encode() in reply]
            except (TimeoutError, ConnectionError):
                pass
            writer.close()
            self.replies["frames"] += 1

    def _socket(self, target: Target) -> str:
        return f"{self.address.replace('http', 'ws')}api/tables/{target.ticket.table}/play?version=4"


@pytest.mark.parametrize("count", cases((400, 100_000), (400,)))
async def test_junk_sent_to_every_game_does_not_disturb_honest_tables(data: Path, tmp_path: Path, count: int) -> None:
    said = tmp_path / "said"
    with killable(data, said) as (host, server):
        attack = Attack(f"http://{host}/", count)
        before = megabytes(server.pid)
        _, seconds, took = await under_attack(f"http://{host}/", attack.run, tuple(GAMES))
        grown = megabytes(server.pid, "VmHWM") - before
        assert server.is_alive()
        async with httpx.AsyncClient(base_url=f"http://{host}") as http:
            assert (await http.get("/api/health")).status_code == 200
    report(f"{count} messages and frames", seconds=f"{seconds:.0f}", memory=f"{grown:.0f} MB more", **latencies(took))
    report("answered", **dict(attack.replies))
    assert took
    assert attack.replies["Refused"] > count / 10
    assert grown < MORE
    for complaint in (b"Traceback", b"never retrieved", b"never awaited", b"was destroyed"):
        assert complaint not in said.read_bytes(), said.read_text()[-4000:]
