"""Requests from blocked addresses, which are answered with the reason and nothing else."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.status_codes import HTTP_403_FORBIDDEN
from litestar.types import ASGIApp, Receive, Scope, Send

from warbones.core.messages import Msg
from warbones.core.view.reader import english
from warbones.server.operator.blocks import Blocks, notice
from warbones.server.plain_answers import NO_STORE, send_body, send_problem


class BlockGate:
    """Serves requests of everybody who is not blocked. Sockets are refused where they are served."""

    def __init__(self, app: ASGIApp, blocks: Blocks) -> None:
        """Wrap ``app``."""
        self._app, self._blocks = app, blocks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or refuse it."""
        client = scope["client"] if scope["type"] == ScopeType.HTTP else None
        if client and (block := self._blocks.of_address(client[0])):
            await _refuse(scope, send, notice(block))
        else:
            await self._app(scope, receive, send)


async def _refuse(scope: Scope, send: Send, problem: Msg) -> None:
    """Answer with a `Problem`, or for a page, which a person opens, with the sentence itself."""
    if scope["path"].startswith("/api/"):
        await send_problem(scope, send, HTTP_403_FORBIDDEN, problem, [NO_STORE])
    else:
        body = english(problem).encode()
        await send_body(send, HTTP_403_FORBIDDEN, b"text/plain; charset=utf-8", body, [NO_STORE])
