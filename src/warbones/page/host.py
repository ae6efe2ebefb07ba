"""The host of a page without a server: its rooms, and the answers to all of the page's requests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from warbones.concurrency.detached import begun
from warbones.core.errors import WarbonesError
from warbones.core.messages import Text, msg
from warbones.core.record.options import Value
from warbones.lobby.status_codes import status_of
from warbones.page.embed_routes import embed_router
from warbones.page.line import PageConnection
from warbones.page.requests import JSON, Answer, Document, call_of
from warbones.page.routes import OWNER, router
from warbones.page.shelf import Shelf
from warbones.page.shelf_store import ShelfStore
from warbones.page.throws import ApproximateThrows
from warbones.protocol.close_codes import CloseCode
from warbones.protocol.messages import Problem
from warbones.rooms.bots import BotService
from warbones.rooms.finished.reviews import ReviewService
from warbones.rooms.finished.stories import StoryService
from warbones.rooms.rooms import Rooms
from warbones.rooms.services import Timepiece
from warbones.rooms.session.visit import Left, visit
from warbones.rooms.storage.store import StoreFailed

logger = logging.getLogger(__name__)

Usual = Mapping[str, Mapping[str, Value]]

NOWHERE: Final = msg("refused-no-address")
BROKEN: Final = msg("refused-server-error")


class Response(NamedTuple):
    """The answer to a request, from which the browser makes a ``Response``."""

    status: int
    media_type: str
    content: bytes


class DrawnAtOnce:
    """Draws finished matches in the calling thread: there is only one client."""

    async def do(
        self, _client: str, work: Callable[..., Any], load: Callable[[], Awaitable[tuple[object, ...]]] | None = None
    ) -> Any:
        """Return the result of ``work``."""
        await asyncio.sleep(0)
        return work(*(await load() if load else ()))

    def close(self) -> None:
        """Do nothing."""


class Host:
    """The rooms of a page, and the answers to its requests."""

    def __init__(
        self, shelf: Shelf, bots: BotService, timepiece: Timepiece, usual: Usual = MappingProxyType({})
    ) -> None:
        """Keep matches on ``shelf``. ``usual`` are the default options of each game's new tables."""
        store, self.usual = ShelfStore(shelf), dict(usual)
        self.bots, self.rooms = bots, Rooms(store, bots, timepiece, ApproximateThrows(), usual=self.usual)
        self.reviews = ReviewService(bots, DrawnAtOnce(), store)
        self.stories = StoryService(bots, DrawnAtOnce())

    def start(self) -> None:
        """Start the timers. Called in a running event loop."""
        self.bots.prepare()
        self._going = (begun(self.rooms.resume(), "Resuming the tables"), begun(self.rooms.keep_time(), "Timers"))

    async def answer(self, method: str, url: str, authorization: str = "", body: bytes = b"") -> Response:
        """Return the answer to a request: what the server answers, or a `Problem`."""
        try:
            call = call_of(self, method, url, authorization, body)
            if not (found := router.find(call) or embed_router.find(call)):
                return _problem(HTTPStatus.NOT_FOUND, NOWHERE)
            handler, parts = found
            return _response(await handler(call, **parts))
        except WarbonesError as error:
            return _problem(status_of(error), error.text)
        except StoreFailed as error:
            return _problem(HTTPStatus.SERVICE_UNAVAILABLE, error.text)
        except Exception:
            logger.exception("%s %s failed", method, url)
            return _problem(HTTPStatus.INTERNAL_SERVER_ERROR, BROKEN)

    def connect(self, table: str, send: Callable[[str], object], close: Callable[[int], object]) -> PageConnection:
        """Return a new connection to a table. ``send`` and ``close`` go to the client."""
        line = PageConnection(send)
        begun(self._stay(line, table, close), f"A connection to table {table}")
        return line

    async def _stay(self, line: PageConnection, table: str, close: Callable[[int], object]) -> None:
        try:
            close(await visit(line, table, self.rooms, OWNER))
        except Left:
            return
        except Exception:
            logger.exception("A connection to table %s failed", table)
            close(CloseCode.FAILED)


def _response(answer: Answer) -> Response:
    if isinstance(answer, Document):
        return Response(HTTPStatus.OK, answer.media_type, answer.content)
    return Response(HTTPStatus.OK, JSON, msgspec.json.encode(answer))


def _problem(status: HTTPStatus, text: Text) -> Response:
    return Response(status, JSON, msgspec.json.encode(Problem(problem=text)))
