"""Host names that requests may use, and origins that may change something.

A hostile page can point its own host name at this machine (DNS rebinding), or send requests here from its visitors'
browsers. Such a request has a foreign Host or Origin header, and a page cannot forge either in a browser.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address

from warbones.server.network.addresses import is_loopback
from warbones.server.network.public import PublicUrl


@dataclass(frozen=True)
class AllowedHosts:
    """This server's host names."""

    host: str
    """The host that it listens on, as given by the operator."""
    public: PublicUrl | None = None

    def knows(self, host: str) -> bool:
        """Whether a request may have this Host header. A literal address is safe: DNS rebinding needs a name."""
        name = without_port(host)
        return is_loopback(name) or _is_address(name) or name in self._own()

    def welcomes(self, origin: str, host: str) -> bool:
        """Whether a request with this Host header from a page of ``origin`` may change something here."""
        scheme, _, netloc = origin.lower().partition("://")
        if self.public and origin.lower() == self.public.origin:
            return True
        return scheme in ("http", "https") and netloc == host.lower()

    def _own(self) -> set[str]:
        machine = socket.gethostname().lower()
        public = {self.public.host} if self.public else set()
        return {machine, f"{machine.removesuffix('.local')}.local", self.host.lower()} | public


def without_port(host: str) -> str:
    """Return the name or address in a Host header, in lower case."""
    name, colon, port = host.lower().rpartition(":")
    return (name if colon and port.isdigit() else host.lower()).strip("[]").rstrip(".")


def _is_address(name: str) -> bool:
    with suppress(ValueError):
        return bool(ip_address(name))
    return False
