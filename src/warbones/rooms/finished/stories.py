"""Stories of finished matches. A bot chooses the key moves if it can do so while the match's end is shown."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final

from warbones.concurrency.detached import to_its_end
from warbones.core.errors import WarbonesError
from warbones.games import load_known
from warbones.review.key_moves import by_chance
from warbones.rooms.bots import STAND_IN, BotService, NoAnswer
from warbones.rooms.finished import documents
from warbones.rooms.finished.documents import DocumentWriter, KeyMoveQuestions
from warbones.rooms.languages import Dialect
from warbones.rooms.storage.store import StoreFailed
from warbones.table.story import KeyMove

WITHIN: Final = 6.0
"""Seconds in which a bot must estimate the chances: a match's last scene is shown for about as long."""

RIVALS: Final = 4
"""The number of actions with which a key move is compared."""

MOST_CACHED: Final = 64
"""The maximum number of cached choices of key moves."""

Choice = tuple[KeyMove, ...] | None
"""A match's key moves by the chance to win; None if the chances could not be estimated in time."""

EXPECTED: Final = (WarbonesError, StoreFailed)

Load = Callable[[], Awaitable[tuple[Any, ...]]]
"""Loads the arguments of a document from the store; the table's name comes first."""


class StoryService:
    """The stories of one server."""

    def __init__(self, bots: BotService, show: DocumentWriter, within: float = WITHIN) -> None:
        """Let ``bots`` estimate chances for at most ``within`` seconds, and ``show`` write the stories."""
        self._bots, self._show, self._within = bots, show, within
        self._choosing: OrderedDict[str, asyncio.Task[Choice]] = OrderedDict()

    async def of_table(self, client: str, table: str, view: str, dialect: Dialect, load_match: Load) -> bytes:
        """Return the `Story` of a table's match as JSON. Raises as `documents.match_story` and `DocumentWriter.do`."""
        chosen = await self._choice(client, table, load_match)
        return await self._show.do(client, partial(documents.match_story, view, dialect, chosen), load_match)

    async def _choice(self, client: str, table: str, load_match: Load) -> Choice:
        """Return the key moves of a match, chosen once for all clients; a failed choice is tried again."""
        choosing = self._choosing.get(table) or asyncio.create_task(self._choose(client, load_match))
        self._choosing[table] = choosing
        try:
            chosen = await to_its_end(choosing, EXPECTED)
        except Exception:
            self._choosing.pop(table, None)
            raise
        if chosen is None:
            self._choosing.pop(table, None)
        while len(self._choosing) > MOST_CACHED:
            self._choosing.popitem(last=False)
        return chosen

    async def _choose(self, client: str, load_match: Load) -> Choice:
        asked = await self._show.do(client, documents.key_move_questions, load_match)
        if not asked.moves:
            return None
        try:
            async with asyncio.timeout(self._within):
                values = await self._values(client, asked)
                chosen = by_chance(asked.moves, values)
                rivals = {move.n: await self._rivals(client, asked, move) for move in chosen}
        except (TimeoutError, NoAnswer, WarbonesError):
            return None
        return await self._show.do(client, partial(documents.with_reasons, chosen, rivals), load_match)

    async def _values(self, client: str, asked: KeyMoveQuestions) -> Mapping[int, float]:
        """Return the values for seat 0 of the positions around the proposed moves."""
        verdicts = [await self._bots.judge(each, lambda: (client,)) for each in asked.requests.values()]
        return {n: verdict.value for n, verdict in zip(asked.requests, verdicts, strict=True)}

    async def _rivals(self, client: str, asked: KeyMoveQuestions, move: KeyMove) -> tuple[str, ...]:
        """Return a quick bot's best actions at a move's position."""
        seen = load_known(asked.game).from_dict(asked.before[move.n])
        weighed = await self._bots.weigh(seen, move.seat, STAND_IN, lambda: (client,))
        return tuple(each.action for each in weighed[:RIVALS])
