"""The names of inDICEsion's dice and boards, and their pieces."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from warbones.core.messages import Msg, Piece, msg
from warbones.games.indicesion.rules.aim import LEAST
from warbones.games.indicesion.rules.dice import COLOURS, NAMES, colour_of
from warbones.games.indicesion.rules.space import INCH
from warbones.games.indicesion.rules.state import EACH, Colour

INCHES: Final = LEAST // INCH
"""The inches from a board at which a die is released (R8)."""


@cache
def name(die: int) -> Msg:
    """Return a die's name in a sentence, such as "red 2"."""
    return msg("indicesion-die", colour=COLOURS[colour_of(die)], number=die % EACH + 1)


@cache
def board_of(seat: int) -> Msg:
    """Return a board's name in a sentence, such as "your board"."""
    return msg("indicesion-board-of", seat=seat)


def place(boards: Iterable[int]) -> Msg:
    """Return the place of a die, such as "on your board" or "off the boards"."""
    on = [board_of(board) for board in boards]
    return msg("indicesion-on", things=on) if on else msg("indicesion-off")


def board_id(seat: int) -> str:
    """Return the id of a seat's board."""
    return f"board{seat + 1}"


@cache
def bare(die: int, face: int | None = None) -> Piece:
    """Return a die as shown within a sentence; ``face`` is 0 for a leaning die, None for one off the table."""
    return Piece(
        id=NAMES[die],
        label=name(die) if face is None else msg("indicesion-shows", die=name(die), face=face),
        shape="foam",
        face=str(face) if face else "",
        colour=COLOURS[colour_of(die)],
        caption=name(die),
        name=msg("indicesion-with-face", die=name(die), face=face) if face else "",
    )


@cache
def of_colour(colour: Colour) -> Piece:
    """Return a die that represents all dice of a colour."""
    word = COLOURS[colour]
    return Piece(id=word, label=msg("indicesion-colour", colour=word), shape="foam", colour=word)


def points_of(points: int) -> Msg:
    """Return "1 point" or "minus 7 points"."""
    return msg("indicesion-minus", points=-points) if points < 0 else msg("indicesion-points", points=points)


def made_of(value: int, bonus: int, times: int, *, after: bool) -> Msg | None:
    """Return the sum behind points, such as "(4 + 1) × 2 levels", or None if they are just the die's value.

    ``after``: yellow adds after the levels have multiplied (B6).
    """
    if times == 1:
        return msg("indicesion-plus", value=value, bonus=bonus) if bonus else None
    if not bonus:
        return msg("indicesion-times", value=value, levels=times)
    key = "indicesion-times-plus" if after else "indicesion-plus-times"
    return msg(key, (), value=value, bonus=bonus, levels=times)


def scoring_rule(points: int, times: int) -> str:
    """Return the rule by which a die scores: as poison, as a tower, or its face."""
    return "R26" if points < 0 else "R14" if times > 1 else "R13"
