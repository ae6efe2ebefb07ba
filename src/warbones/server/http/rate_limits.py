"""The limits on the requests of one address per minute or per day."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from litestar.exceptions import TooManyRequestsException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store

from warbones.server.http import mail, operator
from warbones.server.http.problems import AnyRequest
from warbones.server.visitor_limits import Limits, client_of

PACED: Final = ("posts", "tables", "replays", "mails")
"""The names of these limits."""

OPENED: Final = ("/file", "/replay", "/story", "/picture.png")


class NamedRateLimit(RateLimitMiddleware):
    """A rate limit whose error has the limit's name in ``extra``; the error of a limit inside it keeps its own."""

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
        """Return the client's requests so far. Raises `TooManyRequestsException` if there may be no more."""
        found = await super().retrieve_cached_history(key, store)
        if len(found.history) >= self.max_requests:
            raise TooManyRequestsException(headers=self.create_response_headers(found), extra=[self.config.store])
        return found


def rate_limits(limits: Limits) -> Iterator[DefineMiddleware]:
    """Yield the middleware for each limit."""
    units: tuple[Literal["minute", "day"], ...] = ("minute", "day", "minute", "day")
    for name, unit, counts in zip(PACED, units, (_changes_something, _sets_up, _opens, _asks_for_mail), strict=True):
        most: int = getattr(limits, name)
        yield RateLimitConfig(
            (unit, most),
            check_throttle_handler=counts,
            identifier_for_request=client_of,
            store=name,
            middleware_class=NamedRateLimit,
        ).middleware


def _changes_something(request: AnyRequest) -> bool:
    """Return whether the request may change something, or shows the operator's token, which nobody should be able to
    guess.
    """
    return request.method == "POST" or request.url.path.startswith(operator.PATH)


def _sets_up(request: AnyRequest) -> bool:
    path = request.url.path
    return request.method == "POST" and (path == "/api/tables" or path.endswith("/continue"))


def _asks_for_mail(request: AnyRequest) -> bool:
    return request.method == "POST" and request.url.path == mail.PATH


def _opens(request: AnyRequest) -> bool:
    """Return whether the request opens a finished match, which takes a while to draw."""
    return request.method == "GET" and request.url.path.endswith(OPENED)
