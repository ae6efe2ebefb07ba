"""Setting up a position that `writing.written` wrote, or that a person drew like it.

A person may leave much out: dice that nobody names lie on the floor, owners are whoever has room for a die, turns
follow from the unused dice, and in Classic a seat's colour from its dice.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from warbones.core.errors import BrokenPosition
from warbones.core.notation.reading import place_of
from warbones.core.record.options import RuleOption, Value, fill
from warbones.games.indicesion.notation.check import WAITS, problem
from warbones.games.indicesion.notation.writing import SEATS, word
from warbones.games.indicesion.rules.dice import BOARDS, COLOURS, NAMES, dice_at, hand, listed, mask_of
from warbones.games.indicesion.rules.options import OPTIONS
from warbones.games.indicesion.rules.rounds import leader, seats
from warbones.games.indicesion.rules.score import total
from warbones.games.indicesion.rules.state import DICE, EACH, NONE, Mode, Phase, Place, State
from warbones.games.indicesion.rules.towers import impossible

LIE: Final = re.compile(r"(\w+?)(?:\((\w+)\))?=([1-6x])(?:@([\w+]+))?(?:\^([\w+]+))?(?:#([-\d,]+))?")
BARE: Final = re.compile(r"(\w+?)(?:\((\w+)\))?")
FALLEN: Final = re.compile(r"(\w+)=([1-6])(?:#([-\d,]+))?")
PHASES: Final = [phase.name.lower() for phase in Phase]
COUNTS: Final = ("wins", "skips", "turns", "points", "rolled")
WHO: Final = {"start": "first", "turn": "turn", "asked": "asked", "last": "last_winner", "won": "won_last"}


def read(text: str) -> State:
    """Set up a position. Raises `BrokenPosition` or `UnknownOption`; line breaks count as spaces."""
    head, *areas = text.split("|")
    s = _begun(head.split())
    if s.phase != Phase.SETUP:
        _clear(s)
        given = [_fill(s, *_named(area)) for area in areas]
        _complete(s, {name for names in given for name in names})
    if s.phase == Phase.OVER:
        s.winner = leader(s, s.wins)
    if wrong := problem(s):
        raise BrokenPosition(wrong)
    return s


def _named(area: str) -> tuple[str, list[str]]:
    """Return the name and the words of a part; the one without a name says whose turn it is."""
    name, colon, content = area.partition(":")
    return (name.strip(), content.split()) if colon else ("", area.split())


def _whole(text: str, what: str) -> int:
    if not re.fullmatch(r"-?\d{1,9}", text, re.ASCII):
        raise BrokenPosition(f"{what} is a whole number, not {text!r:.40}.")
    return int(text)


def _words(text: str, count: int, what: str) -> list[int]:
    numbers = [_whole(each, what) for each in text.split(",")]
    if len(numbers) != count:
        raise BrokenPosition(f"{what} is {count} whole numbers, not {len(numbers)}.")
    return numbers


def _begun(words: Sequence[str]) -> State:
    s = State()
    s.phase = Phase(place_of(PHASES, words[0] if words else "", "phase"))
    bare = [each for each in words[1:] if "=" not in each]
    fill(s.options, OPTIONS, dict(_option(each) for each in words[1:] if "=" in each))
    if s.phase != Phase.SETUP:
        s.game_round = _whole(bare[0] if bare else "", "The round")
    return s


def _option(setting: str) -> tuple[str, Value]:
    name, _, text = setting.partition("=")
    known: dict[str, RuleOption] = {option.name: option for option in OPTIONS}
    values = known[name].values if name in known else ()
    return name, next((value for value in values if word(value) == text), text)


def _clear(s: State) -> None:
    s.asked = s.last_winner = s.won_last = s.winner = s.thrown = s.target = s.placed = s.replaces = NONE
    for seat in range(len(SEATS)):
        s.colour[seat] = NONE
    for die in range(DICE):
        s.owner[die] = NONE


def _fill(s: State, name: str, words: Sequence[str]) -> list[str]:
    """Read one part of a position; return the counts that it gives."""
    if not name:
        _course(s, words)
        return []
    if name in SEATS:
        return [_seat(s, SEATS.index(name), each) for each in words]
    if name == "table":
        for each in words:
            _lie(s, each)
        return []
    place = {"pile": Place.PILE, "gone": Place.GONE}.get(name)
    if place is None:
        raise BrokenPosition(f"There is no {name!r:.40} here; there are {', '.join(SEATS)}, pile, gone and table.")
    for each in words:
        found = BARE.fullmatch(each)
        _own(s, _die(s, found[1] if found else each), place, found[2] if found else None)
    return []


def _course(s: State, words: Sequence[str]) -> None:
    for each in words:
        name, _, text = each.partition("=")
        if name in WHO:
            setattr(s, WHO[name], place_of(SEATS, text, "seat"))
        elif name == "thrown":
            s.thrown = place_of(NAMES, text, "die")
        elif name == "at":
            s.target = place_of(BOARDS, text, "board")
        elif name == "launch":
            for at, number in enumerate(_words(text, len(s.launch), "A launch")):
                s.launch[at] = number
        else:
            raise BrokenPosition(f"{each!r:.40} says nothing; write start, turn, asked, last, won, thrown or at.")


def _die(s: State, name: str) -> int:
    die = place_of(NAMES, name, "die")
    if s.place[die] != Place.AWAY:
        raise BrokenPosition(f"{name} is named twice.")
    return die


def _own(s: State, die: int, place: Place, owner: str | None) -> None:
    s.place[die] = place
    s.owner[die] = NONE if owner is None else place_of(SEATS, owner, "seat")


def _seat(s: State, seat: int, each: str) -> str:
    """Read one word about a seat; return the count that it gives, with the seat, or ""."""
    name, equals, text = each.partition("=")
    if not equals:
        _own(s, _die(s, name), Place.HAND, SEATS[seat])
    elif name in COUNTS:
        getattr(s, name)[seat] = _whole(text, f"'{name}'")
        return f"{name}{seat}"
    elif name == "colour":
        s.colour[seat] = place_of(COLOURS, text, "colour")
    elif name == "knocked":
        _fallen(s, seat, text)
    else:
        raise BrokenPosition(f"{each!r:.40} says nothing of a seat; write dice, {', '.join(COUNTS)} or colour.")
    return ""


def _fallen(s: State, seat: int, text: str) -> None:
    found = FALLEN.fullmatch(text)
    if found is None:
        raise BrokenPosition(f"A die knocked off is written knocked=red1=4, not {text!r:.40}.")
    die = place_of(NAMES, found[1], "die")
    s.knocked[seat] |= 1 << die
    s.was_face[seat, die] = int(found[2])
    for at, number in enumerate(_words(found[3], 7, "A pose") if found[3] else ()):
        s.was_pose[seat, die, at] = number


def _lie(s: State, each: str) -> None:
    found = LIE.fullmatch(each)
    if found is None:
        raise BrokenPosition(f"{each!r:.40} says of no die how it lies: write red1=4@Alpha or blue1=x^red1.")
    name, owner, face, on, below, pose = found.groups()
    die = _die(s, name)
    _own(s, die, Place.TABLE, owner)
    s.face[die] = 0 if face == "x" else int(face)
    s.boards[die] = mask_of([place_of(BOARDS, board, "board") for board in on.split("+")] if on else [])
    s.beneath[die] = mask_of([place_of(NAMES, other, "die") for other in below.split("+")] if below else [])
    for at, number in enumerate(_words(pose, 7, "A pose") if pose else ()):
        s.pose[die, at] = number


# What a person left out


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
    """Count what lies on the boards, unless dice lie on one another as they cannot: that is said later."""
    if not impossible({die: listed(s.beneath[die]) for die in dice_at(s, Place.TABLE)}):
        for seat in seats(s):
            if f"points{seat}" not in given:
                s.points[seat] = total(s, seat)


def _under_way(s: State, seat: int) -> int:
    """Return 1 where the seat's die of this turn has left its hand, and the turn is not counted yet."""
    return int(s.turn == seat and s.phase in (Phase.RESPAWN, Phase.PINK))


