"""A shortlist of good choices in every phase, the best first, so that a search plans whole actions.

A search counts small choices: which unit, which part, which target, which line. Each is valued here by the prospects
of the whole action, so that the tree reaches the action's end and everything after it is played sensibly.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from warbones.core.rules.step import NOBODY, rule
from warbones.games.battle.advice.action_values import (
    best_damage,
    best_target,
    bomb_worth,
    expected_damage,
    expected_damage_at,
    likely,
    power_worth,
    subject_worth,
    zone_worth,
)
from warbones.games.battle.advice.evaluation import pips_missing
from warbones.games.battle.advice.unit_values import unit_value
from warbones.games.battle.rules.armies.placement import ARRANGE, Way
from warbones.games.battle.rules.armies.setup import REROLL, STOP
from warbones.games.battle.rules.attacks.strikes import attack_dice, flank_dice
from warbones.games.battle.rules.legal import decides, legal
from warbones.games.battle.rules.marks import Part
from warbones.games.battle.rules.roster import cost
from warbones.games.battle.rules.rounds.actions import DEEDS, FINISH, REGROUP, STRIKE, USE, may_do
from warbones.games.battle.rules.sheet import dice, remaining, value
from warbones.games.battle.rules.state import CENTER, NONE, SQUARES, Phase, State
from warbones.games.battle.rules.units import Attack

SCALE: Final = 1000
"""Values are rounded to a thousandth of a point, and packed with their actions into one number."""

ROOM: Final = 1024
OFFSET: Final = 1_000_000

LATER: Final = 0.8
"""The value of an attack after a move, relative to an immediate one."""

PIP: Final = 0.05
"""The value of regrouping for each pip that a unit is below the mean."""


@rule
def quiet(s: State) -> bool:
    """Return whether dice have just decided a part of an action, or a round is over."""
    return Phase.RESOLVED <= s.phase <= Phase.ROUND_END


@rule
def horizon(_s: State) -> int:
    """Return 1: a simulation ends once dice have decided, so there is time for twice as many of them."""
    return 1


@rule
def shortlist(s: State, seat: int, out: MutableSequence[int], most: int) -> int:
    """Write at most ``most`` good actions, the best first; all factions are worth a try."""
    if s.phase == Phase.FACTION or not decides(s, seat):
        return 0
    count = legal(s, seat, out)
    for place in range(count):
        out[place] = (int(SCALE * worth(s, seat, out[place])) + OFFSET) * ROOM + out[place]
    return best_first(out, count, min(most, count, choices_to_try(s)))


@rule
def choices_to_try(s: State) -> int:
    """Return the number of choices to try: few at each small choice, so that many whole actions are compared."""
    if s.phase == Phase.UNIT:
        return UNITS_TRIED
    return DEEDS_TRIED if s.phase == Phase.DEED else OTHERS_TRIED


UNITS_TRIED: Final = 4
DEEDS_TRIED: Final = 3
OTHERS_TRIED: Final = 3


@rule
def best_first(out: MutableSequence[int], count: int, most: int) -> int:
    """Move the best actions to the front, all near the very best; remove their values and return their number."""
    for place in range(most):
        best = place
        for other in range(place + 1, count):
            if out[other] > out[best]:
                best = other
        out[place], out[best] = out[best], out[place]
    close, least = 0, out[0] - NEAR * SCALE * ROOM // 10
    while close < most and out[close] >= least:
        out[close] = out[close] % ROOM
        close += 1
    return close


NEAR: Final = 4
"""The tenths of a point by which a choice may be worse than the best and still be worth a try."""


@rule
def worth(s: State, seat: int, action: int) -> float:
    """Return the expected value of a choice, in points."""
    if s.phase == Phase.UNIT:
        return unit_worth(s, action)
    if s.phase == Phase.DEED:
        return deed_worth(s, s.actor, action)
    if s.phase <= Phase.FREE_MOVE:
        return worth_before(s, seat, action)
    if s.phase <= Phase.ZONE:
        return target_worth(s, action)
    return square_worth(s, seat, action)


@rule
def unit_worth(s: State, unit: int) -> float:
    """Return the expected value of the best first part of a unit's action."""
    most = 0.0
    for deed in range(DEEDS):
        if may_do(s, unit, deed):
            most = max(most, deed_worth(s, unit, deed))
    return most


