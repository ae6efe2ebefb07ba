"""The server's addresses, and the requests that count as the operator's."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from warbones.server.network.addresses import is_enclosed, is_loopback, look_around
from warbones.server.network.allowed_hosts import AllowedHosts, without_port
from warbones.server.network.home import Home
from warbones.server.network.ports import HERE, PORT, address
from warbones.server.network.public import PublicUrl

WIDE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # compared, not bound to
"""The hosts that stand for every address of this machine, each with the host for this machine's own browser."""


@dataclass
class Network:
    """The listening address, the allowed hosts, and the home network."""

    host: str = HERE
    port: int = PORT
    public: PublicUrl | None = None
    proxies: tuple[str, ...] = ()
    """The proxies whose forwarded headers are trusted."""
    home: Home | None = None
    """None unless the tables are served on loopback only and listening sockets can be added."""
    names: AllowedHosts = field(init=False)

    def __post_init__(self) -> None:
        """Set the allowed hosts."""
        self.names = AllowedHosts(self.host, self.public)

    @property
    def address(self) -> str:
        """The address for this machine's own browser."""
        return address(WIDE.get(self.host, self.host), self.port)

    def beyond(self, host: str) -> list[str]:
        """Return the addresses for others, likeliest first, given the ``host`` of a client; empty: the same one."""
        if self.public:
            return [self.public.address]
        if not is_loopback(without_port(host)):
            return []
        if self.home and self.home.is_open:
            return self.home.addresses
        if self.host in WIDE and not is_enclosed():
            return [address(str(each), self.port) for each in look_around().addresses]
        return []

    @property
    def is_alone(self) -> bool:
        """Whether only this machine can open the tables."""
        return not self.public and is_loopback(self.host) and not (self.home and self.home.is_open)

    def may_open(self, client: str, host: str, *, forwarded: bool) -> bool:
        """Whether the client is the operator, on this machine, and may open the tables to the home network.

        ``client`` is the request's address, ``host`` its Host header, and ``forwarded`` whether a proxy forwarded it.
        """
        behind = self.public is not None or bool(self.proxies) or forwarded
        return self.home is not None and not behind and is_loopback(client) and is_loopback(without_port(host))
