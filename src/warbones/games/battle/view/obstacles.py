"""The reasons why a unit cannot act: shown where a part of its action is chosen, and at the units in its way."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, cast

from warbones.core.messages import Msg, Text, msg
from warbones.core.rules.step import NOBODY
from warbones.games.battle.rules.attacks.targets import any_target, is_bound, may_enter
from warbones.games.battle.rules.marks import Part, Status
from warbones.games.battle.rules.power_use import is_spent
from warbones.games.battle.rules.powers import ROWS as POWER_ROWS
from warbones.games.battle.rules.powers import Power, Verb
from warbones.games.battle.rules.rounds.actions import may_move, may_strike, may_use, power_joins
from warbones.games.battle.rules.sheet import alive, dice, enemy_base, has, marked
from warbones.games.battle.rules.state import CENTER, Phase, State
from warbones.games.battle.rules.units import Attack
from warbones.games.battle.view.reach import out_of_reach
from warbones.games.battle.view.shields import from_attack, from_power, shielded_words
from warbones.games.battle.view.ways import nearer
from warbones.games.battle.view.words import ATTACKS, POWERS, attack_rule, commas, zone_words

BOUND: Final = msg("battle-siege-unit", ("R17",))
SIEGED: Final = msg("battle-siege-attack", ("B7",))
NO_HIT: Final = msg("battle-second-move", ("B30",))
FLANKED: Final = msg("battle-flanked-attacks", ("R39",))
TOGETHER: Final = ("battle-powers-alone", "battle-powers-idle")
"""The reasons that are given only once for all powers."""


def blocked(s: State, after_move: Collection[Attack] = ()) -> list[Msg]:
    """Return the reasons why parts of an action are closed, except attacks that the unit can make ``after_move``."""
    attacks = no_target(s, [attack for attack in Attack if attack not in after_move])
    return [*no_move(s), *attacks, *no_attack(s), *_powers(s)]


def obstacles(s: State) -> dict[int, Text]:
    """Return for each unit why it is in the way of the acting one, or out of its reach, in a few words."""
    if s.phase == Phase.DEED:
        guards = msg("battle-guards", ("R19",), zone=zone_words(enemy_base(s, s.actor)))
        own = commas(_unused(s, _idle(s)))
        return dict.fromkeys(_guards(s), guards) | ({s.actor: own} if own else {})
    if s.phase != Phase.TARGET:
        return {}
    found = {unit: out_of_reach(s, unit) for unit in range(s.units) if _is_enemy(s, unit)}
    return {unit: why.sign for unit, why in found.items() if why}


def _is_enemy(s: State, unit: int) -> bool:
    return s.owner[unit] != s.owner[s.actor] and alive(s, unit)


def _guards(s: State) -> list[int]:
    """Return the units that keep the acting unit out of the enemy base."""
    unit = s.actor
    if not may_move(s, unit) or s.zone[unit] != CENTER or may_enter(s, unit, enemy_base(s, unit)):
        return []
    return [
        other
        for other in range(s.units)
        if _is_enemy(s, other) and s.zone[other] == CENTER and dice(s, other, Attack.MELEE)
    ]


def no_move(s: State) -> Iterator[Msg]:
    """Yield the reasons why the acting unit cannot move where it otherwise might."""
    unit = s.actor
    if _guards(s):
        zone = zone_words(enemy_base(s, unit))
        yield msg("battle-base-closed", ("R19",), zone=zone, seat=1 - s.owner[unit])
    only_attacked = s.done & Part.ATTACKED and not s.done & Part.MOVED and s.flanker == NOBODY
    if only_attacked and not may_move(s, unit) and (is_bound(s, unit) or s.done & Part.SIEGED):
        yield BOUND if is_bound(s, s.actor) else SIEGED
    only_moved = s.done == Part.MOVED and s.flanker == NOBODY
    if only_moved and has(s, unit, Power.HIT_AND_RUN) and not may_move(s, unit):
        yield NO_HIT


def _own(s: State) -> list[Attack]:
    """Return the acting unit's attack types, unless it has attacked."""
    return [] if s.done & Part.ATTACKED else [attack for attack in Attack if dice(s, s.actor, attack)]


def _idle(s: State) -> list[Attack]:
    """Return the attack types that lack nothing but a target; a flank allows only two types (R39)."""
    own = [attack for attack in _own(s) if s.flanker == NOBODY or attack <= Attack.RANGED]
    return [a for a in own if may_strike(s, s.actor, a) and not any_target(s, s.actor, s.zone[s.actor], a)]


