"""The fields that a written position has unless they are at rest, with their codecs."""

from __future__ import annotations

from typing import Final

from warbones.core.notation.codecs import (
    FieldCodec,
    NumberCodec,
    each_seat,
    integer,
    member,
    members,
    named,
    one,
    parse_integer,
)
from warbones.core.notation.names import place_of_any_case
from warbones.games.battle.notation.names import FACTION_CODES, NAMES, square_name, square_names, unit_name
from warbones.games.battle.rules.marks import Part
from warbones.games.battle.rules.powers import ROWS as POWERS
from warbones.games.battle.rules.sheet import squares
from warbones.games.battle.rules.state import SQUARES, Purpose, Reason, State
from warbones.games.battle.rules.units import Attack


def unit_called(s: State, word: str) -> int:
    """Return the unit that a word names. Raises `BrokenPosition`."""
    return place_of_any_case([unit_name(s, unit) for unit in range(s.units)], word, "unit")


def _factions(s: State) -> str:
    return "/".join(FACTION_CODES[each] for each in s.faction if each >= 0)


def _read_factions(s: State, text: str) -> None:
    for seat, code in enumerate(text.split("/")[: len(NAMES)]):
        s.faction[seat] = place_of_any_case(FACTION_CODES, code, "faction")


def _hand(s: State) -> str:
    return ",".join(str(face + 1) for face in range(6) for _ in range(s.hand[face]))


def _read_hand(s: State, text: str) -> None:
    for face in text.split(","):
        s.hand[max(1, parse_integer(face, "A die in hand", 6)) - 1] += 1


def _siege(s: State) -> str:
    """Write the units under siege, with the squares named so far."""
    besieged = [unit for unit in range(s.units) if s.besieged[unit]]
    return ",".join(":".join([unit_name(s, unit), *square_names(s, unit, s.picks[unit])]) for unit in besieged)


def _read_siege(s: State, text: str) -> None:
    for word in text.split(","):
        name, *chosen = word.split(":")
        unit = unit_called(s, name)
        names = [square_name(s, unit, square) for square in range(squares(s, unit))]
        s.besieged[unit] = 1
        s.picks[unit] = sum({1 << place_of_any_case(names, each, "square") for each in chosen})


SIDE: Final = named(NAMES, "side")
UNIT: Final = NumberCodec(unit_name, unit_called)
HEAD: Final = (
    one("asked", SIDE),
    one("turn", SIDE),
    one("first", SIDE),
    one("sudden", integer("'sudden'")),
    one("winner", SIDE),
    one("decided_by", member(Reason, "reason")),
    FieldCodec("factions", _factions, _read_factions),
    each_seat("spent", "/"),
    each_seat("stopped", "/"),
    each_seat("points", "/"),
)
DRAFT: Final = (
    one("purpose", member(Purpose, "purpose")),
    one("filling", UNIT),
    one("spot", integer("'spot'")),
    one("actor", UNIT),
    one("done", members(Part, "part")),
    one("power", named([row.code for row in POWERS.values()], "power")),
    one("flanker", UNIT),
    one("attack", member(Attack, "attack")),
    one("target", UNIT),
    one("bitten", integer("'bitten'", SQUARES - 1)),
    one("raising", integer("'raising'")),
    one("acid", UNIT),
    FieldCodec("hand", _hand, _read_hand),
    FieldCodec("siege", _siege, _read_siege),
)
"""The written fields of an action. The second target is never written, since no position waits there."""
