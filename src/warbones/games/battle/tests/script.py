"""Plays War Dice from a written script, which must name exactly the dice that are rolled.

A line of a script has a seat's choices, ``Alpha act aA; melee; at bA; row 1``, or the faces of the pending dice,
``roll 4 6 1``. Positions are written in notation, mostly without the units' names: they are then lettered in order.
"""

from __future__ import annotations

import pytest

from warbones import BrokenPosition, Position, load
from warbones.core.notation.validity import problem
from warbones.games.battle.notation.check import CHECKS
from warbones.games.battle.notation.check_history import history
from warbones.games.battle.notation.check_units import origins
from warbones.games.battle.notation.names import NAMES, ZONE_CODES, unit_name
from warbones.games.battle.notation.parser import draw
from warbones.games.battle.notation.writer import grid_text
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.state import Phase

GAME = load("battle")


def at(text: str) -> Position:
    """Return the position that ``text`` describes. It must be possible, but units may be of any faction and unpaid."""
    s = draw(text)
    checks = [check for check in CHECKS if check not in (origins, history)]
    if wrong := problem(s, *checks):
        raise BrokenPosition(wrong)
    return Position.start(GAME, s)


def field(alpha: str, beta: str, options: str = "", turn: str = "Alpha", head: str = "", number: int = 1) -> Position:
    """Return a position in round ``number`` with these units on the field, in which ``turn`` is to act."""
    return at(f"unit {number} asked={turn} turn={turn} {head} {options} | Alpha: {alpha} | Beta: {beta}")


def play(position: Position, script: str) -> Position:
    """Answer ``position`` line by line; fail if the script has a die too many or too few."""
    for line in script.strip().splitlines():
        who, _, rest = line.strip().partition(" ")
        if who == "roll":
            roll(position, rest)
        else:
            for choice in rest.split(";"):
                position.act(NAMES.index(who), choice.strip())
    if position.owed:
        pytest.fail("The script ends while a die is due.")
    return position


def roll(position: Position, faces: str) -> None:
    """Roll these faces on the pending dice."""
    for face in faces.split():
        if not position.owed:
            pytest.fail(f"A {face} of the script is left over: no die is due.")
        position.roll(int(face))


def unit(position: Position, name: str) -> int:
    """Return the number of a unit on the sheet."""
    s = position.record()
    return [unit_name(s, each) for each in range(s.units)].index(name)


def grid(position: Position, name: str) -> str:
    """Return a unit's squares, such as ``[5,6/x,3]``."""
    return grid_text(position.record(), unit(position, name))


def zone(position: Position, name: str) -> str:
    """Return the zone a unit is in."""
    return ZONE_CODES[position.record().zone[unit(position, name)]]


def owner(position: Position, name: str) -> str:
    """Return the owner of a unit."""
    return NAMES[position.record().owner[unit(position, name)]]


def marks(position: Position, name: str) -> set[str]:
    """Return the marks beside a unit."""
    status = position.record().status[unit(position, name)]
    return {mark.name.lower() for mark in Status if status & mark}


def phase(position: Position) -> Phase:
    return Phase(position.record().phase)


def moves(position: Position, seat: str | int | None = None) -> list[str]:
    """Return the legal choices of the seat that is asked."""
    if seat is None:
        (asked,) = position.to_act
    else:
        asked = NAMES.index(seat) if isinstance(seat, str) else seat
    return [action.text for action in position.legal(asked)]


def asked(position: Position) -> str:
    """Return the seat to decide now."""
    (seat,) = position.to_act
    return NAMES[seat]


def after(position: Position, choices: str) -> list[str]:
    """Return the legal choices after these choices of the asked seat, without changing the position."""
    twin = position.copy()
    for choice in choices.split(";"):
        (seat,) = twin.to_act
        twin.act(seat, choice.strip())
    return moves(twin)


def log(position: Position, seat: int | None = None) -> list[str]:
    """Return the log as a seat reads it, each piece as its label."""
    return [
        "".join(getattr(part, "text", None) or part.piece.label for part in line.parts)
        for line in position.scene(seat).log
    ]
