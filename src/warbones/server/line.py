"""A socket as the table knows it: messages, strictly read."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket
from msgspec import Meta

from warbones.core.errors import WarbonesError
from warbones.server.messages import Act, ClientMessage, Join, Refused, ServerMessage
from warbones.server.pace import Pace

LONGEST: Final = 64 * 1024
"""Bytes of one message."""

RATE: Final = 50
BURST: Final = 200
"""Messages a second, and at once."""


class _Named(msgspec.Struct):
    id: Annotated[str, Meta(max_length=64)] = ""


_messages = msgspec.json.Decoder(ClientMessage)
_names = msgspec.json.Decoder(_Named)


class Bad(WarbonesError):
    """A message that is none. ``id`` is the id it had, or ""."""

    def __init__(self, problem: str, name: str = "") -> None:
        """Say what is wrong with the message called ``name``."""
        super().__init__(problem)
        self.id = name


class Left(Exception):
    """The other side has gone."""


def read(text: str | None) -> Join | Act:
    """Return the message in a frame; ``text`` is None where the frame was binary. Raises `Bad`."""
    if text is None:
        raise Bad("A message is JSON text, not binary data.")
    if (size := len(text.encode())) > LONGEST:
        raise Bad(f"A message may have {LONGEST} bytes, and this one has {size}.")
    try:
        message: Join | Act = _messages.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Bad(f"This is no message to a table: {error}.", _name(text)) from None
    return message


def _name(text: str) -> str:
    try:
        return _names.decode(text).id
    except (msgspec.MsgspecError, RecursionError):
        return ""


class Line:
    """A socket and its pace."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Speak through a socket that was accepted."""
        self._socket = socket
        self._pace = Pace(RATE, BURST)

    async def hear(self) -> Join | Act:
        """Return the next message. One that is none is refused, and costs nothing else. Raises `Left`."""
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                raise Left
            try:
                return self._read(event.get("text"))
            except Bad as bad:
                await self.say(Refused(problem=str(bad), id=bad.id))

    def _read(self, text: str | None) -> Join | Act:
        if not self._pace.allows():
            raise Bad(f"More than {RATE} messages a second are too many: wait a moment, and send this one again.")
        return read(text)

    async def say(self, message: ServerMessage) -> None:
        """Send a message."""
        await self.send(msgspec.json.encode(message))

    async def send(self, message: bytes) -> None:
        """Send a message that is JSON already."""
        await self._socket.send_text(message)

    async def close(self, code: int) -> None:
        """Close the socket."""
        await self._socket.close(code)
