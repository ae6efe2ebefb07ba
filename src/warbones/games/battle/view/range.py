"""The zones that a unit can attack, in its next action or in what is left of this one."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from warbones.core.rules.step import NOBODY
from warbones.games.battle.rules.attacks.targets import is_bound, may_enter, reaches
from warbones.games.battle.rules.rounds.actions import MOVED, may_move, may_strike
from warbones.games.battle.rules.sheet import alive, dice, ready
from warbones.games.battle.rules.state import ZONES, Phase, State
from warbones.games.battle.rules.units import Attack


class Range(NamedTuple):
    """The zones that a unit can attack from where it is, and those that it must move for."""

    here: tuple[int, ...] = ()
    more: tuple[int, ...] = ()


def reached(s: State, unit: int) -> tuple[int, ...]:
    """Return the zones that a unit can attack from where it is, or after a move (R16 to R19, R23 to R27)."""
    if s.phase < Phase.UNIT or not alive(s, unit):
        return ()
    return _zones(s, unit, frozenset(Attack), _next_to(s, unit))


def in_range(s: State, unit: int) -> Range:
    """Return the zones that a unit can still attack in this round: none once it has acted or attacked (R12, R16)."""
    if not Phase.UNIT <= s.phase < Phase.OVER or not ready(s, unit) or unit == s.flanker:
        return Range()
    attacks, zones = frozenset(Attack), _next_to(s, unit)
    if unit == s.actor:
        allowed = Attack if s.flanker == NOBODY else (Attack.MELEE, Attack.RANGED)
        attacks = frozenset(attack for attack in allowed if may_strike(s, unit, attack))
        zones = zones if may_move(s, unit) and not s.done & MOVED else ()
    here = _zones(s, unit, attacks, ())
    return Range(here, tuple(zone for zone in _zones(s, unit, attacks, zones) if zone not in here))


def _next_to(s: State, unit: int) -> tuple[int, ...]:
    """Return the zones that a unit may move to before it attacks."""
    return () if is_bound(s, unit) else tuple(zone for zone in range(ZONES) if may_enter(s, unit, zone))


def _zones(s: State, unit: int, attacks: Collection[Attack], moves: Collection[int]) -> tuple[int, ...]:
    """Return the zones that some of a unit's attacks reach from its zone, or after one of these moves."""
    found = {
        zone
        for attack in attacks
        if dice(s, unit, attack)
        for start in (s.zone[unit], *(moves if attack != Attack.SIEGE else ()))
        for zone in range(ZONES)
        if reaches(attack, abs(zone - start))
    }
    return tuple(sorted(found))
