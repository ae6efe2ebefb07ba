"""The labels of the choices, as on their buttons, with explanations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.core.messages import Msg, Text, msg
from warbones.core.play.legal import Action
from warbones.core.rules.step import NOBODY
from warbones.core.view.scene import Note, Option, Tab
from warbones.games.battle.notation.names import unit_name
from warbones.games.battle.notation.tokens import subject
from warbones.games.battle.rules.armies.placement import ARRANGE, CROSS, Way, regrouped_dice
from warbones.games.battle.rules.armies.setup import KEEP, STOP, left_to_spend, may_enlist
from warbones.games.battle.rules.attacks.siege import BOMB_DICE, squares_due
from warbones.games.battle.rules.attacks.strikes import (
    ACID_DICE,
    attack_dice,
    flank_dice,
    least_to_beat,
    line_left,
    to_beat,
)
from warbones.games.battle.rules.powers import ROWS as POWER_ROWS
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.rounds.actions import FINISH, REGROUP, STRIKE, USE
from warbones.games.battle.rules.sheet import dice, remaining
from warbones.games.battle.rules.state import NONE, Phase, State
from warbones.games.battle.rules.units import ROWS, Attack, kinds_of
from warbones.games.battle.view.areas import SHOPPING, list_id
from warbones.games.battle.view.cards import EFFECTS, card
from warbones.games.battle.view.pieces import pile_id, shop_id
from warbones.games.battle.view.ways import line_tab
from warbones.games.battle.view.words import (
    ATTACKS,
    FACTIONS,
    KINDS,
    POWERS,
    attack_rule,
    called,
    capital,
    chance_words,
    line_words,
    square_words,
    squares_words,
    whose_unit,
    zone_id,
    zone_words,
)

WAYS: Final = {
    Way.MIDDLE: ("battle-arrange-middle", "battle-arrange-middle-why"),
    Way.SPREAD: ("battle-arrange-spread", "battle-arrange-spread-why"),
    Way.COLUMNS: ("battle-arrange-columns", "battle-arrange-columns-why"),
    Way.ROWS: ("battle-arrange-rows", "battle-arrange-rows-why"),
}


def options(s: State, legal: Sequence[Action]) -> tuple[Option, ...]:
    """Return the options of the asked seat."""
    return tuple(_option(s, action, _confirmed(s, action, legal)) for action in legal)


def _option(s: State, action: Action, confirm: Text) -> Option:
    label, detail, aside = _words(s, action.id)
    place, tab, pieces = _place(s, action.id), _tab(s, action.id), _touched(s, action)
    return Option(
        action=action.text,
        label=label,
        confirm=confirm,
        pieces=pieces,
        detail=detail,
        aside=aside,
        place=place,
        tab=tab,
    )


def _confirmed(s: State, action: Action, legal: Sequence[Action]) -> Text:
    """Return the question to confirm before points are lost that could still buy something (R5)."""
    if s.phase not in SHOPPING or action.id != STOP or len(legal) == 1:
        return ""
    return msg("battle-stop-confirm", points=_unspent(s))


def _stopping(s: State) -> Msg:
    """Return the effect of buying no more: the points lost, and the dearest unit that they could still buy."""
    left = _unspent(s)
    kinds = [kind for kind in kinds_of(s.faction[s.asked]) if may_enlist(s, s.asked, kind, left)]
    if not kinds:
        return msg("battle-stop-why", points=left)
    dearest = max(kinds, key=lambda kind: row_of(s.options, kind).cost)
    return msg("battle-stop-early-why", points=left, kind=KINDS[dearest], others=len(kinds) - 1)


def _unspent(s: State) -> int:
    return s.raising if s.phase == Phase.RAISE else left_to_spend(s, s.asked)


def _touched(s: State, action: Action) -> tuple[str, ...]:
    """Return the pieces that stand for a choice, including the unit to buy or the die to place."""
    if s.phase in SHOPPING and action.id != STOP:
        return (shop_id(action.id),)
    if s.phase == Phase.PLACE and CROSS < action.id < ARRANGE:
        return (pile_id(action.id),)
    return action.pieces


def _place(s: State, action: int) -> str:
    """Return the area that stands for a choice: a zone to move to or to bomb, or a faction's list."""
    if s.phase == Phase.FACTION:
        return list_id(action)
    moves = s.phase == Phase.DEED and action < STRIKE
    return zone_id(action) if moves or s.phase == Phase.ZONE else ""


def _tab(s: State, action: int) -> Tab | None:
    """Return the tab of a line of the target."""
    if s.phase != Phase.LINE:
        return None
    return line_tab(unit_name(s, s.target), action)


Words = tuple[Text, Text, Note | None]
"""An option's label, its detail, and its figure."""


