"""An operator who looks at the page of a server and blocks people, and visitors from other addresses."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.server.person import decoded
from tests.server.player import PATIENCE, read
from warbones.protocol.messages import Refused, TableTicket
from warbones.protocol.operator_messages import OperatorPage
from warbones.server.network.network import Network
from warbones.server.operator.token import OperatorToken

SECRET = "a-token-for-the-tests"  # noqa: S105  # of these tests alone
TOKEN = OperatorToken(SECRET)
BEHIND_PROXY = Network(proxies=("127.0.0.1",))
"""The tests are the trusted proxy, so they can come from any address."""

STRANGER = "203.0.113.7"


class Operator:
    """Whoever has the token."""

    def __init__(self, host: str, token: str = SECRET) -> None:
        self._base = f"http://{host}/api/operator"
        self._headers = {"authorization": f"Bearer {token}"} if token else {}

    def ask(self, **more: Any) -> httpx.Response:
        return httpx.get(f"{self._base}?version=4", headers=self._headers | more, timeout=PATIENCE)

    def page(self) -> OperatorPage:
        return decoded(self.ask(), OperatorPage)

    def block(self, kind: str, subject: str, **more: Any) -> httpx.Response:
        return self._post("block", kind=kind, subject=subject, **more)

    def unblock(self, kind: str, subject: str) -> httpx.Response:
        return self._post("unblock", kind=kind, subject=subject)

    def _post(self, what: str, **body: Any) -> httpx.Response:
        return httpx.post(f"{self._base}/{what}?version=4", json=body, headers=self._headers, timeout=PATIENCE)


def visit(host: str, path: str = "/api/games", address: str = STRANGER) -> httpx.Response:
    """Request a path from an address."""
    return httpx.get(f"http://{host}{path}", headers={"x-forwarded-for": address}, timeout=PATIENCE)


def watching(host: str, ticket: TableTicket, address: str = STRANGER) -> AbstractContextManager[ClientConnection]:
    """Watch a table from an address, through a raw socket."""
    headers = {"x-forwarded-for": address}
    return connect(f"ws://{host}/api/tables/{ticket.table}/play?version=4", additional_headers=headers)


def heard(socket: ClientConnection, until: Callable[[object], bool]) -> Any:
    """Return the first message that ``until`` accepts."""
    while not until(message := read(str(socket.recv(timeout=PATIENCE)), 4)):
        pass
    return message


def refusal(socket: ClientConnection) -> str:
    """Return the reason for which a socket is closed."""
    found: Refused = heard(socket, lambda message: isinstance(message, Refused))
    assert isinstance(found.problem, str)
    return found.problem


JOIN = msgspec.json.encode({"type": "join", "token": ""}).decode()
