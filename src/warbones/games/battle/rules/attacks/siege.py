"""Sieges and Carpet Bombs: the defender names squares, and a die is rolled against each (R27, R34)."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.common import first_few
from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.battle.rules.attacks.bombs import is_bombed
from warbones.games.battle.rules.attacks.strikes import beat
from warbones.games.battle.rules.decision import ask, wait
from warbones.games.battle.rules.events import EventKind
from warbones.games.battle.rules.marks import Part, Status
from warbones.games.battle.rules.moot import is_last_action
from warbones.games.battle.rules.sheet import count, dice, mark, remaining, remaining_mask, value
from warbones.games.battle.rules.state import SQUARES, Phase, State
from warbones.games.battle.rules.units import Attack

BOMB_DICE = 1
"""The rating of a Carpet Bomb's siege (R34)."""


@rule
def siege_dice(s: State) -> int:
    """Return the rating of the siege being made: a Carpet Bomb's is 1 (R27, R34)."""
    return BOMB_DICE if s.attack == NOBODY else dice(s, s.actor, Attack.SIEGE)


@rule
def squares_due(s: State, target: int) -> int:
    """Return the number of squares that the defender names: the rating, or all if fewer remain (R27)."""
    return min(siege_dice(s), remaining(s, target))


@rule
def besiege(s: State, t: Step, target: int) -> None:
    """Besiege one unit (R27)."""
    put_under_siege(s, target)
    next_pick(s, t)


@rule
def bomb(s: State, t: Step, zone: int) -> None:
    """Besiege every enemy unit in a zone with a rating of 1 (R34, B27)."""
    emit(t, NOBODY, EventKind.USED_POWER, s.actor, s.power)
    for target in range(s.units):
        if is_bombed(s, s.actor, zone, target):
            put_under_siege(s, target)
    next_pick(s, t)


@rule
def put_under_siege(s: State, target: int) -> None:
    """Put a unit under siege. If no more squares remain than dice, or it does not matter (R51), name them at once."""
    s.besieged[target] = 1
    if remaining(s, target) <= siege_dice(s) or is_last_action(s):
        s.picks[target] = first_few(remaining_mask(s, target), siege_dice(s))


@rule
def next_pick(s: State, t: Step) -> None:
    """Ask the defender to name squares of the next unit; after the last unit, roll (B41)."""
    s.target = NOBODY
    for target in range(s.units - 1, -1, -1):
        if s.besieged[target] and not s.picks[target]:
            s.target = target
    if s.target == NOBODY:
        resolve_siege(s, t)
    else:
        ask(s, s.owner[s.target], Phase.PICK)


@rule
def write_sets(mask: int, number: int, out: MutableSequence[int]) -> int:
    """Write every set of ``number`` squares out of a mask, as masks."""
    written, some = 0, mask
    while some:
        if count(some) == number:
            out[written] = some
            written += 1
        some = (some - 1) & mask
    return written


@rule
def pick(s: State, t: Step, mask: int) -> None:
    """Name the squares of a unit, which is up to the defender (R27, B41)."""
    s.picks[s.target] = mask
    next_pick(s, t)


@rule
def resolve_siege(s: State, t: Step) -> None:
    """Roll a die against each named square, unit by unit (R27, B40)."""
    for target in range(s.units):
        if s.besieged[target]:
            mark(s, target, Status.ATTACKED)
            emit(t, NOBODY, EventKind.SIEGES, s.actor, target, s.picks[target])
            for square in range(SQUARES):
                if (s.picks[target] >> square) & 1:
                    needed = value(s, target, square)
                    emit(t, NOBODY, EventKind.SIEGED, target, square, needed)
                    beat(s, t, target, 1 << square, needed, 1)
            s.besieged[target] = 0
            s.picks[target] = 0
    s.done = s.done | (Part.POWERED if s.attack == NOBODY else Part.ATTACKED | Part.SIEGED)
    wait(s, Phase.RESOLVED)
