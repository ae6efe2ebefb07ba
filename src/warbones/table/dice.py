"""Sources of a match's faces. Real dice need none: each face is an answer."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence
from hashlib import sha256
from itertools import count
from typing import Final, Protocol

WORD: Final = 1 << 32

SECRET: Final = 32
"""The length in bytes of the table secret and of each client seed."""

DIGITS: Final = frozenset("0123456789abcdef")

NAME: Final = "warbones-dice-1"
"""The name of the formula, as a prefix of commitments."""


class Dice(Protocol):
    """A source of fair faces."""

    def face(self, stream: int | None, number: int, sides: int) -> int:
        """Return face ``number`` (from 0) of a seat's stream or of the public one (None): 1 to ``sides``."""

    def seed(self, number: int) -> int:
        """Return the 64-bit seed of throw ``number`` (from 0) of the match."""


def commitment(secret: bytes) -> str:
    """Return the commitment to a secret, published before the first roll: 64 hexadecimal digits."""
    return sha256(f"{NAME}:{secret.hex()}".encode()).hexdigest()


def is_share(text: str) -> bool:
    """Return whether a string is 32 bytes in hexadecimal digits."""
    return len(text) == 2 * SECRET and DIGITS.issuperset(text)


class SealedDice:
    """Faces from the table secret and the client seeds, as specified byte by byte in `docs/dice.md`.

    The server committed to its secret before any seed was sent, so neither side could choose a face. Each stream has
    its own key and numbering, so no face reveals the number of another seat's secret rolls.
    """

    def __init__(self, secret: bytes, shares: Sequence[str]) -> None:
        """Draw from ``secret`` (32 bytes) and each seat's client seed ("": none)."""
        if len(secret) != SECRET:
            raise ValueError(f"A secret has {SECRET} bytes, and this one has {len(secret)}.")
        self._key = hmac.digest(secret, f"shares:{','.join(share or '-' for share in shares)}".encode(), sha256)
        self._keys: dict[str, bytes] = {}

    def face(self, stream: int | None, number: int, sides: int) -> int:
        """Return face ``number`` (from 0) of ``stream``: 1 to ``sides``."""
        name = "table" if stream is None else str(stream)
        return _fair(lambda attempt: int.from_bytes(self._drawn(name, f"{number}:{attempt}")[:4], "big"), sides)

    def seed(self, number: int) -> int:
        """Return the 64-bit seed of throw ``number`` (from 0) of the match."""
        return int.from_bytes(self._drawn("throws", str(number))[:8], "big")

    def _drawn(self, stream: str, place: str) -> bytes:
        if stream not in self._keys:
            self._keys[stream] = hmac.digest(self._key, f"stream:{stream}".encode(), sha256)
        return hmac.digest(self._keys[stream], place.encode(), sha256)


class HonestDice:
    """Faces from the secret alone, for matches made before there were client seeds.

    The face is drawn from the first four bytes of HMAC-SHA256(secret, "stream:number:try"), where the stream is a
    seat's number or "None".
    """

    def __init__(self, secret: bytes) -> None:
        """Draw from ``secret``, which must not be published before the end of the match."""
        self._secret = secret

    def face(self, stream: int | None, number: int, sides: int) -> int:
        """Return face ``number`` (from 0) of ``stream``: 1 to ``sides``."""
        return _fair(lambda attempt: self._word(f"{stream}:{number}:{attempt}"), sides)

    def seed(self, number: int) -> int:
        """Return the 64-bit seed of throw ``number`` (from 0) of the match, drawn from "throw:number"."""
        return int.from_bytes(hmac.digest(self._secret, f"throw:{number}".encode(), sha256)[:8], "big")

    def _word(self, place: str) -> int:
        return int.from_bytes(hmac.digest(self._secret, place.encode(), sha256)[:4], "big")


def _fair(word: Callable[[int], int], sides: int) -> int:
    """Return an unbiased face by rejection sampling: the last, incomplete range of words would favour low faces."""
    fair = WORD - WORD % sides
    return 1 + next(found for attempt in count() if (found := word(attempt)) < fair) % sides
