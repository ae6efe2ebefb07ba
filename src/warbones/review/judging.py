"""What one decision cost: the search's own values of what was chosen and of what it would have chosen.

Found and measured apart: a search and a first round say which action is best, and fresh simulations what it is worth,
so that nothing looks better for having been lucky once. Where several choose in secret at once, the chosen action meets
the others' mixes, and is measured by what the seat's own mix is worth against them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from warbones.compiled.drivers import register
from warbones.compiled.layout import pack
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.players.bots import Bot, effort_for
from warbones.players.thinking.forcing import Mixes, duel, force, forget, mix, new_mixes, settle
from warbones.players.thinking.think import Desk, Kind, new_desk
from warbones.review.shapes import label_for

RIVALS: Final = 3
"""Actions that compete with the chosen one to be the best."""

RARE: Final = 0.03
"""The least share of an action in a mix: what a search plays less often it is still trying out."""

EVENLY: Final = 0.5
"""The share of pairs that are tried all alike while an equilibrium is looked for."""

SETTLING: Final = 2000
"""Rounds in which a matrix of results settles into an equilibrium."""

SEATS: Final = 2


@dataclass(frozen=True)
class Verdict:
    """What a decision is worth to its seat: the ``best`` action (a number) and ``value``, the chosen one's ``cost``.

    ``error`` is the standard error of the difference; ``mix`` is empty where nobody else chose at the same time.
    """

    best: int
    value: float
    cost: float
    error: float
    mix: tuple[tuple[int, float], ...] = ()


@dataclass(frozen=True)
class Mean:
    """A mean of results, and its variance."""

    value: float
    variance: float


class Judge:
    """Judges decisions of one game, with ``effort`` simulations each, from fixed seeds."""

    def __init__(self, game: Parts, effort: int, seed: int) -> None:
        """Lay out the working room. Raises TypeError for a game whose rules only run interpreted."""
        most = game.ruleset.most_actions
        self._effort, self._seed = effort, seed
        self._desk: Desk = new_desk(register(game.ruleset), SEATS, most, effort + 1)
        self._mixes: Mixes = new_mixes(SEATS, most)
        self._agreed: tuple[bytes, list[NDArray[Any]]] | None = None

    def value(self, position: Position) -> float:
        """Return what a position is worth to seat 0, whatever is due; dice that are due are rolled afresh."""
        effort = self._set(position)
        self._mixes.count[:] = 0
        return self._forced(0, effort // 4, 1).value

    def verdict(self, seen: Position, seat: int, chosen: int) -> Verdict:
        """Return what the action ``chosen`` by ``seat``, which knew ``seen``, was worth."""
        effort = self._set(seen)
        if _both_choose(seen):
            self._agree(seen, effort)
            return self._mixed(seat, chosen, effort)
        mix(self._desk, self._mixes, SEATS, max(1, effort // 4), self._seed)
        return self._pure(seen, seat, chosen, effort)

    def _set(self, position: Position) -> int:
        """Put a position on the desk; return how many simulations it gets."""
        record = position.record()
        pack(record, self._desk.states[0])
        return max(16, effort_for(position, Bot(Kind.SEARCH, self._effort, eased=True)))

    def _forced(self, seat: int, sims: int, salt: int) -> Mean:
        sims = max(1, sims // 2)
        mean, variance = force(self._desk, self._mixes, seat, SEATS, sims, self._seed + salt)
        return Mean(mean, variance / sims)

    def _play(self, seat: int, action: int) -> None:
        """Have the seat play one action always."""
        self._mixes.count[seat] = 1
        self._mixes.actions[seat, 0], self._mixes.weights[seat, 0] = action, 1.0

    def _pure(self, seen: Position, seat: int, chosen: int, effort: int) -> Verdict:
        found = self._rivals(seat, chosen)
        first: dict[int, float] = {}
        for action in found:
            self._play(seat, action)
            first[action] = self._forced(seat, effort // 4 // len(found), 2).value
        best = max(first, key=lambda action: (first[action], action == chosen))
        means = {action: self._measured(seat, action, effort // 4) for action in {best, chosen}}
        verdict = _verdict(chosen, best, means[best], means[chosen])
        if not label_for(verdict.cost, verdict.error):
            return verdict
        return _verdict(chosen, best, *(self._sure(seen, seat, action, effort) for action in (best, chosen)))

    def _sure(self, seen: Position, seat: int, action: int, effort: int) -> Mean:
        """Return what an action is worth, by a longer look: before anybody is told that it was a mistake.

        Where it leads at once to a choice that both make in secret, it is worth what that is in equilibrium, which a
        search finds late.
        """
        after = seen.copy()
        after.act(seat, action)
        if not after.owed and _both_choose(after):
            self._agree(after, self._set(after))
            return self._forced(seat, effort, 5)
        self._set(seen)
        self._mixes.count[1 - seat] = 0
        return self._measured(seat, action, effort)

    def _rivals(self, seat: int, chosen: int) -> list[int]:
        """Return the chosen action, and those that the search tried most."""
        count = int(self._mixes.count[seat])
        order = np.argsort(-self._mixes.tries[seat, :count], kind="stable")[: RIVALS + 1]
        others = [int(action) for action in self._mixes.actions[seat, order] if action != chosen]
        return [chosen, *others[:RIVALS]]

    def _measured(self, seat: int, action: int, sims: int) -> Mean:
        self._play(seat, action)
        return self._forced(seat, sims, 3)

    def _agree(self, seen: Position, effort: int) -> None:
        """Find what both seats play in equilibrium, or recall it: it is the same for both."""
        key = self._desk.words[0].tobytes()
        if self._agreed is None or self._agreed[0] != key:
            for seat in range(SEATS):
                self._offer(seat, seen.legal(seat).ids)
            self._found(effort)
            self._agreed = key, [each.copy() for each in self._mixes]
        for mine, kept in zip(self._mixes, self._agreed[1], strict=True):
            mine[:] = kept

    def _offer(self, seat: int, actions: Sequence[int]) -> None:
        """Have the seat play each of these actions alike."""
        count = self._mixes.count[seat] = len(actions)
        self._mixes.actions[seat, :count], self._mixes.weights[seat, :count] = actions, 1 / count

    def _found(self, effort: int) -> None:
        """Try pairs of actions, ever more those that an equilibrium of the results so far is made of.

        The first tries only teach the search what comes after, and are forgotten.
        """
        shape = tuple(int(count) for count in self._mixes.count)
        totals, tries, forgotten = np.zeros(shape), np.zeros(shape, np.int64), np.zeros(shape)
        room = np.zeros((3, SEATS, max(shape)))
        forget(self._desk)
        for part, into in enumerate((forgotten, totals, totals, totals)):
            duel(self._desk, self._mixes, SEATS, max(1, effort // 2), self._seed + 4 + part, into, tries)
            if into is forgotten:
                tries[:] = 0
                continue
            settle(totals / np.maximum(tries, 1), room[0], room[1], room[2], SETTLING)
            self._weigh(room[0], EVENLY)
        self._weigh(room[0], 0.0)
        for seat in range(SEATS):
            self._prune(seat)

    def _weigh(self, weights: NDArray[np.float64], evenly: float) -> None:
        """Have both seats play by ``weights``, but for a share of all alike."""
        for seat, count in enumerate(self._mixes.count):
            self._mixes.weights[seat, :count] = evenly / count + (1 - evenly) * weights[seat, :count]

    def _mixed(self, seat: int, chosen: int, effort: int) -> Verdict:
        count = int(self._mixes.count[seat])
        shares = zip(self._mixes.actions[seat, :count], self._mixes.weights[seat, :count], strict=True)
        found = sorted(((int(action), float(share)) for action, share in shares), key=lambda each: -each[1])
        own = self._forced(seat, effort // 2, 3)
        verdict = _verdict(chosen, found[0][0], own, self._measured(seat, chosen, effort // 2))
        return Verdict(verdict.best, verdict.value, verdict.cost, verdict.error, tuple(found))

    def _prune(self, seat: int) -> None:
        """Leave out what a mix plays rarely, unless that is all."""
        count = int(self._mixes.count[seat])
        weights = self._mixes.weights[seat, :count].copy()
        kept = np.flatnonzero(weights >= min(RARE, weights.max()))
        self._mixes.count[seat] = len(kept)
        self._mixes.actions[seat, : len(kept)] = self._mixes.actions[seat, kept]
        self._mixes.weights[seat, : len(kept)] = weights[kept] / weights[kept].sum()


def _both_choose(position: Position) -> bool:
    """Return whether both seats are asked at once, and have a choice."""
    return all(seat in position.to_act and len(position.legal(seat)) > 1 for seat in range(SEATS))


def _verdict(chosen: int, best: int, better: Mean, own: Mean) -> Verdict:
    """Return what the chosen action cost; a difference within its own error is none."""
    error = sqrt(better.variance + own.variance)
    cost = better.value - own.value
    if chosen == best or cost <= error:
        return Verdict(chosen if cost <= error else best, own.value, 0.0, error)
    return Verdict(best, better.value, cost, error)