def _words(s: State, action: int) -> Words:
    match s.phase:
        case Phase.FACTION:
            kinds = kinds_of(action)
            heroes = [KINDS[kind] for kind in kinds if ROWS[kind].hero]
            return FACTIONS[action], msg("battle-faction-has", kinds=len(kinds), heroes=heroes), None
        case Phase.BUY | Phase.RAISE:
            return _purchase(s, action)
        case Phase.PLACE:
            return (*_placing(action), None)
        case Phase.REROLL:
            return (*_reroll(action), None)
        case Phase.DEED:
            return (*_deed(s, action), None)
        case Phase.ZONE:
            return msg("battle-bomb", zone=zone_words(action)), msg("battle-bomb-why", ("R34",), dice=BOMB_DICE), None
        case Phase.LINE | Phase.SQUARE | Phase.OWN_SQUARE | Phase.ACID:
            return _aim(s, action)
        case Phase.RESTORE | Phase.PICK:
            return capital(squares_words(s, subject(s), action)), "", None
    return (*_unit_choice(s, action), None)


def _reroll(action: int) -> tuple[Msg, Msg]:
    if action == KEEP:
        return msg("battle-keep"), msg("battle-keep-why")
    return msg("battle-reroll"), msg("battle-reroll-why", ("R9",))


def _purchase(s: State, action: int) -> Words:
    if action == STOP:
        stop = msg("battle-stop-raising" if s.phase == Phase.RAISE else "battle-stop-buying")
        return stop, _stopping(s), None
    cost = row_of(s.options, action).cost
    note = Note(figure=str(cost), text=msg("battle-points-unit", points=cost))
    key = "battle-raise" if s.phase == Phase.RAISE else "battle-buy"
    return msg(key, kind=KINDS[action]), card(s.options, action), note


def _placing(action: int) -> tuple[Msg, Text]:
    if action >= ARRANGE:
        label, why = WAYS[Way(action - ARRANGE)]
        return msg(label), msg(why)
    if action == CROSS:
        return msg("battle-leave-crossed"), msg("battle-leave-crossed-why", ("R15",))
    return msg("battle-put", face=action), ""


def _deed(s: State, deed: int) -> tuple[Msg, Text]:
    if deed < STRIKE:
        return msg("battle-move", zone=zone_words(deed)), ""
    if deed < REGROUP:
        attack = Attack(deed - STRIKE)
        number = dice(s, s.actor, attack) + flank_dice(s)
        attacks = msg("battle-attack-option", attack=capital(ATTACKS[attack]))
        return attacks, msg("battle-attack-option-why", (attack_rule(attack),), dice=number)
    if deed == REGROUP:
        return msg("battle-regroup"), _regrouping(s)
    if deed == FINISH and s.done:
        return msg("battle-done"), msg("battle-done-why")
    if deed == FINISH:
        return msg("battle-hold"), msg("battle-hold-why", ("B6",))
    power = Power(deed - USE)
    does = EFFECTS[power]
    return POWERS[power], msg(does.key, (POWER_ROWS[power].rule,), **does.args)


def _regrouping(s: State) -> Msg:
    number = regrouped_dice(s, s.actor)
    if number == remaining(s, s.actor):
        return msg("battle-regroup-why", ("R15",), squares=number)
    return msg("battle-regroup-around-why", ("R15", "B8"), squares=number)


def _aim(s: State, action: int) -> Words:
    """Return a line or square to choose; for an attack, with the number to beat and the chance."""
    unit = subject(s)
    if s.phase == Phase.LINE:
        where, mask = line_words(action), line_left(s, unit, action)
    else:
        where, mask = square_words(s, unit, action), 1 << action
    if s.phase == Phase.ACID:
        number = to_beat(s, unit, Attack.CRITICAL, mask)
        odds = chance_words(ACID_DICE, number)
        why = msg("battle-acid-must-beat", needed=number, odds=odds)
        return msg("battle-acid-place", where=where), why, Note(figure=str(number), text=odds)
    if s.phase == Phase.OWN_SQUARE or s.attack == NOBODY:
        return capital(squares_words(s, unit, mask)), "", None
    number, rolled = to_beat(s, unit, s.attack, mask), attack_dice(s)
    odds = chance_words(rolled, number)
    needs = msg("battle-must-beat", needed=number, dice=rolled, odds=odds)
    return msg("battle-attack-place", where=where), needs, Note(figure=str(number), text=odds)


def _unit_choice(s: State, action: int) -> tuple[Msg, Text]:
    if action == NONE:
        return msg("battle-nobody"), msg("battle-nobody-why")
    name = called(s, action)
    match s.phase:
        case Phase.BURROW | Phase.FREE_MOVE:
            return msg("battle-to-center", unit=name), card(s.options, s.kind[action])
        case Phase.UNIT:
            return name, card(s.options, s.kind[action])
        case Phase.SECOND:
            return msg("battle-and", unit=whose_unit(s, action)), ""
    return capital(whose_unit(s, action)), _target(s, action)


def _target(s: State, target: int) -> Text:
    """Return the easiest line or square of a target for an attack."""
    if s.attack == NOBODY:
        return ""
    if s.attack == Attack.SIEGE:
        return msg("battle-siege-names", squares=squares_due(s, target))
    easiest = least_to_beat(s, target)
    return msg("battle-easiest", needed=easiest, odds=chance_words(attack_dice(s), easiest))
