"""The figures that speak for or against a choice: pairs that it beats, makes, leaves or denies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from warbones.core.messages import Msg, msg
from warbones.core.play.position import Position
from warbones.core.view.reasons import Line, LineFigure
from warbones.games.dicewing.rules.attack import two_dice
from warbones.games.dicewing.rules.dice import dice_in, lowest
from warbones.games.dicewing.rules.power import combined, lowest_value, model, power, training, verdict
from warbones.games.dicewing.rules.resolution import is_last_attack
from warbones.games.dicewing.rules.state import DICE, STAGE_ONE_ATTACKS, Phase, Place, State

Pair = tuple[int, int]

ATTACK: Final = 0.35
"""The worth of an attack that is won, in games won."""

LATER: Final = 0.15
"""The worth of a pair for a later attack that would win."""

COLLATERAL: Final = 0.1
"""The worth of lowering a die."""

FIRST: Final = 0.06
"""The worth of going first in the second draft."""

POWER: Final = 0.002
"""The worth of 1 more Power for a pair."""

FACE: Final = 0.001
"""The worth of a die that shows 1 more."""


def figures(seen: Position, seat: int, line: Line) -> Sequence[LineFigure]:
    """Return the figures of an action, from the open values."""
    s, action = seen.record().copy(), seen.legal(seat).find(line[0])
    match s.phase:
        case Phase.LAUNCH:
            return tuple(_launched(s, seat, two_dice(action)))
        case Phase.DRAFT:
            return tuple(_taken(s, seat, action))
        case Phase.COLLATERAL:
            return tuple(_lowered(s, seat, action))
        case Phase.CALL:
            return (LineFigure("value", "dicewing-why-adds", s.face[action], POWER),)
    return (LineFigure("value", "dicewing-why-shows", s.face[action], FACE),)


def squadron(s: State, seat: int) -> list[int]:
    """Return the dice of a squadron."""
    mask = dice_in(s, Place.SQUADRON, seat)
    return [die for die in range(DICE) if mask >> die & 1]


def pairs(s: State, seat: int) -> list[Pair]:
    """Return the pairs that a seat can launch."""
    return list(combinations(squadron(s, seat), 2))


def put(s: State, seat: int, pair: Pair) -> None:
    """Put a pair into the bay of a seat, in a copy of the record."""
    s.launched[seat, 0], s.launched[seat, 1] = pair


def beaten(s: State, seat: int, pair: Pair, others: Iterable[Pair]) -> int:
    """Return the number of opposing pairs that a pair beats (R25 to R28)."""
    put(s, seat, pair)
    count = 0
    for other in others:
        put(s, 1 - seat, other)
        count += verdict(s)[0] == seat
    return count


def beaten_without(s: State, seat: int, pair: Pair, others: Iterable[Pair], part: Callable[[State, int], int]) -> int:
    """Return the number of opposing pairs that a pair beats without one part of its Power."""
    put(s, seat, pair)
    count = 0
    for other in others:
        put(s, 1 - seat, other)
        count += _rank(s, seat, power(s, seat) - part(s, seat)) > _rank(s, 1 - seat, power(s, 1 - seat))
    return count


def _rank(s: State, seat: int, total: int) -> tuple[int, int, int]:
    """Return the sort key of an attack with this Power: the total, then a smaller lowest die, then a smaller sum."""
    return total, -lowest_value(s, seat), -combined(s, seat)


BONUSES: Final = {"dicewing-training": training, "dicewing-model": model}
"""The bonuses of a pair that no opposing die changes."""


def _launched(s: State, seat: int, pair: Pair) -> Iterator[LineFigure]:
    theirs, rest = pairs(s, 1 - seat), [die for die in squadron(s, seat) if die not in pair]
    if not theirs:
        return
    number, against = beaten(s, seat, pair, theirs), {"seat": 1 - seat, "pairs": len(theirs)}
    cause = _cause(s, seat, pair, theirs, number)
    message = "dicewing-why-beats-by" if cause else "dicewing-why-beats"
    yield LineFigure("beats", message, number, ATTACK / len(theirs), {**against, **cause})
    if s.stage == 1 and s.attack == STAGE_ONE_ATTACKS:
        yield from _left_over(s, seat, rest)
        return
    later = max((beaten(s, seat, two, theirs) for two in combinations(rest, 2)), default=0)
    yield LineFigure("keeps", "dicewing-why-keeps", later, LATER / len(theirs), against)
    if not is_last_attack(s):
        low = sum(min(s.face[die] for die in pair) < min(s.face[die] for die in two) for two in theirs)
        yield LineFigure("lowest", "dicewing-why-lowest", low, COLLATERAL / len(theirs), against)


def _cause(s: State, seat: int, pair: Pair, theirs: Sequence[Pair], number: int) -> dict[str, int | Msg]:
    """Return the bonus that adds most to the ``number`` of pairs beaten, and the number without it; {} if none does."""
    without = {name: beaten_without(s, seat, pair, theirs, part) for name, part in BONUSES.items()}
    name = min(without, key=lambda each: without[each])
    return {"bonus": msg(name), "without": without[name]} if without[name] < number else {}


def _left_over(s: State, seat: int, rest: Sequence[int]) -> Iterator[LineFigure]:
    """Yield the number of dice outranked by the leftover die, if any: this decides who goes first (R35, R36)."""
    if len(rest) == 1:
        theirs = squadron(s, 1 - seat)
        number = sum(s.face[rest[0]] > s.face[die] for die in theirs)
        args = {"seat": 1 - seat, "dice": len(theirs), "value": s.face[rest[0]]}
        yield LineFigure("first", "dicewing-why-first", number, FIRST / len(theirs), args)


def certain(s: State, seat: int, pair: Pair) -> int:
    """Return the Power of a pair that does not depend on opposing dice (R19 to R21)."""
    put(s, seat, pair)
    return combined(s, seat) + training(s, seat) + model(s, seat)


def best_pair(s: State, seat: int, die: int) -> Pair | None:
    """Return the best pair that a die would make in a squadron."""
    made = [(other, die) for other in squadron(s, seat)]
    return max(made, key=lambda pair: certain(s, seat, pair), default=None)


def _taken(s: State, seat: int, die: int) -> Iterator[LineFigure]:
    yield LineFigure("value", "dicewing-why-shows", s.face[die], FACE)
    if own := best_pair(s, seat, die):
        first, second = sorted(s.face[each] for each in own)
        why = _parts(s, seat, own)
        args = {"first": first, "second": second, **({"why": why} if len(why) > 1 else {})}
        message = "dicewing-why-pair-bonus" if len(why) > 1 else "dicewing-why-pair"
        yield LineFigure("pair", message, certain(s, seat, own), POWER, args)
    if theirs := best_pair(s, 1 - seat, die):
        yield LineFigure("denies", "dicewing-why-denies", certain(s, 1 - seat, theirs), POWER / 2, {"seat": 1 - seat})


def _parts(s: State, seat: int, pair: Pair) -> tuple[Msg, ...]:
    put(s, seat, pair)
    parts = {"dicewing-initial": combined, **BONUSES}
    found = ((name, part(s, seat)) for name, part in parts.items())
    return tuple(msg("dicewing-power-part", name=msg(name), value=value) for name, value in found if value)


def _lowered(s: State, seat: int, die: int) -> Iterator[LineFigure]:
    """Yield the number of wins if each own pair met each opposing pair once the die is lowered (R30, R31)."""
    s.face[die] = max(lowest(die), s.face[die] - lowest(die))
    mine, theirs = pairs(s, seat), pairs(s, 1 - seat)
    if meetings := len(mine) * len(theirs):
        won = sum(beaten(s, seat, pair, theirs) for pair in mine)
        args = {"seat": 1 - seat, "meetings": meetings}
        yield LineFigure("meetings", "dicewing-why-meetings", won, 2 * ATTACK / meetings, args)
