"""Setting up a position that `notation.written` wrote, or that a person drew like it.

A person may draw ``Alpha:`` and ``Beta:`` instead of ``units:``, and leave out the units' names there: they are then
lettered as they come. What a side has spent, where it is not said, is what its first units cost, up to the budget.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from warbones.core.errors import BrokenPosition
from warbones.core.notation.counting import counted
from warbones.core.record.options import Value, fill
from warbones.core.rules.step import NOBODY
from warbones.games.battle.notation.check import problem
from warbones.games.battle.notation.check_history import affordable
from warbones.games.battle.notation.fields import DRAFT, HEAD, RESTING, Field, bits_called, place, unit_called, whole
from warbones.games.battle.notation.names import FACTION_CODES, NAMES, SIDES, ZONE_CODES, square_name, unit_name
from warbones.games.battle.rules.options import OPTIONS
from warbones.games.battle.rules.sheet import enter, squares
from warbones.games.battle.rules.state import SQUARES, UNITS, Phase, State, Status
from warbones.games.battle.rules.units import LIST, ROWS

UNIT: Final = re.compile(
    r"(?:(?P<name>[ab][A-Z]{1,2})=)?(?P<code>[a-z-]+)@(?P<zone>AB|C|BB)\[(?P<grid>[x\d,/]+)\]"
    r"(?:\((?P<marks>[a-z,]+)\))?(?:>(?P<owner>\w+))?"
)
PHASES: Final = [phase.name.lower() for phase in Phase]
CODES: Final = [row.code for row in ROWS]


def read(text: str) -> State:
    """Set up a position. Raises `BrokenPosition` or `UnknownOption`; line breaks count as spaces."""
    s = draw(text)
    if wrong := problem(s):
        raise BrokenPosition(wrong)
    return s


def draw(text: str) -> State:
    """Set up a record as it is written, possible or not. Raises `BrokenPosition` or `UnknownOption`."""
    head, *areas = text.split("|")
    words = head.split()
    s = State()
    s.phase = Phase(place(PHASES, words[0] if words else "", "phase"))
    settings = dict(word.split("=", 1) for word in words[1:] if "=" in word)
    _set_options(s, settings)
    if s.phase == Phase.SETUP:
        if settings or areas or len(words) > 1 + sum("=" in word for word in words):
            raise BrokenPosition("Before set-up nothing is drawn: write 'setup' and rule options only.")
    else:
        _draw(s, words, settings, areas)
    return s


def _set_options(s: State, settings: dict[str, str]) -> None:
    """Take the rule options out of the settings."""
    values = {(option.name, str(value).lower()): value for option in OPTIONS for value in option.values}
    chosen: dict[str, Value] = {}
    for option in OPTIONS:
        if option.name in settings:
            word = settings.pop(option.name)
            chosen[option.name] = values.get((option.name, word.lower()), word)
    fill(s.options, OPTIONS, chosen)


def _draw(s: State, words: Sequence[str], settings: dict[str, str], areas: Sequence[str]) -> None:
    for field in RESTING:
        setattr(s, field.name, field.rest)
    bare = [word for word in words[1:] if "=" not in word]
    if len(bare) != 1:
        raise BrokenPosition("A position begins with its phase and its round, such as 'unit 3 asked=Alpha'.")
    s.game_round = whole(bare[0], "The round")
    s.faction[0] = s.faction[1] = NOBODY
    drafts = []
    for area in areas:
        name, _, content = area.partition(":")
        match name.strip():
            case "draft":
                drafts = content.split()
            case "units" | "Alpha" | "Beta":
                for word in content.split():
                    _enter(s, NAMES.index(name.strip()) if name.strip() in NAMES else NOBODY, word)
            case other:
                raise BrokenPosition(f"There is no area {other!r:.40}; there are units, Alpha, Beta and draft.")
    _set_sides(s, settings)
    _set_fields(s, HEAD, settings)
    _set_draft(s, drafts)


def _enter(s: State, side: int, word: str) -> None:
    """Put a unit on the sheet, written such as ``aA=archers@AB[4/x](acted)>Beta``."""
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
    unit = enter(s, place(CODES, found["code"], "unit"), seat, ZONE_CODES.index(found["zone"]))
    if name and unit_name(s, unit) != name:
        raise BrokenPosition(f"The next unit of {NAMES[seat]} is {unit_name(s, unit)}, not {name}.")
    if found["owner"]:
        s.owner[unit] = place(NAMES, found["owner"], "side")
    if found["marks"]:
        s.status[unit] = bits_called(Status, found["marks"], "mark")
    _fill_squares(s, unit, found["grid"])


def _fill_squares(s: State, unit: int, text: str) -> None:
    row = ROWS[s.kind[unit]]
    rows = [line.split(",") for line in text.split("/")]
    if len(rows) != row.height or any(len(line) != row.width for line in rows):
        raise BrokenPosition(
            f"{row.name} has {counted(row.height, 'row')} of {counted(row.width, 'square')}, not [{text}]."
        )
    for at, cell in enumerate(cell for line in rows for cell in line):
        s.square[SQUARES * unit + at] = 0 if cell == "x" else whole(cell, "A square", 8)


def _set_sides(s: State, settings: dict[str, str]) -> None:
    """Take what each side has out of the settings: factions, points spent and scored, who buys no more."""
    for seat in range(2):
        s.spent[seat] = affordable(s, seat)
        mine = [unit for unit in range(s.units) if s.origin[unit] == seat]
        if mine:
            s.faction[seat] = s.kind[mine[0]] // LIST
    for seat, code in enumerate(settings.pop("factions", "").split("/")[:2]):
        if code:
            s.faction[seat] = place(FACTION_CODES, code, "faction")
    for name in ("spent", "stopped", "points"):
        numbers = settings.pop(name, "").split("/")
        if numbers != [""]:
            if len(numbers) != 2:
                raise BrokenPosition(f"'{name}' is written for both sides, such as {name}=1/0.")
            for seat in range(2):
                getattr(s, name)[seat] = whole(numbers[seat], f"'{name}'")


def _set_fields(s: State, fields: Sequence[Field], settings: dict[str, str]) -> None:
    for field in fields:
        if field.name in settings:
            setattr(s, field.name, field.number(s, settings.pop(field.name)))
    if settings:
        raise BrokenPosition(f"There is nothing called {next(iter(settings))!r:.40} in a position.")


def _set_draft(s: State, words: Sequence[str]) -> None:
    settings = dict(word.split("=", 1) for word in words if "=" in word)
    if len(settings) != len(words):
        raise BrokenPosition("A draft is written as names and values, such as actor=aA attack=melee.")
    for face in settings.pop("hand", "").split(","):
        if face:
            s.hand[max(1, whole(face, "A die in hand", 6)) - 1] += 1
    siege = settings.pop("siege", "")
    _set_fields(s, DRAFT, settings)
    for word in filter(None, siege.split(",")):
        name, *named = word.split(":")
        unit = unit_called(s, name)
        names = [square_name(s, unit, square) for square in range(squares(s, unit))]
        s.besieged[unit] = 1
        s.picks[unit] = sum({1 << place(names, each, "square") for each in named})
