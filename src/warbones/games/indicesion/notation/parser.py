"""Reads positions as `writer.written` writes them, or as a person would.

A person may leave a lot out: dice that are not named lie on the floor, dice without an owner go to seats that have room
for them, turns follow from the unused dice, and in Classic a seat's colour follows from its dice.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from warbones.core.errors import BrokenPosition
from warbones.core.notation import codecs
from warbones.core.notation.codecs import read_opening
from warbones.core.notation.names import place_of
from warbones.games.indicesion.notation.check import problem
from warbones.games.indicesion.notation.writer import COUNTS, PROGRESS, SEATS, numbers, signed
from warbones.games.indicesion.rules.dice import BOARDS, COLOURS, NAMES, dice_at, hand, listed, mask_of
from warbones.games.indicesion.rules.options import OPTIONS
from warbones.games.indicesion.rules.rounds import leader, seats
from warbones.games.indicesion.rules.score import total
from warbones.games.indicesion.rules.state import DICE, EACH, NONE, WAITS, Mode, Phase, Place, State
from warbones.games.indicesion.rules.towers import impossible

LIE: Final = re.compile(r"(\w+?)(?:\((\w+)\))?=([1-6x])(?:@([\w+]+))?(?:\^([\w+]+))?(?:#([-\d,]+))?")
BARE: Final = re.compile(r"(\w+?)(?:\((\w+)\))?")
FALLEN: Final = re.compile(r"(\w+)=([1-6x])(?:#([-\d,]+))?")


def read(text: str) -> State:
    """Return the written position; line breaks count as spaces. Raises `BrokenPosition` or `UnknownOption`."""
    s = State()
    opening = read_opening(s, text, OPTIONS)
    if s.phase != Phase.SETUP:
        s.game_round = signed(opening.where, "The round")
        given = [_fill(s, name, content.split()) for name, content in opening.areas]
        _complete(s, {name for names in given for name in names})
    if s.phase == Phase.OVER:
        s.winner = leader(s, s.wins)
    if wrong := problem(s):
        raise BrokenPosition(wrong)
    return s


def _fill(s: State, name: str, words: Sequence[str]) -> list[str]:
    """Read one part of a position and return the counts that it gives."""
    if not name:
        codecs.read_fields(s, PROGRESS, codecs.parse_settings(words, "turn=Alpha"), "how far the game is")
        return []
    if name in SEATS:
        return [_seat(s, SEATS.index(name), each) for each in words]
    if name == "table":
        for each in words:
            _lie(s, each)
        return []
    place = {"pile": Place.PILE, "gone": Place.GONE}.get(name)
    if place is None:
        raise BrokenPosition(f"There is no {name!r:.40} here; choose from {', '.join(SEATS)}, pile, gone and table.")
    for each in words:
        found = BARE.fullmatch(each)
        _own(s, _die(s, found[1] if found else each), place, found[2] if found else None)
    return []


def _die(s: State, name: str) -> int:
    die = place_of(NAMES, name, "die")
    if s.place[die] != Place.AWAY:
        raise BrokenPosition(f"{name} is named twice.")
    return die


def _own(s: State, die: int, place: Place, owner: str | None) -> None:
    s.place[die] = place
    s.owner[die] = NONE if owner is None else place_of(SEATS, owner, "seat")


def _seat(s: State, seat: int, each: str) -> str:
    """Read one word about a seat; return the name of the count that it sets with the number of the seat, or ""."""
    name, equals, text = each.partition("=")
    if not equals:
        _own(s, _die(s, name), Place.HAND, SEATS[seat])
    elif name in COUNTS:
        getattr(s, name)[seat] = signed(text, f"'{name}'")
        return f"{name}{seat}"
    elif name == "colour":
        s.colour[seat] = place_of(COLOURS, text, "colour")
    elif name == "knocked":
        _fallen(s, seat, text)
    else:
        raise BrokenPosition(f"{each!r:.40} is not about a seat; write dice, {', '.join(COUNTS)} or colour.")
    return ""


def _fallen(s: State, seat: int, text: str) -> None:
    found = FALLEN.fullmatch(text)
    if found is None:
        raise BrokenPosition(f"A die knocked off is written knocked=red1=4, not {text!r:.40}.")
    die = place_of(NAMES, found[1], "die")
    s.knocked[seat] |= 1 << die
    s.was_face[seat, die] = 0 if found[2] == "x" else int(found[2])
    for at, number in enumerate(numbers(found[3], 7, "A pose") if found[3] else ()):
        s.was_pose[seat, die, at] = number


def _lie(s: State, each: str) -> None:
    found = LIE.fullmatch(each)
    if found is None:
        raise BrokenPosition(f"{each!r:.40} does not say how a die lies: write red1=4@Alpha or blue1=x^red1.")
    name, owner, face, on, below, pose = found.groups()
    die = _die(s, name)
    _own(s, die, Place.TABLE, owner)
    s.face[die] = 0 if face == "x" else int(face)
    s.boards[die] = mask_of([place_of(BOARDS, board, "board") for board in on.split("+")] if on else [])
    s.beneath[die] = mask_of([place_of(NAMES, other, "die") for other in below.split("+")] if below else [])
    for at, number in enumerate(numbers(pose, 7, "A pose") if pose else ()):
        s.pose[die, at] = number


# Fields that a person left out


def _complete(s: State, given: set[str]) -> None:
    if s.phase not in WAITS or s.phase in (Phase.OLDEST, Phase.COLOUR):
        return
    if s.options.mode == Mode.CLASSIC:
        _complete_colours(s)
    if s.phase != Phase.DRAFT:
        _complete_dice(s)
        for seat in seats(s):
            if f"turns{seat}" not in given:
                s.turns[seat] = EACH - len(hand(s, seat)) - s.skips[seat] - _under_way(s, seat)
    if s.phase == Phase.OVER:
        _complete_points(s, given)


def _complete_points(s: State, given: set[str]) -> None:
    """Count the points on the boards, unless dice rest on one another impossibly, which is reported later."""
    if not impossible({die: listed(s.beneath[die]) for die in dice_at(s, Place.TABLE)}):
        for seat in seats(s):
            if f"points{seat}" not in given:
                s.points[seat] = total(s, seat)


def _under_way(s: State, seat: int) -> int:
    """Return 1 if the seat's die of this turn has left its hand, but the turn has not been counted yet."""
    return int(s.turn == seat and s.phase in (Phase.RESPAWN, Phase.PINK))


