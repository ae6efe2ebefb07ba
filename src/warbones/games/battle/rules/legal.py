"""The seat to decide, and the legal actions."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.common import write_members
from warbones.core.rules.step import NOBODY, rule
from warbones.games.battle.rules.armies.placement import write_values
from warbones.games.battle.rules.armies.setup import STOP, write_kinds, write_purchases, write_units_at_home
from warbones.games.battle.rules.attacks.bombs import write_zones
from warbones.games.battle.rules.attacks.siege import squares_due, write_sets
from warbones.games.battle.rules.attacks.strikes import write_lines, write_targets
from warbones.games.battle.rules.effects import healable
from warbones.games.battle.rules.power_use import drainable, raised_faction, write_seconds, write_subjects
from warbones.games.battle.rules.rounds.actions import write_deeds
from warbones.games.battle.rules.sheet import crossed, remaining_mask, write_ready
from warbones.games.battle.rules.state import SQUARES, Phase, State
from warbones.games.battle.rules.units import FACTION_COUNT


@rule
def decides(s: State, seat: int) -> bool:
    """Return whether a decision of ``seat`` is due."""
    return s.asked == seat and s.phase != Phase.SETUP


@rule
def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the legal actions of ``seat`` into ``out`` and return their number."""
    if not decides(s, seat):
        return 0
    if s.phase <= Phase.FREE_MOVE:
        return legal_before(s, seat, out)
    if s.phase <= Phase.ZONE:
        return legal_choices(s, seat, out)
    return legal_squares(s, seat, out)


@rule
def legal_before(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the choices before the battle, and while values are placed."""
    if s.phase == Phase.PLACE:
        return write_values(s, out)
    if s.phase == Phase.BUY:
        return write_purchases(s, seat, out)
    if s.phase == Phase.FACTION:
        return write_numbers(FACTION_COUNT, out)
    if s.phase == Phase.REROLL:
        return write_numbers(2, out)
    return write_units_at_home(s, seat, out)


@rule
def write_numbers(number: int, out: MutableSequence[int]) -> int:
    """Write the numbers below ``number``."""
    for each in range(number):
        out[each] = each
    return number


@rule
def legal_choices(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the units, deeds and zones that may be chosen."""
    if s.phase == Phase.UNIT:
        return write_ready(s, seat, out)
    if s.phase == Phase.DEED:
        return write_deeds(s, out)
    if s.phase == Phase.SECOND:
        return write_seconds(s, out)
    if s.phase == Phase.ZONE:
        return write_zones(s, s.actor, out)
    if s.attack == NOBODY:
        return write_subjects(s, s.actor, s.power, out)
    return write_targets(s, out)


@rule
def legal_squares(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the lines, squares and sets of squares that may be chosen, and the units to raise."""
    if s.phase == Phase.LINE:
        return write_lines(s, out)
    if s.phase == Phase.RAISE:
        return write_raised(s, seat, out)
    if s.phase == Phase.PICK:
        return write_sets(remaining_mask(s, s.target), squares_due(s, s.target), out)
    if s.phase == Phase.RESTORE:
        return write_sets(crossed(s, s.target), healable(s), out)
    return write_members(offered(s), SQUARES, out)


@rule
def offered(s: State) -> int:
    """Return the squares to choose one from, as a mask."""
    if s.phase == Phase.OWN_SQUARE:
        return crossed(s, s.actor)
    if s.phase == Phase.ACID:
        return remaining_mask(s, s.actor)
    return drainable(s, s.target) if s.attack == NOBODY else remaining_mask(s, s.target)


@rule
def write_raised(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the units that may be raised, and the choice to stop (R44)."""
    written = write_kinds(s, seat, raised_faction(s, s.actor), s.raising, out)
    out[written] = STOP
    return written + 1
