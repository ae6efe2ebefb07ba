"""Whole attacks as one choice: on a line, a square or a unit of the enemy, by the acting unit.

Each is put together from the choices that would be asked one by one, with a move before it if needed.
"""

from __future__ import annotations

from collections.abc import Iterator

from warbones.core.messages import Sign, msg
from warbones.core.rules.step import NOBODY
from warbones.core.view.scene import Note, Option, Tab, Way
from warbones.games.battle.notation.names import deed_text, line_name, square_name, unit_name
from warbones.games.battle.rules.attacks.odds import chance
from warbones.games.battle.rules.attacks.strikes import LINES, ROW, aimed_by, flank_dice, to_beat
from warbones.games.battle.rules.attacks.targets import is_bound, may_attack
from warbones.games.battle.rules.rounds.actions import STRIKE, may_do, may_go
from warbones.games.battle.rules.sheet import dice, remaining
from warbones.games.battle.rules.state import ZONES, Phase, State
from warbones.games.battle.rules.units import Attack
from warbones.games.battle.view.words import ATTACKS, RATED, capital, chance_words, where_words, whose_unit

STEPS = 2
"""The steps of an attack without a move: the target, and the line or square."""

Found = tuple[float, Option]
"""The chance of an attack, and the attack."""


def ways(s: State) -> tuple[Way, ...]:
    """Return the attacks that the acting unit may make, by type: those without a move first, then the likeliest."""
    if s.phase != Phase.DEED:
        return ()
    found = [(attack, list(_attacks(s, attack))) for attack in Attack if dice(s, s.actor, attack)]
    found = [(attack, attacks) for attack, attacks in found if attacks]
    found.sort(key=lambda each: min((len(option.then) > STEPS, -share) for share, option in each[1]))
    return tuple(Way(sign=_sign(s, attack), options=tuple(option for _, option in each)) for attack, each in found)


def _sign(s: State, attack: Attack) -> Sign:
    dice = msg("battle-dice", dice=_number(s, attack))
    return Sign(icon=RATED[attack], word=capital(ATTACKS[attack]), figure=dice)


def _number(s: State, attack: int) -> int:
    return dice(s, s.actor, attack) + flank_dice(s)


def _attacks(s: State, attack: Attack) -> Iterator[Found]:
    here = s.zone[s.actor]
    strikes = may_do(s, s.actor, STRIKE + attack)
    for target in range(s.units):
        if strikes and may_attack(s, s.actor, here, attack, target):
            yield from _at(s, attack, target, here)
        elif (zone := nearer(s, attack, target)) != NOBODY:
            yield from _at(s, attack, target, zone)


def nearer(s: State, attack: Attack, target: int) -> int:
    """Return a zone to move to and attack the target from, or `NOBODY` (R16, R17)."""
    if s.done or s.flanker != NOBODY or attack == Attack.SIEGE or is_bound(s, s.actor):
        return NOBODY
    near = (zone for zone in range(ZONES) if may_go(s, s.actor, zone))
    return next((zone for zone in near if may_attack(s, s.actor, zone, attack, target)), NOBODY)


def _at(s: State, attack: Attack, target: int, zone: int) -> Iterator[Found]:
    """Yield the attacks on one enemy from a zone: lines, squares, or a siege of the whole unit (R23 to R27)."""
    moves = [deed_text(zone)] if zone != s.zone[s.actor] else []
    steps = [*moves, deed_text(STRIKE + attack), f"at {unit_name(s, target)}"]
    if attack == Attack.SIEGE:
        yield _siege(s, target, steps)
        return
    for place in range(LINES):
        if mask := aimed_by(s, attack, target, place):
            yield _aim(s, attack, target, place, to_beat(s, target, attack, mask), steps)


def _siege(s: State, target: int, steps: list[str]) -> Found:
    named = min(_number(s, Attack.SIEGE), remaining(s, target))
    option = Option(
        action=steps[0],
        then=tuple(steps[1:]),
        label=msg("battle-besiege", unit=whose_unit(s, target)),
        detail=msg("battle-besiege-why", squares=named),
        pieces=(unit_name(s, target),),
    )
    return 0.0, option


def _aim(s: State, attack: Attack, target: int, place: int, number: int, steps: list[str]) -> Found:
    rolled, unit = _number(s, attack), unit_name(s, target)
    lined = attack <= Attack.RANGED
    square = "" if lined else square_name(s, target, place)
    where, odds = where_words(s, target, attack, place), chance_words(rolled, number)
    needs = {"attack": ATTACKS[attack], "dice": rolled, "needed": number, "odds": odds}
    option = Option(
        action=steps[0],
        then=(*steps[1:], line_name(place) if lined else f"square {square}"),
        label=msg("battle-move-and-attack" if len(steps) > STEPS else "battle-attack-at", where=where, odds=odds),
        detail=msg("battle-attack-needs", (), unit=whose_unit(s, target), **needs),
        aside=Note(figure=str(number), text=odds),
        pieces=() if lined else (f"{unit}.{square}",),
        tab=line_tab(unit, place) if lined else None,
    )
    return chance(rolled, number), option


def line_tab(unit: str, line: int) -> Tab:
    """Return the tab of a line of a unit."""
    return Tab(piece=unit, row=line - ROW + 1) if line >= ROW else Tab(piece=unit, column=line + 1)
