"""This machine's addresses on the home network, for other devices there."""

from __future__ import annotations

import platform
import re
import socket
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import Any, Final

import psutil

from warbones.core.messages import Text, msg

Ip = IPv4Address | IPv6Address

VIRTUAL: Final = re.compile(
    r"docker|br-[0-9a-f]{6}|veth|virbr|vmnet|vmware|vbox|virtualbox|vethernet|hyper-v|cni|flannel|cali|podman|lxc|lxd|kube"
    r"|bridge1\d\d|tun|tap|wg|utun|ppp|ipsec|zt|zerotier|tailscale|ham|nordlynx|proton|awdl|llw|anpi",
    re.IGNORECASE,
)
"""Name prefixes of interfaces of containers, virtual machines and VPNs, which other devices cannot reach."""

PROBE_ADDRESS: Final = "192.0.2.1"
"""An address reserved for documentation (RFC 5737), used to ask for a route; nothing is sent to it."""


@dataclass(frozen=True)
class Interface:
    """A network interface with its addresses."""

    name: str
    addresses: tuple[Ip, ...]
    is_up: bool = True
    is_loopback: bool = False
    is_direct: bool = False
    """Whether it is a point-to-point link, such as a VPN."""


@dataclass(frozen=True)
class HomeAddresses:
    """The addresses for devices on the home network, likeliest first, or the reason why there are none."""

    addresses: tuple[Ip, ...] = ()
    problem: Text = ""


def look_around() -> HomeAddresses:
    """Return the current addresses."""
    return at_home(interfaces(), routed())


def at_home(found: Sequence[Interface], first: Ip | None) -> HomeAddresses:
    """Return the private addresses among ``found``; ``first`` is the source address of outgoing traffic."""
    linked = [each for each in found if each.is_up and not each.is_loopback and _usable(each.addresses)]
    real = [each for each in linked if not each.is_direct and not VIRTUAL.match(each.name)]
    addresses = [address for each in real for address in _usable(each.addresses)]
    private = [each for each in addresses if each.is_private]
    if private:
        fourth = [each for each in private if each.version == 4]  # people can type it, and every router assigns one
        return HomeAddresses(tuple(sorted(fourth or private, key=lambda each: (each != first, each.is_link_local))))
    if addresses:
        return HomeAddresses(problem=msg("sharing-only-public", addresses=[str(each) for each in addresses]))
    if linked:
        return HomeAddresses(problem=msg("sharing-only-virtual", names=[each.name for each in linked]))
    return HomeAddresses(problem=msg("sharing-no-network"))


def _usable(addresses: Sequence[Ip]) -> list[Ip]:
    """Return the addresses that work in a URL: link-local IPv6 needs a zone, which browsers refuse."""
    return [each for each in addresses if not (each.version == 6 and each.is_link_local)]


def interfaces() -> list[Interface]:
    """Return this machine's interfaces."""
    states = psutil.net_if_stats()
    given = psutil.net_if_addrs()
    return [_interface(name, states[name], given[name]) for name in given if name in states]


def _interface(name: str, state: Any, given: Sequence[Any]) -> Interface:
    addresses = tuple(ip_address(each.address) for each in given if each.family in (socket.AF_INET, socket.AF_INET6))
    flags = state.flags.split(",")  # Windows reports none
    loopback = "loopback" in flags or any(each.is_loopback for each in addresses)
    return Interface(name, addresses, state.isup, loopback, "pointopoint" in flags)


def routed() -> Ip | None:
    """Return the source address of traffic to the internet, or None if there is no route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect((PROBE_ADDRESS, 9))
        return ip_address(probe.getsockname()[0])
    return None


def is_enclosed() -> bool:
    """Whether this runs in a container or in WSL, whose addresses other devices can seldom reach."""
    marks = (Path("/.dockerenv"), Path("/run/.containerenv"))
    return "microsoft" in platform.release().lower() or any(mark.exists() for mark in marks)


def is_loopback(host: str) -> bool:
    """Whether ``host``, an address or a name without its port, is a loopback name."""
    name = host.strip("[]").lower().rstrip(".")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return ip_address(name).is_loopback
    return False
