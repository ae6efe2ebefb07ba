"""The cost of a decision: the difference between the search's values of the chosen and the best action.

A search and a first comparison find the best action; fresh simulations measure it, so that no action looks better for
having been lucky once. If several seats choose simultaneously and in secret, the chosen action meets the others' mixes,
and is compared with the seat's own mix.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from math import hypot, sqrt
from typing import Final

from warbones.core.play.lines import goes_on
from warbones.core.play.position import Position
from warbones.games import load_known
from warbones.review.inquiry import SEATS, JudgeRequest, Verdict
from warbones.review.review import label_for
from warbones.review.sampler import Mean, Sampler

RIVALS: Final = 3
"""The number of actions that the chosen one is compared with."""

LONGER: Final = 3
"""The factor of simulations before an action is called a mistake: searches of drafts converge slowly."""

FOLLOWING: Final = 8
"""The maximum number of actions of a better deed after its first."""

CLEAR: Final = 1.0
"""A cost that needs no longer search: half a match."""

FURTHER: Final = 1.5
"""The remaining error of a long search, in units of its difference from the short one.

Errors shrink with the square root of the simulations, by 0.58 for each tripling, so all further changes add up to 1.4.
"""

FIND, COMPARE, MEASURE, SURE, AGREED = range(10, 60, 10)
"""Salts of the random streams, one for each kind of question."""


class Judge:
    """Judges decisions of one game."""

    def __init__(self, sampler: Sampler) -> None:
        """Judge with ``sampler``."""
        self._sampler = sampler

    async def answer(self, asked: JudgeRequest) -> Verdict:
        """Answer a question of a review, in a fraction of a second."""
        position = load_known(asked.game).from_dict(asked.written)
        if asked.seat is None:
            return Verdict(best=-1, value=await self.value(position), cost=0.0, error=0.0)
        judged = self.verdict_again if asked.again else self.verdict
        return await judged(position, asked.seat, position.legal(asked.seat).find(asked.action))

    async def value(self, position: Position) -> float:
        """Return the value of a position to seat 0; pending dice are rolled at random."""
        effort = self._sampler.lay(position)
        return (await self._sampler.measured(0, effort // 4, MEASURE)).value

    async def verdict(self, seen: Position, seat: int, chosen: int) -> Verdict:
        """Return the verdict on the action ``chosen`` by ``seat``, which knew ``seen``."""
        effort = self._sampler.lay(seen)
        return await (self._mixed if _both_choose(seen) else self._alone)(seen, seat, chosen, effort)

    async def verdict_again(self, seen: Position, seat: int, chosen: int) -> Verdict:
        """Return the verdict of one long search, which replaces the shorter ones before it."""
        effort = self._sampler.lay(seen)
        if _both_choose(seen):
            return replace(await self._against_mix(seen, seat, chosen, effort), held=True)
        found = await self._once(seen, seat, chosen, effort)
        return replace(found, held=True, then=await self._following(seen, seat, found.best) if found.cost else ())

    async def gain(self, seen: Position, seat: int, chosen: int, other: int) -> float:
        """Return the gain of the action ``other`` over ``chosen`` for ``seat``, which knew ``seen``."""
        effort = self._sampler.lay(seen)
        if not _both_choose(seen):
            better, own = [await self.worth(seen, seat, action, effort) for action in (other, chosen)]
        else:
            await self._sampler.agree(seen, effort)
            better, own = [await self._of(seat, action, effort // 2, AGREED) for action in (other, chosen)]
        return better.value - own.value

    async def _alone(self, seen: Position, seat: int, chosen: int, effort: int) -> Verdict:
        verdict = await self._once(seen, seat, chosen, effort)
        if not label_for(verdict.cost, verdict.error):
            return verdict
        return await _steady(partial(self._look, seen, seat, chosen, verdict.best), chosen, effort)

    async def _once(self, _: Position, seat: int, chosen: int, effort: int) -> Verdict:
        tried = await self._sampler.tried(seat, effort // 4, FIND)
        if chosen == tried[0]:
            return await self._agreed(seat, chosen, effort)
        rivals = [chosen, *[action for action in tried if action != chosen][:RIVALS]]
        first = {action: (await self._of(seat, action, effort // 4 // len(rivals), COMPARE)).value for action in rivals}
        best = max(rivals, key=lambda action: first[action])
        if best == chosen:
            return await self._agreed(seat, chosen, effort)
        return _verdict(
            chosen, best, *[await self._of(seat, action, effort // 4, MEASURE) for action in (best, chosen)]
        )

    async def _following(self, seen: Position, seat: int, action: int) -> tuple[str, ...]:
        """Return the choices of ``seat`` that complete an action, up to a die, each found by a search of its own."""
        after, found = seen.copy(), list[str]()
        after.act(seat, action)
        while goes_on(after, seat) and len(found) < FOLLOWING:
            legal = after.legal(seat)
            if len(legal) > 1:
                action = (await self._sampler.tried(seat, self._sampler.lay(after) // 4, FIND))[0]
            else:
                action = legal.ids[0]
            found.append(legal.text(action))
            after.act(seat, action)
        return tuple(found)

    async def _look(self, seen: Position, seat: int, chosen: int, best: int, sims: int) -> Verdict:
        return _verdict(chosen, best, *[await self.worth(seen, seat, action, sims) for action in (best, chosen)])

    async def _agreed(self, seat: int, chosen: int, effort: int) -> Verdict:
        """Return the verdict on a chosen action that is the best."""
        mean = await self._of(seat, chosen, effort // 2, MEASURE)
        return Verdict(chosen, mean.value, 0.0, sqrt(mean.variance))

    async def _mixed(self, seen: Position, seat: int, chosen: int, effort: int) -> Verdict:
        return await _steady(partial(self._against_mix, seen, seat, chosen), chosen, effort)

    async def _against_mix(self, seen: Position, seat: int, chosen: int, effort: int) -> Verdict:
        await self._sampler.agree(seen, effort)
        found = self._sampler.mix(seat)
        own = await self._sampler.measured(seat, effort // 2, AGREED)
        verdict = _verdict(chosen, found[0][0], own, await self._of(seat, chosen, effort // 2, AGREED))
        return Verdict(verdict.best, verdict.value, verdict.cost, verdict.error, tuple(found))

    async def _of(self, seat: int, action: int, sims: int, salt: int) -> Mean:
        """Return the value of one action, with the others' play unchanged."""
        self._sampler.play(seat, [action])
        return await self._sampler.measured(seat, sims, salt)

    async def worth(self, seen: Position, seat: int, action: int, sims: int) -> Mean:
        """Return the value of an action by a longer search, before it is called a mistake.

        If it leads straight to a secret choice of both seats, its value is that of the equilibrium there, to which a
        search converges slowly.
        """
        after = _played_on(seen, seat, action)
        if after.over:
            return Mean(float(after.scores()[seat]), 0.0)
        if not after.owed and _both_choose(after):
            await self._sampler.agree(after, self._sampler.lay(after))
            return await self._sampler.measured(seat, sims, SURE)
        self._sampler.lay(seen)
        return await self._of(seat, action, sims, SURE)


