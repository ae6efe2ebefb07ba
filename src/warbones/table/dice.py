"""Where a live match's faces come from. Dice typed in by hand have no source: each face comes as an answer."""

from __future__ import annotations

import hmac
from hashlib import sha256
from itertools import count
from typing import Protocol

WORD = 1 << 32


class Dice(Protocol):
    """A source of fair faces."""

    def face(self, stream: int | None, number: int, sides: int) -> int:
        """Return face ``number`` (from 0) of a seat's own stream, or of nobody's: 1 to ``sides``."""

    def seed(self, number: int) -> int:
        """Return the 64 bits that throw ``number`` (from 0) of the match follows from."""


class HonestDice:
    """Faces that follow from a secret, so that whoever learns it later can check every one of them.

    The face is drawn from the first four bytes of HMAC-SHA256(secret, "stream:number:try"), where the stream is a
    seat's number or "None"; a word that would favour low faces is passed over for the next try. Each stream counts
    for itself, so nobody's faces tell how often another seat rolled in secret.
    """

    def __init__(self, secret: bytes) -> None:
        """Draw from ``secret``, which nobody may know while the match is played."""
        self._secret = secret

    def face(self, stream: int | None, number: int, sides: int) -> int:
        """Return face ``number`` (from 0) of ``stream``: 1 to ``sides``."""
        fair = WORD - WORD % sides
        words = (self._word(f"{stream}:{number}:{attempt}") for attempt in count())
        return 1 + next(word for word in words if word < fair) % sides

    def seed(self, number: int) -> int:
        """Return the 64 bits that throw ``number`` (from 0) of the match follows from: those of "throw:number"."""
        return int.from_bytes(hmac.digest(self._secret, f"throw:{number}".encode(), sha256)[:8], "big")

    def _word(self, place: str) -> int:
        return int.from_bytes(hmac.digest(self._secret, place.encode(), sha256)[:4], "big")
