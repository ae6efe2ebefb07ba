"""The command ``warbones`` with bots that are ready immediately: ``python -m tests.web.quick_server serve …``.

Most browser tests need a bot that moves, not one that moves well. A server with the real bots compiles those of every
game as it starts, which takes longer than all these tests together; long runs use it.
"""

from __future__ import annotations

from typing import Any

from warbones.__main__ import main
from warbones.concurrency.fair_queue import Clients, nobody
from warbones.core.play.position import Position
from warbones.players.in_process import InProcessBots
from warbones.players.pool import BotPool
from warbones.review.inquiry import JudgeRequest, Verdict
from warbones.rooms.bots import NoAnswer, WeighedAction
from warbones.server import run

QUICK = "greedy:1"
"""The bot that replaces every compiled one."""


class QuickBots(InProcessBots):
    """Greedy bots that look at one roll of the dice. Bots that throw are real, since they are not compiled."""

    def __init__(self, _games: object, **options: Any) -> None:
        super().__init__()
        self._throwing = BotPool((), **options)

    async def plan(self, seen: Position, seat: int, bot: str, clients: Clients = nobody) -> tuple[str, ...]:
        if not seen.game.ruleset.compiles:
            return await self._throwing.plan(seen, seat, bot, clients)
        return await super().plan(seen, seat, _quick(bot), clients)

    async def weigh(self, seen: Position, seat: int, bot: str, clients: Clients = nobody) -> list[WeighedAction]:
        if not seen.game.ruleset.compiles:
            return await self._throwing.weigh(seen, seat, bot, clients)
        return await super().weigh(seen, seat, _quick(bot), clients)

    async def judge(self, _asked: JudgeRequest, _clients: Clients = nobody) -> Verdict:
        raise NoAnswer("Quick bots judge nothing.")

    def close(self) -> None:
        self._throwing.close()


def _quick(bot: str) -> str:
    return bot if bot == "random" else QUICK


if __name__ == "__main__":
    run.BotPool = QuickBots  # type: ignore[assignment,misc]
    main()
