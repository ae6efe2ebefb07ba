"""Words and pieces for inDICEsion's dice and boards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from warbones.core.view.scene import Piece
from warbones.core.view.words import Voice, as_read
from warbones.core.view.words import listed as in_words
from warbones.games.indicesion.rules.dice import COLOURS, NAMES, colour_of, listed
from warbones.games.indicesion.rules.score import Scored, score_of
from warbones.games.indicesion.rules.state import EACH, Colour, Mode, Phase, Place, State
from warbones.games.indicesion.rules.towers import covered, crooked, on_boards

POWERS: Final = {
    Colour.ORANGE: "scores 4 for 2 to 5, and nothing for 1 and 6 (R27)",
    Colour.YELLOW: "adds 1 to the other dice on its board (R29)",
    Colour.RED: "removes every die that touches it (R28)",
    Colour.BLUE: "can stand in, while unused, for a die knocked off your board (R30)",
    Colour.GREEN: "takes its points off the board's (R26)",
    Colour.PINK: "can be spent, while unused, to throw a die again (R32)",
}

IN_SHORT: Final = {
    Colour.ORANGE: "Scores 4, or nothing",
    Colour.YELLOW: "Adds 1 to its neighbours",
    Colour.RED: "Burns whatever it touches",
    Colour.BLUE: "Replaces a knocked-off die",
    Colour.GREEN: "Takes its points off",
    Colour.PINK: "Lets you throw again",
}
"""Powers in at most five words."""


BURNED_TOO: Final = "can stand in, while unused, for a die knocked off your board or burned there (R30, B20)"
"""What blue does where it saves burned dice."""


def power_of(s: State, colour: Colour) -> str:
    """Return what dice of a colour can do in this match."""
    return BURNED_TOO if colour == Colour.BLUE and s.options.respawn_burned else POWERS[colour]


def in_short(s: State, colour: Colour) -> str:
    """Return the same in at most five words."""
    return "Replaces a lost die" if colour == Colour.BLUE and s.options.respawn_burned else IN_SHORT[colour]


def name(die: int) -> str:
    """Return a die's name in a sentence, such as "red 2"."""
    return f"{COLOURS[colour_of(die)]} {die % EACH + 1}"


def board_id(seat: int) -> str:
    """Return the id of a seat's board."""
    return f"board{seat + 1}"


@cache
def bare(die: int, face: int | None = None) -> Piece:
    """Return a die as it is shown inside a sentence; ``face`` 0 is a crooked one, None one that does not lie."""
    shows = "" if face is None else ", crooked" if face == 0 else f", showing {face}"
    return Piece(
        id=NAMES[die],
        label=f"{name(die)}{shows}",
        shape="foam",
        face=str(face) if face else "",
        colour=COLOURS[colour_of(die)],
        caption=name(die),
    )


def of_colour(colour: Colour) -> Piece:
    """Return a colour's die, whichever it is."""
    return Piece(id=COLOURS[colour], label=COLOURS[colour], shape="foam", colour=COLOURS[colour])


def held_piece(s: State, die: int) -> Piece:
    """Return a die that nobody has thrown, with its power."""
    plain = bare(die)
    power = f": {power_of(s, colour_of(die))}" if s.options.mode == Mode.DRAFTING else ""
    held = "in the middle" if s.place[die] == Place.PILE else "unused"
    if die == s.thrown:
        held = "just thrown" if s.phase == Phase.TURN else "to be thrown again"
    return Piece(
        id=plain.id,
        label=f"{plain.label}, {held}",
        shape=plain.shape,
        colour=plain.colour,
        caption=plain.caption,
        tip=f"{as_read(plain.label).capitalize()}{power}.",
    )


def lying_piece(s: State, die: int, scores: Sequence[Scored], voice: Voice) -> Piece:
    """Return a die on the table, with where it lies and what it scores."""
    plain = bare(die, s.face[die])
    label = f"{plain.label}, {where(s, die, voice)}, {worth(s, die, scores)}"
    marks = ("crossed",) if crooked(s, die) or covered(s, die) else ()
    return Piece(
        id=plain.id,
        label=label,
        shape=plain.shape,
        face=plain.face,
        colour=plain.colour,
        caption=tower_tag(s, die) or name(die),
        tip=f"{label}.",
        marks=marks,  # type: ignore[arg-type]  # of the words that a piece knows
        chosen=die == s.thrown,
    )


def tower_tag(s: State, die: int) -> str:
    """Return by how much a tower multiplies the die on its top, such as "2×", or "" (R14, R20)."""
    tops = [each for board in listed(on_boards(s, die)) for each in score_of(s, die, board)]
    return next((f"{each.times}×" for each in tops if each.levels != (1,)), "")


def where(s: State, die: int, voice: Voice) -> str:
    """Return what the die lies on."""
    below = [name(other) for other in listed(s.beneath[die])]
    boards = [f"{voice.whose(board)} board" for board in listed(on_boards(s, die))]
    on = f"on {in_words(below)}" if below else ""
    place = f"on {in_words(boards)}" if boards else "off the boards"
    return f"{on}, {place}" if on else place


def worth(s: State, die: int, scores: Sequence[Scored]) -> str:
    """Return what the die scores, and why it does not."""
    if crooked(s, die):
        return "no clear top face, scores nothing"
    if covered(s, die):
        return "below another die, scores nothing"
    points = [each.points for each in scores if each.die == die]
    return f"{points_of(points[0])}" if points else "scores nothing"


def points_of(points: int) -> str:
    """Return "one point" or "minus 7 points"."""
    number = f"minus {-points}" if points < 0 else str(points)
    return f"{number} point{'' if abs(points) == 1 else 's'}"
