"""Plays Dice Wars from a written script, which must name exactly the dice that are rolled.

Each line of a script is one answer: ``Alpha roll``, ``Alpha reroll A1 A4``, ``Beta stop``. After a colon come the codes
of the faces that its dice show, in rolling order: ``4sw 2ax sh``.
"""

from __future__ import annotations

import re

import pytest

from tests.public_events import public_events
from warbones import Position, load
from warbones.games.army.notation.parser import read
from warbones.games.army.notation.writer import SEATS
from warbones.games.army.rules import events
from warbones.games.army.rules.dice import NAMES, kind_of
from warbones.games.army.rules.faces import CODES
from warbones.games.army.rules.sides import faces_of
from warbones.games.army.rules.state import Phase, Place

GAME = load("army")


def at(text: str) -> Position:
    """Return the position that ``text`` describes."""
    return GAME.from_dict(Position(GAME, read(text)).to_dict())


def codes(words: str) -> list[str]:
    """Return the codes in a string such as ``4sw 2ax sh``, one for each die."""
    found = [re.fullmatch(r"(\d*)([a-z][a-z0-9])", word) for word in words.split()]
    return [hit[2] for hit in found for _ in range(int(hit[1] or 1))]


def play(position: Position, script: str) -> Position:
    """Answer ``position`` line by line; fail if the script has a face too many or too few."""
    for line in script.strip().splitlines():
        answer, _, faces = line.partition(":")
        who, action = answer.split(maxsplit=1)
        seat = SEATS.index(who)
        position.act(seat, action.strip())
        for code in codes(faces):
            roll(position, seat, code)
        if seat in position.owed:
            pytest.fail(f"{line.strip()!r} has no face for {rolling(position, seat)}.")
    return position


def roll(position: Position, seat: int, code: str) -> None:
    """Roll the face with this code on the seat's own pending die."""
    if seat not in position.owed:
        pytest.fail(f"{code} is left over: no die is due.")
    kind = kind_of(NAMES.index(rolling(position, seat)))
    faces = [CODES[face] for face in faces_of(position.record().options, kind)]
    position.roll(1 + faces.index(code), seat)


def rolling(position: Position, seat: int) -> str:
    """Return the name of the seat's pending die."""
    return NAMES[[event.die for event in position.events(seat) if isinstance(event, events.Rolling)][-1]]


def turn(position: Position, alpha: str, beta: str) -> Position:
    """Play a turn in which each side keeps its first roll: bonus dice first, then troops."""
    for seat, faces in enumerate((alpha, beta)):
        if seat not in position.to_act:
            assert not faces
            continue
        wanted = codes(faces)
        position.act(seat, "roll")
        while seat in position.owed:
            roll(position, seat, wanted.pop(0))
            if phase(position) == Phase.ROLL and seat in position.to_act and "keep" in moves(position, seat):
                position.act(seat, "keep")
        assert not wanted, f"{wanted} are left over"
        if seat in position.to_act and phase(position) == Phase.ROLL:
            position.act(seat, "stop")
    return position


def reveal(alpha: str, beta: str = "", *, head: str = "roll 1.1", more: str = "") -> Position:
    """Return the position after both trays are revealed: troops as codes, bonus dice such as ``captain1=sb``.

    All other troops are dead, so only the dice in the trays count.
    """
    position = at(f"{drawn(alpha, beta, head)} {more}")
    for seat in sorted(position.to_act):
        position.act(seat, "stop")
    return position


def drawn(alpha: str, beta: str, head: str = "roll 1.1") -> str:
    """Return the notation of a position in which both seats have rolled these trays and may stop."""
    areas = []
    for seat, words in enumerate((alpha, beta)):
        bonus = [word for word in words.split() if "=" in word]
        faces = codes(" ".join(word for word in words.split() if "=" not in word))
        letter = "AB"[seat]
        troops = [f"{letter}{i + 1}={code}" for i, code in enumerate(faces)]
        dead = " ".join(f"{letter}{i + 1}" for i in range(len(faces), 10))
        areas.append(f"{SEATS[seat]}: {' '.join(troops + bonus)} | {SEATS[seat]} graveyard: {dead}")
    return f"{head} | {' | '.join(areas)}"


def totals(position: Position) -> list[tuple[int, int]]:
    """Return attack and defence of both sides at the last reveal."""
    return [(event.attack, event.defence) for event in public_events(position, events.Total)[-2:]]


def phase(position: Position) -> Phase:
    return Phase(position.record().phase)


def moves(position: Position, seat: int) -> list[str]:
    return [action.text for action in position.legal(seat)]


def health(position: Position) -> list[int]:
    return list(position.record().health)


def wins(position: Position) -> list[int]:
    return list(position.record().wins)


def lying(position: Position, seat: int, place: Place) -> list[str]:
    """Return the seat's dice that lie in a place."""
    s = position.record()
    return [name for die, name in enumerate(NAMES) if s.owner[die] == seat and s.place[die] == place]


def earned(position: Position, seat: int) -> dict[int, int]:
    """Return the number of dice that the seat earned last in each category."""
    return {event.category: event.dice for event in public_events(position, events.Earned) if event.seat == seat}


def gains(position: Position, seat: int) -> set[str]:
    """Return the kinds of dice that the seat may take."""
    return {word.rstrip("12345") for text in moves(position, seat) for word in text.split()[1:]}


def area(position: Position, reader: int | None, name: str):
    return next(area for area in position.scene(reader).areas if area.id == name)


def log(position: Position, seat: int | None = None) -> list[str]:
    """Return the log as a seat reads it, with each die as its face in brackets."""
    return [
        "".join(
            getattr(part, "text", None) or f"[{part.piece.label.partition(', ')[2].removeprefix('showing ')}]"
            for part in line.parts
        )
        for line in position.scene(seat).log
    ]
