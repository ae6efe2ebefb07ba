"""War Dice's notation: units as ``aB``, squares as ``r1c2``, choices as ``melee`` or ``column 2``.

A unit is named by its side, ``a`` or ``b``, and its letter. A position is one line: phase, round, the seat to decide,
options and scores; the units as they stand on the sheet, ``aA=archers@AB[4/x](acted,evading)``, with ``>Beta`` if one
has changed sides; and, in the middle of an action, its choices so far, ``draft: actor=aA power=fly``.
"""

from __future__ import annotations

from typing import Final

from warbones.core.notation.codecs import members, written_fields, written_options, written_phase
from warbones.core.notation.spelling import writer
from warbones.games.battle.notation import tokens
from warbones.games.battle.notation.fields import DRAFT, HEAD
from warbones.games.battle.notation.names import (
    NAMES,
    ZONE_CODES,
    square_name,
    square_names,
    unit_name,
)
from warbones.games.battle.notation.tokens import subject
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.rule_data import SETTINGS
from warbones.games.battle.rules.sheet import squares, value
from warbones.games.battle.rules.state import NONE, Phase, State

MARKS: Final = members(Status, "mark")


action_text: Final = writer(tokens, tokens.WORDS)
"""Writes an action, such as ``act aB`` or ``column 2``."""


def action_pieces(s: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the names of the pieces of an action."""
    match s.phase:
        case Phase.BURROW | Phase.FREE_MOVE | Phase.UNIT | Phase.TARGET | Phase.SECOND:
            return (unit_name(s, action),) if action != NONE else ()
        case Phase.SQUARE | Phase.OWN_SQUARE | Phase.ACID:
            return (f"{unit_name(s, subject(s))}.{square_name(s, subject(s), action)}",)
        case Phase.RESTORE | Phase.PICK:
            unit = unit_name(s, subject(s))
            return tuple(f"{unit}.{name}" for name in square_names(s, subject(s), action))
    return ()


def written(s: State) -> str:
    """Return the whole position as one line. `parser.read` reads it."""
    if s.phase == Phase.SETUP:
        return " ".join([written_phase(s), *written_options(s, SETTINGS)])
    head = [written_phase(s), str(s.game_round), *written_fields(s, HEAD), *written_options(s, SETTINGS)]
    units = " ".join(_unit(s, unit) for unit in range(s.units))
    draft = written_fields(s, DRAFT)
    parts = [" ".join(head), f"units: {units}".strip(), *([f"draft: {' '.join(draft)}"] if draft else [])]
    return " | ".join(parts)


def grid_text(s: State, unit: int) -> str:
    """Return a unit's squares as rows, such as ``[5,6/3,x]``."""
    across = row_of(s.options, s.kind[unit]).width
    cells = [str(value(s, unit, square) or "x") for square in range(squares(s, unit))]
    rows = [",".join(cells[at : at + across]) for at in range(0, len(cells), across)]
    return f"[{'/'.join(rows)}]"


def _unit(s: State, unit: int) -> str:
    marks = MARKS.text(s, s.status[unit])
    side = f">{NAMES[s.owner[unit]]}" if s.owner[unit] != s.origin[unit] else ""
    place = f"{row_of(s.options, s.kind[unit]).code}@{ZONE_CODES[s.zone[unit]]}{grid_text(s, unit)}"
    return f"{unit_name(s, unit)}={place}{f'({marks})' if marks else ''}{side}"
