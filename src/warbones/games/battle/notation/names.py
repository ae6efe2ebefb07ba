"""The names of sides, zones, units, squares and lines in notation."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final

from warbones.games.battle.rules.attacks.strikes import ROW
from warbones.games.battle.rules.powers import ROWS as POWERS
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.rounds.actions import FINISH, REGROUP, STRIKE, USE
from warbones.games.battle.rules.state import SQUARES, State
from warbones.games.battle.rules.units import ROWS, Attack

NAMES: Final = ("Alpha", "Beta")
ZONE_CODES: Final = ("AB", "C", "BB")
FACTION_CODES: Final = ("dragonfolk", "lich-queen", "horde")
SIDES: Final = "ab"
EVENT_NAMES: Final = {"zone": ZONE_CODES, "faction": FACTION_CODES, "kind": tuple(row.code for row in ROWS)}
"""The names of the things in events."""


def letters(place: int) -> str:
    """Return the letter of a side's unit: A to Z, then AA (R3, B43)."""
    more, last = divmod(place, len(ascii_uppercase))
    return (letters(more - 1) if more else "") + ascii_uppercase[last]


def letter(s: State, unit: int) -> str:
    """Return a unit's letter on the side that bought it."""
    return letters(sum(s.origin[other] == s.origin[unit] for other in range(unit)))


def unit_name(s: State, unit: int) -> str:
    """Return a unit's name, such as ``aB``: the side that bought it, and its letter there."""
    return SIDES[s.origin[unit]] + letter(s, unit)


def square_name(s: State, unit: int, square: int) -> str:
    """Return the name of a square, such as ``r1c2``."""
    row, column = divmod(square, row_of(s.options, s.kind[unit]).width)
    return f"r{row + 1}c{column + 1}"


def square_names(s: State, unit: int, mask: int) -> list[str]:
    """Return the names of the squares of a mask."""
    return [square_name(s, unit, square) for square in range(SQUARES) if mask >> square & 1]


def deed_text(deed: int) -> str:
    """Return a deed in notation, such as ``move C``, ``melee`` or ``fly``."""
    if deed < STRIKE:
        return f"move {ZONE_CODES[deed]}"
    if deed < REGROUP:
        return Attack(deed - STRIKE).name.lower()
    return {REGROUP: "regroup", FINISH: "done"}.get(deed) or POWERS[Power(deed - USE)].code


def line_name(line: int) -> str:
    """Return the name of a line, such as ``column 2``."""
    return f"row {line - ROW + 1}" if line >= ROW else f"column {line + 1}"
