"""Parser of positions, as `writer.written` or a person writes them.

A person may write ``Alpha:`` and ``Beta:`` instead of ``units:``, and leave out the units' names there: they are then
lettered in order. If the points spent are left out, they are the cost of a side's first units, up to the budget.
"""

from __future__ import annotations

import re
from typing import Final

from warbones.core.errors import BrokenPosition
from warbones.core.notation import codecs
from warbones.core.notation.codecs import Opening, parse_integer, read_opening
from warbones.core.notation.names import place_of, place_of_any_case
from warbones.core.notation.plurals import counted
from warbones.core.rules.step import NOBODY
from warbones.games.battle.notation.check import problem
from warbones.games.battle.notation.check_history import affordable
from warbones.games.battle.notation.fields import DRAFT, HEAD
from warbones.games.battle.notation.names import NAMES, SIDES, ZONE_CODES, unit_name
from warbones.games.battle.notation.writer import MARKS
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.rule_data import SETTINGS
from warbones.games.battle.rules.sheet import enter
from warbones.games.battle.rules.state import HERO_CENTER, SQUARES, UNITS, Phase, State
from warbones.games.battle.rules.units import LIST, ROWS

UNIT: Final = re.compile(
    r"(?:(?P<name>[ab][A-Z]{1,2})=)?(?P<code>[a-z-]+)@(?P<zone>AB|C|BB)\[(?P<grid>[x\d,/]+)\]"
    r"(?:\((?P<marks>[a-z,]+)\))?(?:>(?P<owner>\w+))?"
)
AREAS: Final = ("units", *NAMES, "draft")
CODES: Final = [row.code for row in ROWS]


def read(text: str) -> State:
    """Return the written position; line breaks count as spaces. Raises `BrokenPosition` or `UnknownOption`."""
    s = draw(text)
    if wrong := problem(s):
        raise BrokenPosition(wrong)
    return s


def draw(text: str) -> State:
    """Return the written record, possible or not. Raises `BrokenPosition` or `UnknownOption`."""
    s = State()
    opening = read_opening(s, text, SETTINGS, [entry.name for entry in HEAD])
    if s.phase != Phase.SETUP:
        _draw(s, opening)
    return s


def _draw(s: State, opening: Opening) -> None:
    if len(opening.where.split()) != 1:
        raise BrokenPosition("A position begins with its phase and its round, such as 'unit 3 asked=Alpha'.")
    s.game_round = parse_integer(opening.where, "The round")
    drafts = ""
    for name, content in opening.areas:
        area = AREAS[place_of(AREAS, name, "area")]
        if area == "draft":
            drafts = content
            continue
        for word in content.split():
            _enter(s, NAMES.index(area) if area in NAMES else NOBODY, word)
    _set_sides(s)
    codecs.read_fields(s, HEAD, opening.settings, "a position")
    codecs.read_fields(s, DRAFT, codecs.parse_settings(drafts.split(), "actor=aA"), "a draft")


def _enter(s: State, side: int, word: str) -> None:
    """Put a unit on the sheet from a word such as ``aA=archers@AB[4/x](acted)>Beta``."""
    found = UNIT.fullmatch(word)
    if found is None:
        raise BrokenPosition(f"A unit is written such as aA=archers@AB[4/x], not {word!r:.40}.")
    if s.units == UNITS:
        raise BrokenPosition(f"The sheet holds {UNITS} units.")
    name = found["name"]
    if name is None and side == NOBODY:
        raise BrokenPosition(
            f"A unit in 'units:' is written with its name, such as aA=archers@AB[4/x], not {word!r:.40}."
        )
    seat = SIDES.index(name[0]) if name else side
    unit = enter(s, place_of_any_case(CODES, found["code"], "unit"), seat, ZONE_CODES.index(found["zone"]))
    if name and unit_name(s, unit) != name:
        raise BrokenPosition(f"The next unit of {NAMES[seat]} is {unit_name(s, unit)}, not {name}.")
    if found["owner"]:
        s.owner[unit] = place_of_any_case(NAMES, found["owner"], "side")
    if found["marks"]:
        s.status[unit] = MARKS.number(s, found["marks"])
    _fill_squares(s, unit, found["grid"])


def _fill_squares(s: State, unit: int, text: str) -> None:
    row = row_of(s.options, s.kind[unit])
    rows = [line.split(",") for line in text.split("/")]
    if len(rows) != row.height or any(len(line) != row.width for line in rows):
        raise BrokenPosition(
            f"{row.name} has {counted(row.height, 'row')} of {counted(row.width, 'square')}, not [{text}]."
        )
    for at, cell in enumerate(cell for line in rows for cell in line):
        s.square[SQUARES * unit + at] = 0 if cell == "x" else parse_integer(cell, "A square", HERO_CENTER)


def _set_sides(s: State) -> None:
    """Derive the spending and the faction of each side, unless they are given."""
    for seat in range(2):
        s.spent[seat] = affordable(s, seat)
        mine = [unit for unit in range(s.units) if s.origin[unit] == seat]
        if mine:
            s.faction[seat] = s.kind[mine[0]] // LIST
