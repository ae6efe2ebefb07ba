"""The names of War Dice's units, zones, attacks, lines and squares."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from warbones.core.messages import Msg, Text, msg
from warbones.core.view.voice import percent
from warbones.games.battle.notation.names import FACTION_CODES, ZONE_CODES, letter
from warbones.games.battle.rules.attacks.odds import chance
from warbones.games.battle.rules.attacks.strikes import ROW
from warbones.games.battle.rules.powers import ROWS as POWER_ROWS
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.sheet import value
from warbones.games.battle.rules.state import CENTER, SQUARES, UNITS, State
from warbones.games.battle.rules.units import ROWS, Attack
from warbones.locales.english import ENGLISH

RATED: Final[dict[Attack, Literal["blade", "bow", "scope", "spark", "tower"]]] = {
    Attack.MELEE: "blade",
    Attack.RANGED: "bow",
    Attack.SNIPE: "scope",
    Attack.CRITICAL: "spark",
    Attack.SIEGE: "tower",
}
"""The icon of each attack type."""


def _variant(name: Msg, attribute: str) -> Msg:
    key = f"{name.key}.{attribute}"
    return msg(key) if key in ENGLISH.arguments else name


KINDS: Final = tuple([msg(f"battle-kind-{row.code}") for row in ROWS])
SHORT: Final = tuple([_variant(name, "short") for name in KINDS])
"""Names of kinds of unit for a headline, such as "Winged Wyrm" and "Lady"."""
OWNED: Final = tuple([_variant(name, "owned") for name in KINDS])
"""Names of kinds of unit after their owner's: "The Winged Wyrm" is "your Winged Wyrm"."""

FACTIONS: Final = tuple([msg(f"battle-faction-{code}") for code in FACTION_CODES])
ABOUT: Final = tuple([msg(f"{name.key}.about") for name in FACTIONS])
"""The description of each faction."""
ATTACKS: Final = {attack: msg(f"battle-attack-{attack.name.lower()}") for attack in Attack}
POWERS: Final = {power: msg(f"battle-power-{row.code}") for power, row in POWER_ROWS.items()}


def called(s: State, unit: int) -> Msg:
    """Return a unit's name and letter, such as "Zombie Horde A"."""
    return _unit(s.kind[unit], letter(s, unit), short=False)


def brief(s: State, unit: int) -> Msg:
    """Return a unit's name and letter, short enough for a headline, such as "Lady A"."""
    return _unit(s.kind[unit], letter(s, unit), short=True)


@lru_cache(4 * UNITS)
def _unit(kind: int, letters: str, *, short: bool) -> Msg:
    return msg("battle-unit", kind=(SHORT if short else KINDS)[kind], letter=letters)


def whose_unit(s: State, unit: int) -> Msg:
    """Return a unit's name with its owner, such as "Beta's Zombie Horde A"."""
    return owned(s.owner[unit], s.kind[unit], letter(s, unit))


def whose_brief(s: State, unit: int) -> Msg:
    """Return a unit's name with its owner, short enough for a headline, such as "your Lady A"."""
    return owned(s.owner[unit], s.kind[unit], letter(s, unit), short=True)


@lru_cache(8 * UNITS)
def owned(seat: int, kind: int, letters: str, *, short: bool = False) -> Msg:
    """Return a unit's name after its owner's."""
    return msg("battle-unit-of", seat=seat, kind=(SHORT if short else OWNED)[kind], letter=letters)


def capital(words: Text) -> Msg:
    """Return words with a capital first letter."""
    return msg("battle-capital", words=words)


def zone_id(zone: int) -> str:
    """Return the id of a zone's area."""
    return ZONE_CODES[zone].lower()


def zone_words(zone: int) -> Msg:
    """Return "the center", "your base" or "Beta's base"."""
    return msg("battle-center") if zone == CENTER else msg("battle-base", seat=zone // 2)


def attack_rule(attack: int) -> str:
    """Return the number of the rule of an attack type (R23 to R27)."""
    return f"R{23 + attack}"


def line_words(line: int) -> Msg:
    """Return a line, such as "column 2"."""
    return msg("battle-row", row=line - ROW + 1) if line >= ROW else msg("battle-column", column=line + 1)


def square_words(s: State, unit: int, square: int) -> Msg:
    """Return the place of a square, such as "row 1 column 2"; "the only square" if there is just one."""
    row = row_of(s.options, s.kind[unit])
    return square_in(row.width, row.height, square)


def square_in(width: int, height: int, square: int) -> Msg:
    """Return the place of a square in a unit of this size."""
    down, across = divmod(square, width)
    if width == height == 1:
        return msg("battle-only-square")
    if height == 1:
        return msg("battle-column", column=across + 1)
    return msg("battle-row", row=down + 1) if width == 1 else msg("battle-square", row=down + 1, column=across + 1)


def where_words(s: State, target: int, attack: int, place: int) -> Msg:
    """Return the place of an attack: a line, or for snipe and critical attacks a square."""
    return line_words(place) if attack <= Attack.RANGED else square_words(s, target, place)


def chance_words(dice: int, to_beat: int) -> str:
    """Return the chance that ``dice`` attack dice total more than a number (R22), such as "83%"."""
    return percent(chance(dice, to_beat))


def squares_words(s: State, unit: int, mask: int) -> Msg:
    """Return the values and places of squares, such as "6 in row 1 column 2"; a crossed-out one has no value."""
    found = [square for square in range(SQUARES) if mask >> square & 1]
    return msg("battle-listed", things=[_square_and_value(s, unit, square) for square in found])


def _square_and_value(s: State, unit: int, square: int) -> Msg:
    rated, where = value(s, unit, square), square_words(s, unit, square)
    return msg("battle-square-value", value=rated, square=where) if rated else where


def commas(things: Sequence[Text]) -> Text:
    """Return things joined by commas, such as "melee 2, snipe 3"; "" for none."""
    return _folded("list-more", things)


def sentences(each: Sequence[Text]) -> Text:
    """Return sentences one after the other, with the rules of all of them; "" for none."""
    rules = dict.fromkeys(rule for text in each if isinstance(text, Msg) for rule in text.rules)
    return _folded("table-sentences", each, tuple(rules))


def _folded(key: str, each: Sequence[Text], rules: tuple[str, ...] = ()) -> Text:
    if not each:
        return ""
    first, *more = each
    for rest in more:
        first = msg(key, rules, first=first, rest=rest)
    return first
