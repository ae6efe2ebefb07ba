"""The phrases that people may send to a table."""

from __future__ import annotations

from typing import Final

from warbones.core.errors import WarbonesError, quoted
from warbones.core.messages import Msg, msg

PHRASES: Final = ("hello", "luck", "moment", "nice", "wow", "ouch", "thanks", "game")
"""The name of each phrase; the wording is in the catalogue."""


def phrase_message(phrase: str) -> Msg:
    """Return a phrase as a message."""
    return msg(f"phrase-{phrase}")


class UnknownPhrase(WarbonesError):
    """An unknown phrase."""


def must_be_phrase(phrase: object) -> None:
    """Raise `UnknownPhrase` unless the phrase is in the catalogue."""
    if phrase not in PHRASES:
        raise UnknownPhrase.saying("refused-no-phrase", phrase=quoted(phrase), known=tuple(PHRASES))
