"""Addresses and networks, as they are written and looked up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, Generic, TypeVar

from warbones.core.errors import WarbonesError, quoted
from warbones.server.visitor_limits import CLIENT_BITS, MANY

T = TypeVar("T")
Address = IPv4Address | IPv6Address
AddressNetwork = IPv4Network | IPv6Network

MAPPED: Final = ip_network("::ffff:0:0/96")
"""IPv4 addresses written as IPv6 ones."""


class BadBlock(WarbonesError):
    """A block that makes no sense, or that would shut out the operator."""


@lru_cache(MANY)
def address_of(host: str) -> Address | None:
    """Return the address of a connection's ``host``, None if it has none, as at a Unix socket."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def network_of(written: str) -> AddressNetwork:
    """Return the network of a written address or network. Raises `BadBlock`.

    One IPv6 address stands for its network, since a client can change the other bits at will.
    """
    try:
        network = ip_network(written.strip().replace("%", " "), strict=False)  # a zone is of one machine's interfaces
    except ValueError:
        raise BadBlock.saying("refused-block-address", address=quoted(written)) from None
    if isinstance(network, IPv4Network):
        return network
    if network.subnet_of(MAPPED):  # type: ignore[arg-type]  # of version 6
        mapped = network.network_address.ipv4_mapped
        return ip_network((str(mapped), network.prefixlen - MAPPED.prefixlen))
    return network.supernet(new_prefix=CLIENT_BITS) if network.prefixlen > CLIENT_BITS else network


def shown(network: AddressNetwork) -> str:
    """Return a network as text: a single address without its length."""
    single = network.prefixlen == network.max_prefixlen
    return str(network.network_address) if single else str(network)


class AddressMap(Generic[T]):
    """Values by network, found by an address in it."""

    def __init__(self, values: Mapping[AddressNetwork, T]) -> None:
        """Look up in ``values``."""
        self._values = values
        self._lengths = sorted({(each.version, each.prefixlen) for each in values}, reverse=True)

    def find(self, address: Address | None) -> T | None:
        """Return the value of the smallest network that contains the address."""
        for version, length in self._lengths if address else ():
            if address and address.version == version:
                found = self._values.get(ip_network((address, length), strict=False))
                if found is not None:
                    return found
        return None
