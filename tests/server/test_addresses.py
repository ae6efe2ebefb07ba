"""The addresses of a machine that other devices at home can open."""

from __future__ import annotations

import re
from ipaddress import ip_address

import pytest

from warbones.core.view.reader import english
from warbones.server.network import addresses
from warbones.server.network.addresses import Interface, at_home, is_loopback, look_around


def interface(name: str, *given: str, is_up: bool = True, is_direct: bool = False) -> Interface:
    return Interface(name, tuple(map(ip_address, given)), is_up, name == "lo", is_direct)


LO = interface("lo", "127.0.0.1", "::1")
WIFI = interface("wlan0", "192.168.1.23", "fe80::1%wlan0", "2003:e1::1")
CABLE = interface("eth0", "10.0.0.5")
DOCKER, BRIDGE = interface("docker0", "172.17.0.1"), interface("br-0a1b2c3d4e5f", "172.18.0.1")
VPN, WIREGUARD = interface("tun0", "10.8.0.2", is_direct=True), interface("wg0", "10.9.0.2")
PEER = interface("enp9", "10.7.0.2", is_direct=True)
UNPLUGGED = interface("eth1", "192.168.7.7", is_up=False)
ROOTLESS = interface("eth2", "169.254.3.4")


@pytest.mark.parametrize(
    ("found", "first", "expected"),
    [
        ([LO, WIFI], "192.168.1.23", ["192.168.1.23"]),
        ([LO, DOCKER, BRIDGE, interface("veth12", "172.19.0.1"), WIFI], "192.168.1.23", ["192.168.1.23"]),
        ([LO, WIFI, CABLE], "10.0.0.5", ["10.0.0.5", "192.168.1.23"]),  # the way to the internet comes first
        ([LO, CABLE, WIFI], None, ["10.0.0.5", "192.168.1.23"]),
        ([LO, VPN, WIREGUARD, PEER, WIFI], "10.8.0.2", ["192.168.1.23"]),  # all traffic goes through the VPN
        ([LO, UNPLUGGED, WIFI], None, ["192.168.1.23"]),
        ([LO, ROOTLESS, WIFI], None, ["192.168.1.23", "169.254.3.4"]),
        ([LO, interface("en0", "203.0.114.9", "192.168.1.2")], "203.0.114.9", ["192.168.1.2"]),
        ([LO, interface("eth0", "fd00::2", "fe80::2%eth0")], None, ["fd00::2"]),
        ([LO, interface("vEthernet (WSL)", "172.20.1.1"), interface("Wi-Fi", "192.168.0.4")], None, ["192.168.0.4"]),
        ([LO, interface("VirtualBox Host-Only Network", "192.168.56.1"), CABLE], None, ["10.0.0.5"]),
    ],
)
def test_addresses_at_home_are_found_the_likeliest_first(
    found: list[Interface], first: str | None, expected: list[str]
) -> None:
    home = at_home(found, ip_address(first) if first else None)
    assert (list(map(str, home.addresses)), home.problem) == (expected, "")


@pytest.mark.parametrize(
    ("found", "problem"),
    [
        ([LO], "on a network. Join Wi-Fi"),
        ([LO, UNPLUGGED], "on a network"),
        ([LO, interface("eth0", "fe80::1%eth0")], "on a network"),
        ([LO, DOCKER, VPN], r"VPN, containers or virtual machines \(docker0 and tun0\)"),
        ([LO, interface("eth0", "93.184.216.34")], r"only a public address \(93\.184\.216\.34\)"),
        ([LO, interface("eth0", "100.64.3.4")], "only a public address"),  # a provider's own network
    ],
)
def test_without_an_address_a_sentence_says_why(found: list[Interface], problem: str) -> None:
    home = at_home(found, None)
    assert home.addresses == ()
    assert re.search(problem, english(home.problem))


def test_this_machine_is_looked_at() -> None:
    home = look_around()
    assert bool(home.addresses) != bool(home.problem)
    assert not any(each.is_loopback for each in home.addresses)
    assert any(each.is_loopback for each in addresses.interfaces())


@pytest.mark.parametrize("host", ["localhost", "LocalHost.", "a.localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]"])
def test_a_machine_s_names_for_itself(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize("host", ["", "localhost.example", "127.0.0.1.example", "192.168.1.2", "192.168.1.1", "[::2]"])
def test_names_that_are_not_the_machine_s_own(host: str) -> None:
    assert not is_loopback(host)
