"""Enemies that are in reach but cannot be attacked: they evade or fly (R38, R40)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from warbones.core.messages import Msg, msg
from warbones.core.rules.step import NOBODY
from warbones.games.battle.rules.attacks.targets import covers, distance, is_exposed, reaches
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.sheet import alive, dice, marked, ready
from warbones.games.battle.rules.state import State
from warbones.games.battle.rules.units import Attack
from warbones.games.battle.view.words import whose_unit

SHIELDS: Final = {Status.EVADING: "R38", Status.FLYING: "R40"}
"""The marks that shield a unit from attacks, with their rules."""

Shielded = dict[int, Status]
"""Units with the marks that shield them."""

HIDES: Final = {Status.EVADING: "battle-is-evading", Status.FLYING: "battle-is-flying"}


def shield(s: State, target: int, attack: int, away: int) -> Status | None:
    """Return the mark that shields a unit from an attack at this distance, or None."""
    if is_exposed(s, target, attack, away):
        return None
    return Status.EVADING if away and marked(s, target, Status.EVADING) else Status.FLYING


def from_attack(s: State, attack: int) -> Shielded:
    """Return the enemies in reach of the acting unit, and of its flanker, that are shielded from an attack."""
    near = [target for target in _enemies(s) if s.flanker == NOBODY or covers(s, s.flanker, target)]
    return _shielded(s, s.actor, [attack], near)


def from_power(s: State, power: Power) -> Shielded:
    """Return the enemies shielded from a Carpet Bomb, or from the friends that the acting unit could flank for."""
    if power == Power.CARPET_BOMB:
        return _shielded(s, s.actor, [Attack.SIEGE], _enemies(s))
    if power != Power.FLANKING:
        return {}
    near = [target for target in _enemies(s) if covers(s, s.actor, target)]
    friends = [unit for unit in range(s.units) if s.owner[unit] == s.asked and unit != s.actor and ready(s, unit)]
    return {
        target: status
        for friend in friends
        for target, status in _shielded(s, friend, [Attack.MELEE, Attack.RANGED], near).items()
    }


def shielded_words(s: State, shielded: Shielded) -> Msg:
    """Return the message that names the shielded units and their marks, such as "Beta's Basilisk C is flying"."""
    who = [msg(HIDES[status], unit=whose_unit(s, unit)) for unit, status in shielded.items()]
    rules = dict.fromkeys(SHIELDS[status] for status in shielded.values())
    return msg("battle-listed", tuple(rules), things=who)


def _enemies(s: State) -> list[int]:
    return [unit for unit in range(s.units) if s.owner[unit] != s.owner[s.actor] and alive(s, unit)]


def _shielded(s: State, unit: int, attacks: Sequence[int], enemies: Iterable[int]) -> Shielded:
    """Return the enemies that are in reach of a unit's attacks of these types, but shielded from them."""
    found = Shielded()
    for target in enemies:
        away = distance(s, s.zone[unit], target)
        for attack in attacks:
            if dice(s, unit, attack) and reaches(attack, away) and (status := shield(s, target, attack, away)):
                found[target] = status
    return found
