"""The search behind a judge: it samples how positions go on after given choices, thousands of times."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final, NamedTuple, Protocol

from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.players.bot_names import Bot
from warbones.players.effort import effort_for
from warbones.players.search.simple import BotKind
from warbones.review.inquiry import SEATS
from warbones.review.sampler import Mean

LEAST_SHARE: Final = 0.03
"""The lowest probability of an action in a mixed strategy; rarer ones are still being explored."""

EXPLORATION: Final = 0.5
"""The share of uniform exploration while an equilibrium is computed."""

ITERATIONS: Final = 2000
"""Rounds in which an equilibrium is computed."""

CACHED: Final = 3
"""Equilibria cached besides the newest."""

NODES_PER_SIMULATION: Final = 2
"""Nodes of the tree for each simulation of a decision: some samples take more simulations than a decision."""

LEAST_EFFORT: Final = 16
"""The minimum effort for a decision."""

PARTS: Final = 3
"""The number of batches in which an equilibrium is sampled. Each is played by the equilibrium of those before it."""


class Strategy(NamedTuple):
    """A seat's mixed strategy: its actions and their weights, which sum to 1; none if the seat is not asked."""

    actions: list[int]
    weights: list[float]


class Samples(NamedTuple):
    """Results by pair of actions, row by row: seat 0's, and their squares."""

    tries: Sequence[float]
    totals: Sequence[float]
    squares: Sequence[float]

    def plus(self, other: Samples) -> Samples:
        """Return the sums of two samples of the same pairs."""
        return Samples(*([a + b for a, b in zip(*each, strict=True)] for each in zip(self, other, strict=True)))


class SampleEngine(Protocol):
    """The compiled functions that a sampler calls, wherever they run, and the memory they work on."""

    def lay(self, position: Position) -> bytes:
        """Load a position; return its bytes."""

    async def tried(self, seat: int, kind: int, sims: int, seed: int) -> list[int]:
        """Return the actions that a search tries for ``seat``, the most tried first."""

    async def sample(
        self, strategies: Sequence[Strategy], kind: int, sims: int, seed: int, *, fresh: bool = False
    ) -> Samples:
        """Run simulations that begin with actions drawn from both seats' strategies; ``fresh``: in an empty tree."""

    async def solve(self, means: Sequence[float], rows: int, columns: int, rounds: int) -> list[list[float]]:
        """Return the weights of both seats in an equilibrium."""


class SearchSampler:
    """Samples positions of one game; results depend only on ``seed`` and on the question."""

    def __init__(self, game: Parts, engine: SampleEngine, effort: int, seed: int, *, network: bool) -> None:
        """Sample with ``effort`` simulations for a decision. ``network`` is whether the game's search has one."""
        judges = network and not game.ruleset.most_drafted  # a network judges drafts less evenly
        kind = BotKind.SEARCH if judges else BotKind.PLAIN  # looks far ahead: a short look sees too many blunders
        self._engine, self._bot = engine, Bot(kind, effort, eased=True)
        self._kind, self._seed, self._key = int(kind), seed, b""
        self._strategies = [Strategy([], [])] * SEATS
        self._cached: dict[tuple[bytes, int], list[Strategy]] = {}

    def lay(self, position: Position) -> int:
        """Load a position, with no choices made; return its number of simulations."""
        self._key = self._engine.lay(position)
        self._strategies = [Strategy([], [])] * SEATS
        return max(LEAST_EFFORT, effort_for(position, self._bot))

    def play(self, seat: int, actions: Sequence[int], weights: Sequence[float] | float = 1.0) -> None:
        """Let a seat play these actions, by ``weights``."""
        shares = [weights] * len(actions) if isinstance(weights, float) else list(weights)
        self._strategies[seat] = Strategy(list(actions), shares)

    def mix(self, seat: int) -> list[tuple[int, float]]:
        """Return a seat's actions with their probabilities, most probable first."""
        return sorted(zip(*self._strategies[seat], strict=True), key=lambda each: -each[1])

    async def tried(self, seat: int, sims: int, salt: int) -> list[int]:
        """Return the actions a search tries for ``seat``, which decides alone, most tried first."""
        return await self._engine.tried(seat, self._kind, max(1, sims), self._seed + salt)

    async def measured(self, seat: int, sims: int, salt: int) -> Mean:
        """Return the expected result for ``seat`` after the choices of `play`.

        Half of ``sims`` train the search and do not count: they would measure weaker play.
        """
        sims = max(1, sims // 2)
        await self._sample(sims, salt, fresh=True)
        found = await self._sample(sims, salt + 1)
        mean = fsum(found.totals) / sims
        variance = max(0.0, fsum(found.squares) / sims - mean**2) / sims
        return Mean(mean if seat == 0 else -mean, variance)

    async def agree(self, seen: Position, effort: int) -> None:
        """Let both seats, which decide simultaneously, play the same equilibrium."""
        key = self._key, effort
        if key not in self._cached:
            self._cached = dict([*self._cached.items()][-CACHED:])
            for seat in range(SEATS):
                actions = seen.legal(seat).ids
                self.play(seat, actions, 1 / len(actions))
            await self._find(effort)
            self._cached[key] = self._strategies
        self._strategies = list(self._cached[key])

    async def _find(self, effort: int) -> None:
        """Sample pairs of actions, increasingly from the equilibrium of the results so far.

        The first samples only train the search for later decisions, and are dropped.
        """
        sims, found, weights = max(1, effort // 2), None, list[list[float]]()
        rows, columns = (max(1, len(each.actions)) for each in self._strategies)
        await self._sample(sims, 0, fresh=True)
        for part in range(PARTS):
            more = await self._sample(sims, 1 + part)
            found = more if found is None else found.plus(more)
            means = [total / max(tries, 1) for total, tries in zip(found.totals, found.tries, strict=True)]
            weights = await self._engine.solve(means, rows, columns, ITERATIONS)
            self._explore(weights)
        for seat, each in enumerate(weights):
            self._keep(seat, each)

    async def _sample(self, sims: int, salt: int, *, fresh: bool = False) -> Samples:
        return await self._engine.sample(self._strategies, self._kind, sims, self._seed + salt, fresh=fresh)

    def _explore(self, weights: Sequence[Sequence[float]]) -> None:
        """Let both seats play by ``weights``, with a share of uniform exploration."""
        for seat, (actions, _) in enumerate(self._strategies):
            uniform = EXPLORATION / len(actions)
            self.play(seat, actions, [uniform + (1 - EXPLORATION) * weights[seat][i] for i in range(len(actions))])

    def _keep(self, seat: int, weights: Sequence[float]) -> None:
        """Let a seat play by ``weights``, without rare actions."""
        least = min(LEAST_SHARE, max(weights))
        likely = [i for i, weight in enumerate(weights) if weight >= least]
        whole = fsum(weights[i] for i in likely)
        self.play(seat, [self._strategies[seat].actions[i] for i in likely], [weights[i] / whole for i in likely])
