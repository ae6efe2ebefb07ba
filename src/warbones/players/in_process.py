"""Bots that run in this process, interpreted: ready immediately, but everything else waits while they decide."""

from __future__ import annotations

import secrets

from warbones.concurrency.fair_queue import Clients, nobody
from warbones.core.extras import need
from warbones.core.play.position import Position
from warbones.core.rules.throw import Thrower
from warbones.players.approximate_throws import approximate_landing
from warbones.players.interpreted import analyse, choose
from warbones.protocol.messages import Preparing
from warbones.review.inquiry import JudgeRequest, Verdict
from warbones.rooms.bots import WeighedAction

READY = Preparing(ready=True, text="", done=0, total=0)


class InProcessBots:
    """Random, greedy and careless bots for rooms (`warbones.rooms.bots.BotService`) and for a screen."""

    def __init__(self, thrower: Thrower = approximate_landing) -> None:
        """Simulate throws with ``thrower``."""
        self._thrower = thrower

    def prepare(self) -> None:
        """Do nothing: all are ready."""

    def preparing(self) -> Preparing:
        """Report that everything is ready."""
        return READY

    async def choose(self, seen: Position, seat: int, bot: str, _clients: Clients = nobody) -> str:
        """Return, in notation, the action of ``bot`` for ``seat``, which knows ``seen``. Raises `UnknownBot`."""
        return choose(seen, seat, bot, secrets.randbits(32), thrower=self._thrower).text

    async def plan(self, seen: Position, seat: int, bot: str, clients: Clients = nobody) -> tuple[str, ...]:
        """Return the action of `choose` alone: these bots do not plan ahead."""
        return (await self.choose(seen, seat, bot, clients),)

    async def weigh(self, seen: Position, seat: int, bot: str, _clients: Clients = nobody) -> list[WeighedAction]:
        """Return the actions of ``seat`` as ``bot`` weighs them, best first. Raises `UnknownBot`."""
        found = analyse(seen, seat, bot, secrets.randbits(32), thrower=self._thrower)
        return [WeighedAction(each.action.text, each.weight, each.value) for each in found]

    async def judge(self, _asked: JudgeRequest, _clients: Clients = nobody) -> Verdict:
        """Raise `MissingExtra`, or else NotImplementedError: reviews need a search, and these bots have none."""
        need("fast")
        raise NotImplementedError("Reviews are judged by bots that search.")

    def close(self) -> None:
        """Do nothing: nothing runs in the background."""
