"""The names of DiceWing's dice, and the dice as pieces."""

from __future__ import annotations

from functools import cache
from typing import Final

from warbones.core.messages import Msg, Piece, Text, msg
from warbones.games.dicewing.rules.dice import D10, FACES, KINDS, NAMES, PERCENT, SET_SIZE, lowest, set_of
from warbones.games.dicewing.rules.state import Bonus

BONUSES: Final = {Bonus.TRAINING: msg("dicewing-training"), Bonus.TARGETING: msg("dicewing-targeting")}
"""The names of the bonuses that are called."""


def kind(die: int) -> str:
    """Return the die's kind, such as "d12"."""
    return KINDS[die % SET_SIZE]


def full_name(die: int) -> Msg:
    """Return the die with its kind and set, such as "d12 of your set" (R2)."""
    return msg("dicewing-die", kind=kind(die), seat=set_of(die))


def numeral(die: int, value: int) -> str:
    """Return the text printed on the face: a d10 shows 0 for 10, a d% shows 00 for 100 (R5)."""
    if value == 0:
        return ""
    if die % SET_SIZE == D10 and value == 10:
        return "0"
    return "00" if die % SET_SIZE == PERCENT and value == 100 else str(value)


def caption(die: int, value: int) -> Text:
    """Return the caption of the die: its kind, and its value where the face shows another number."""
    printed = numeral(die, value)
    return kind(die) if printed in ("", str(value)) else msg("dicewing-die-counts", kind=kind(die), value=value)


@cache
def piece(die: int, value: int, *, chosen: bool = False) -> Piece:
    """Return the die as it lies on the table, face up; value 0 is a die that has not been rolled.

    There are few different pieces and every scene shows many, so each is made once.
    """
    label = msg("dicewing-die-shows", kind=kind(die), seat=set_of(die), value=value)
    prints_other = numeral(die, value) not in ("", str(value))
    return Piece(
        id=NAMES[die],
        label=label,
        shape=kind(die),
        face=numeral(die, value),
        set=set_of(die),
        caption=caption(die, value),
        name=msg("piece-showing", name=kind(die), face=str(value)) if prints_other else "",
        tip=msg("dicewing-die-tip", die=label, range=_range(die)),
        chosen=chosen,
    )


def face(die: int, number: int) -> Piece:
    """Return the die with its face ``number``, counted from 1, up."""
    value = number * lowest(die)
    printed = numeral(die, value)
    label = printed if printed == str(value) else msg("dicewing-face", printed=printed, value=value)
    return Piece(id=f"{NAMES[die]}.{number}", label=label, shape=kind(die), face=printed, set=set_of(die))


def _range(die: int) -> Msg:
    if die % SET_SIZE == PERCENT:
        return msg("dicewing-range-tens")
    return msg("dicewing-range-zero") if die % SET_SIZE == D10 else msg("dicewing-range", most=FACES[die % SET_SIZE])
