"""inDICEsion's notation: dice as ``red2``, throws as ``throw red at Beta lob``, positions as one line.

A position reads ``turn 2 mode=drafting players=2 | start=Alpha turn=Beta asked=Beta | Alpha: red1 pink2 wins=1 turns=4
| Beta: blue1 | table: green1(Alpha)=4@Beta red2(Beta)=x pink1(Alpha)=6^green1``: phase, round and rule options, the
starting seat and the one to move, each seat's unused dice and counts, then the dice on the table: owner, face (x:
crooked), boards, dice beneath, and the pose after ``#`` if it is known.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from warbones.core.errors import BrokenPosition
from warbones.core.notation.codecs import FieldCodec, named, one, written_fields, written_options, written_phase
from warbones.games.indicesion.notation.free import free_text
from warbones.games.indicesion.rules.dice import BOARDS, COLOURS, NAMES, colour_of, dice_at, hand, listed
from warbones.games.indicesion.rules.launches import FREE, WAYS, parts
from warbones.games.indicesion.rules.options import OPTIONS
from warbones.games.indicesion.rules.powers import DECLINE
from warbones.games.indicesion.rules.state import DICE, NONE, Phase, Place, State, ThrowModel

SEATS: Final = BOARDS


def action_text(s: State, seat: int, action: int) -> str:
    """Return the action in notation."""
    match s.phase:
        case Phase.OLDEST:
            return f"oldest {SEATS[action]}"
        case Phase.COLOUR:
            return f"choose {COLOURS[action]}"
        case Phase.DRAFT:
            return f"take {COLOURS[action]}"
        case Phase.RESPAWN:
            return "decline" if action == DECLINE else f"respawn {NAMES[action]}"
        case Phase.PINK:
            return "reroll" if action else "keep"
    return free_text(action) if action >= FREE else _named_throw(s, action)


def _named_throw(s: State, action: int) -> str:
    colour, board, way = parts(action)
    at = "" if s.options.throw_model == ThrowModel.REFEREE else f" at {BOARDS[board]}"
    how = f" {WAYS[way]}" if s.options.throw_model == ThrowModel.PHYSICS else ""
    return f"throw {COLOURS[colour]}{at}{how}"


def action_pieces(s: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the names of the dice of an action."""
    match s.phase:
        case Phase.DRAFT:
            return (NAMES[_first(s, action)],)
        case Phase.RESPAWN:
            return () if action == DECLINE else (NAMES[action],)
        case Phase.PINK:
            return (NAMES[s.thrown],)
        case Phase.TURN:
            colour, _, _ = parts(action)
            return (NAMES[next(die for die in hand(s, seat) if colour_of(die) == colour)],)
        case Phase.REROLL:
            return (NAMES[s.thrown],)
    return ()


def _first(s: State, colour: int) -> int:
    return next(die for die in dice_at(s, Place.PILE) if colour_of(die) == colour)


def _launch(s: State) -> str:
    return ",".join(str(int(number)) for number in s.launch) if any(s.launch) else ""


def _read_launch(s: State, text: str) -> None:
    for at, number in enumerate(numbers(text, len(s.launch), "A launch")):
        s.launch[at] = number


def numbers(text: str, count: int, what: str) -> list[int]:
    """Return ``count`` integers with commas between them. Raises `BrokenPosition`."""
    found = [signed(each, what) for each in text.split(",")]
    if len(found) != count:
        raise BrokenPosition(f"{what} must be {count} integers, not {len(found)}.")
    return found


def signed(text: str, what: str) -> int:
    """Return an integer, which may be negative. Raises `BrokenPosition`."""
    if not re.fullmatch(r"-?\d{1,9}", text, re.ASCII):
        raise BrokenPosition(f"{what} must be an integer, not {text!r:.40}.")
    return int(text)


COUNTS: Final = ("wins", "skips", "turns", "points", "rolled")
"""The counts of each seat."""

SEAT: Final = named(SEATS, "seat")
PROGRESS: Final = (
    one("start", SEAT, "first", always=True),
    one("turn", SEAT, always=True),
    one("asked", SEAT),
    one("last", SEAT, "last_winner"),
    one("won", SEAT, "won_last"),
    one("thrown", named(NAMES, "die")),
    one("at", named(BOARDS, "board"), "target"),
    FieldCodec("launch", _launch, _read_launch),
)
"""The entries about the progress of the game."""


def written(s: State) -> str:
    """Return the whole position as one line. `parser.read` reads it."""
    if s.phase == Phase.SETUP:
        return " ".join([written_phase(s), *written_options(s, OPTIONS)])
    head = " ".join([written_phase(s), str(s.game_round), *written_options(s, OPTIONS)])
    seats = [f"{SEATS[seat]}: {_seat(s, seat)}".strip() for seat in range(s.options.players)]
    dice = [part for part in (_bare(s, Place.PILE), _bare(s, Place.GONE), _table(s)) if part]
    return " | ".join([head, " ".join(written_fields(s, PROGRESS)), *seats, *dice])


def _seat(s: State, seat: int) -> str:
    words = [NAMES[die] for die in hand(s, seat)]
    words += [f"{name}={getattr(s, name)[seat]}" for name in COUNTS if getattr(s, name)[seat]]
    words += [f"colour={COLOURS[s.colour[seat]]}"] if s.colour[seat] != NONE else []
    return " ".join([*words, *(f"knocked={_fallen(s, seat, die)}" for die in listed(s.knocked[seat]))])


def _fallen(s: State, seat: int, die: int) -> str:
    return f"{NAMES[die]}={s.was_face[seat, die] or 'x'}{_pose([int(s.was_pose[seat, die, at]) for at in range(7)])}"


def _pose(numbers: list[int]) -> str:
    return f"#{','.join(map(str, numbers))}" if any(numbers) else ""


def _bare(s: State, place: Place) -> str:
    dice = [f"{NAMES[die]}{_owner(s, die)}" for die in dice_at(s, place)]
    return f"{place.name.lower()}: {' '.join(dice)}" if dice else ""


def _owner(s: State, die: int) -> str:
    return f"({SEATS[s.owner[die]]})" if s.owner[die] != NONE else ""


def _table(s: State) -> str:
    dice = list(_lies(s))
    return f"table: {' '.join(dice)}" if dice else ""


def _lies(s: State) -> Iterator[str]:
    for die in range(DICE):
        if s.place[die] == Place.TABLE:
            on = "+".join(BOARDS[board] for board in listed(s.boards[die]))
            below = "+".join(NAMES[other] for other in listed(s.beneath[die]))
            lie = f"{NAMES[die]}{_owner(s, die)}={s.face[die] or 'x'}{f'@{on}' if on else ''}"
            yield lie + (f"^{below}" if below else "") + _pose([int(s.pose[die, at]) for at in range(7)])