def _unused(s: State, attacks: Sequence[Attack]) -> list[Msg]:
    """Return the reasons, in a few words, why attack types have no target where the unit is."""
    alike: dict[tuple[int, tuple[int, ...]], list[Attack]] = {}
    for attack in attacks:
        moving = any(nearer(s, attack, target) != NOBODY for target in range(s.units))
        alike.setdefault((int(moving), tuple(from_attack(s, attack))), []).append(attack)
    return [_lacking(s, found, moving) for (moving, _), found in alike.items()]


def _lacking(s: State, attacks: Sequence[Attack], moving: int) -> Msg:
    """Return the reason why these attack types have no target; ``moving`` would bring one, or 0."""
    which = _either(attacks)
    if shielded := from_attack(s, attacks[0]):
        return msg("battle-unused-shielded", attack=which, moving=moving, shielded=shielded_words(s, shielded))
    return msg("battle-unused", attack=which, moving=moving)


def no_target(s: State, attacks: Sequence[Attack]) -> Iterator[Msg]:
    """Yield the reasons why these attack types lack a target: nobody is in reach, or those in reach evade or fly."""
    far, idle = [], _idle(s)
    if s.flanker != NOBODY and any(attack > Attack.RANGED for attack in attacks if attack in _own(s)):
        yield FLANKED
    for attack in (attack for attack in attacks if attack in idle):
        if shielded := from_attack(s, attack):
            who = shielded_words(s, shielded)
            yield msg("battle-no-open-target", who.rules, attack=ATTACKS[attack], shielded=who)
        else:
            far.append(attack)
    if far:
        yield msg("battle-no-target", tuple(map(attack_rule, far)), attack=_either(far))


def _either(attacks: Sequence[Attack]) -> Msg:
    first, *others = (ATTACKS[attack] for attack in attacks)
    for other in others:
        first = msg("battle-either", first=first, other=other)
    return first


def no_attack(s: State) -> Iterator[Msg]:
    """Yield the reason why a unit that has moved can no longer attack."""
    barred = [attack for attack in _own(s) if not may_strike(s, s.actor, attack)]
    if barred and s.done & Part.MOVED and not s.done & (Part.POWERED | Part.REGROUPED):
        yield BOUND if is_bound(s, s.actor) else SIEGED


def _powers(s: State) -> Iterator[Msg]:
    """Yield the reasons why active powers cannot be used, except for the one that was used."""
    active = [power for power in POWER_ROWS if is_active(power) and has(s, s.actor, power)]
    if s.flanker != NOBODY:
        yield from [_flanked(*active)] if active else []
        return
    barred = [no_use(s, power) for power in active if not may_use(s, s.actor, power) and not _is_used(s, power)]
    for key in dict.fromkeys(each.key for each in barred):
        alike = [each for each in barred if each.key == key]
        yield from [_together(alike)] if key in TOGETHER else alike


def _together(alike: Sequence[Msg]) -> Msg:
    """Return one sentence about all powers that cannot be used for the same reason."""
    powers = [power for each in alike for power in cast("list[Msg]", each.args["powers"])]
    return msg(alike[0].key, tuple(dict.fromkeys(rule for each in alike for rule in each.rules)), powers=powers)


def _flanked(*powers: Power) -> Msg:
    """Return the message that a unit does not use powers while it is flanked for."""
    return msg("battle-powers-flanked", ("B24",), powers=[POWERS[power] for power in powers])


def is_active(power: Power) -> bool:
    """Return whether a power has to be used, as an action or a part of one, to take effect."""
    return POWER_ROWS[power].verb not in (Verb.ALWAYS, Verb.MOVE_AGAIN)


def _is_used(s: State, power: Power) -> bool:
    """Return whether a power has been used in this action."""
    return bool(s.done & Part.POWERED) and power == s.power


def no_use(s: State, power: Power) -> Msg:
    """Return the reason why an active power cannot be used."""
    name, row = POWERS[power], POWER_ROWS[power]
    if s.flanker != NOBODY:
        return _flanked(power)
    if s.done & Part.POWERED:
        return msg("battle-power-used" if power == s.power else "battle-power-second", ("B29",), power=name)
    if not power_joins(s, power):
        return msg("battle-powers-alone", ("R30",), powers=[name])
    if is_spent(s, s.actor, power):
        return msg("battle-power-spent", (row.rule,), power=name)
    if row.status and marked(s, s.actor, Status(row.status)):
        return msg("battle-power-holds", (row.rule,), power=name)
    if shielded := from_power(s, power):
        who = shielded_words(s, shielded)
        return msg("battle-power-shielded", who.rules, power=name, shielded=who)
    return msg("battle-powers-idle", (row.rule,), powers=[name])
