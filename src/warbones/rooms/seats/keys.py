"""The keys to seats. A token is told once, to the person who sits there; only its digest is kept."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from warbones.core.errors import WarbonesError

MOST: Final = 8
"""Keys that are shown at once: nobody has more seats at a table."""


class WrongToken(WarbonesError):
    """A token that is no seat's key at this table."""


class SpentToken(WrongToken):
    """A link or key that opens nothing any more, since its seat went to another browser."""

    says = "refused-spent-token"


class CarriedAway(WrongToken):
    """The key of a device whose seat was carried to another one."""

    says = "refused-carried-away"


def new_table() -> str:
    """Return a name for a table that nobody can guess and that fits into an address."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """Return a new key."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """Return what is kept of a token."""
    return sha256(token.encode()).hexdigest()


def bearer(header: str) -> tuple[str, ...]:
    """Return the keys that an ``Authorization`` header shows. Raises `WrongToken`."""
    scheme, *tokens = header.split() or [""]
    if scheme.casefold() != "bearer" or not 0 < len(tokens) <= MOST:
        raise WrongToken.saying("refused-show-keys-seats-most", most=MOST)
    return tuple(tokens)


def seat_of(token: str, keys: Sequence[str]) -> int:
    """Return the seat whose key ``token`` is. Raises `WrongToken`."""
    shown = digest(token)
    for seat, key in enumerate(keys):
        if key and hmac.compare_digest(key, shown):
            return seat
    raise WrongToken.saying("refused-seat-key-does-not")
