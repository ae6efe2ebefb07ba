"""Words and pieces for inDICEsion's dice and boards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple

from warbones.core.view.scene import Msg, Piece, msg
from warbones.games.indicesion.rules.aiming import LEAST
from warbones.games.indicesion.rules.dice import COLOURS, NAMES, colour_of, listed
from warbones.games.indicesion.rules.score import ODDS, PLAYED, Scored, score_of
from warbones.games.indicesion.rules.space import INCH
from warbones.games.indicesion.rules.state import EACH, Colour, Mode, Phase, Place, State
from warbones.games.indicesion.rules.towers import covered, crooked, on_boards

INCHES: Final = LEAST // INCH
"""How far from a board a die is released (R8), as people read it."""

POWERS: Final = {
    Colour.ORANGE: msg("indicesion-orange", ("R27",), worth=ODDS, least=PLAYED[0], most=PLAYED[-1]),
    Colour.YELLOW: msg("indicesion-yellow", ("R29",)),
    Colour.RED: msg("indicesion-red", ("R28",)),
    Colour.BLUE: msg("indicesion-blue", ("R30",)),
    Colour.GREEN: msg("indicesion-green", ("R26",)),
    Colour.PINK: msg("indicesion-pink", ("R32",)),
}

IN_SHORT: Final = {
    Colour.ORANGE: msg("indicesion-orange-short", worth=ODDS),
    Colour.YELLOW: msg("indicesion-yellow-short"),
    Colour.RED: msg("indicesion-red-short"),
    Colour.BLUE: msg("indicesion-blue-short"),
    Colour.GREEN: msg("indicesion-green-short"),
    Colour.PINK: msg("indicesion-pink-short"),
}
"""Powers in at most five words."""

MORE_POWER: Final = {
    Colour.YELLOW: msg("indicesion-yellow-self", ("R29", "B3")),
    Colour.BLUE: msg("indicesion-blue-burned", ("R30", "B20")),
}
MORE_IN_SHORT: Final = {
    Colour.YELLOW: msg("indicesion-yellow-self-short"),
    Colour.BLUE: msg("indicesion-blue-burned-short"),
}
"""What yellow and blue can do where options give them more."""


def power_of(s: State, colour: Colour) -> Msg:
    """Return what dice of a colour can do in this match."""
    return _power(colour, _has_more(s, colour))


def in_short(s: State, colour: Colour) -> Msg:
    """Return the same in at most five words."""
    return (MORE_IN_SHORT if _has_more(s, colour) else IN_SHORT)[colour]


def _has_more(s: State, colour: Colour) -> bool:
    """Return whether an option gives the colour more power (B3, B20)."""
    match colour:
        case Colour.YELLOW:
            return bool(s.options.yellow_self)
        case Colour.BLUE:
            return bool(s.options.respawn_burned)
    return False


def _power(colour: Colour, more: bool) -> Msg:
    return (MORE_POWER if more else POWERS)[colour]


@cache
def name(die: int) -> Msg:
    """Return a die's name in a sentence, such as "red 2"."""
    return msg("indicesion-die", colour=COLOURS[colour_of(die)], number=die % EACH + 1)


@cache
def board_of(seat: int) -> Msg:
    """Return a board's name in a sentence, such as "your board"."""
    return msg("indicesion-board-of", seat=seat)


def board_id(seat: int) -> str:
    """Return the id of a seat's board."""
    return f"board{seat + 1}"


@cache
def bare(die: int, face: int | None = None) -> Piece:
    """Return a die as it is shown inside a sentence; ``face`` 0 is a crooked one, None one that does not lie."""
    return Piece(
        id=NAMES[die],
        label=name(die) if face is None else msg("indicesion-shows", die=name(die), face=face),
        shape="foam",
        face=str(face) if face else "",
        colour=COLOURS[colour_of(die)],
        caption=name(die),
    )


@cache
def of_colour(colour: Colour) -> Piece:
    """Return a colour's die, whichever it is."""
    word = COLOURS[colour]
    return Piece(id=word, label=msg("indicesion-colour", colour=word), shape="foam", colour=word)


