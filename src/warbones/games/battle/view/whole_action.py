"""Whole actions in words, with the unit, the parts of its action and their targets."""

from __future__ import annotations

from collections.abc import Iterator

from warbones.core.messages import Msg, Text, msg
from warbones.core.play.lines import steps
from warbones.core.play.position import Position
from warbones.core.rules.step import NOBODY
from warbones.core.view.reasons import Line
from warbones.games.battle.rules.attacks.strikes import aimed, attack_dice, to_beat
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.rounds.actions import FINISH, REGROUP, STRIKE, USE
from warbones.games.battle.rules.state import Phase, State
from warbones.games.battle.rules.units import Attack
from warbones.games.battle.view.words import ATTACKS, POWERS, called, chance_words, where_words, whose_unit, zone_words

ACTING = (Phase.UNIT, Phase.DEED, Phase.TARGET, Phase.LINE, Phase.SQUARE)
"""The phases in which the words for an action can begin."""


def whole_action(seen: Position, seat: int, line: Line) -> Text:
    """Return a unit's whole action in words, such as "Archers C: attack column 2 of Zombie Horde A (72%)", or ""."""
    s = seen.record()
    if s.phase not in ACTING or (s.phase == Phase.SQUARE and s.attack == NOBODY):
        return ""
    parts, actor, after = list[Msg](), s.actor, s
    for position, action in steps(seen, seat, line):
        after = position.record()
        if after.phase not in ACTING:
            break
        parts = [*_part(after, action.id, parts)]
        actor = action.id if after.phase == Phase.UNIT else after.actor
    unit = called(s if actor < s.units else after, actor)
    return msg("battle-action", unit=unit, parts=tuple(parts)) if parts else msg("battle-action-unit", unit=unit)


def _part(s: State, number: int, parts: list[Msg]) -> Iterator[Msg]:
    """Yield the parts of an action so far with one choice more; a target or a line completes the attack before it."""
    match s.phase:
        case Phase.UNIT:
            return
        case Phase.DEED:
            yield from parts
            yield _chosen(number)
        case Phase.TARGET if s.attack != NOBODY:
            yield from parts[:-1]
            yield msg("battle-action-at", attack=ATTACKS[Attack(s.attack)], target=whose_unit(s, number))
        case Phase.LINE | Phase.SQUARE if s.attack != NOBODY:
            yield from parts[:-1]
            odds = chance_words(attack_dice(s), to_beat(s, s.target, s.attack, aimed(s, s.target, number)))
            where = where_words(s, s.target, s.attack, number)
            yield msg("battle-action-attack", where=where, target=whose_unit(s, s.target), odds=odds)
        case _:
            yield from parts


def _chosen(number: int) -> Msg:
    if number < STRIKE:
        return msg("battle-action-move", zone=zone_words(number))
    if number < REGROUP:
        return msg("battle-action-strike", attack=ATTACKS[Attack(number - STRIKE)])
    if number == REGROUP:
        return msg("battle-action-regroup")
    if number == FINISH:
        return msg("battle-action-done")
    return msg("battle-action-use", power=POWERS[Power(number - USE)])