def _complete_colours(s: State) -> None:
    for seat in seats(s):
        own = [die // EACH for die in hand(s, seat)]
        if s.colour[seat] == NONE:
            free = [colour for colour in range(EACH) if colour not in list(s.colour)]
            s.colour[seat] = own[0] if own else free[0]


def _complete_dice(s: State) -> None:
    """Put dice that nobody named on the floor, and give those without an owner to seats with too few.

    The die that is being thrown belongs to the seat whose turn it is.
    """
    if s.thrown != NONE and s.owner[s.thrown] == NONE:
        s.owner[s.thrown] = s.turn
    for die in range(DICE):
        if s.place[die] == Place.AWAY and _dealt(s, die):
            s.place[die], s.face[die] = Place.TABLE, 1
    for die in range(DICE):
        if s.place[die] != Place.AWAY and s.owner[die] == NONE:
            s.owner[die] = _seat_with_room(s, die)


def _dealt(s: State, die: int) -> bool:
    if s.options.mode == Mode.CLASSIC:
        return die // EACH in [s.colour[seat] for seat in seats(s)]
    return die % EACH < s.options.players


def _seat_with_room(s: State, die: int) -> int:
    if s.options.mode == Mode.CLASSIC:
        return next((seat for seat in seats(s) if s.colour[seat] == die // EACH), NONE)
    owned = [sum(s.owner[each] == seat for each in range(DICE)) for seat in seats(s)]
    return next((seat for seat in seats(s) if owned[seat] < EACH), NONE)
