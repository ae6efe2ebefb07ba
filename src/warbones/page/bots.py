"""The bots of a page: searches in WebAssembly if the site has them, otherwise interpreted bots."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from warbones.concurrency.fair_queue import Clients
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.games import load_known
from warbones.players.bot_names import SEARCHING, bot_named
from warbones.players.in_process import READY, InProcessBots
from warbones.players.wasm_bots import WasmBots
from warbones.protocol.messages import Preparing
from warbones.review.inquiry import JudgeRequest, NoReview, Verdict
from warbones.rooms.bots import BotService, WeighedAction

STAND_IN: Final = "greedy:4"
"""Plays in place of a search that the site does not include."""


class PageBots:
    """The levels of a server's bots. A game without its search has a simpler bot for them, and no reviews."""

    def __init__(self, searches: WasmBots | None = None, games: Collection[str] = ()) -> None:
        """Let ``searches`` answer for these ``games``."""
        self._searches, self._games, self._simple = searches, games, InProcessBots()

    def prepare(self) -> None:
        """Do nothing: a search is fetched when it is first needed."""

    def preparing(self) -> Preparing:
        """Report that everything is ready."""
        return READY

    async def plan(self, seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
        """Return the action of ``bot`` in notation. See `warbones.rooms.bots.BotService`."""
        bots, named = self._for(seen.game, bot)
        return await bots.plan(seen, seat, named, clients)

    async def weigh(self, seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[WeighedAction]:
        """Return the actions of ``seat`` as ``bot`` weighs them, best first."""
        bots, named = self._for(seen.game, bot)
        return await bots.weigh(seen, seat, named, clients)

    async def judge(self, asked: JudgeRequest, clients: Clients) -> Verdict:
        """Answer a question of a review. Raises `NoReview` for a game whose search is not part of the site."""
        if not self._searches or asked.game not in self._games:
            raise NoReview.saying("refused-no-reviews-on-site", game=load_known(asked.game).title)
        return await self._searches.judge(asked, clients)

    def close(self) -> None:
        """Do nothing."""

    def _for(self, game: Parts, bot: str) -> tuple[BotService, str]:
        """Return the service that plays a bot of a game, and the name of the bot that it plays."""
        if self._searches and game.id in self._games:
            return self._searches, bot
        searches = game.ruleset.compiles and bot_named(bot, game).kind in SEARCHING
        return self._simple, STAND_IN if searches else bot
