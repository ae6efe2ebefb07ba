"""A server as an operator starts it, with its own limits, and visitors with different addresses."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.crowd import Player

READY = "The table is open at "


@contextmanager
def real(data: Path, *more: str, descriptors: int | None = None, said: Path | None = None) -> Iterator[tuple[str, int]]:
    """Serve with ``more`` options and a limit of ``descriptors``; yield the address and the process's id.

    The server's log is written to ``said``.
    """
    command = [sys.executable, "-m", "warbones", "serve", "--data", str(data), "--no-browser", *more]
    if descriptors:
        command = ["sh", "-c", f'ulimit -n {descriptors} && exec "$@"', "sh", *command]
    with (said or Path("/dev/null")).open("wb") as log:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert server.stdout is not None
        try:
            ready = next(line for line in server.stdout if line.startswith(READY))
            yield ready.removeprefix(READY).split()[0], server.pid
        finally:
            server.terminate()
            server.communicate()


def visitor(address: str, at: str, timeout: float = 60) -> httpx.AsyncClient:
    """Return a client whose own address is ``at``, such as 127.0.0.2."""
    transport = httpx.AsyncHTTPTransport(local_address=at, limits=httpx.Limits(max_connections=None))
    return httpx.AsyncClient(base_url=address, timeout=timeout, transport=transport)


async def table(http: httpx.AsyncClient, seats: Sequence[dict[str, str]], game: str = "dicewing") -> Any:
    """Set up a table and return its ticket."""
    return (await http.post("/api/tables", json={"game": game, "seats": list(seats)})).raise_for_status().json()


async def joined(address: str, at: str, ticket: Any, seat: int = 0) -> Player:
    """Take a seat with a socket from the address ``at``."""
    where = f"{address.replace('http', 'ws', 1)}api/tables/{ticket['table']}/play?version=4"
    socket = await connect(where, compression=None, max_size=None, local_addr=(at, 0))
    await send(socket, type="join", token=ticket["seats"][seat]["token"])
    return Player(socket)


async def send(socket: ClientConnection, **message: object) -> None:
    """Send a message with these fields."""
    await socket.send(msgspec.json.encode(message).decode())
