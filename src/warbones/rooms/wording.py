"""Messages in words, for clients that do not word them: older ones, and language models."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from warbones.core.view.reader import in_words
from warbones.protocol.messages import Words

M = TypeVar("M", bound=msgspec.Struct)

WORDLESS: Final = b"words=none"


def said_in(words: Words, message: M, names: tuple[str, ...] = (), seat: int | None = None) -> M:
    """Return a message in a language; "none" leaves its texts to whoever reads them.

    ``names`` are the seats' and ``seat`` is the reader's (None: it has none), where no scene in it says so.
    """
    return message if words == "none" else in_words(message, seat, names)


def words_of(query: bytes) -> Words:
    """Return the language that a request's or a socket's query asks for."""
    return "none" if WORDLESS in query.split(b"&") else "en"
