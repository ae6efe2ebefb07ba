"""How this server is reached, and what a request's own address and names say about who asks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from warbones.server.network.addresses import is_enclosed, is_loopback, look_around
from warbones.server.network.home import Home
from warbones.server.network.listening import HERE, PORT, address
from warbones.server.network.names import Names, without_port
from warbones.server.network.public import PublicUrl

WIDE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # compared, not bound to
"""The hosts that mean every address of this machine, and the one that it opens itself."""


@dataclass
class Network:
    """Where the tables are served, by which names, and whether the home network may come."""

    host: str = HERE
    port: int = PORT
    public: PublicUrl | None = None
    proxies: tuple[str, ...] = ()
    """The proxies that are believed when they say for whom they ask."""
    home: Home | None = None
    """None where the tables are not served at this machine alone, or cannot be served at other sockets too."""
    names: Names = field(init=False)

    def __post_init__(self) -> None:
        """Note the names."""
        self.names = Names(self.host, self.public)

    @property
    def address(self) -> str:
        """What this machine's own browser opens."""
        return address(WIDE.get(self.host, self.host), self.port)

    def beyond(self, host: str) -> list[str]:
        """Return what others open, the likeliest first, for whom asks by the name ``host``; empty: the very same."""
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
        """Whether nobody but this machine can open the tables."""
        return not self.public and is_loopback(self.host) and not (self.home and self.home.is_open)

    def may_open(self, client: str, host: str, *, forwarded: bool) -> bool:
        """Whether who asks is the operator, at this machine itself, and may open the tables to the home network.

        ``client`` is where a request comes from, ``host`` what it names, and ``forwarded`` that a proxy hands it on.
        """
        behind = self.public is not None or bool(self.proxies) or forwarded
        return self.home is not None and not behind and is_loopback(client) and is_loopback(without_port(host))
