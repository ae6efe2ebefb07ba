"""Bots for games of throws: they simulate actions, with a thrower for the throws."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from random import Random
from typing import Final

from warbones.core.play.legal import Action
from warbones.core.play.position import Die, Position
from warbones.core.rules.throw import Shots, Throw, ThrowCandidates, Thrower
from warbones.physics.hands import Hand
from warbones.players.bot_names import Bot
from warbones.players.scored_actions import ScoredAction
from warbones.players.search.simple import BotKind
from warbones.players.skills import SKILLS, STEADY, Skill

LEFT: Final = 3
"""The number of candidates that remain until the budget runs out."""

AIMED: Final = 2
"""Throws, each of one die at one board, that are refined after all have been tried."""

FOLLOWING: Final = 40
"""The maximum number of dice and throws after an action; after these the position is evaluated as it is."""


def analyse_throws(
    seen: Position, seat: int, bot: Bot, seed: int, thrower: Thrower, *, steady: bool = False
) -> list[ScoredAction]:
    """Return the analysis of a bot that simulates: all weight on the best action, or the same on each for a random bot.

    ``steady``: it assumes a hand without error.
    """
    if bot.kind == BotKind.RANDOM:
        actions = list(seen.legal(seat))
        return [ScoredAction(action, 1 / len(actions), 0.0) for action in actions]
    skill = replace(SKILLS[bot.skill], hand=STEADY) if steady else SKILLS[bot.skill]
    best, *others = rank_actions(seen, seat, bot.effort, seed, skill, thrower)
    return [ScoredAction(best[0], 1.0, best[1]), *(ScoredAction(action, 0.0, value) for action, value in others)]


def release_action(seen: Position, seat: int, action: Action, bot: Bot, seed: int) -> Action:
    """Return an action as the bot's own hand performs it, if it is a throw (B40)."""
    if not bot.skill:
        return action
    return seen.legal(seat).action(with_hand_error(seen, action.id, SKILLS[bot.skill].hand, seed))


def rank_actions(
    seen: Position, seat: int, tries: int, seed: int, skill: Skill, thrower: Thrower
) -> list[tuple[Action, float]]:
    """Return actions of ``seat`` with their expected results (-1 to 1), best first.

    All listed actions are tried. If throws are aimed freely, half of the ``tries`` choose a die and a board, and the
    other half the aim (`warbones.core.rules.throw.Aims`).
    """
    trial = Trial(seen, seat, skill, Random(seed), thrower)
    throws = trial.throws()
    listed = throws or seen.legal(seat).ids
    found = trial.rng.sample(listed, len(listed))
    if found and _can_try(seen, seat, found[0]):
        found = trial.aimed(found, tries) if throws else trial.halved(found, tries)
    return [(seen.legal(seat).action(each), trial.mean(each)) for each in found]


@dataclass
class Trial:
    """Candidate actions of one seat, and their results."""

    seen: Position
    seat: int
    skill: Skill
    rng: Random
    thrower: Thrower
    values: dict[int, list[float]] = field(default_factory=dict)

    def throws(self) -> list[int]:
        """Return the initial throws, if they are aimed freely."""
        aims = _aims(self.seen, self.skill)
        return aims.begin(self.seen.shown(), self.seat) if aims else []

    def aimed(self, found: list[int], tries: int) -> list[int]:
        """Return throws, best first: the best of the initial ones, and refinements of them.

        A sharp bot skips the first round if all of the initial throws go on to the second.
        """
        left = tries
        if not self.skill.sharp or len(found) > AIMED:
            left -= tries // 2
            found = self.halved(found, tries // 2)
        aims, state = _aims(self.seen, self.skill), self.seen.shown()
        assert aims is not None
        finer = [aims.variants(state, each) for each in found[:AIMED]]
        more = [number for together in zip_longest(*finer) for number in together if number is not None]
        if not self.skill.sharp:
            self.rng.shuffle(more)
        rivals = list(dict.fromkeys([*found[:AIMED], *more]))[: AIMED + max(LEFT, tries // 4)]
        best = self.halved(rivals, left)
        return [*best, *(each for each in found if each not in best)]

    def halved(self, candidates: Sequence[int], tries: int) -> list[int]:
        """Return the candidates, best first, by successive halving.

        All are tried equally often, then the better half, and so on (Karnin, Koren and Somekh 2013). In a round all
        candidates meet the same dice.
        """
        left, out = list(candidates), list[int]()
        while tries > 0:
            for seed in [self.rng.randrange(1 << 62) for _ in range(max(1, tries // (2 * len(left))))]:
                for number in left[:tries]:
                    value = rollout(self.seen, self.seat, number, seed, self.skill, self.thrower)
                    self.values.setdefault(number, []).append(value)
                tries -= len(left)
            left.sort(key=lambda each: (each in self.values, self.mean(each)), reverse=True)
            keep = max(LEFT, len(left) // 2)
            left, out = left[:keep], [*left[keep:], *out]
        return [*left, *out]

    def mean(self, number: int) -> float:
        """Return an action's mean result, 0 if it was not tried."""
        values = self.values.get(number, ())
        return sum(values) / len(values) if values else 0.0


def _shots(seen: Position, skill: Skill) -> Shots | None:
    """Return the extra knowledge of a sharp bot, if the game has it."""
    return seen.game.ruleset.shots if skill.sharp else None


def _aims(seen: Position, skill: Skill) -> ThrowCandidates | None:
    """Return the source of throws to try."""
    return _shots(seen, skill) or seen.game.ruleset.aims


def with_hand_error(seen: Position, number: int, hand: Hand, seed: int) -> int:
    """Return the action that a hand's error turns this one into: for a throw, the nearest allowed one."""
    aims = seen.game.ruleset.aims
    if aims is None or hand == STEADY:
        return number
    import numpy as np  # noqa: PLC0415  # only needed for an error

    from warbones.physics.release import launch_with_error  # noqa: PLC0415  # for the same reason

    state = seen.shown()
    launch = aims.launch(state, number)
    return (
        number
        if launch is None
        else aims.aimed(state, number, launch_with_error(launch, hand, np.random.default_rng(seed)))
    )


def _can_try(seen: Position, seat: int, number: int) -> bool:
    """Return whether the consequences of an action can be simulated: not if a referee would have to report them."""
    twin = seen.copy()
    twin.act(seat, number)
    return not any(isinstance(due, Throw) and due.refereed for due in twin.owed.values())


def rollout(seen: Position, seat: int, number: int, seed: int, skill: Skill, thrower: Thrower) -> float:
    """Return the evaluation for ``seat`` after an action, with dice and throws seeded by ``seed``."""
    twin, rng = seen.copy(), Random(seed)
    twin.act(seat, with_hand_error(seen, number, skill.hand, rng.getrandbits(32)))
    for _ in range(FOLLOWING):
        due = next(iter(twin.owed.values()), None)
        if isinstance(due, Throw):
            twin.land(thrower(due, rng.getrandbits(64)))
        elif isinstance(due, Die):
            twin.roll(rng.randint(1, due.sides))
        else:
            break
    shots = _shots(twin, skill)
    evaluate = shots.outlook if shots else twin.game.ruleset.advice.evaluate
    return float(evaluate(twin.record(), seat))
