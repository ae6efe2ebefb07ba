"""A client's socket: strict decoding of messages, rate limits and metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from time import perf_counter
from types import coroutine
from typing import Any, Final, Protocol, runtime_checkable

import msgspec
from litestar import WebSocket

from warbones.core.errors import WarbonesError
from warbones.core.messages import msg
from warbones.protocol.messages import Accepted, ClientMessage, Hint, Join, OddsAnswer, Refused, ServerMessage, View
from warbones.protocol.schema import VERSION
from warbones.rooms.languages import ENGLISH, in_dialect, in_version
from warbones.rooms.session.message_reader import BadMessage, read
from warbones.rooms.session.visit import Left
from warbones.rooms.token_buckets import TokenBucket

RATE: Final = 50
BURST: Final = 200
"""The rate of messages a second, and the largest burst."""

FLOOD: Final = 100
"""The number of consecutive messages over the rate after which the socket is closed."""

STALLED: Final = 10.0
"""Seconds in which the client must receive a message."""


_views = msgspec.json.Decoder(View)


class Flooding(WarbonesError):
    """Too many messages over the rate in a row."""


class Stalled(Exception):
    """The client has stopped receiving."""


def _tag(message: ClientMessage | ServerMessage) -> str:
    return str(message.__struct_config__.tag)


@runtime_checkable
class Meter(Protocol):
    """Measures the time of answers."""

    def answered(self, kind: str, outcome: str, seconds: float) -> None:
        """Record an answer to a message of a ``kind``, such as "act", with its ``outcome``, such as "accepted"."""


class Unmetered:
    """Measures nothing."""

    def answered(self, kind: str, outcome: str, seconds: float) -> None:
        """Do nothing."""


@coroutine
def _rest(going: Coroutine[Any, Any, None], waits: Any) -> Generator[Any, Any, None]:
    """Continue a started coroutine, which awaits ``waits``."""
    while True:
        try:
            came = yield waits
        except BaseException as error:  # noqa: BLE001  # a cancellation, for example: passed on to the coroutine
            step = partial(going.throw, error)
        else:
            step = partial(going.send, came)
        try:
            waits = step()
        except StopIteration:
            return


class ClientSocket:
    """A client's socket with its rate limit."""

    def __init__(self, socket: WebSocket[Any, Any, Any], meter: Meter, delay: Callable[[], float]) -> None:
        """Wrap an accepted socket; ``meter`` measures its answers.

        ``delay()`` counts a message and returns its delay in seconds under the rate limit of the address.
        """
        self._socket, self._meter, self._delay = socket, meter, delay
        self._heard: dict[str, tuple[str, float]] = {}
        """The kind and time of each unanswered message, by id."""
        self._pace = TokenBucket(RATE, BURST)
        self._excess = 0
        self.round_trip = 0
        """The round-trip time in milliseconds, by the newest pings."""
        self.dialect = ENGLISH
        """The client's language, used for refusals, and its protocol version, used for everything."""

    async def hear(self) -> ClientMessage:
        """Return the next message, and refuse malformed ones. Raises `Left` or `Flooding`."""
        while True:
            event: Any = await self._socket.receive()
            if event["type"] != "websocket.receive":
                raise Left
            self.round_trip = event.get("round_trip", 0)
            if (delay := self._delay()) > 0:
                await asyncio.sleep(delay)
            try:
                return self._noted(self._read(event.get("text")))
            except BadMessage as bad:
                await self.say(Refused(problem=bad.text, id=bad.id))

    def _noted(self, message: ClientMessage) -> ClientMessage:
        if not isinstance(message, Join):
            self._heard[message.id] = _tag(message), perf_counter()
        return message

    def _read(self, text: str | None) -> ClientMessage:
        self._excess = 0 if self._pace.allows() else self._excess + 1
        if self._excess > FLOOD:
            raise Flooding.saying("refused-message-flood", count=RATE)
        if self._excess:
            raise BadMessage.of(msg("refused-message-rate", most=RATE), text)
        return read(text, self.dialect.version)

    async def say(self, message: ServerMessage) -> None:
        """Send a message. Raises `Stalled`."""
        dialect = self.dialect if isinstance(message, Refused) else self.dialect._replace(words="none")
        await self._send(msgspec.json.encode(in_dialect(dialect, message)))
        if isinstance(message, Accepted | Refused | Hint | OddsAnswer) and (heard := self._heard.pop(message.id, None)):
            kind, since = heard
            self._meter.answered(kind, _tag(message), perf_counter() - since)

    async def send(self, view: bytes) -> None:
        """Send an encoded view. Raises `Stalled`."""
        if self.dialect.version != VERSION:
            view = msgspec.json.encode(in_version(self.dialect.version, _views.decode(view)))
        await self._send(view)

    async def _send(self, message: bytes) -> None:
        sending = self._socket.send_text(message)
        try:
            waits = sending.send(None)
        except StopIteration:  # nearly always sent already: a timer for each message would cost a lot
            return
        try:
            async with asyncio.timeout(STALLED):
                await _rest(sending, waits)
        except TimeoutError:
            raise Stalled from None

    async def close(self, code: int, reason: str = "") -> None:
        """Close the socket once everything sent has been received."""
        await self._socket.close(code, reason)
