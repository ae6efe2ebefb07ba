"""Keys to seats. A token is sent only once, to its person, and only its digest is stored."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from warbones.core.errors import WarbonesError

MOST_KEYS: Final = 8
"""The maximum number of keys in one request: nobody has more seats at a table."""


class WrongToken(WarbonesError):
    """A token that opens no seat at this table."""


class SpentToken(WrongToken):
    """A link or key that no longer opens its seat, since another browser has claimed the seat."""

    says = "refused-link-used"


class SeatTransferred(WrongToken):
    """The key of a device whose seat was transferred to another one."""

    says = "refused-seat-transferred"


def new_table() -> str:
    """Return a random name for a table, safe in a URL."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """Return a new random token."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """Return the digest of a token, as stored."""
    return sha256(token.encode()).hexdigest()


def bearer(header: str) -> tuple[str, ...]:
    """Return the tokens in an ``Authorization`` header. Raises `WrongToken`."""
    scheme, *tokens = header.split() or [""]
    if scheme.casefold() != "bearer" or not 0 < len(tokens) <= MOST_KEYS:
        raise WrongToken.saying("refused-seat-keys-header", most=MOST_KEYS)
    return tuple(tokens)


def seat_of(token: str, keys: Sequence[str]) -> int:
    """Return the seat that ``token`` opens. Raises `WrongToken`."""
    shown = digest(token)
    for seat, key in enumerate(keys):
        if key and hmac.compare_digest(key, shown):
            return seat
    raise WrongToken.saying("refused-seat-key")
