"""Why a unit cannot do what it otherwise might: said where a part of its action is chosen, and at who is in the way."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from warbones.core.rules.step import NOBODY
from warbones.core.view.words import Voice, listed, title
from warbones.games.battle.rules.actions import may_move, may_strike, may_use
from warbones.games.battle.rules.marks import Part, Status
from warbones.games.battle.rules.powers import ROWS as POWERS
from warbones.games.battle.rules.powers import Power, Verb, combines
from warbones.games.battle.rules.sheet import alive, dice, enemy_base, extent, has, marked
from warbones.games.battle.rules.state import CENTER, Phase, State
from warbones.games.battle.rules.targets import (
    any_target,
    distance,
    is_bound,
    may_attack,
    may_enter,
    reaches,
)
from warbones.games.battle.rules.units import Attack
from warbones.games.battle.rules.using import is_fit, is_near, is_side, is_spent, may_subject
from warbones.games.battle.view.shields import SHIELDS, from_attack, from_power, said, shield
from warbones.games.battle.view.words import attack_rule, called, zone_words

BOUND: Final = "A siege unit moves or attacks, not both (R17)."
NO_HIT: Final = "A second move comes only after an attack (B30)."


def blocked(s: State, voice: Voice, after_move: Collection[Attack] = ()) -> str:
    """Return what the acting unit cannot do now, and why; nothing of the attacks that it can make ``after_move``."""
    return " ".join([*_moves(s, voice), *_attacks(s, after_move), *_powers(s)])


def obstacles(s: State, voice: Voice) -> dict[int, str]:
    """Return, by unit, why it is in the way of the acting one, or out of its reach, in a few words."""
    if s.phase == Phase.DEED:
        found = dict.fromkeys(_guards(s), f"guards {zone_words(enemy_base(s, s.actor), voice)} (R19)")
        own = ", ".join(_unused(s, attack) for attack in _idle(s))
        return found | ({s.actor: own} if own else {})
    if s.phase != Phase.TARGET:
        return {}
    found = {unit: out_of_reach(s, unit) for unit in range(s.units) if _is_enemy(s, unit)}
    return {unit: why for unit, why in found.items() if why}


def _is_enemy(s: State, unit: int) -> bool:
    return s.owner[unit] != s.owner[s.actor] and alive(s, unit)


def _guards(s: State) -> list[int]:
    """Return who keeps the acting unit out of the enemy base."""
    unit = s.actor
    if not may_move(s, unit) or s.zone[unit] != CENTER or may_enter(s, unit, enemy_base(s, unit)):
        return []
    return [
        other
        for other in range(s.units)
        if _is_enemy(s, other) and s.zone[other] == CENTER and dice(s, other, Attack.MELEE)
    ]


def out_of_reach(s: State, target: int) -> str:
    """Return why an enemy cannot be chosen, "" where it can."""
    if s.attack == NOBODY:
        return _not_for_power(s, target)
    away, rule = distance(s, s.zone[s.actor], target), attack_rule(s.attack)
    if may_attack(s, s.actor, s.zone[s.actor], s.attack, target):
        return ""
    if not reaches(s.attack, away):
        return f"{'too near' if s.attack >= Attack.SNIPE and not away else 'too far'} ({rule})"
    if status := shield(s, target, s.attack, away):
        return f"{'evades' if status == Status.EVADING else 'flies'} ({SHIELDS[status]})"
    return "not flanked (R39)"


def _not_for_power(s: State, target: int) -> str:
    """Return why a power cannot be used on an enemy, "" where it can or where it is no enemy's."""
    power, rule = Power(s.power), POWERS[Power(s.power)].rule
    if not is_side(s, s.actor, power, target) or may_subject(s, s.actor, power, target):
        return ""
    if not is_near(s, s.actor, power, target):
        return f"too far ({rule})"
    if is_fit(s, power, target):
        return f"nothing to do ({rule})"
    return f"{'too large' if extent(s, target) > POWERS[power].largest else 'a hero'} ({rule})"


