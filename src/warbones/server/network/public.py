"""The operator's settings for access from outside: the public URL and trusted proxies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from warbones.core.errors import WarbonesError, quoted

USAGE: Final = "--public-url takes the address that others open, such as https://play.example.org"


class BadAddress(WarbonesError):
    """A malformed address, or one that this server cannot have."""


@dataclass(frozen=True)
class PublicUrl:
    """The address for others."""

    scheme: str
    host: str
    """The name or address, without its port."""
    netloc: str
    """The host with its port, which is left out if it is the scheme's default, as in browsers."""

    @property
    def origin(self) -> str:
        """The origin, as browsers send it."""
        return f"{self.scheme}://{self.netloc}"

    @property
    def address(self) -> str:
        """The base of links."""
        return f"{self.origin}/"

    @property
    def socket(self) -> str:
        """The base of WebSocket addresses."""
        return f"{'wss' if self.scheme == 'https' else 'ws'}://{self.netloc}"


def public_url(text: str) -> PublicUrl:
    """Parse ``--public-url``. Raises `BadAddress`."""
    url = _split(text)
    if url.scheme not in ("http", "https"):
        raise BadAddress(f"{USAGE}: {quoted(text)} begins with neither http:// nor https://.")
    host = (url.hostname or "").rstrip(".")
    if not host or any(sign.isspace() or sign == "\\" for sign in text) or not text.isascii():
        raise BadAddress(f"{USAGE}: {quoted(text)} names no host (a name with other letters is written as xn--…).")
    if url.username is not None or url.query or url.fragment:
        raise BadAddress(f"{USAGE}: leave out what {quoted(text)} has besides the host and its port.")
    if url.path not in ("", "/"):
        raise BadAddress(f"{USAGE}: the table needs a host name of its own, so leave out {quoted(url.path)}.")
    shown = f"[{host}]" if ":" in host else host
    own = {"http": 80, "https": 443}[url.scheme]
    return PublicUrl(url.scheme, host, shown if url.port in (None, own) else f"{shown}:{url.port}")


def _split(text: str) -> SplitResult:
    try:
        url = urlsplit(text)
        _ = url.port  # parsed only on access
    except ValueError as error:
        raise BadAddress(f"{USAGE}: {quoted(text)} cannot be read ({error}).") from error
    return url


def proxies(texts: Sequence[str]) -> tuple[str, ...]:
    """Parse ``--trusted-proxy``, each an address or a network. Raises `BadAddress`."""
    for text in texts:
        try:
            ip_network(text)
        except ValueError as error:
            raise BadAddress(
                f"--trusted-proxy takes the address of a proxy, such as 127.0.0.1, or a network, such as 10.0.0.0/24: "
                f"{quoted(text)} is neither ({error})."
            ) from error
    return tuple(texts)
