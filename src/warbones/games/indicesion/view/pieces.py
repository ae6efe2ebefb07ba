"""inDICEsion's dice as pieces, on the table or waiting to be thrown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from warbones.core.messages import Msg, Piece, msg
from warbones.games.indicesion.rules.dice import colour_of, listed
from warbones.games.indicesion.rules.score import Scored, score_of
from warbones.games.indicesion.rules.state import Mode, Phase, Place, State
from warbones.games.indicesion.rules.towers import covered, crooked, on_boards
from warbones.games.indicesion.view.powers import has_more, power
from warbones.games.indicesion.view.words import bare, name, place, points_of


def held_piece(s: State, die: int) -> Piece:
    """Return a die that has not been thrown, with its power."""
    held = "middle" if s.place[die] == Place.PILE else "unused"
    if die == s.thrown:
        held = "thrown" if s.phase == Phase.TURN else "again"
    return _held(die, held, s.options.mode == Mode.DRAFTING, has_more(s, colour_of(die)))


@cache
def _held(die: int, held: str, has_power: bool, more: bool) -> Piece:
    plain, can = bare(die), power(colour_of(die), more)
    alone = msg("table-sentence", text=name(die))
    return Piece(
        id=plain.id,
        label=msg("indicesion-held", die=name(die), held=held),
        shape=plain.shape,
        colour=plain.colour,
        caption=plain.caption,
        tip=msg("table-sentences", can.rules, first=alone, rest=can) if has_power else alone,
    )


class Lying(NamedTuple):
    """The visible facts of a die: ``points`` are None if it scores for no board, ``times`` is a tower's factor."""

    die: int
    face: int
    beneath: tuple[int, ...]
    boards: tuple[int, ...]
    state: Literal["", "crooked", "covered"]
    points: int | None
    times: int


def lying_piece(s: State, die: int, scores: Sequence[Scored]) -> Piece:
    """Return a die on the table, with its place and its score."""
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
    """Return the factor by which a tower multiplies the die on its top, such as "2×", or "" (R14, R20)."""
    return _tag(_times(s, die))


def _times(s: State, die: int) -> int:
    """Return the factor by which a tower multiplies the die on its top; 0 if it tops none."""
    tops = [each for board in listed(on_boards(s, die)) for each in score_of(s, die, board)]
    return next((each.times for each in tops if each.times > 1), 0)


def _tag(times: int) -> str:
    return f"{times}×" if times else ""


def _where(seen: Lying) -> Msg:
    """Return the message about the die's support."""
    where = place(seen.boards)
    if not seen.beneath:
        return where
    return msg("indicesion-on-dice", dice=[name(die) for die in seen.beneath], place=where)


def _worth(seen: Lying) -> Msg:
    """Return the message about the die's score, or the reason why it has none."""
    if seen.state and seen.boards:
        return msg("indicesion-crooked" if seen.state == "crooked" else "indicesion-covered")
    return msg("indicesion-scores-nothing") if seen.points is None else points_of(seen.points)
