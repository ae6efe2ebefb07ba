"""Plays inDICEsion from a script: every die and throw in it must be due.

A script has one answer a line: ``roll 4 6`` gives faces of a roll-off, ``lands red1=4@Alpha touch red1-blue1`` the
facts of the throw that is due, and ``Alpha throw red`` is a move. Positions are written in notation, with a referee
unless they say otherwise.
"""

from __future__ import annotations

import pytest

from warbones import Position, Throw, load
from warbones.games.indicesion.notation.parser import read
from warbones.games.indicesion.rules.dice import BOARDS, NAMES, dice_at
from warbones.games.indicesion.rules.score import scored, total
from warbones.games.indicesion.rules.state import Phase, Place

GAME = load("indicesion")
REFEREE = {"throw_model": "referee"}


def at(text: str) -> Position:
    """Return the position written in notation."""
    head, bar, rest = text.partition("|")
    if "throw_model=" not in head:
        head = f"{head.rstrip()} throw_model=referee "
    return GAME.from_dict(Position(GAME, read(head + bar + rest)).to_dict())


def new(**options) -> Position:
    """Return a new game, with a referee."""
    return GAME.new(**REFEREE | options)


def play(position: Position, script: str) -> Position:
    """Answer ``position`` line by line; fail if a scripted die or throw is not due."""
    for line in script.strip().splitlines():
        who, *words = line.split()
        if who == "roll":
            for face in words:
                roll(position, int(face))
        elif who == "lands":
            lands(position, " ".join(words))
        else:
            position.act(BOARDS.index(who), " ".join(words))
    return position


def roll(position: Position, face: int) -> None:
    if position.throw or not position.owed:
        pytest.fail(f"{face} is left over: no die is due.")
    position.roll(face)


def lands(position: Position, text: str) -> None:
    """Answer the pending throw with facts as a referee writes them."""
    if not position.throw:
        pytest.fail(f"{text} is left over: no throw is due.")
    position.land(GAME.ruleset.throws.read(position.shown(), text))


def due(position: Position) -> Throw:
    assert position.throw
    return position.throw


def board(text: str, board: str = "Alpha", options: str = "mode=drafting") -> int:
    """Return the score of a board with these dice on the table; those without a place are on Alpha's board."""
    return total(drawn(text, options), BOARDS.index(board))


def drawn(text: str, options: str = "mode=drafting"):
    words = [word if "@" in word or "^" in word or word.endswith("!") else f"{word}@Alpha" for word in text.split()]
    lying = " ".join(word.removesuffix("!") for word in words)
    named = {word.split("=")[0].split("(")[0] for word in lying.split()}
    first = next(name for name in ("pink2", "blue2", "orange2") if name not in named)
    return read(
        f"turn 1 {options} throw_model=referee | start=Alpha turn=Alpha asked=Alpha | Alpha: {first} | table: {lying}"
    )


def classic(text: str, board_name: str = "Alpha", options: str = "") -> int:
    """Return the score of a board in Classic with six players; dice without a place are on Alpha's board."""
    lying = " ".join(
        word if "@" in word or "^" in word or word.endswith("!") else f"{word}@Alpha" for word in text.split()
    )
    head = f"turn 1 throw_model=referee players=6 {options} | start=Alpha turn=Alpha asked=Alpha"
    colours = "orange yellow red blue green pink".split()
    seats = " | ".join(
        f"{BOARDS[seat]}: colour={colour}{' orange6' if seat == 0 else ''}" for seat, colour in enumerate(colours)
    )
    s = read(f"{head} | {seats} | table: {lying.replace('!', '')}")
    return total(s, BOARDS.index(board_name))


def points(position: Position) -> list[int]:
    """Return the current score of every board."""
    s = position.shown()
    return [total(s, seat) for seat in range(s.options.players)]


def scores_of(position: Position, board_name: str) -> dict[str, int]:
    """Return the points of every die that scores on a board."""
    return {NAMES[each.die]: each.points for each in scored(position.shown(), BOARDS.index(board_name))}


def phase(position: Position) -> Phase:
    return Phase(position.shown().phase)


def moves(position: Position, seat: int) -> list[str]:
    return [action.text for action in position.legal(seat)]


def lying(position: Position) -> list[str]:
    """Return the names of the dice on the table."""
    return [NAMES[die] for die in dice_at(position.shown(), Place.TABLE)]


def turn(position: Position) -> str:
    """Return the seat whose decision is due."""
    (seat,) = position.to_act
    return BOARDS[seat]


def log(position: Position, seat: int | None = None) -> list[str]:
    """Return the log as a seat reads it, each die in brackets by its caption."""
    return [
        "".join(part.text if hasattr(part, "text") else f"[{part.piece.caption}]" for part in line.parts)
        for line in position.scene(seat).log
    ]
