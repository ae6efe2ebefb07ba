"""A socket as the table knows it: messages, strictly read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from time import perf_counter
from types import coroutine
from typing import Annotated, Any, Final, Protocol, Self, runtime_checkable

import msgspec
from litestar import WebSocket
from msgspec import Meta

from warbones.core.errors import WarbonesError, clipped
from warbones.core.messages import Msg, msg
from warbones.protocol.messages import Accepted, ClientMessage, Hint, Join, OddsTold, Refused, ServerMessage, Words
from warbones.rooms.rate_limits import TokenBucket
from warbones.rooms.wording import in_language

LONGEST: Final = 64 * 1024
"""Bytes of one message."""

RATE: Final = 50
BURST: Final = 200
"""Messages a second, and at once."""

FLOOD: Final = 100
"""Messages too many, one after the other, after which the line is closed."""

STALLED: Final = 10.0
"""Seconds that the other side may take to receive one message."""


class _Named(msgspec.Struct):
    id: Annotated[str, Meta(max_length=64)] = ""


_messages = msgspec.json.Decoder(ClientMessage)
_names = msgspec.json.Decoder(_Named)


class Bad(WarbonesError):
    """A message that is none. ``id`` is the id it had, or ""."""

    id = ""

    @classmethod
    def of(cls, message: Msg, text: str | None) -> Self:
        """Return what is wrong with the message in ``text``."""
        error = cls.with_message(message)
        error.id = _name(text or "")
        return error


class Flooding(WarbonesError):
    """Messages that do not stop although they are refused."""


class Left(Exception):
    """The other side has gone."""


class Stalled(Exception):
    """The other side does not receive."""


def read(text: str | None) -> ClientMessage:
    """Return the message in a frame; ``text`` is None where the frame was binary. Raises `Bad`."""
    if text is None:
        raise Bad.saying("refused-message-binary")
    if (size := len(text.encode())) > LONGEST:
        raise Bad.saying("refused-message-long", most=LONGEST, size=size)
    try:
        message: ClientMessage = _messages.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Bad.of(msg("refused-message-unreadable", why=clipped(error)), text) from None
    return message


def _tag(message: ClientMessage | ServerMessage) -> str:
    return str(message.__struct_config__.tag)


def _name(text: str) -> str:
    try:
        return _names.decode(text).id
    except (msgspec.MsgspecError, RecursionError):
        return ""


@runtime_checkable
class Meter(Protocol):
    """Is told how long answers take."""

    def answered(self, kind: str, outcome: str, seconds: float) -> None:
        """Note the answer to a message of a ``kind``, such as "act", and what it was, such as "accepted"."""


class Unmetered:
    """Notes nothing."""

    def answered(self, kind: str, outcome: str, seconds: float) -> None:
        """Let it pass."""


@coroutine
def _rest(going: Coroutine[Any, Any, None], waits: Any) -> Generator[Any, Any, None]:
    """Go on with a coroutine that has begun, and ``waits``."""
    while True:
        try:
            came = yield waits
        except BaseException as error:  # noqa: BLE001  # such as being cancelled: it is for the coroutine to take
            step = partial(going.throw, error)
        else:
            step = partial(going.send, came)
        try:
            waits = step()
        except StopIteration:
            return


class ClientSocket:
    """A socket and its pace."""

    def __init__(self, socket: WebSocket[Any, Any, Any], meter: Meter, delay: Callable[[], float]) -> None:
        """Speak through a socket that was accepted; ``meter`` is told how long its answers take.

        ``delay()`` counts a message and says for how many seconds it has to wait: others came from the same address.
        """
        self._socket, self._meter, self._delay = socket, meter, delay
        self._heard: dict[str, tuple[str, float]] = {}
        """When the messages came that have no answer yet, by their ids."""
        self._pace = TokenBucket(RATE, BURST)
        self._excess = 0
        self.words: Words = "en"
        """In which language the client reads what is refused."""

    async def hear(self) -> ClientMessage:
        """Return the next message; one that is none is refused, and costs nothing else. Raises `Left`, `Flooding`."""
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                raise Left
            if (delay := self._delay()) > 0:
                await asyncio.sleep(delay)
            try:
                return self._noted(self._read(event.get("text")))
            except Bad as bad:
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
            raise Bad.of(msg("refused-message-rate", most=RATE), text)
        return read(text)

    async def say(self, message: ServerMessage) -> None:
        """Send a message. Raises `Stalled`."""
        if isinstance(message, Refused):
            message = in_language(self.words, message)
        await self.send(msgspec.json.encode(message))
        if isinstance(message, Accepted | Refused | Hint | OddsTold) and (heard := self._heard.pop(message.id, None)):
            kind, since = heard
            self._meter.answered(kind, _tag(message), perf_counter() - since)

    async def send(self, message: bytes) -> None:
        """Send a message that is JSON already. Raises `Stalled`."""
        sending = self._socket.send_text(message)
        try:
            waits = sending.send(None)
        except StopIteration:  # it went out at once, as nearly all do: a timer for each would cost more than the rest
            return
        try:
            async with asyncio.timeout(STALLED):
                await _rest(sending, waits)
        except TimeoutError:
            raise Stalled from None

    async def close(self, code: int, reason: str = "") -> None:
        """Close the socket, once what was sent is received."""
        await self._socket.close(code, reason)
