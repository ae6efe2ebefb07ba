"""What one seat did with its dice, as lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from warbones.core.scene import Line, Piece
from warbones.core.words import Voice, listed, number, sentence, title
from warbones.games.army.dice import ROWS, Category, Kind
from warbones.games.army.faces import Face
from warbones.games.army.state import Event, Phase
from warbones.games.army.words import CATEGORIES, dice_word, piece

Numbers = Sequence[int]


def _deed(seat: int, rule: str, *parts: str | Piece) -> Line:
    return Line(parts=sentence(*parts), seat=seat, rule=rule)


def _dice(dice: Sequence[tuple[int, int]], owner: int | None) -> list[str | Piece]:
    parts: list[str | Piece] = []
    for die, face in sorted(dice, key=lambda each: (each[0] >= 20, each[1], each[0])):
        parts += [" ", piece(die, face, owner=owner)]
    return parts


def _rolled(events: Sequence[Numbers], voice: Voice) -> Line:
    dice = [(numbers[0], numbers[1]) for numbers in events]
    rolled = tuple(piece(die, face).id for die, face in dice)
    return Line(parts=sentence("You roll", *_dice(dice, voice.seat)), seat=voice.seat, kind="roll", rolled=rolled)


def _revealed(events: Sequence[Numbers], voice: Voice) -> Line:
    seat = events[0][0]
    dice = [(numbers[1], numbers[2]) for numbers in events]
    parts = sentence(voice.does(seat, "reveal"), *_dice(dice, seat))
    return Line(parts=parts, seat=seat, rule="R20")


def _chose(events: Sequence[Numbers], voice: Voice) -> Line:
    seat, _, phase = events[0][:3]
    dice = [(numbers[1], Face.SKULL if phase == Phase.HEAL else Face.BLANK) for numbers in events]
    what = "You choose to revive" if phase == Phase.HEAL else "You choose to take"
    return _deed(seat, "R39" if phase == Phase.HEAL else "R45", what, *_dice(dice, seat))


def _healed(events: Sequence[Numbers], voice: Voice) -> Line:
    seat = events[0][0]
    dice = [(numbers[1], numbers[2] or Face.SKULL) for numbers in events]
    return _deed(seat, "R39", voice.does(seat, "revive"), *_dice(dice, seat))


def _gained(events: Sequence[Numbers], voice: Voice) -> Line:
    seat = events[0][0]
    dice = [(numbers[1], Face.BLANK) for numbers in events]
    return _deed(seat, "R47", voice.does(seat, "take"), *_dice(dice, seat))


def _blocked(events: Sequence[Numbers], voice: Voice) -> Line:
    names = listed([ROWS[Kind(numbers[0])].name for numbers in events])
    return Line(parts=sentence(f"Too few left for both, so nobody may take {names} this turn"), rule="R46")


GROUPED: Final[dict[Event, Callable[[Sequence[Numbers], Voice], Line]]] = {
    Event.ROLLED: _rolled,
    Event.REVEALED: _revealed,
    Event.CHOSE: _chose,
    Event.HEALED: _healed,
    Event.GAINED: _gained,
    Event.BLOCKED: _blocked,
}
"""Lines for events of one seat that come in a row."""


def _rerolled(numbers: Numbers, voice: Voice) -> Line:
    count, which = numbers[:2]
    text = f"Roll {which} of 3, {dice_word(count, 'troop', 'troops')}" if which else "One bonus die is rolled again"
    return Line(parts=sentence(text), seat=voice.seat, rule=("R15", "R16", "R17", "R18")[which])


def _stopped(numbers: Numbers, voice: Voice) -> Line:
    return _deed(numbers[0], "R20", "You are ready")


def _ready(numbers: Numbers, voice: Voice) -> Line | None:
    seat, phase = numbers[:2]
    if seat == voice.seat:  # it has read that it stopped, or what it chose
        return None
    rules = {Phase.ROLL: "R20", Phase.HEAL: "R39"}
    return _deed(seat, rules.get(Phase(phase), "R45"), f"{voice.name(seat)} is ready")


def _lost(numbers: Numbers, voice: Voice) -> Line:
    seat, heals = numbers[:2]
    return _deed(
        seat,
        "B22",
        f"{title(number(heals))} of {voice.whose(seat)} heals {'finds' if heals == 1 else 'find'} no dead die",
    )


def _earned(numbers: Numbers, voice: Voice) -> Line:
    seat, category, count = numbers[:3]
    dice = "die" if count == 1 else "dice"
    return _deed(seat, "R44", f"{voice.does(seat, 'earn')} {number(count)} {CATEGORIES[Category(category)]} {dice}")


def _declined(numbers: Numbers, voice: Voice) -> Line:
    return _deed(numbers[0], "R45", f"{voice.does(numbers[0], 'take')} no bonus die")


def _moved(rule: str, one: str, more: str) -> Callable[[Numbers, Voice], Line]:
    def line(numbers: Numbers, voice: Voice) -> Line:
        seat, count = numbers[:2]
        what = one if count == 1 else more
        return _deed(seat, rule, title(f"{number(count)} of {voice.whose(seat)} dice {what}"))

    return line


DEEDS: Final[dict[Event, Callable[[Numbers, Voice], Line | None]]] = {
    Event.REROLLED: _rerolled,
    Event.STOPPED: _stopped,
    Event.READY: _ready,
    Event.LOST: _lost,
    Event.EARNED: _earned,
    Event.DECLINED: _declined,
    Event.BURIED: _moved("R41", "goes to the graveyard", "go to the graveyard"),
    Event.RESTED: _moved("R42", "rests for a turn", "rest for a turn"),
    Event.WOKEN: _moved("R12", "has rested and is back", "have rested and are back"),
}
