"""Strict decoding of a client's messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Protocol, Self

import msgspec
from msgspec import Meta

from warbones.core.errors import WarbonesError, clipped
from warbones.core.messages import Msg, msg
from warbones.protocol import version_3
from warbones.protocol.messages import ClientMessage
from warbones.protocol.schema import VERSION

LONGEST: Final = 64 * 1024
"""The maximum length of one message, in bytes."""


class _Named(msgspec.Struct):
    id: Annotated[str, Meta(max_length=64)] = ""


class MessageReader(Protocol):
    """Reads a client's messages."""

    def decode(self, text: str, /) -> ClientMessage:
        """Return the message. Raises `msgspec.MsgspecError`."""


_readers: Final[Mapping[int, MessageReader]] = {
    VERSION: msgspec.json.Decoder(ClientMessage),
    version_3.NUMBER: version_3.EarlierReader(),
}
_names = msgspec.json.Decoder(_Named)


class BadMessage(WarbonesError):
    """A malformed message. ``id`` is its id, or ""."""

    id = ""

    @classmethod
    def of(cls, message: Msg, text: str | None) -> Self:
        """Return the error about the message in ``text``."""
        error = cls.with_message(message)
        error.id = _name(text or "")
        return error


def read(text: str | None, version: int = VERSION) -> ClientMessage:
    """Return the message in a frame, in a protocol version. ``text`` is None for a binary one. Raises `BadMessage`."""
    if text is None:
        raise BadMessage.saying("refused-message-binary")
    if (size := len(text.encode())) > LONGEST:
        raise BadMessage.saying("refused-message-long", most=LONGEST, size=size)
    try:
        message = _readers[version].decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadMessage.of(msg("refused-message-unreadable", why=clipped(error)), text) from None
    return message


def _name(text: str) -> str:
    try:
        return _names.decode(text).id
    except (msgspec.MsgspecError, RecursionError):
        return ""
