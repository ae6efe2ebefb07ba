"""Finished matches drawn in a process of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from warbones.concurrency.fair_queue import FairQueue
from warbones.players.processes import Result, Workers
from warbones.rooms.showing import Busy
from warbones.table.errors import TooLong

PATIENCE: Final = 120.0
"""Seconds that a match may take to be drawn."""

OWN_LINE: Final = 8
LINE: Final = 32
"""Matches of one client that may wait to be drawn, and of all."""


class ShowingProcess:
    """Draws one match at a time, so that those who play notice nothing of it. Each client has its turns."""

    def __init__(self) -> None:
        """Start when first asked."""
        self._queue, self._workers = FairQueue(1), Workers(1, PATIENCE)

    async def do(
        self, client: str, work: Callable[..., Result], load: Callable[[], Awaitable[tuple[object, ...]]] | None = None
    ) -> Result:
        """Return the result of ``work``. Raises `Busy`, `TooLong`, and what it raises.

        ``load`` returns what ``work`` is given, and is not called before it is the turn of ``client``: what waits takes
        neither memory nor the store's time. Raises what it raises.
        """
        self._must_have_room(client)
        async with self._queue.place(lambda: (client,)):
            given = await load() if load else ()
            try:
                return await self._workers.do(partial(work, *given))
            except TimeoutError:
                raise TooLong(f"This match takes more than {PATIENCE:g} seconds to open, which is too long.") from None

    def _must_have_room(self, client: str) -> None:
        if self._queue.waiting(client) >= OWN_LINE:
            raise Busy(f"{OWN_LINE} matches wait to be opened for you already: try again in a minute.")
        if len(self._queue) >= LINE:
            raise Busy(f"{LINE} matches wait to be opened already: try again in a minute.")

    def close(self) -> None:
        """Stop, whatever is going on."""
        self._workers.close()
