"""Messages in words, for clients that do not word them: older ones, and language models."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from warbones.core.view.reader import in_words
from warbones.protocol.messages import Words

M = TypeVar("M", bound=msgspec.Struct)

NO_WORDS: Final = b"words=none"


def in_language(words: Words, message: M, names: tuple[str, ...] = (), seat: int | None = None) -> M:
    """Return a message in a language; "none" leaves its texts as catalogue messages.

    ``names`` and ``seat`` (None: a spectator) are the seats' names and the reader, for messages without a scene.
    """
    return message if words == "none" else in_words(message, seat, names)


def language_of(query: bytes) -> Words:
    """Return the language that a query string asks for."""
    return "none" if NO_WORDS in query.split(b"&") else "en"
