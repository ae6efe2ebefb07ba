"""Bots for games whose rules only run interpreted: they try actions out, letting physics say what throws come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from warbones.core.play.legal import Action
from warbones.core.play.position import Die, Position
from warbones.core.rules.throw import Throw
from warbones.physics.noise import HANDS, Hand, strayed
from warbones.physics.service import land


@dataclass(frozen=True)
class Skill:
    """How a bot throws: how often it tries anything out for a decision, and its own hand.

    The hand strays from what the bot meant before the match's hands stray again (B40), so that no bot is steadier than
    the people at its table.
    """

    tries: int
    hand: Hand


STEADY: Final = HANDS["none"]

SKILLS: Final = {
    "expert": Skill(tries=120, hand=STEADY),
    "average": Skill(tries=40, hand=HANDS["average"].times(1.75)),
    "novice": Skill(tries=12, hand=HANDS["average"].times(3)),
}
"""The skills, the best first."""

LEFT: Final = 3
"""Candidates that are tried until nothing of the budget is left."""

AIMED: Final = 2
"""Throws, each of a die at a board, that are aimed more finely once all were tried."""

FOLLOWING: Final = 40
"""Dice and throws that one action can lead to, at most: more, and it is judged as it stands."""

Values = dict[int, list[float]]


def weigh(seen: Position, seat: int, tries: int, seed: int, hand: Hand = STEADY) -> list[tuple[Action, float]]:
    """Return actions of ``seat`` with what they come to (-1 to 1), the best first.

    All that are listed are tried. Of throws aimed freely, half of the ``tries`` find which die to throw at which board,
    and the others how (`warbones.core.rules.throw.Aims`).
    """
    luck, values, aims = Random(seed), Values(), seen.game.ruleset.aims
    fine = aims.begin(seen.shown(), seat) if aims else []
    listed = fine or seen.legal(seat).ids
    found = luck.sample(listed, len(listed))
    if found and _can_try(seen, seat, found[0]):
        found = _halved(seen, seat, found, tries // 2 if fine else tries, luck, values, hand)
        if aims and fine:
            state = seen.shown()
            more = list(dict.fromkeys(number for each in found[:AIMED] for number in aims.variants(state, each)))
            luck.shuffle(more)
            rivals = [*found[:AIMED], *more[: max(LEFT, tries // 4)]]
            best = _halved(seen, seat, rivals, tries - tries // 2, luck, values, hand)
            found = [*best, *(each for each in found if each not in best)]
    return [(seen.legal(seat).action(each), _mean(values.get(each, ()))) for each in found]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _halved(
    seen: Position, seat: int, candidates: Sequence[int], tries: int, luck: Random, values: Values, hand: Hand
) -> list[int]:
    """Return the candidates by what they come to, the best first: by successive halving, those tried longest before.

    All are tried alike, the better half again, and so on (Karnin, Koren and Somekh 2013). Every round gives each
    candidate the same luck.
    """
    left, out = list(candidates), list[int]()
    while tries > 0:
        for seed in [luck.randrange(1 << 62) for _ in range(max(1, tries // (2 * len(left))))]:
            for number in left[:tries]:
                values.setdefault(number, []).append(outcome(seen, seat, number, seed, hand))
            tries -= len(left)
        left.sort(key=lambda each: (each in values, _mean(values.get(each, ()))), reverse=True)
        keep = max(LEFT, len(left) // 2)
        left, out = left[:keep], [*left[keep:], *out]
    return [*left, *out]


def meant(seen: Position, number: int, hand: Hand, seed: int) -> int:
    """Return what a hand makes of an action that was meant: of a throw another, as near as is allowed."""
    aims = seen.game.ruleset.aims
    if aims is None or hand == STEADY:
        return number
    state = seen.shown()
    launch = aims.launch(state, number)
    return number if launch is None else aims.aimed(state, number, strayed(launch, hand, np.random.default_rng(seed)))


def _can_try(seen: Position, seat: int, number: int) -> bool:
    """Return whether what follows an action can be tried out: not where a referee would have to say it."""
    twin = seen.copy()
    twin.act(seat, number)
    return not any(isinstance(due, Throw) and due.refereed for due in twin.owed.values())


def outcome(seen: Position, seat: int, number: int, seed: int, hand: Hand = STEADY) -> float:
    """Return how good the position looks for ``seat`` after an action, with dice and throws that follow ``seed``."""
    twin, luck = seen.copy(), Random(seed)
    twin.act(seat, meant(seen, number, hand, luck.getrandbits(32)))
    for _ in range(FOLLOWING):
        due = next(iter(twin.owed.values()), None)
        if isinstance(due, Throw):
            twin.land(land(due, luck.getrandbits(64)))
        elif isinstance(due, Die):
            twin.roll(luck.randint(1, due.sides))
        else:
            break
    return float(twin.game.ruleset.advice.evaluate(twin.record(), seat))
