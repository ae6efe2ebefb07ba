"""What one decision cost: the search's own values of what was chosen and of what it would have chosen.

Found and measured apart: a search and a first round say which action is best, and fresh simulations what it is worth,
so that nothing looks better for having been lucky once. Where several choose in secret at once, the chosen action meets
the others' mixes, and is measured by what the seat's own mix is worth against them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import hypot, sqrt
from typing import Final

from warbones.core.play.position import Position
from warbones.games import load
from warbones.review.inquiry import SEATS, JudgeRequest, Verdict
from warbones.review.samples import Mean, Sampler
from warbones.review.shapes import label_for

RIVALS: Final = 3
"""Actions that compete with the chosen one to be the best."""

LONGER: Final = 3
"""How much longer is looked at an action before a mistake is told of: a search of a draft is far off for long."""

CLEAR: Final = 1.0
"""A cost that needs no longer look: half a match."""

FURTHER: Final = 1.5
"""How far a look without end would still be off a long one, in steps from the short one to it.

Errors that shrink with the root of the simulations shrink by 0.58 in each threefold: the steps to come add up to 1.4.
"""

FIND, COMPARE, MEASURE, SURE, AGREED = range(10, 60, 10)
"""What sets the dice of one question apart from those of the next."""


class Judge:
    """Judges decisions of one game."""

    def __init__(self, sampler: Sampler) -> None:
        """Judge by what ``sampler`` finds."""
        self._sampler = sampler

    def answer(self, asked: JudgeRequest) -> Verdict:
        """Answer a question of a review; that takes part of a second."""
        position = load(asked.game).from_dict(asked.written)
        if asked.seat is None:
            return Verdict(best=-1, value=self.value(position), cost=0.0, error=0.0)
        return self.verdict(position, asked.seat, position.legal(asked.seat).find(asked.action))

    def value(self, position: Position) -> float:
        """Return what a position is worth to seat 0, whatever is due; dice that are due are rolled afresh."""
        effort = self._sampler.lay(position)
        return self._sampler.measured(0, effort // 4, MEASURE).value

    def verdict(self, seen: Position, seat: int, chosen: int) -> Verdict:
        """Return what the action ``chosen`` by ``seat``, which knew ``seen``, was worth."""
        effort = self._sampler.lay(seen)
        return (self._mixed if _both_choose(seen) else self._alone)(seen, seat, chosen, effort)

    def _alone(self, seen: Position, seat: int, chosen: int, effort: int) -> Verdict:
        tried = self._sampler.tried(seat, effort // 4, FIND)
        if chosen == tried[0]:
            return self._agreed(seat, chosen, effort)
        rivals = [chosen, *[action for action in tried if action != chosen][:RIVALS]]
        first = {action: self._of(seat, action, effort // 4 // len(rivals), COMPARE).value for action in rivals}
        best = max(rivals, key=lambda action: first[action])
        if best == chosen:
            return self._agreed(seat, chosen, effort)
        verdict = _verdict(chosen, best, *(self._of(seat, action, effort // 4, MEASURE) for action in (best, chosen)))
        if not label_for(verdict.cost, verdict.error):
            return verdict
        look = partial(self._look, seen, seat, chosen, best)
        return _steady(look, chosen, effort)

    def _look(self, seen: Position, seat: int, chosen: int, best: int, sims: int) -> Verdict:
        return _verdict(chosen, best, *(self.worth(seen, seat, action, sims) for action in (best, chosen)))

    def _agreed(self, seat: int, chosen: int, effort: int) -> Verdict:
        """Return what the chosen action is worth, which nothing is better than."""
        mean = self._of(seat, chosen, effort // 2, MEASURE)
        return Verdict(chosen, mean.value, 0.0, sqrt(mean.variance))

    def _mixed(self, seen: Position, seat: int, chosen: int, effort: int) -> Verdict:
        return _steady(partial(self._against_mix, seen, seat, chosen), chosen, effort)

    def _against_mix(self, seen: Position, seat: int, chosen: int, effort: int) -> Verdict:
        self._sampler.agree(seen, effort)
        found = self._sampler.mix(seat)
        own = self._sampler.measured(seat, effort // 2, AGREED)
        verdict = _verdict(chosen, found[0][0], own, self._of(seat, chosen, effort // 2, AGREED))
        return Verdict(verdict.best, verdict.value, verdict.cost, verdict.error, tuple(found))

    def _of(self, seat: int, action: int, sims: int, salt: int) -> Mean:
        """Return what one action is worth, where the others do what they do."""
        self._sampler.play(seat, [action])
        return self._sampler.measured(seat, sims, salt)

    def worth(self, seen: Position, seat: int, action: int, sims: int) -> Mean:
        """Return what an action is worth, by a longer look: before anybody is told that it was a mistake.

        Where it leads at once to a choice that both make in secret it is worth what that is in equilibrium, which a
        search finds late.
        """
        after = _played_on(seen, seat, action)
        if after.over:
            return Mean(float(after.scores()[seat]), 0.0)
        if not after.owed and _both_choose(after):
            self._sampler.agree(after, self._sampler.lay(after))
            return self._sampler.measured(seat, sims, SURE)
        self._sampler.lay(seen)
        return self._of(seat, action, sims, SURE)


def _steady(look: Callable[[int], Verdict], chosen: int, effort: int) -> Verdict:
    """Return what a look comes to, and where that is a mistake a longer one: its error has how far the two differ."""
    short = look(effort)
    if short.cost >= CLEAR or not label_for(short.cost, short.error):
        return short
    long = look(LONGER * effort)
    error = hypot(long.error, FURTHER * (long.cost - short.cost))
    if long.cost <= error:
        return replace(long, best=chosen, value=long.value - long.cost, cost=0.0, error=error)
    return replace(long, error=error)


def _played_on(seen: Position, seat: int, action: int) -> Position:
    """Return the position after an action and what follows without a choice, up to a die, a choice or the end."""
    after = seen.copy()
    after.act(seat, action)
    while not (after.over or after.owed) and all(len(after.legal(each)) == 1 for each in after.to_act):
        mover = min(after.to_act)
        after.act(mover, after.legal(mover).ids[0])
    return after


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
