"""A process that draws finished matches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from warbones.concurrency.fair_queue import FairQueue
from warbones.players.processes import ProcessQueue, Result
from warbones.rooms.finished.documents import Busy
from warbones.table.errors import TooLong

PATIENCE: Final = 120.0
"""The maximum time to draw a match, in seconds."""

OWN_LINE: Final = 8
LINE: Final = 32
"""The maximum number of matches in the queue, for one client and in total."""


class DrawingProcess:
    """Draws one match at a time, in its own process. Clients take turns."""

    def __init__(self) -> None:
        """Start the process on first use."""
        self.queue, self._workers = FairQueue(1), ProcessQueue(1, PATIENCE)

    async def do(
        self, client: str, work: Callable[..., Result], load: Callable[[], Awaitable[tuple[object, ...]]] | None = None
    ) -> Result:
        """Return the result of ``work``. Raises `Busy`, `TooLong`, and whatever ``work`` raises.

        ``load`` returns the arguments of ``work``. It is called when ``client`` has its turn, so that waiting requests
        take neither memory nor the store's time. Its errors are raised too.
        """
        self._must_have_room(client)
        async with self.queue.place(lambda: (client,)):
            given = await load() if load else ()
            try:
                return await self._workers.do(partial(work, *given))
            except TimeoutError:
                raise TooLong.saying("refused-document-slow", seconds=f"{PATIENCE:g}") from None

    def _must_have_room(self, client: str) -> None:
        if self.queue.waiting(client) >= OWN_LINE:
            raise Busy.saying("refused-documents-of-client", count=OWN_LINE)
        if len(self.queue) >= LINE:
            raise Busy.saying("refused-documents-of-all", count=LINE)

    def close(self) -> None:
        """Stop immediately, even in the middle of a match."""
        self._workers.close()
