"""A judge's sampler in plain Python: a few random playouts of positions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from warbones import Position
from warbones.review.inquiry import SEATS
from warbones.review.sampler import Mean

TIMES, FAR = 2, 3
"""The number of playouts of a position, and the most steps of each."""


class Playouts:
    """A sampler of short random playouts."""

    def __init__(self) -> None:
        self._position: Position | None = None
        self._first: dict[int, tuple[list[int], list[float]]] = {}

    def lay(self, position: Position) -> int:
        self._position, self._first = position, {}
        return TIMES

    def play(self, seat: int, actions: Sequence[int], weights: Sequence[float] | float = 1.0) -> None:
        each = [weights] * len(actions) if isinstance(weights, float) else list(weights)
        self._first[seat] = [*actions], each

    def mix(self, seat: int) -> list[tuple[int, float]]:
        return sorted(zip(*self._first[seat], strict=True), key=lambda each: -each[1])

    async def tried(self, seat: int, sims: int, salt: int) -> list[int]:
        assert self._position
        return [*self._position.legal(seat).ids]

    async def measured(self, seat: int, sims: int, salt: int) -> Mean:
        results = [self._result(seat, Random(salt + time)) for time in range(TIMES)]
        return Mean(sum(results) / TIMES, (results[0] - results[-1]) ** 2 / 4 / TIMES)

    async def agree(self, seen: Position, effort: int) -> None:
        for seat in range(SEATS):
            actions = seen.legal(seat).ids
            self.play(seat, actions, 1 / len(actions))

    def _result(self, seat: int, rng: Random) -> float:
        assert self._position
        position, first = self._position.copy(), dict(self._first)
        for _ in range(FAR):
            if position.over:
                return float(position.scores()[seat])
            if position.owed:
                whose, die = next(iter(position.owed.items()))
                position.roll(rng.randint(1, die.sides), whose)  # type: ignore[union-attr]  # nothing is thrown
                continue
            for mover in sorted(position.to_act):
                actions, weights = first.pop(mover, None) or (position.legal(mover).ids, None)
                position.act(mover, rng.choices(actions, weights)[0])
        advice = position.game.ruleset.advice
        return float(advice.evaluate(position.record(), seat))
