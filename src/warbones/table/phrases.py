"""What people may say at a table: these phrases, and nothing else."""

from __future__ import annotations

from typing import Final

from warbones.core.errors import WarbonesError, quoted

PHRASES: Final = {
    "hello": "Hello!",
    "luck": "Good luck!",
    "moment": "One moment, please.",
    "nice": "Nicely done!",
    "wow": "What a roll!",
    "ouch": "Ouch!",
    "thanks": "Thank you.",
    "game": "Good game!",
}
"""Each phrase with its words."""


class UnknownPhrase(WarbonesError):
    """Something that is not in the catalogue."""


def must_be_phrase(phrase: object) -> None:
    """Raise `UnknownPhrase` unless it is in the catalogue."""
    if phrase not in PHRASES:
        raise UnknownPhrase(f"There is no phrase {quoted(phrase)}; there are {', '.join(PHRASES)}.")
