"""The home network's listeners: the same tables at this machine's addresses there, while its operator likes."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

from warbones.core.errors import WarbonesError
from warbones.server.network.addresses import Found, Ip, is_enclosed, look_around
from warbones.server.network.listening import PortTaken, address, listen

ADVICE: Final = (
    "If it does not open there: the other device has to be in this same network, not in a guest Wi-Fi or on mobile "
    "data, and this machine's firewall has to let port {port} through."
)
ENCLOSED: Final = (
    "This runs in a container or in WSL, whose address other devices seldom reach: if it does not open there, start it "
    "with --host 0.0.0.0 --public-url http://ADDRESS:{port}, the address of the machine outside, which has to pass "
    "port {port} on."
)


class NoHomeNetwork(WarbonesError):
    """There is no address at which another device could open the table."""


class Door(Protocol):
    """What serves the application."""

    async def open_at(self, listening: socket.socket) -> None:
        """Serve at one more socket."""

    async def shut_at(self, listening: socket.socket) -> None:
        """Serve there no longer, and see out whoever came that way."""


class Home:
    """Opens and closes the tables to the home network."""

    def __init__(self, door: Door, port: int, look: Callable[[], Found] = look_around) -> None:
        """Be closed. ``port`` is that of the tables at this machine, and taken in the network too where it is free."""
        self._door, self._port, self._look = door, port, look
        self._listening: dict[Ip, socket.socket] = {}
        self._is_open = False
        self._changing = asyncio.Lock()

    @property
    def is_open(self) -> bool:
        """Whether other devices may come."""
        return self._is_open

    @property
    def addresses(self) -> list[str]:
        """What other devices open, the likeliest first."""
        return [address(str(ip), each.getsockname()[1]) for ip, each in self._listening.items()]

    @property
    def advice(self) -> str:
        """What to try where another device does not come through."""
        ports = sorted({each.getsockname()[1] for each in self._listening.values()} or {self._port})
        return (ENCLOSED if is_enclosed() else ADVICE).format(port=" or ".join(map(str, ports)))

    def problem(self) -> str:
        """Return why no other device can come, "" where one can."""
        return self._look().problem

    async def open(self) -> None:
        """Let other devices in. Raises `NoHomeNetwork` or `PortTaken`, and stays closed."""
        async with self._changing:
            self._is_open = True
            try:
                await self._follow()
            finally:
                self._is_open = bool(self._listening)

    async def close(self) -> None:
        """Let none in, and see out those who came."""
        async with self._changing:
            self._is_open = False
            await self._leave(*self._listening)

    async def follow(self) -> str:
        """Be at the addresses of now, where this is open: networks come and go. Return why there is none, or ""."""
        async with self._changing:
            try:
                if self._is_open:
                    await self._follow()
            except (NoHomeNetwork, PortTaken) as problem:
                return str(problem)
            return ""

    async def _follow(self) -> None:
        """Listen at the addresses of now, and at no others. Raises `NoHomeNetwork` or `PortTaken` where it is none."""
        found = self._look()
        await self._leave(*(self._listening.keys() - set(found.addresses)))
        refused: PortTaken | None = None
        for ip in found.addresses:
            try:
                served = self._listening.pop(ip) if ip in self._listening else await self._serve(ip)
                self._listening[ip] = served  # in the order of now
            except PortTaken as problem:
                refused = problem
        if not self._listening:
            raise refused or NoHomeNetwork(found.problem)

    async def _serve(self, ip: Ip) -> socket.socket:
        listening = _listen(str(ip), self._port)
        await self._door.open_at(listening)
        return listening

    async def _leave(self, *left: Ip) -> None:
        for ip in left:
            listening = self._listening.pop(ip)
            await self._door.shut_at(listening)
            listening.close()


def _listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens on ``port``, or on another where that is taken. Raises `PortTaken`."""
    with suppress(PortTaken):
        return listen(host, port)
    return listen(host, None)
