"""A table in memory: one match, what its viewers were shown, and the bots that sit at it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from warbones.server.bots import Bots
from warbones.server.messages import Accepted, Act
from warbones.server.storage import Store, StoredMatch, StoreFailed
from warbones.server.stream import Stream
from warbones.table.answers import Turn
from warbones.table.match import Match, Prepared

logger = logging.getLogger(__name__)

RETRIES = (0.5, 2.0, 8.0)
"""Seconds that a bot's seat waits after each failure of its bot."""


class Room:
    """One table. Answers are applied one after the other, each on disk before anybody is told."""

    def __init__(self, table: str, stored: StoredMatch, match: Match, store: Store, bots: Bots) -> None:
        """Sit down at ``match``, of which no turn is played yet."""
        self.keys: Sequence[str | None] = stored.keys
        self.closed = asyncio.Event()
        self._table, self._match, self._store, self._bots = table, match, store, bots
        self._seated = {seat: bot for seat, bot in enumerate(stored.bots) if bot is not None}
        self._streams: dict[int | None, Stream] = {
            seat: Stream() for seat, bot in enumerate(stored.bots) if bot is None
        }
        self._turns = 0
        self._lock = asyncio.Lock()
        self._thinking: dict[int, asyncio.Task[None]] = {}

    @property
    def is_idle(self) -> bool:
        """Whether nothing is going on here by itself."""
        return not self._thinking and not self._lock.locked()

    def stream(self, seat: int) -> Stream:
        """Return what the person on ``seat`` is shown."""
        return self._streams[seat]

    # Turns

    def fold(self, turn: Turn) -> None:
        """Play a stored turn again."""
        self._match.fold(turn)
        self._show()

    async def answer(self, seat: int, act: Act) -> Accepted:
        """Apply an intention. Returns once it is on disk. Raises `WarbonesError`, or `StoreFailed` and closes."""
        return await asyncio.shield(asyncio.ensure_future(self._answer(seat, act)))

    async def _answer(self, seat: int, act: Act) -> Accepted:
        async with self._lock:
            if self.closed.is_set():
                raise StoreFailed(f"Table {self._table} was closed.")
            if self._match.is_repeat(seat, act.number, act.id):
                return Accepted(id=act.id, repeated=True)
            await self._play(self._match.answer(seat, act.number, act.action, act.id))
        self.wake()
        return Accepted(id=act.id)

    async def _play(self, prepared: Prepared) -> None:
        try:
            await self._store.append(self._table, self._turns, prepared.turn, over=prepared.position.over)
        except StoreFailed:
            self.close()
            raise
        self._match.commit(prepared)
        self._show()

    def _show(self) -> None:
        self._turns += 1
        for position in (*self._match.moments, self._match.position):
            for seat, stream in self._streams.items():
                stream.show(self._match.number(seat), position.scene(seat))

    # Bots

    def wake(self) -> None:
        """Let every bot think whose decision is due."""
        for seat in self._match.position.to_act & self._seated.keys() - self._thinking.keys():
            if not self.closed.is_set():
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    async def _think(self, seat: int) -> None:
        try:
            for wait in (*RETRIES, None):
                if await self._decided(seat) or wait is None:
                    return
                await asyncio.sleep(wait)
        finally:
            del self._thinking[seat]

    async def _decided(self, seat: int) -> bool:
        """Let the bot answer all that is due. Return whether it did; a failure is logged."""
        try:
            while seat in self._match.position.to_act:
                number, seen = self._match.number(seat), self._match.position.seen_by(seat)
                action = await self._bots.choose(seen, seat, self._seated[seat])
                await self.answer(seat, Act(id="", number=number, action=action))
        except Exception:  # whatever befalls a bot, its table stays open
            logger.exception("The bot on seat %d of table %s failed", seat, self._table)
            return False
        return True

    def close(self) -> None:
        """Send everybody away: what is on disk is the truth, and whoever comes back gets a new room."""
        self.closed.set()
        for task in self._thinking.values():
            task.cancel()