def _moves(s: State, voice: Voice) -> Iterator[str]:
    unit, goal = s.actor, enemy_base(s, s.actor)
    if guards := _guards(s):
        closed = f"{title(zone_words(goal, voice))} is closed"
        yield f"{closed} while {called(s, guards[0])} can fight in the center (R19)."
    only_attacked = s.done & Part.ATTACKED and not s.done & Part.MOVED and s.flanker == NOBODY
    if only_attacked and not may_move(s, unit) and (is_bound(s, unit) or s.done & Part.SIEGED):
        yield BOUND
    only_moved = s.done == Part.MOVED and s.flanker == NOBODY
    if only_moved and has(s, unit, Power.HIT_AND_RUN) and not may_move(s, unit):
        yield NO_HIT


def _own(s: State) -> list[Attack]:
    """Return the acting unit's attack types, where it has not attacked yet."""
    return [] if s.done & Part.ATTACKED else [attack for attack in Attack if dice(s, s.actor, attack)]


def _idle(s: State) -> list[Attack]:
    """Return the attack types that could be used, were there anybody open to them; a flank goes with two (R39)."""
    own = [attack for attack in _own(s) if s.flanker == NOBODY or attack <= Attack.RANGED]
    return [a for a in own if may_strike(s, s.actor, a) and not any_target(s, s.actor, s.zone[s.actor], a)]


def _unused(s: State, attack: Attack) -> str:
    """Return in a few words why nobody can be attacked so."""
    shielded = from_attack(s, attack)
    return f"{attack.name.lower()}: {said(s, shielded) if shielded else f'nobody in reach ({attack_rule(attack)})'}"


def no_target(s: State, attacks: Sequence[Attack]) -> Iterator[str]:
    """Say of these attack types which have no target and why: nobody is in reach, or who is evades or flies."""
    far, idle = [], _idle(s)
    if s.flanker != NOBODY and any(attack > Attack.RANGED for attack in attacks if attack in _own(s)):
        yield "Who is flanked for attacks by melee or ranged (R39)."
    for attack in (attack for attack in attacks if attack in idle):
        if shielded := from_attack(s, attack):
            yield f"No enemy is open to a {attack.name.lower()} attack: {said(s, shielded)}."
        else:
            far.append(attack)
    if far:
        names, rules = listed([attack.name.lower() for attack in far], "or"), ", ".join(map(attack_rule, far))
        yield f"No enemy is in reach of a {names} attack ({rules})."


def _attacks(s: State, after_move: Collection[Attack]) -> Iterator[str]:
    yield from no_target(s, [attack for attack in Attack if attack not in after_move])
    barred = [attack for attack in _own(s) if not may_strike(s, s.actor, attack)]
    if barred and s.done & Part.MOVED and not s.done & (Part.POWERED | Part.REGROUPED):
        yield BOUND


def _powers(s: State) -> Iterator[str]:
    """Say of each active power that cannot be used why, as far as one reason tells."""
    for power, row in POWERS.items():
        active = row.verb not in (Verb.ALWAYS, Verb.MOVE_AGAIN)
        if active and has(s, s.actor, power) and not may_use(s, s.actor, power) and (why := _why_not(s, power)):
            yield why


def _why_not(s: State, power: Power) -> str:
    row = POWERS[power]
    if s.flanker != NOBODY:
        return f"{row.name} is not used in an attack that is flanked for (B24)."
    if s.done & Part.POWERED:
        return f"{row.name} would be a second power (B29)." if power != s.power else ""
    if s.done and not s.done & ~Part.SIEGED & combines(power):
        return f"{row.name} is an action of its own (R30)."
    if is_spent(s, s.actor, power):
        return f"{row.name} is used up ({row.rule})."
    if row.status and marked(s, s.actor, Status(row.status)):
        return f"{row.name} holds already ({row.rule})."
    if shielded := from_power(s, power):
        return f"{row.name} reaches nobody: {said(s, shielded)}."
    return f"{row.name} has nothing to do here ({row.rule})."
