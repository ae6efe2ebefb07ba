"""What people say and how they are called, at a pace that bothers nobody."""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import Final

from warbones.core.errors import WarbonesError
from warbones.server.rooms.pace import Turnstile
from warbones.server.rooms.proposals import NotNow

RATE: Final = 0.25
BURST: Final = 3
"""Remarks a second of one seat, and at once."""

MOST: Final = 200
"""Remarks of one seat in a match: each is kept for ever."""

LONGEST: Final = 20
"""Characters of a name."""


class BadName(WarbonesError):
    """A name that nobody can have."""


class Speaking:
    """How much was said at one table."""

    def __init__(self) -> None:
        """Start in silence."""
        self._turnstile = Turnstile(RATE, BURST, "That was much at once: wait a few seconds before you say more.")

    def must_be_slow(self, seat: int, said: Counter[int]) -> None:
        """Count a remark of ``seat``, which has ``said`` so many before. Raises `NotNow`."""
        if said[seat] >= MOST:
            raise NotNow(f"You said {MOST} things, which is all that a match keeps.")
        with self._turnstile.through(seat):
            return


def name_of(written: str) -> str:
    """Return a name with its spaces tidied. Raises `BadName`."""
    if any(unicodedata.category(character) in UNSEEN for character in written):
        raise BadName("A name has no line breaks and no signs that cannot be seen: write letters, digits and spaces.")
    name = " ".join(unicodedata.normalize("NFC", written).split())
    if not name:
        raise BadName("A name has at least one letter: write one, or stay as you are.")
    if len(name) > LONGEST:
        raise BadName(f"A name has at most {LONGEST} characters, and this one has {len(name)}.")
    return name


UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode's categories of what cannot be seen or turns the text around it."""
