"""Bots in separate processes, so that neither their searches nor compiling delays a table."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from warbones.concurrency.detached import begun, to_its_end
from warbones.concurrency.fair_queue import Clients, FairQueue, nobody
from warbones.core.messages import Text, msg
from warbones.core.play.position import Position
from warbones.players.policies.file_bots import FileBots
from warbones.players.policies.file_names import is_file
from warbones.players.processes import JobObserver, ProcessQueue, Result, ignore_job
from warbones.review.inquiry import JudgeRequest, Verdict
from warbones.rooms.bots import STAND_IN, NoAnswer, WeighedAction


@dataclass(frozen=True)
class PoolStatus:
    """The progress of preparing the bots: ``done`` of ``total`` groups can move without waiting. While some cannot,
    ``text`` tells people so.
    """

    ready: bool
    text: Text
    done: int
    total: int


class BotGroup(NamedTuple):
    """A unit of preparation: a game's bots that search, or its other bots, which are ready much sooner."""

    game: str
    searching: bool


class BotPool:
    """Answers for bots. A bot's first move waits until its group is prepared."""

    def __init__(
        self, games: Iterable[str], workers: int = 1, on_done: JobObserver = ignore_job, files: FileBots | None = None
    ) -> None:
        """Serve ``games`` (ids) with ``workers`` processes, started on demand; ``files`` serves bots from files.

        ``on_done`` is called for each search with its waiting time and its duration.
        """
        self._games = tuple(games)
        self._files = files or FileBots()
        self._preparers, self._searchers = ProcessQueue(2), ProcessQueue(workers, on_done=on_done)
        self._prepared: dict[BotGroup, asyncio.Future[None]] = {}
        self._judged: set[str] = set()
        self._waiting: list[BotGroup] = []
        self._working: set[asyncio.Task[None]] = set()

    @property
    def queue(self) -> FairQueue:
        """The waiting searches."""
        return self._searchers.queue

    def prepare(self) -> None:
        """Start preparing every game's bots in the background. Call it inside a running event loop."""
        for searching in (False, True):
            for game in self._games:
                self._preparation(BotGroup(game, searching))
        self._begin(self._prepare_waiting())

    def _preparation(self, group: BotGroup) -> asyncio.Future[None]:
        if group not in self._prepared or _failed(self._prepared[group]):
            self._prepared[group] = asyncio.get_running_loop().create_future()
            self._waiting.append(group)
        return self._prepared[group]

    def _requested(self, group: BotGroup) -> asyncio.Future[None]:
        """Prepare a group now, alongside others, since a client is waiting for it."""
        preparation = self._preparation(group)
        if group in self._waiting:
            self._waiting.remove(group)
            self._begin(self._prepare(group))
        return preparation

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = begun(work, "Preparing the bots")
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _prepare_waiting(self) -> None:
        """Prepare one group after another, so that each is ready as early as possible."""
        while self._waiting:
            await self._prepare(self._waiting.pop(0), background=True)

    async def _prepare(self, group: BotGroup, *, background: bool = False) -> None:
        work = self._preparers.do(partial(_prepare, group), background=background)
        problem: object = (await asyncio.gather(work, return_exceptions=True))[0]
        if isinstance(problem, BaseException):  # raised where it is awaited
            self._prepared[group].set_exception(problem)
            self._prepared[group].exception()  # read here too, in case nobody awaits it
        else:
            self._prepared[group].set_result(None)
        if self.preparing().ready:
            await self._preparers.rest()

    def preparing(self) -> PoolStatus:
        """Return the progress of the preparation."""
        done = sum(task.done() for task in self._prepared.values())
        ready = done == len(self._prepared)
        text = "" if ready else msg("lobby-preparing")
        return PoolStatus(ready, text, done, len(self._prepared))

    async def choose(self, seen: Position, seat: int, bot: str, clients: Clients = nobody) -> str:
        """Return, in notation, the action of ``bot`` (such as "search") for ``seat``, which knows ``seen``.

        Searches take turns by client (`FairQueue`); ``clients()`` are those that wait for this one.
        """
        return (await self.plan(seen, seat, bot, clients))[0]

    async def plan(self, seen: Position, seat: int, bot: str, clients: Clients = nobody) -> tuple[str, ...]:
        """Return, in notation, the action of `choose` and its follow-ups.

        Raises `Misplayed` if a bot from a file fails for good: a stand-in takes over.
        """
        if is_file(bot):
            return (await self._files.choose(seen, seat, bot, clients),)
        return await self._ask(_choose, seen, seat, bot, clients)

    async def weigh(self, seen: Position, seat: int, bot: str, clients: Clients = nobody) -> list[WeighedAction]:
        """Return the choices of ``seat``, which knows ``seen``, as ``bot`` weighs them, best first.

        A bot from a file has no weights, so its stand-in is asked.
        """
        bot = STAND_IN if is_file(bot) else bot
        return await self._ask(_weigh, seen, seat, bot, clients)

    async def _ask(self, work: Callable[..., Result], seen: Position, seat: int, bot: str, clients: Clients) -> Result:
        if seen.game.ruleset.compiles:
            await to_its_end(self._requested(BotGroup(seen.game.id, seen.game.bots.searches(bot))), (Exception,))
        given = seen.game.id, seen.to_dict(), seat, bot, secrets.randbits(32)
        try:
            return await self._searchers.do(partial(work, *given), clients)
        except BrokenProcessPool:
            raise NoAnswer(f"The process of the bot {bot} was killed.") from None

    async def judge(self, asked: JudgeRequest, clients: Clients = nobody) -> Verdict:
        """Answer a question of a review, once the game's bots that search are ready.

        It comes after the searches for moves that its ``clients`` wait for; other clients take their turns.
        """
        await to_its_end(self._requested(BotGroup(asked.game, searching=True)), (Exception,))
        if asked.game not in self._judged:
            await self._preparers.do(partial(_prepare_judge, asked.game))
            self._judged.add(asked.game)
            await self._preparers.rest()
        return await self._searchers.do(partial(_judge, asked), clients, background=True)

    def close(self) -> None:
        """Stop the processes, whatever they are doing."""
        for task in (*self._prepared.values(), *self._working):
            task.cancel()
        for workers in (self._preparers, self._searchers, self._files):
            workers.close()


def _failed(task: asyncio.Future[None]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


# These run in worker processes; no other process loads the compiler


def _prepare(group: BotGroup) -> None:
    from warbones.players.worker import prepare  # noqa: PLC0415  # imports the compiler

    prepare(*group)


def _choose(*given: Any) -> tuple[str, ...]:
    from warbones.players.worker import choose  # noqa: PLC0415  # for the same reason

    return choose(*given)


def _weigh(*given: Any) -> list[WeighedAction]:
    from warbones.players.worker import weigh  # noqa: PLC0415  # for the same reason

    return weigh(*given)


def _prepare_judge(game: str) -> None:
    from warbones.players.judges import prepare  # noqa: PLC0415  # for the same reason

    prepare(game)


def _judge(asked: JudgeRequest) -> Verdict:
    from warbones.players.judges import answer  # noqa: PLC0415  # for the same reason

    return answer(asked)