def held_piece(s: State, die: int) -> Piece:
    """Return a die that nobody has thrown, with its power."""
    held = "middle" if s.place[die] == Place.PILE else "unused"
    if die == s.thrown:
        held = "thrown" if s.phase == Phase.TURN else "again"
    return _held(die, held, s.options.mode == Mode.DRAFTING, _has_more(s, colour_of(die)))


@cache
def _held(die: int, held: str, has_power: bool, more: bool) -> Piece:
    plain, power = bare(die), _power(colour_of(die), more)
    alone = msg("table-sentence", text=name(die))
    return Piece(
        id=plain.id,
        label=msg("indicesion-held", die=name(die), held=held),
        shape=plain.shape,
        colour=plain.colour,
        caption=plain.caption,
        tip=msg("table-sentences", power.rules, first=alone, rest=power) if has_power else alone,
    )


class Lying(NamedTuple):
    """What is seen of a die on the table: ``points`` are None where it scores for no board, ``times`` a tower's."""

    die: int
    face: int
    beneath: tuple[int, ...]
    boards: tuple[int, ...]
    state: Literal["", "crooked", "covered"]
    points: int | None
    times: int


def lying_piece(s: State, die: int, scores: Sequence[Scored]) -> Piece:
    """Return a die on the table, with where it lies and what it scores."""
    state: Literal["", "crooked", "covered"] = "crooked" if crooked(s, die) else "covered" if covered(s, die) else ""
    points = next((each.points for each in scores if each.die == die), None)
    beneath, boards = tuple(listed(s.beneath[die])), tuple(listed(on_boards(s, die)))
    return _lying(Lying(die, s.face[die], beneath, boards, state, points, _times(s, die)), die == s.thrown)


@lru_cache(1 << 12)
def _lying(seen: Lying, chosen: bool) -> Piece:
    plain = bare(seen.die, seen.face)
    label = msg("indicesion-lying", die=plain.label, where=_where(seen), worth=_worth(seen))
    return Piece(
        id=plain.id,
        label=label,
        shape=plain.shape,
        face=plain.face,
        colour=plain.colour,
        caption=_tag(seen.times) or plain.caption,
        tip=msg("table-sentence", text=label),
        marks=("crossed",) if seen.state else (),
        chosen=chosen,
    )


def tower_tag(s: State, die: int) -> str:
    """Return by how much a tower multiplies the die on its top, such as "2×", or "" (R14, R20)."""
    return _tag(_times(s, die))


def _times(s: State, die: int) -> int:
    """Return by how much a tower multiplies the die on its top; 0 where it tops none."""
    tops = [each for board in listed(on_boards(s, die)) for each in score_of(s, die, board)]
    return next((each.times for each in tops if each.levels != (1,)), 0)


def _tag(times: int) -> str:
    return f"{times}×" if times else ""


def _where(seen: Lying) -> Msg:
    """Return what the die lies on."""
    boards = [board_of(board) for board in seen.boards]
    place = msg("indicesion-on", things=boards) if boards else msg("indicesion-off")
    if not seen.beneath:
        return place
    return msg("indicesion-on-dice", dice=[name(die) for die in seen.beneath], place=place)


def _worth(seen: Lying) -> Msg:
    """Return what the die scores, and why it does not."""
    if seen.state:
        return msg("indicesion-crooked" if seen.state == "crooked" else "indicesion-covered")
    return msg("indicesion-scores-nothing") if seen.points is None else points_of(seen.points)


def points_of(points: int) -> Msg:
    """Return "1 point" or "minus 7 points"."""
    return msg("indicesion-minus", points=-points) if points < 0 else msg("indicesion-points", points=points)


def made_of(value: int, bonus: int, times: int, *, after: bool) -> Msg | None:
    """Return the sum behind points, such as "(4 + 1) × 2 levels", or None where they are the die's value.

    ``after``: yellow adds once the levels have multiplied it (B6).
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