async def _steady(look: Callable[[int], Awaitable[Verdict]], chosen: int, effort: int) -> Verdict:
    """Return the verdict of a short search, or of a longer one if the short one finds a mistake."""
    short = await look(effort)
    if short.cost >= CLEAR or not label_for(short.cost, short.error):
        return short
    long = await look(LONGER * effort)
    error = hypot(long.error, FURTHER * (long.cost - short.cost))
    if long.cost <= error:
        return replace(long, best=chosen, value=long.value - long.cost, cost=0.0, error=error)
    return replace(long, error=error)


def _played_on(seen: Position, seat: int, action: int) -> Position:
    """Return the position after an action and forced moves, up to a die, a choice or the end."""
    after = seen.copy()
    after.act(seat, action)
    while not (after.over or after.owed) and all(len(after.legal(each)) == 1 for each in after.to_act):
        mover = min(after.to_act)
        after.act(mover, after.legal(mover).ids[0])
    return after


def _both_choose(position: Position) -> bool:
    """Return whether both seats have a choice at the same time."""
    return all(seat in position.to_act and len(position.legal(seat)) > 1 for seat in range(SEATS))


def _verdict(chosen: int, best: int, better: Mean, own: Mean) -> Verdict:
    """Return the verdict on the chosen action; a cost within its error counts as 0."""
    error = sqrt(better.variance + own.variance)
    cost = better.value - own.value
    if chosen == best or cost <= error:
        return Verdict(chosen if cost <= error else best, own.value, 0.0, error)
    return Verdict(best, better.value, cost, error)
