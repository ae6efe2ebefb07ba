"""Plays DiceWing from a script: every die in it must be due, and no die that is due may be missing.

A script has one answer a line: ``roll A.d20=17 B.d20=4`` names each die that is due and the value it shows, and
``Alpha take A.d12`` is a move. Positions are written in notation, or as the dice that matter and spare ones.
"""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones import Position, load
from warbones.games.dicewing.notation.parser import read
from warbones.games.dicewing.notation.writer import SEATS
from warbones.games.dicewing.rules import events
from warbones.games.dicewing.rules.dice import NAMES, SET_SIZE, STEPS
from warbones.games.dicewing.rules.state import DICE, Phase

GAME = load("dicewing")


def at(text: str) -> Position:
    """Return the position written in notation."""
    return GAME.from_dict(Position(GAME, read(text)).to_dict())


def play(position: Position, script: str) -> Position:
    """Answer ``position`` line by line; fail if a scripted die is not due, or if a die is still due at the end."""
    for line in script.strip().splitlines():
        who, *words = line.split()
        if who == "roll":
            for word in words:
                roll(position, word)
        else:
            position.act(SEATS.index(who), " ".join(words))
    if position.owed:
        pytest.fail(f"The script has no face for {rolling(position)}.")
    return position


def roll(position: Position, word: str) -> None:
    """Roll the die that is due, which must be the named one, to the given value."""
    name, value = word.split("=")
    if not position.owed:
        pytest.fail(f"{word} is left over: no die is due.")
    if name != rolling(position):
        pytest.fail(f"{word} is scripted, but {rolling(position)} is due.")
    position.roll(int(value) // STEPS[NAMES.index(name) % SET_SIZE])


def rolling(position: Position) -> str:
    """Return the name of the die that is to be rolled."""
    return NAMES[public_events(position, events.Rolling)[-1].die]


def phase(position: Position) -> Phase:
    return Phase(position.record().phase)


def moves(position: Position, seat: int) -> list[str]:
    return [action.text for action in position.legal(seat)]


def where(position: Position, die: str) -> tuple[str, int]:
    """Return the place and the holder of a die."""
    s, number = position.record(), NAMES.index(die)
    return s.place[number].name.lower(), s.holder[number]


def face(position: Position, die: str) -> int:
    return int(position.record().face[NAMES.index(die)])


def names(dice: str) -> list[str]:
    """Return the names of dice written with their values."""
    return [word.partition("=")[0] for word in dice.split()]


def fill_up(dice: str, spare: list[str], size: int) -> str:
    """Return ``dice`` with spare ones added up to ``size``; each spare die shows 4 (a d% 40)."""
    words = dice.split()
    while len(words) < size:
        words.append(spare.pop(0))
    return " ".join(words)


def spare_dice(*used: str) -> list[str]:
    """Return the dice that ``used`` does not name, each showing 4 (a d% 40)."""
    taken = names(" ".join(used))
    return [f"{NAMES[die]}={4 * STEPS[die % SET_SIZE]}" for die in range(DICE) if NAMES[die] not in taken]


def squadrons(alpha: str, beta: str, *, stage: int = 1, first: str = "Alpha", options: str = "") -> Position:
    """Return the first attack of a stage with 14 dice: both squadrons hold the given dice and spare ones."""
    spare = spare_dice(alpha, beta)
    areas = f"| Alpha: {fill_up(alpha, spare, 7)} | Beta: {fill_up(beta, spare, 7)}"
    return at(f"launch {stage}.1 first={first} {options} {areas}")


def attack(alpha: str, beta: str, *, stage: int = 1, first: str = "Alpha", options: str = "") -> Position:
    """Return the position after Alpha and Beta launched the given dice in the first attack of a stage."""
    position = squadrons(alpha, beta, stage=stage, first=first, options=options)
    position.act(0, f"launch {' '.join(names(alpha))}")
    position.act(1, f"launch {' '.join(names(beta))}")
    return position


def powers(position: Position) -> tuple[int, int]:
    """Return the Power that Alpha and Beta announced in the last attack."""
    last = {event.seat: event.value for event in public_events(position, events.Total)[-2:]}
    return last[0], last[1]


def terms(position: Position, seat: int) -> dict[str, int]:
    """Return the lines of the seat's power calculation, as everybody reads them."""
    (calculation,) = position.scene(None).calculations
    (own,) = (one for one in calculation.sums if one.seat == seat)
    return {term.name: int(term.value) for term in own.terms}


def victor(position: Position) -> int:
    """Return the victor of the last attack, or -1."""
    return public_events(position, events.Victor)[-1].seat


def all_rolls(script: str = "") -> str:
    """Return rolls of all 14 dice; those that ``script`` does not name show 1 (a d% 10)."""
    said = dict(word.split("=") for word in script.split())
    shown = {name: said.get(name, str(STEPS[die % SET_SIZE])) for die, name in enumerate(NAMES)}
    return "roll " + " ".join(f"{name}={value}" for name, value in shown.items())


def log(position: Position, seat: int | None = None) -> list[str]:
    """Return the log as a seat reads it, each die in brackets as kind and value."""
    return [
        "".join(
            getattr(part, "text", None) or f"[{part.piece.label.split()[0]} {part.piece.label.split()[-1]}]"
            for part in line.parts
        )
        for line in position.scene(seat).log
    ]
