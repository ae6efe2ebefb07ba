"""A channel in English, for clients that do not word messages."""

from __future__ import annotations

import msgspec

from warbones.core.view.reader import in_words
from warbones.protocol.messages import ClientMessage, ServerMessage, View
from warbones.rooms.session.session import Channel

_views = msgspec.json.Decoder(View)


class WordedChannel:
    """A client's end of a table, to which everything is said in English."""

    def __init__(self, channel: Channel, seat: int | None, names: tuple[str, ...]) -> None:
        """Speak through ``channel`` to who sits on ``seat`` (None: a spectator) of those called ``names``."""
        self._channel, self._seat, self._names = channel, seat, names

    async def hear(self) -> ClientMessage:
        """Return the next message, once it comes."""
        return await self._channel.hear()

    async def say(self, message: ServerMessage) -> None:
        """Send a message in words."""
        await self._channel.say(in_words(message, self._seat, self._names))

    async def send(self, message: bytes) -> None:
        """Send a view, which is JSON already, in words."""
        await self._channel.send(msgspec.json.encode(in_words(_views.decode(message))))
