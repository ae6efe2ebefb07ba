"""Destinations of web push messages, built from the checked parts of a subscription."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from warbones.core.errors import quoted
from warbones.protocol.messages import PushTarget
from warbones.rooms.services import BadTarget

SIGNS: Final = re.compile(r"[!#-;=?-\[\]_a-z~]+")
"""The characters of a URL (RFC 3986): only ASCII, without spaces, control characters, quotes or backslashes. Parsers
disagree on the others: for some, a backslash ends the host."""

HOST: Final = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*")

POINT: Final = 65
SECRET: Final = 16
"""Bytes of a browser's two keys: a point on the curve P-256, uncompressed, and a secret (RFC 8291)."""


class Destination(NamedTuple):
    """A message's address and encryption keys."""

    address: str
    p256dh: str
    auth: str


def destination(target: PushTarget, services: Sequence[str]) -> Destination:
    """Return the destination of a subscription's messages. Raises `BadTarget` if it is not at one of ``services``.

    ``services`` are host names, whose subdomains count too. One with a port is on this machine, without TLS.
    """
    address = _address(target.endpoint, services)
    point, secret = _bytes(target.p256dh), _bytes(target.auth)
    if not _is_point(point) or len(secret) != SECRET:
        raise BadTarget.saying("refused-push-keys")
    return Destination(address, base64url(point), base64url(secret))


def _address(endpoint: str, services: Sequence[str]) -> str:
    """Return an endpoint, rebuilt from its host, path and query. Raises `BadTarget`."""
    parts = _parts(endpoint)
    origin = _origin(parts, services) if parts else ""
    if not parts or not origin:
        raise BadTarget.saying("refused-push-address", address=quoted(endpoint))
    return f"{origin}{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"


def _parts(endpoint: str) -> SplitResult | None:
    """Return the parts of a URL, or None if it is malformed."""
    try:
        return urlsplit(endpoint) if SIGNS.fullmatch(endpoint) else None
    except ValueError:
        return None


def _origin(parts: SplitResult, services: Sequence[str]) -> str:
    """Return the scheme and host of a push service's URL, without user or port; "" for any other URL."""
    host = parts.netloc.lower()  # with a user, password or port, it matches no service
    if parts.scheme == "http":
        return f"http://{host}" if host in services and ":" in host else ""
    is_known = HOST.fullmatch(host) and any(host == name or host.endswith(f".{name}") for name in services)
    return f"https://{host}" if parts.scheme == "https" and is_known else ""


def _is_point(content: bytes) -> bool:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415  # slow, and rarely needed

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), content)
    except ValueError:
        return False
    return len(content) == POINT


def base64url(content: bytes) -> str:
    """Encode bytes in unpadded base64url, as browsers write keys."""
    return urlsafe_b64encode(content).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    """Decode unpadded base64url; b"" if malformed."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""
