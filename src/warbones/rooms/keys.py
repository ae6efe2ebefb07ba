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

    def __init__(self) -> None:
        """Say where the seat is, and what can be done."""
        super().__init__(
            "This seat is taken: its link works once, for the browser that opens it first, or it was carried to "
            "another device, which whoever sits there can do from the table's menu. You can watch the table."
        )


class CarriedAway(WrongToken):
    """The key of a device whose seat was carried to another one."""

    def __init__(self) -> None:
        """Say where the seat is, and how it comes back."""
        super().__init__(
            "This seat was carried to another device, so it is closed here. You can watch on. To have it back, choose "
            "“Take this seat to another device” in the table's menu there, and open that link here."
        )


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
        raise WrongToken(f"Show the keys of your seats here, at most {MOST}: Authorization: Bearer KEY KEY.")
    return tuple(tokens)


def seat_of(token: str, keys: Sequence[str]) -> int:
    """Return the seat whose key ``token`` is. Raises `WrongToken`."""
    shown = digest(token)
    for seat, key in enumerate(keys):
        if key and hmac.compare_digest(key, shown):
            return seat
    raise WrongToken(
        "This seat's key does not fit this table. Open the table with the browser that started it, or with a new link."
    )