@rule
def deed_worth(s: State, unit: int, deed: int) -> float:
    """Return the expected value of a part of an action, with the attack that a move leads to."""
    if deed < STRIKE:
        gain = zone_worth(s, unit, deed) - zone_worth(s, unit, s.zone[unit])
        attacks = not s.done & Part.ATTACKED and not dice(s, unit, Attack.SIEGE)
        return gain + (LATER * best_damage(s, unit, deed, flank_dice(s)) if attacks else 0.0)
    if deed < REGROUP:
        return best_target(s, unit, s.zone[unit], deed - STRIKE, flank_dice(s))
    if deed == REGROUP:
        return PIP * pips_missing(s, unit) - PIP
    return 0.0 if deed == FINISH else power_worth(s, unit, deed - USE)


@rule
def target_worth(s: State, action: int) -> float:
    """Return the expected value of choosing a unit or a zone in the middle of an action."""
    if s.phase == Phase.ZONE:
        return bomb_worth(s, s.actor, action)
    if s.attack == NOBODY:
        return subject_worth(s, s.actor, s.power, action)
    return expected_damage(s, s.attack, attack_dice(s), action)


@rule
def square_worth(s: State, seat: int, action: int) -> float:
    """Return the expected value of choosing a line, squares or a unit to raise."""
    if s.phase == Phase.RAISE:
        return value_per_point(s, action)
    if s.phase == Phase.PICK:
        return picked_worth(s, s.target, action)
    if s.phase == Phase.ACID:
        harm = likely(1, value(s, s.actor, action))
        return harm if seat != s.owner[s.actor] else -harm
    if s.phase == Phase.LINE or (s.phase == Phase.SQUARE and s.attack != NOBODY):
        return expected_damage_at(s, s.attack, attack_dice(s), s.target, action)
    return float(value(s, s.target, action)) if s.phase == Phase.SQUARE else 0.0


@rule
def picked_worth(s: State, unit: int, mask: int) -> float:
    """Return the cost of naming these squares in a siege, as a negative number (R27)."""
    harm = 0.0
    for square in range(SQUARES):
        if (mask >> square) & 1:
            harm += likely(1, value(s, unit, square))
    return -harm


@rule
def worth_before(s: State, seat: int, action: int) -> float:
    """Return the expected value of a choice before the battle, or of a way to place values."""
    if s.phase == Phase.PLACE:
        return WAY_WORTH[action - ARRANGE] * 0.1 if action >= ARRANGE else -1.0
    if s.phase == Phase.BUY:
        return value_per_point(s, action)
    if s.phase == Phase.REROLL:
        return missing_in_all(s, seat) if action == REROLL else REROLLED
    return 0.0 if action == NONE else zone_worth(s, action, CENTER)


@rule
def value_per_point(s: State, kind: int) -> float:
    """Return the value of a unit to buy or raise for each point it costs, however many of its kind there are."""
    return 0.0 if kind == STOP else unit_value(kind) / cost(s, kind)


WAY_WORTH: Final = bytes({Way.SPREAD: 4, Way.MIDDLE: 3, Way.ROWS: 2, Way.COLUMNS: 1}[way] for way in Way)
"""The order in which ways of placing are tried: first the one that leaves no weak line."""

REROLLED: Final = 2.0
"""The pips below the mean from which an army should be rerolled."""


@rule
def missing_in_all(s: State, seat: int) -> float:
    """Return the number of pips that the seat's army is below the mean."""
    total = 0.0
    for unit in range(s.units):
        if s.owner[unit] == seat and remaining(s, unit):
            total += pips_missing(s, unit)
    return total
