"""Bots for rooms (`warbones.rooms.bots.BotService`) that search in WebAssembly, at the levels of a server's bots."""

from __future__ import annotations

import secrets
from asyncio import Lock
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from warbones.concurrency.fair_queue import Clients, nobody
from warbones.core.play.legal import Action
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.games import load_known
from warbones.players.bot_names import SEARCHING, Bot, bot_named
from warbones.players.effort import effort_for
from warbones.players.follow_up_walk import TRUSTED, FollowUpWalk
from warbones.players.in_process import READY, InProcessBots
from warbones.players.pace import Pace
from warbones.players.scored_actions import ScoredAction, draw_action, scored_actions
from warbones.players.search_sampler import NODES_PER_SIMULATION, SearchSampler
from warbones.players.wasm_engine import Think, WasmEngine
from warbones.players.wasm_samples import WasmSamples
from warbones.protocol.messages import Preparing
from warbones.review.inquiry import SEED, JudgeRequest, Verdict
from warbones.review.judge import Judge
from warbones.rooms.bots import WeighedAction

Describe = Callable[[str], Awaitable[Mapping[str, Any]]]
"""Fetches the description of a game's WebAssembly, ``GAME.json``."""

MOST_NODES: Final = 200_001
"""The maximum number of nodes in a judge's tree: about 250 MB."""


class WasmBots:
    """The levels of a server's bots, with as many simulations as the device manages in the time for a move."""

    def __init__(
        self, think: Think, describe: Describe, pace: Pace | None = None, *, judging: Think | None = None
    ) -> None:
        """``think`` asks the engine; ``judging`` asks a second engine for reviews, so that no move waits for them."""
        self._think, self._describe = think, describe
        self._think_again = judging or think
        self.pace: Final = pace or Pace()
        self._engines: dict[str, WasmEngine] = {}
        self._descriptions: dict[str, Mapping[str, Any]] = {}
        self._thinking = Lock()
        self._judging = Lock() if judging else self._thinking
        self._simple = InProcessBots()

    def prepare(self) -> None:
        """Do nothing: a game's engine is fetched when it is first needed."""

    def preparing(self) -> Preparing:
        """Report that everything is ready."""
        return READY

    async def plan(self, seen: Position, seat: int, bot: str, clients: Clients = nobody) -> tuple[str, ...]:
        """Return the action of ``bot`` for ``seat``, which knows ``seen``, and its follow-ups. Raises `UnknownBot`."""
        if not seen.game.ruleset.compiles:
            return await self._simple.plan(seen, seat, bot, clients)
        seed, named = secrets.randbits(32), bot_named(bot, seen.game)
        async with self._thinking:
            return tuple(action.text for action in await self.planned(seen, seat, named, seed))

    async def planned(self, seen: Position, seat: int, bot: Bot, seed: int) -> list[Action]:
        """Return the same as `warbones.players.bots.plan`."""
        found, effort = await self.analysed(seen, seat, bot, seed)
        action = draw_action(found, seed)
        return [action, *await self._follow_ups(seen, seat, action, bot, effort)]

    async def weigh(self, seen: Position, seat: int, bot: str, clients: Clients = nobody) -> list[WeighedAction]:
        """Return the actions of ``seat`` as ``bot`` weighs them, best first. Raises `UnknownBot`."""
        if not seen.game.ruleset.compiles:
            return await self._simple.weigh(seen, seat, bot, clients)
        seed, named = secrets.randbits(32), bot_named(bot, seen.game)
        async with self._thinking:
            found, effort = await self.analysed(seen, seat, named, seed)
            then = await self._follow_ups(seen, seat, found[0].action, named, effort)
        follows = [tuple(action.text for action in then), *((),) * (len(found) - 1)]
        return [
            WeighedAction(each.action.text, each.weight, each.value, after)
            for each, after in zip(found, follows, strict=True)
        ]

    async def judge(self, asked: JudgeRequest, _clients: Clients = nobody) -> Verdict:
        """Answer a question of a review, as `warbones.players.judges.answer` does up to `MOST_NODES`."""
        if asked.game not in self._descriptions:
            self._descriptions[asked.game] = await self._describe(asked.game)
        game, description = load_known(asked.game), self._descriptions[asked.game]
        nodes = min(MOST_NODES, NODES_PER_SIMULATION * asked.effort + 1)
        async with self._judging:
            samples = WasmSamples(game, description, self._think_again, nodes)
            sampler = SearchSampler(game, samples, asked.effort, SEED, network=samples.network)
            return await Judge(sampler).answer(asked)

    def close(self) -> None:
        """Do nothing: the caller that made ``think`` ends it."""

    async def analysed(self, seen: Position, seat: int, bot: Bot, seed: int) -> tuple[list[ScoredAction], int]:
        """Return the same as `warbones.players.bots.analyse`, and the simulations that it took."""
        engine, effort = await self._engine(seen.game), effort_for(seen, bot)
        if bot.kind in SEARCHING:
            if not self.pace.knows(seen.game.id):
                await self._try(engine, seen, seat, bot, self.pace.trial(effort))
            effort = self.pace.within(seen.game.id, effort)
        found = await engine.analyse(seen, seat, int(bot.kind), effort, bot.nodes, seed)
        if bot.kind in SEARCHING:
            self.pace.note(seen.game.id, effort, found.seconds)
        return scored_actions(seen, seat, found, found.found), effort

    async def _try(self, engine: WasmEngine, seen: Position, seat: int, bot: Bot, effort: int) -> None:
        found = await engine.analyse(seen, seat, int(bot.kind), effort, bot.nodes, 0)
        self.pace.note(seen.game.id, effort, found.seconds)

    async def _follow_ups(self, seen: Position, seat: int, action: Action, bot: Bot, effort: int) -> list[Action]:
        if bot.kind not in SEARCHING:
            return []
        walk, engine, then = FollowUpWalk(seen, seat, action), await self._engine(seen.game), list[Action]()
        while (ahead := walk.next_choice()) is not None:
            found = await engine.most_tried(ahead, seat, effort * TRUSTED)
            if found < 0:
                break
            then.append(walk.choose(found))
        return then

    async def _engine(self, game: Parts) -> WasmEngine:
        if game.id not in self._engines:
            self._engines[game.id] = WasmEngine(load_known(game.id), await self._describe(game.id), self._think)
        return self._engines[game.id]
