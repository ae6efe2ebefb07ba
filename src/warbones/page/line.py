"""A client's connection within the page, the counterpart of a server's socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from warbones.protocol.messages import ClientMessage, Refused, ServerMessage
from warbones.rooms.languages import Dialect
from warbones.rooms.session.message_reader import BadMessage, read
from warbones.rooms.session.visit import Left
from warbones.table.clocks import LAG


class PageConnection:
    """A connection between a table in the page and the page's host. ``send`` takes each message as JSON."""

    def __init__(self, send: Callable[[str], object]) -> None:
        """Begin without messages."""
        self._send, self._heard = send, asyncio.Queue[str | None]()
        self.dialect = Dialect("none")
        self.round_trip = LAG
        """A page has no network to measure: any delay is its own doing, and up to `LAG` is given back."""

    def hand(self, message: str) -> None:
        """Take a message of the client."""
        self._heard.put_nowait(message)

    def leave(self) -> None:
        """Record that the client has gone."""
        self._heard.put_nowait(None)

    async def hear(self) -> ClientMessage:
        """Return the client's next message; refuse malformed ones. Raises `Left`."""
        while True:
            text = await self._heard.get()
            if text is None:
                raise Left
            try:
                return read(text)
            except BadMessage as bad:
                await self.say(Refused(problem=bad.text, id=bad.id))

    async def say(self, message: ServerMessage) -> None:
        """Send a message, with its wording as messages of the catalogue."""
        await self.send(msgspec.json.encode(message))

    async def send(self, message: bytes) -> None:
        """Send an encoded message."""
        self._send(message.decode())
