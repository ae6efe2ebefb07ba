"""Bots that run interpreted, in the page's own thread."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from warbones.concurrency.fair_queue import Clients
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.games import load
from warbones.players.bot_names import SEARCHING, Bot, bot_named
from warbones.players.interpreted import analyse, choose
from warbones.protocol.messages import Preparing
from warbones.review.inquiry import JudgeRequest, NoReview, Verdict
from warbones.rooms.bots import WeighedAction

MOST: Final = 64
"""The most runs of dice for all of a bot's actions together: about a second of a phone's."""

STAND_IN: Final = "greedy:4"
"""Plays for bots that search."""

PREPARED: Final = Preparing(ready=True, text="", done=0, total=0)


class InterpretedBots:
    """Bots without a compiler. Those that search are played by a simpler one."""

    def prepare(self) -> None:
        """Do nothing: there is nothing to compile."""

    def preparing(self) -> Preparing:
        """Return that all is ready."""
        return PREPARED

    async def plan(self, seen: Position, seat: int, bot: str, _clients: Clients) -> Sequence[str]:
        """Return the action of ``bot`` in notation. See `warbones.rooms.bots.BotService`."""
        await asyncio.sleep(0)
        return (choose(seen, seat, simpler(bot, seen.game), most=MOST).text,)

    async def weigh(self, seen: Position, seat: int, bot: str, _clients: Clients) -> Sequence[WeighedAction]:
        """Return the actions of ``seat`` as ``bot`` weighs them, the best first."""
        await asyncio.sleep(0)
        found = analyse(seen, seat, simpler(bot, seen.game), most=MOST)
        return [WeighedAction(each.action.text, each.weight, each.value) for each in found]

    async def judge(self, asked: JudgeRequest, _clients: Clients) -> Verdict:
        """Refuse: a review takes bots that search. Raises `NoReview`."""
        raise NoReview.of(load(asked.game))

    def close(self) -> None:
        """Do nothing."""


def simpler(bot: str, game: Parts) -> Bot:
    """Return a bot by its name, or what plays in its place if it is compiled."""
    named = bot_named(bot, game)
    return bot_named(STAND_IN, game) if game.ruleset.compiles and named.kind in SEARCHING else named
