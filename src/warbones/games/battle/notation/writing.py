"""War Dice in short text: units as ``aB``, squares as ``r1c2``, choices as ``melee`` or ``column 2``.

A unit is called by its side, ``a`` or ``b``, and its letter. A position is one line: phase, round, whose turn it is,
options and scores; the units as they stand on the sheet, ``aA=archers@AB[4/x](acted,evading)``, with ``>Beta`` where
one has changed sides; and, in the middle of an action, what has been chosen of it, ``draft: actor=aA power=fly``.
"""

from __future__ import annotations

from typing import Final

from warbones.core.notation.entries import members
from warbones.core.notation.entries import written as entered
from warbones.core.notation.opening import written_options, written_phase
from warbones.games.battle.notation.fields import DRAFT, HEAD
from warbones.games.battle.notation.names import (
    FACTION_CODES,
    NAMES,
    ZONE_CODES,
    line_name,
    square_name,
    square_names,
    unit_name,
)
from warbones.games.battle.rules.actions import FINISH, REGROUP, STRIKE, USE
from warbones.games.battle.rules.army_building import KEEP, STOP
from warbones.games.battle.rules.filling import ARRANGE, CROSS, Way
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.options import OPTIONS
from warbones.games.battle.rules.powers import ROWS as POWERS
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.sheet import squares, value
from warbones.games.battle.rules.state import NONE, Phase, State
from warbones.games.battle.rules.units import ROWS, Attack

MARKS: Final = members(Status, "mark")


def deed_text(deed: int) -> str:
    """Return a deed in notation, such as ``move C``, ``melee`` or ``fly``."""
    if deed < STRIKE:
        return f"move {ZONE_CODES[deed]}"
    if deed < REGROUP:
        return Attack(deed - STRIKE).name.lower()
    return {REGROUP: "regroup", FINISH: "done"}.get(deed) or POWERS[Power(deed - USE)].code


def subject(s: State) -> int:
    """Return the unit whose squares are chosen now."""
    return s.actor if s.phase in (Phase.OWN_SQUARE, Phase.ACID) else s.target


def action_text(s: State, seat: int, action: int) -> str:
    """Return the action in notation."""
    match s.phase:
        case Phase.FACTION:
            return f"faction {FACTION_CODES[action]}"
        case Phase.BUY | Phase.RAISE:
            return "stop" if action == STOP else f"{'buy' if s.phase == Phase.BUY else 'raise'} {ROWS[action].code}"
        case Phase.PLACE:
            return _placing(action)
        case Phase.REROLL:
            return "keep" if action == KEEP else "reroll"
        case Phase.DEED:
            return deed_text(action)
        case Phase.ZONE:
            return f"zone {ZONE_CODES[action]}"
        case Phase.LINE:
            return line_name(action)
        case Phase.SQUARE | Phase.OWN_SQUARE | Phase.ACID:
            return f"square {square_name(s, subject(s), action)}"
        case Phase.RESTORE | Phase.PICK:
            return f"squares {' '.join(square_names(s, subject(s), action))}"
    return _choice_of_unit(s, action)


def _placing(action: int) -> str:
    if action >= ARRANGE:
        return f"arrange {Way(action - ARRANGE).name.lower()}"
    return "cross" if action == CROSS else f"put {action}"


VERBS: Final = {
    Phase.BURROW: "burrow",
    Phase.FREE_MOVE: "advance",
    Phase.UNIT: "act",
    Phase.TARGET: "at",
    Phase.SECOND: "and",
}


def _choice_of_unit(s: State, action: int) -> str:
    if action == NONE:
        return "stay"
    return f"{VERBS[Phase(s.phase)]} {unit_name(s, action)}"


def action_pieces(s: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the names of the pieces that an action touches."""
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
    """Return the whole position as one line: `reading.read` sets it up again."""
    if s.phase == Phase.SETUP:
        return " ".join([written_phase(s), *written_options(s, OPTIONS)])
    head = [written_phase(s), str(s.game_round), *entered(s, HEAD), *written_options(s, OPTIONS)]
    units = " ".join(_unit(s, unit) for unit in range(s.units))
    draft = entered(s, DRAFT)
    parts = [" ".join(head), f"units: {units}".strip(), *([f"draft: {' '.join(draft)}"] if draft else [])]
    return " | ".join(parts)


def grid_text(s: State, unit: int) -> str:
    """Return a unit's squares as rows, such as ``[5,6/3,x]``."""
    across = ROWS[s.kind[unit]].width
    cells = [str(value(s, unit, square) or "x") for square in range(squares(s, unit))]
    rows = [",".join(cells[at : at + across]) for at in range(0, len(cells), across)]
    return f"[{'/'.join(rows)}]"


def _unit(s: State, unit: int) -> str:
    marks = MARKS.text(s, s.status[unit])
    side = f">{NAMES[s.owner[unit]]}" if s.owner[unit] != s.origin[unit] else ""
    place = f"{ROWS[s.kind[unit]].code}@{ZONE_CODES[s.zone[unit]]}{grid_text(s, unit)}"
    return f"{unit_name(s, unit)}={place}{f'({marks})' if marks else ''}{side}"
