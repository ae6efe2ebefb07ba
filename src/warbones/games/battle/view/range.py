"""The zones that a unit can attack, in its next action."""

from __future__ import annotations

from warbones.games.battle.rules.attacks.targets import is_bound, may_enter, reaches
from warbones.games.battle.rules.sheet import alive, dice
from warbones.games.battle.rules.state import ZONES, Phase, State
from warbones.games.battle.rules.units import Attack


def reached(s: State, unit: int) -> tuple[int, ...]:
    """Return the zones that a unit can attack from where it is, or after a move (R16 to R19, R23 to R27)."""
    if s.phase < Phase.UNIT or not alive(s, unit):
        return ()
    here, moves = s.zone[unit], not is_bound(s, unit)
    after = [zone for zone in range(ZONES) if moves and may_enter(s, unit, zone)]
    found = {
        zone
        for attack in Attack
        if dice(s, unit, attack)
        for start in (here, *(after if attack != Attack.SIEGE else ()))
        for zone in range(ZONES)
        if reaches(attack, abs(zone - start))
    }
    return tuple(sorted(found))
