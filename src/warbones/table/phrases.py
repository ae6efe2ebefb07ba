"""What people may say at a table: these phrases, and nothing else."""

from __future__ import annotations

from typing import Final

from warbones.core.errors import WarbonesError, quoted
from warbones.core.messages import Msg, msg

PHRASES: Final = ("hello", "luck", "moment", "nice", "wow", "ouch", "thanks", "game")
"""The name of each phrase, whose words are in the catalogue."""


def said(phrase: str) -> Msg:
    """Return what a phrase says."""
    return msg(f"phrase-{phrase}")


class UnknownPhrase(WarbonesError):
    """Something that is not in the catalogue."""


def must_be_phrase(phrase: object) -> None:
    """Raise `UnknownPhrase` unless it is in the catalogue."""
    if phrase not in PHRASES:
        raise UnknownPhrase.saying("refused-no-phrase", phrase=quoted(phrase), known=tuple(PHRASES))
