"""A channel in English, for clients that do not word messages themselves."""

from __future__ import annotations

import msgspec

from warbones.core.view.reader import in_words
from warbones.protocol.messages import ClientMessage, ServerMessage, View
from warbones.rooms.session.session import Channel

_views = msgspec.json.Decoder(View)


class EnglishChannel:
    """A channel that puts every message into English."""

    def __init__(self, channel: Channel, seat: int | None, names: tuple[str, ...]) -> None:
        """Wrap ``channel``, which belongs to ``seat`` (None: a spectator); ``names`` are the seats' names."""
        self._channel, self._seat, self._names = channel, seat, names

    @property
    def round_trip(self) -> int:
        """The connection's round-trip time in milliseconds."""
        return self._channel.round_trip

    async def hear(self) -> ClientMessage:
        """Return the next message."""
        return await self._channel.hear()

    async def say(self, message: ServerMessage) -> None:
        """Send a message in English."""
        await self._channel.say(in_words(message, self._seat, self._names))

    async def send(self, message: bytes) -> None:
        """Send an encoded view in English."""
        await self._channel.say(in_words(_views.decode(message)))
