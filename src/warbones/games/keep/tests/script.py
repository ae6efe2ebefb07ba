"""Plays DICE WAR from a script: every die in it must be due.

A script has one answer a line: ``roll A1=6 B1=2`` names each pawn that is due and the number it shows, and ``Alpha
place left`` is a move. Positions are written in notation, mostly without names: pawns are then numbered in order.
"""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones import Position, load
from warbones.games.keep.notation.parser import read
from warbones.games.keep.notation.tokens import NAMES
from warbones.games.keep.notation.writer import SEATS
from warbones.games.keep.rules import events
from warbones.games.keep.rules.boards import zone_names
from warbones.games.keep.rules.state import EACH, OFF, Phase

GAME = load("keep")


def at(text: str) -> Position:
    """Return the position written in notation."""
    return GAME.from_dict(Position(GAME, read(text)).to_dict())


def play(position: Position, script: str) -> Position:
    """Answer ``position`` line by line; fail if a scripted die is not due."""
    for line in script.strip().splitlines():
        who, *words = line.split()
        if who == "roll":
            for word in words:
                roll(position, word)
        else:
            position.act(SEATS.index(who), " ".join(words))
    return position


def roll(position: Position, word: str) -> None:
    """Roll the die that is due, which must be the named pawn's."""
    name, number = word.split("=")
    if not position.owed:
        pytest.fail(f"{word} is left over: no die is due.")
    if name != rolling(position):
        pytest.fail(f"{word} is scripted, but {rolling(position)} is due.")
    position.roll(int(number))


def rolling(position: Position) -> str:
    """Return the name of the pawn whose die is to be rolled."""
    return NAMES[public_events(position, events.Rolling)[-1].pawn]


def phase(position: Position) -> Phase:
    return Phase(position.record().phase)


def moves(position: Position, seat: int) -> list[str]:
    return [action.text for action in position.legal(seat)]


def keeps(position: Position) -> tuple[int, int]:
    """Return both KEEPs."""
    s = position.shown()
    return int(s.keep[0]), int(s.keep[1])


def on_board(position: Position, seat: int) -> list[str]:
    """Return the seat's pawns on the board, such as ``3@L5`` and ``2@L1(D)``, sorted."""
    s = position.shown()
    names = zone_names(s.options.board)
    pawns = [pawn for pawn in range(seat * EACH, seat * EACH + EACH) if s.zone[pawn] != OFF]
    return sorted(f"{s.number[pawn]}@{names[s.zone[pawn]]}{'(D)' * s.defending[pawn]}" for pawn in pawns)


def play_last(position: Position) -> Position:
    """Take the only legal action."""
    (seat,) = position.to_act
    (move,) = moves(position, seat)
    position.act(seat, move)
    return position


def settled(alpha: str, beta: str, options: str = "", head: str = "1") -> Position:
    """Return the position after an attack with the pawns in these places.

    All of them are already positioned. Alpha has one more pawn, a 6 in a slot of the last row but one, whose move off
    the board ends the Move phase.
    """
    done = [" ".join(f"{word}." for word in pawns.split()) for pawns in (alpha, beta)]
    return play_last(at(f"move {head} turn=Alpha {options} | Alpha: {done[0]} 6@{last(options)}(D) | Beta: {done[1]}"))


def last(options: str) -> str:
    """Return a zone with a slot in the row before Beta's home, from which a 6 leaves the board."""
    return "R4" if "lanes5" in options or "custom" in options else "L6"


def area(position: Position, reader: int | None, name: str):
    return next(area for area in position.scene(reader).areas if area.id == name)


def log(position: Position, seat: int | None = None) -> list[str]:
    """Return the log as a seat reads it, each pawn in brackets as its number."""
    return [
        "".join(getattr(part, "text", None) or f"[{part.piece.face}]" for part in line.parts)
        for line in position.scene(seat).log
    ]