def _complete_colours(s: State) -> None:
    for seat in seats(s):
        own = [die // EACH for die in hand(s, seat)]
        if s.colour[seat] == NONE:
            free = [colour for colour in range(EACH) if colour not in list(s.colour)]
            s.colour[seat] = own[0] if own else free[0]


def _complete_dice(s: State) -> None:
    """Lay dice that nobody named on the floor, and give those without an owner to whoever has too few.

    The die that is being thrown belongs to whose turn it is.
    """
    if s.thrown != NONE and s.owner[s.thrown] == NONE:
        s.owner[s.thrown] = s.turn
    for die in range(DICE):
        if s.place[die] == Place.AWAY and _dealt(s, die):
            s.place[die], s.face[die] = Place.TABLE, 1
    for die in range(DICE):
        if s.place[die] != Place.AWAY and s.owner[die] == NONE:
            s.owner[die] = _needy(s, die)


def _dealt(s: State, die: int) -> bool:
    if s.options.mode == Mode.CLASSIC:
        return die // EACH in [s.colour[seat] for seat in seats(s)]
    return die % EACH < s.options.players


def _needy(s: State, die: int) -> int:
    if s.options.mode == Mode.CLASSIC:
        return next((seat for seat in seats(s) if s.colour[seat] == die // EACH), NONE)
    owned = [sum(s.owner[each] == seat for each in range(DICE)) for seat in seats(s)]
    return next((seat for seat in seats(s) if owned[seat] < EACH), NONE)
