"""Answers to requests that reach no handler."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from litestar.types import Scope, Send

from warbones.core.messages import Msg
from warbones.protocol.messages import Problem
from warbones.rooms.languages import in_language, language_of

Header = tuple[bytes, bytes]

NO_STORE: Header = (b"cache-control", b"no-store")


async def send_problem(scope: Scope, send: Send, status: int, problem: Msg, more: Iterable[Header] = ()) -> None:
    """Answer a request with a `Problem` in the client's language."""
    body = msgspec.json.encode(in_language(language_of(scope["query_string"]), Problem(problem=problem)))
    await send_body(send, status, b"application/json", body, more)


async def send_body(send: Send, status: int, media_type: bytes, body: bytes, more: Iterable[Header] = ()) -> None:
    """Answer a request with a body, and ``more`` headers than its type and length."""
    headers = [(b"content-type", media_type), (b"content-length", b"%d" % len(body)), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
