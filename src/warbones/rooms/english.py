"""Messages in words, for clients that do not word them: those of before the catalogue, and those of language models."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from warbones.core.view.reader import in_words
from warbones.protocol.messages import ClientMessage, ServerMessage, View, Words
from warbones.rooms.talking import Channel

M = TypeVar("M", bound=msgspec.Struct)

WORDLESS: Final = b"words=none"

_views = msgspec.json.Decoder(View)


def said_in(words: Words, message: M, names: tuple[str, ...] = (), seat: int | None = None) -> M:
    """Return a message in a language; "none" leaves its texts to whoever reads them.

    ``names`` are the seats' and ``seat`` is the reader's (None: it has none), where no scene in it says so.
    """
    return message if words == "none" else in_words(message, seat, names)


def words_of(query: bytes) -> Words:
    """Return the language that a request's or a socket's query asks for."""
    return "none" if WORDLESS in query.split(b"&") else "en"


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
