"""Carpet Bombs: the zones that they can hit, and the enemies there (R34)."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.step import rule
from warbones.games.battle.rules.attacks.targets import is_exposed
from warbones.games.battle.rules.sheet import alive
from warbones.games.battle.rules.state import ZONES, State
from warbones.games.battle.rules.units import Attack


@rule
def is_bombed(s: State, unit: int, zone: int, target: int) -> bool:
    """Return whether a Carpet Bomb on another zone hits an enemy there (R34, B27, B28)."""
    there = s.owner[target] != s.owner[unit] and s.zone[target] == zone and zone != s.zone[unit]
    return there and is_exposed(s, target, Attack.SIEGE, 1) and alive(s, target)


@rule
def may_bomb(s: State, unit: int, zone: int) -> bool:
    """Return whether a Carpet Bomb on a zone would hit anybody."""
    for target in range(s.units):
        if is_bombed(s, unit, zone, target):
            return True
    return False


@rule
def any_bombed(s: State, unit: int) -> bool:
    """Return whether there is a zone to bomb."""
    for zone in range(ZONES):
        if may_bomb(s, unit, zone):
            return True
    return False


@rule
def write_zones(s: State, unit: int, out: MutableSequence[int]) -> int:
    """Write the zones that a Carpet Bomb may aim at."""
    written = 0
    for zone in range(ZONES):
        if may_bomb(s, unit, zone):
            out[written] = zone
            written += 1
    return written
