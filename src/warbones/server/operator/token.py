"""The operator's token. Only its digest stays in memory."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from warbones.core.errors import WarbonesError
from warbones.rooms.seats.keys import digest

VARIABLE: Final = "WARBONES_OPERATOR_TOKEN"
"""The environment variable that may hold the token."""

SHORTEST: Final = 16
"""The minimum length of a token, in characters."""


class BadToken(WarbonesError):
    """A token that cannot be used."""


class OperatorToken:
    """The secret that opens the operator's page."""

    def __init__(self, secret: str) -> None:
        """Accept ``secret``. Raises `BadToken`."""
        if len(secret) < SHORTEST:
            raise BadToken(f"The operator's token needs at least {SHORTEST} characters; this one has {len(secret)}.")
        if not (secret.isascii() and secret.isprintable()) or " " in secret:
            raise BadToken("The operator's token may have only ASCII letters, digits and signs, and no spaces.")
        self._digest = digest(secret)

    def opens(self, shown: str) -> bool:
        """Return whether ``shown`` is the token, in a time that does not depend on it."""
        return hmac.compare_digest(self._digest, digest(shown))


def operator_token(file: Path | None, environment: Mapping[str, str]) -> OperatorToken | None:
    """Return the token in ``file``, or else in the environment, or None if there is none. Raises `BadToken`."""
    if file is None:
        secret = environment.get(VARIABLE, "").strip()
        return OperatorToken(secret) if secret else None
    try:
        return OperatorToken(file.read_text("utf-8").strip())
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise BadToken(f"The operator's token cannot be read from {file}: {reason}.") from None
