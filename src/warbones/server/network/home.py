"""Listeners for the home network, which the operator opens and closes."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from warbones.core.errors import WarbonesError
from warbones.core.messages import Msg, Text, msg
from warbones.server.network.addresses import HomeAddresses, Ip, is_enclosed, look_around
from warbones.server.network.ports import PortTaken, address, listen


class NoHomeNetwork(WarbonesError):
    """No address at which another device could open the table."""


class SocketServer(Protocol):
    """A server that can add and remove listening sockets."""

    async def open_at(self, listening: socket.socket) -> None:
        """Serve on one more socket."""

    async def shut_at(self, listening: socket.socket) -> None:
        """Stop serving there, and disconnect its clients."""


class Home:
    """Opens and closes the tables to the home network."""

    def __init__(self, door: SocketServer, port: int, look: Callable[[], HomeAddresses] = look_around) -> None:
        """Start closed. ``port`` is used on the home network too, if it is free there."""
        self._door, self._port, self._look = door, port, look
        self._listening: dict[Ip, socket.socket] = {}
        self._is_open = False
        self._changing = asyncio.Lock()

    @property
    def is_open(self) -> bool:
        """Whether other devices can connect."""
        return self._is_open

    @property
    def addresses(self) -> list[str]:
        """The addresses for other devices, likeliest first."""
        return [address(str(ip), each.getsockname()[1]) for ip, each in self._listening.items()]

    @property
    def advice(self) -> Text:
        """Advice for when another device cannot connect."""
        ports = sorted({each.getsockname()[1] for each in self._listening.values()} or {self._port})
        written = [str(port) for port in ports]
        if is_enclosed():
            return msg("sharing-enclosed", ports=written)
        return msg("sharing-advice", ports=written)

    def problem(self) -> Text:
        """Return the reason why no other device can connect, "" if they can."""
        return self._look().problem

    async def open(self) -> None:
        """Let other devices connect. Raises `NoHomeNetwork` or `PortTaken`, and then stays closed."""
        async with self._changing:
            self._is_open = True
            try:
                await self._follow()
            finally:
                self._is_open = bool(self._listening)

    async def close(self) -> None:
        """Let no other device connect, and disconnect those that did."""
        async with self._changing:
            self._is_open = False
            await self._leave(*self._listening)

    async def follow(self) -> Text:
        """Adapt to changes of the network, if open. Return the reason if no address is left, otherwise ""."""
        async with self._changing:
            try:
                if self._is_open:
                    await self._follow()
            except (NoHomeNetwork, PortTaken) as problem:
                return problem.text
            return ""

    async def _follow(self) -> None:
        """Listen on exactly the current addresses. Raises `NoHomeNetwork` or `PortTaken` if none is left."""
        found = self._look()
        await self._leave(*(self._listening.keys() - set(found.addresses)))
        refused: PortTaken | None = None
        for ip in found.addresses:
            try:
                served = self._listening.pop(ip) if ip in self._listening else await self._serve(ip)
                self._listening[ip] = served  # keeps the current order
            except PortTaken as problem:
                refused = problem
        if not self._listening:
            if refused:
                raise refused
            assert isinstance(found.problem, Msg)
            raise NoHomeNetwork.with_message(found.problem)

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
    """Return a socket that listens on ``port``, or on another if that is taken. Raises `PortTaken`."""
    with suppress(PortTaken):
        return listen(host, port)
    return listen(host, None)
