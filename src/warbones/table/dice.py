"""Where a live match's faces come from. Dice typed in by hand have no source: each face comes as an answer."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence
from hashlib import sha256
from itertools import count
from typing import Final, Protocol

WORD: Final = 1 << 32

SECRET: Final = 32
"""Bytes of a match's secret, and of each share."""

DIGITS: Final = frozenset("0123456789abcdef")

NAME: Final = "warbones-dice-1"
"""The formula's name, which a commitment begins with."""


class Dice(Protocol):
    """A source of fair faces."""

    def face(self, stream: int | None, number: int, sides: int) -> int:
        """Return face ``number`` (from 0) of a seat's own stream, or of nobody's: 1 to ``sides``."""

    def seed(self, number: int) -> int:
        """Return the 64 bits that throw ``number`` (from 0) of the match follows from."""


def commitment(secret: bytes) -> str:
    """Return what is published of a secret before the first roll: 64 hexadecimal digits."""
    return sha256(f"{NAME}:{secret.hex()}".encode()).hexdigest()


def is_share(text: str) -> bool:
    """Return whether a text is 32 bytes in hexadecimal digits."""
    return len(text) == 2 * SECRET and DIGITS.issuperset(text)


class SealedDice:
    """Faces that follow from a secret and from what each seat brought, as `docs/dice.md` says byte by byte.

    The secret was committed to before anybody brought anything, so neither side could choose a face. Each stream has a
    key of its own, and counts for itself: nobody's faces tell how often another seat rolled in secret.
    """

    def __init__(self, secret: bytes, shares: Sequence[str]) -> None:
        """Draw from ``secret`` (32 bytes) and each seat's share ("": it brought none)."""
        if len(secret) != SECRET:
            raise ValueError(f"A secret has {SECRET} bytes, and this one has {len(secret)}.")
        self._key = hmac.digest(secret, f"shares:{','.join(share or '-' for share in shares)}".encode(), sha256)
        self._keys: dict[str, bytes] = {}

    def face(self, stream: int | None, number: int, sides: int) -> int:
        """Return face ``number`` (from 0) of ``stream``: 1 to ``sides``."""
        name = "table" if stream is None else str(stream)
        return _fair(lambda attempt: int.from_bytes(self._drawn(name, f"{number}:{attempt}")[:4], "big"), sides)

    def seed(self, number: int) -> int:
        """Return the 64 bits that throw ``number`` (from 0) of the match follows from."""
        return int.from_bytes(self._drawn("throws", str(number))[:8], "big")

    def _drawn(self, stream: str, place: str) -> bytes:
        if stream not in self._keys:
            self._keys[stream] = hmac.digest(self._key, f"stream:{stream}".encode(), sha256)
        return hmac.digest(self._keys[stream], place.encode(), sha256)


class HonestDice:
    """Faces that follow from a secret alone: those of matches begun before dice were sealed.

    The face is drawn from the first four bytes of HMAC-SHA256(secret, "stream:number:try"), where the stream is a
    seat's number or "None".
    """

    def __init__(self, secret: bytes) -> None:
        """Draw from ``secret``, which nobody may know while the match is played."""
        self._secret = secret

    def face(self, stream: int | None, number: int, sides: int) -> int:
        """Return face ``number`` (from 0) of ``stream``: 1 to ``sides``."""
        return _fair(lambda attempt: self._word(f"{stream}:{number}:{attempt}"), sides)

    def seed(self, number: int) -> int:
        """Return the 64 bits that throw ``number`` (from 0) of the match follows from: those of "throw:number"."""
        return int.from_bytes(hmac.digest(self._secret, f"throw:{number}".encode(), sha256)[:8], "big")

    def _word(self, place: str) -> int:
        return int.from_bytes(hmac.digest(self._secret, place.encode(), sha256)[:4], "big")


def _fair(word: Callable[[int], int], sides: int) -> int:
    """Return a face from the first word that favours no face: low ones would have one chance more in the last."""
    fair = WORD - WORD % sides
    return 1 + next(found for attempt in count() if (found := word(attempt)) < fair) % sides
