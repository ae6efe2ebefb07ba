"""Words and pieces for DiceWing's dice."""

from __future__ import annotations

from functools import cache

from warbones.core.view.scene import Piece
from warbones.games.dicewing.notation.writing import SEATS
from warbones.games.dicewing.rules.dice import D10, KINDS, NAMES, PERCENT, SET_SIZE, lowest, set_of


def kind(die: int) -> str:
    """Return the die's kind, such as "d12"."""
    return KINDS[die % SET_SIZE]


def full_name(die: int, seat: int | None = None) -> str:
    """Return kind and set, such as "d12 of Alpha's set", or of "your set" to ``seat`` (R2)."""
    whose = "your" if set_of(die) == seat else f"{SEATS[set_of(die)]}'s"
    return f"{kind(die)} of {whose} set"


def numeral(die: int, value: int) -> str:
    """Return what is printed on the face: a d10 prints 0 for 10, a d% prints 00 for 100 (R5)."""
    if value == 0:
        return ""
    if die % SET_SIZE == D10 and value == 10:
        return "0"
    return "00" if die % SET_SIZE == PERCENT and value == 100 else str(value)


def caption(die: int, value: int) -> str:
    """Return the words under the die: its kind, and its value where the face prints another number."""
    printed = numeral(die, value)
    return kind(die) if printed in ("", str(value)) else f"{kind(die)} = {value}"


@cache
def piece(die: int, value: int, reader: int | None, *, chosen: bool = False) -> Piece:
    """Return the die as it lies on the table, face up; value 0 is a die not rolled yet.

    ``reader``: who is told of their own set. There are few of them and every scene shows many, so each is made once.
    """
    shows = f"showing {value}" if value else "not rolled yet"
    name = full_name(die, reader)
    return Piece(
        id=NAMES[die],
        label=f"{name}, {shows}",
        shape=kind(die),
        face=numeral(die, value),
        set=set_of(die),
        caption=caption(die, value),
        tip=f"A {name}, {shows}. {_tip(die)}",
        chosen=chosen,
    )


def face(die: int, number: int) -> Piece:
    """Return what the die shows with its face ``number``, from 1, up."""
    value = number * lowest(die)
    printed = numeral(die, value)
    label = printed if printed == str(value) else f"{printed}, for {value}"
    return Piece(id=f"{NAMES[die]}.{number}", label=label, shape=kind(die), face=printed, set=set_of(die))


def _tip(die: int) -> str:
    if die % SET_SIZE == PERCENT:
        return "It counts in tens, 10 to 100; its 00 is 100 (R5)."
    if die % SET_SIZE == D10:
        return "It counts 1 to 10; its 0 is 10 (R5)."
    return f"It counts 1 to {kind(die)[1:]} (R5)."
