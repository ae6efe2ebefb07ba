"""The reasons why a seat may not take an action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from warbones.core.messages import Msg, Text, msg
from warbones.core.notation.names import named_in
from warbones.games.army.rules.dice import NAMES, Category, bit_of, category_of, is_skull, kind_of
from warbones.games.army.rules.gain import blocked, entitled
from warbones.games.army.rules.heal import candidate
from warbones.games.army.rules.state import Phase, Place, State, Tray
from warbones.games.army.rules.tally import left
from warbones.games.army.rules.tray import bonus_open, troops_again
from warbones.games.army.view.words import CATEGORIES, ROLLS, is_troop, kind_name, number_of

ELSEWHERE: Final = {
    Place.POOL: ("army-in-pool", "R17"),
    Place.REVIVED: ("army-is-revived", "R40"),
    Place.RESTING: ("army-is-resting", "R42"),
    Place.GRAVEYARD: ("army-is-dead", "R41"),
    Place.SUPPLY: ("army-is-free", "R4"),
}
"""The reason why a die outside the tray cannot be rolled again, and the rule."""

VERBS: Final = {Phase.ROLL: "reroll", Phase.HEAL: "heal", Phase.GAIN: "take"}


def why_not(s: State, seat: int, text: str) -> Text:
    """Return the reason why ``seat``, which knows ``s``, may not take the action ``text``, or "" if unknown."""
    words, dice = text.casefold().split(), named_in(NAMES, text)
    if not words or words[0] != VERBS.get(Phase(s.phase)):
        return ""
    match s.phase:
        case Phase.ROLL:
            return _first(_not_again, s, seat, dice) or _mixed(dice)
        case Phase.HEAL:
            return _first(_not_healed, s, seat, dice) or _heals(s, seat, dice)
    return _first(_not_taken, s, seat, dice) or _earned(s, seat, dice)


def _first(why: Callable[[State, int, int], Text], s: State, seat: int, dice: Sequence[int]) -> Text:
    """Return the first problem with any of the dice."""
    return next((found for die in dice if (found := why(s, seat, die))), "")


def _not_again(s: State, seat: int, die: int) -> Text:
    """Return the reason why a die cannot be rolled again."""
    if s.owner[die] != seat:
        return msg("army-not-yours", die=NAMES[die])
    if s.tray[seat] == Tray.UNROLLED:
        return msg("army-not-rolled", ("R17" if is_troop(die) else "R15",))
    if is_troop(die) and s.tray[seat] == Tray.BONUS:
        return msg("army-troops-later", ("R15",))
    if s.place[die] != Place.TRAY:
        key, rule = ELSEWHERE[Place(s.place[die])]
        return msg(key, (rule,), die=NAMES[die])
    if is_skull(s.face[die]):
        return msg("army-is-skull", ("R14",), die=NAMES[die])
    return _used_up(s, seat, is_troop(die))


def _used_up(s: State, seat: int, troop: bool) -> Text:
    """Return the reason why troops, or bonus dice, can no longer be rolled again."""
    if troop:
        return "" if troops_again(s, seat) else msg("army-rolls-used", ("R18",), rolls=ROLLS)
    if bonus_open(s, seat):
        return ""
    return msg("army-bonus-used" if s.rerolled[seat] else "army-bonus-too-late", ("R15",))


def _mixed(dice: Sequence[int]) -> Text:
    alone = len(dice) == 1 or all(map(is_troop, dice))
    return "" if alone else msg("army-bonus-alone", ("R15",))


def _not_healed(s: State, seat: int, die: int) -> Text:
    if s.owner[die] != seat:
        return msg("army-not-yours", die=NAMES[die])
    return "" if candidate(s, seat, bit_of(die)) else msg("army-not-dead", ("R39",), die=NAMES[die])


def _heals(s: State, seat: int, dice: Sequence[int]) -> Text:
    heals = s.heals[seat]
    return "" if len(dice) == heals else msg("army-wrong-heals", ("B22",), heals=heals, named=len(dice))


def _not_taken(s: State, seat: int, die: int) -> Text:
    """Return the reason why a bonus die cannot be taken."""
    kind = kind_of(die)
    if is_troop(die):
        return msg("army-no-troop", ("R44",), die=NAMES[die])
    if not entitled(s, seat, category_of(die)):
        return msg("army-nothing-earned", ("R44",), category=_category(die))
    if blocked(s, kind):
        return msg("army-is-blocked", ("R46",), one=number_of(kind, 1))
    if not left(s, kind):
        return msg("army-none-left", ("R45",), kind=kind_name(kind))
    return msg("army-is-taken", die=NAMES[die]) if s.place[die] != Place.SUPPLY else ""


def _category(die: int) -> Msg:
    return CATEGORIES[Category(category_of(die))]


def _earned(s: State, seat: int, dice: Sequence[int]) -> Text:
    for category in Category:
        may, named = entitled(s, seat, category), sum(category_of(die) == category for die in dice)
        if named > may:
            return msg("army-too-many", ("R44",), dice=may, category=CATEGORIES[category], named=named)
    return ""
