"""Error responses, each a `Problem` with the reason and what to do."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from warbones.core.errors import WarbonesError, clipped
from warbones.core.messages import Msg, Text, msg
from warbones.lobby.status_codes import status_of
from warbones.protocol.messages import Problem
from warbones.rooms.languages import in_language, language_of
from warbones.rooms.room_cache import LimitReached
from warbones.rooms.storage.store import StoreFailed
from warbones.server.limit_counts import LimitCounts
from warbones.server.mail.mailer import UnknownMailLink
from warbones.server.store.club.club_store import NoPlayer, UnknownEvent
from warbones.server.visitor_limits import client_of

logger = logging.getLogger(__name__)

PROBLEM: Final = ResponseSpec(Problem, description="The reason, and what to do", generate_examples=False)

FOREIGN: Final = {HTTP_403_FORBIDDEN: PROBLEM}
"""The errors of any request, which may name another host (`warbones.server.http.guard`)."""

ASKED: Final = FOREIGN | {HTTP_400_BAD_REQUEST: PROBLEM}
"""The errors of a request with parameters."""

STORED: Final = FOREIGN | {HTTP_503_SERVICE_UNAVAILABLE: PROBLEM}
"""The errors of a request to the store, which may fail or be busy."""

PROBLEMS: Final = STORED | {HTTP_400_BAD_REQUEST: PROBLEM, HTTP_404_NOT_FOUND: PROBLEM}
"""The errors of a request that names something, which may not exist."""

PACED: Final = PROBLEMS | {HTTP_429_TOO_MANY_REQUESTS: PROBLEM}
"""The errors of a request that takes long, and so has a limited rate."""

CHANGES: Final = PROBLEMS | {HTTP_413_REQUEST_ENTITY_TOO_LARGE: PROBLEM, HTTP_429_TOO_MANY_REQUESTS: PROBLEM}
"""The errors of a request with a body, which may be too long, and with a limited rate."""

LONGEST_BODY: Final = 64 * 1024
LONGEST_FILE: Final = 8_000_000
"""The maximum length of a match's file, in bytes; those of any other body are `LONGEST_BODY`."""

WORDS: Final = {
    HTTP_404_NOT_FOUND: msg("refused-no-address"),
    HTTP_405_METHOD_NOT_ALLOWED: msg("refused-method"),
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: msg("refused-body-long", most=LONGEST_BODY, file=LONGEST_FILE),
    HTTP_429_TOO_MANY_REQUESTS: msg("refused-requests-minute"),
}

PER_DAY: Final = {"tables": msg("refused-tables-today"), "mails": msg("refused-mail-today")}
"""The refusals of the limits that are counted by the day, by name (`warbones.server.visitor_limits.Limits`)."""

AnyRequest = Request[Any, Any, Any]


def problem_response(request: AnyRequest, status: int, text: Text) -> Response[Problem]:
    """Return the answer that says what is wrong with a request."""
    return Response(in_language(language_of(request.scope["query_string"]), Problem(problem=text)), status_code=status)


def refused(request: AnyRequest, error: WarbonesError) -> Response[Problem]:
    """Answer a request that was refused with a `WarbonesError`."""
    if isinstance(error, NoPlayer):
        return forbidden(request, error)
    if isinstance(error, LimitReached):
        _note(request, "rooms")
    status = HTTP_404_NOT_FOUND if isinstance(error, UnknownEvent | UnknownMailLink) else status_of(error)
    return problem_response(request, status, error.text)


def forbidden(request: AnyRequest, error: WarbonesError) -> Response[Problem]:
    """Answer a forbidden request."""
    return problem_response(request, HTTP_403_FORBIDDEN, error.text)


def unkept(request: AnyRequest, error: StoreFailed) -> Response[Problem]:
    """Answer a request that failed in the store."""
    logger.error("%s %s could not be stored: %s", request.method, request.url.path, error)
    return problem_response(request, HTTP_503_SERVICE_UNAVAILABLE, error.text)


def unreadable(request: AnyRequest, error: ValidationException) -> Response[Problem]:
    """Answer a malformed request."""
    found = error.extra if isinstance(error.extra, list) else []
    wrong = "; ".join(f"{each.get('key', 'body')}: {each['message']}" for each in found) or error.detail
    asked = any(each.get("source") == "query" for each in found)
    if not asked and request.headers.get("content-length", "0") == "0":
        return problem_response(request, error.status_code, msg("refused-body-missing"))
    return problem_response(request, error.status_code, _unread(wrong))


def _unread(why: str) -> Msg:
    """Return the parser's message about a malformed request."""
    return msg("refused-body-unreadable", why=clipped(why).removesuffix("."))


def too_deep(request: AnyRequest, __: RecursionError) -> Response[Problem]:
    """Answer a request with JSON nested too deeply."""
    return problem_response(request, HTTP_400_BAD_REQUEST, msg("refused-body-nested"))


def failed(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Answer a request with an unknown path, a wrong method, too large a body or too high a rate."""
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return broken(request, error)
    words = WORDS.get(error.status_code) or _unread(error.detail)
    if error.status_code == HTTP_429_TOO_MANY_REQUESTS:
        limit = next(iter(error.extra or ()), "")
        _note(request, limit)
        words = PER_DAY.get(limit, words)
    return problem_response(request, error.status_code, words)


def _note(request: AnyRequest, limit: str) -> None:
    """Count an exceeded limit."""
    counts: LimitCounts = request.app.state.limit_counts
    counts.note(limit, client_of(request))


def broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answer a request that failed because of an error in the server."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem_response(request, HTTP_500_INTERNAL_SERVER_ERROR, msg("refused-server-error"))


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    WarbonesError: refused,
    StoreFailed: unkept,
    ValidationException: unreadable,
    RecursionError: too_deep,
    HTTPException: failed,
    Exception: broken,
}
