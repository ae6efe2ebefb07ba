"""Messages in each client's form: in words or as messages of the catalogue, with the field names of its protocol
version.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

import msgspec

from warbones.core.view.reader import in_words
from warbones.protocol import version_3
from warbones.protocol.messages import Words
from warbones.protocol.schema import VERSION

M = TypeVar("M", bound=msgspec.Struct)

NO_WORDS: Final = b"words=none"

VERSIONS: Final = {b"": version_3.NUMBER} | {b"%d" % number: number for number in (version_3.NUMBER, VERSION)}
"""The versions of the protocol that a client may name."""


class Dialect(NamedTuple):
    """The language that a client reads, and the protocol version of its messages."""

    words: Words = "en"
    version: int = VERSION


ENGLISH: Final = Dialect()


def in_language(words: Words, message: M, names: tuple[str, ...] = (), seat: int | None = None) -> M:
    """Return a message in a language; "none" leaves it in messages of the catalogue.

    For messages without a scene, ``names`` are the seats' names and ``seat`` is the reader (None: a spectator).
    """
    return message if words == "none" else in_words(message, seat, names)


def in_version(version: int, message: msgspec.Struct) -> msgspec.Struct:
    """Return a message with the field names of a protocol version."""
    return version_3.earlier(message) if version == version_3.NUMBER else message


def in_dialect(
    dialect: Dialect, message: msgspec.Struct, names: tuple[str, ...] = (), seat: int | None = None
) -> msgspec.Struct:
    """Return a message in a language, with the field names of a protocol version."""
    return in_version(dialect.version, in_language(dialect.words, message, names, seat))


def language_of(query: bytes) -> Words:
    """Return the language that a query string asks for."""
    return "none" if NO_WORDS in query.split(b"&") else "en"


def named_version(query: bytes) -> bytes:
    """Return the version in a query string as written there, or b"" without one."""
    found = (part.removeprefix(b"version=") for part in query.split(b"&") if part.startswith(b"version="))
    return next(found, b"")


def version_of(query: bytes) -> int:
    """Return the version that a query string asks for; `warbones.server.http.guard` refuses unknown ones."""
    return VERSIONS.get(named_version(query), VERSION)
