"""Why a unit cannot do what it otherwise might: said where a part of its action is chosen."""

from __future__ import annotations

from collections.abc import Iterator

from warbones.core.step import NOBODY
from warbones.core.words import Voice, title
from warbones.games.battle.actions import may_move, may_strike, may_use
from warbones.games.battle.powers import ROWS as POWERS
from warbones.games.battle.powers import Power, Verb, combines
from warbones.games.battle.sheet import dice, enemy_base, has, marked
from warbones.games.battle.state import CENTER, Part, State, Status
from warbones.games.battle.targets import any_target, is_bound, may_enter
from warbones.games.battle.units import Attack
from warbones.games.battle.using import is_spent
from warbones.games.battle.words import called, zone_words


def blocked(s: State, voice: Voice) -> str:
    """Return what the acting unit cannot do now, and why."""
    return " ".join([*_moves(s, voice), *_attacks(s), *_powers(s)])


def _moves(s: State, voice: Voice) -> Iterator[str]:
    unit, goal = s.actor, enemy_base(s, s.actor)
    if may_move(s, unit) and s.zone[unit] == CENTER and not may_enter(s, unit, goal):
        guards = [
            other
            for other in range(s.units)
            if s.owner[other] != s.owner[unit] and s.zone[other] == CENTER and dice(s, other, Attack.MELEE)
        ]
        names = called(s, guards[0]) if guards else "an enemy"
        yield f"{title(zone_words(goal, voice))} is closed while {names} can fight in the center (R19)."
    only_attacked = s.done & Part.ATTACKED and not s.done & Part.MOVED and s.flanker == NOBODY
    if only_attacked and not may_move(s, unit) and (is_bound(s, unit) or s.done & Part.SIEGED):
        yield "A siege unit moves or attacks, not both (R17)."


def _attacks(s: State) -> Iterator[str]:
    unit = s.actor
    for attack in Attack:
        if dice(s, unit, attack) and not s.done & Part.ATTACKED:
            if not may_strike(s, unit, attack):
                if s.done & Part.MOVED and not s.done & (Part.POWERED | Part.REGROUPED):
                    yield "A siege unit moves or attacks, not both (R17)."
                    return
            elif not any_target(s, unit, s.zone[unit], attack):
                yield f"Nobody can be reached by {attack.name.lower()} from here (R{23 + attack})."


def _powers(s: State) -> Iterator[str]:
    """Say of each active power that cannot be used why, as far as one reason tells."""
    for power, row in POWERS.items():
        active = row.verb not in (Verb.ALWAYS, Verb.MOVE_AGAIN)
        if active and has(s, s.actor, power) and not may_use(s, s.actor, power):
            yield _why_not(s, power)


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
    return f"{row.name} has nothing to do here ({row.rule})."
