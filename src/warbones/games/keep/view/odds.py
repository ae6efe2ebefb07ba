"""The exact chances of the pawns that a player is about to roll: of low numbers, and of a breach.

All numbers are equally likely, so bars would only repeat one figure, and a sentence gives it instead. When pawns are
taken off, the bars compare the choices: each number of pawns to roll has its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from icepool import Die, d6

from warbones.core.messages import Msg, msg
from warbones.core.play.position import Position
from warbones.core.view.odds import spread
from warbones.core.view.scene import Chance, Odds, OddsTable
from warbones.games.keep.rules.boards import SIDES
from warbones.games.keep.rules.movement import exact_moves
from warbones.games.keep.rules.round_end import own_on_board
from warbones.games.keep.rules.state import EACH, Phase, State


def odds(seen: Position, seat: int, action: int | None) -> Odds:
    """Return the chances of the pawns that ``seat`` rolls next if it takes ``action``."""
    s = seen.record()
    pawns = to_roll(s, seat, action or 0)
    compared = tuple(_breaches(s, seat)) if s.phase == Phase.TAKE_OFF else ()
    return Odds(
        title=msg("keep-rolling", pawns=pawns),
        tables=(*compared, *_lowest(pawns)),
        note=_breach_note(s) if compared else _note(pawns),
    )


def to_roll(s: State, seat: int, action: int) -> int:
    """Return the number of pawns the seat rolls next: those off the board (R8) and those it takes off now (R27)."""
    if s.phase == Phase.TAKE_OFF:
        return EACH - (own_on_board(s, seat) & ~action).bit_count()
    return sum(s.number[pawn] == 0 for pawn in range(seat * EACH, seat * EACH + EACH))


def breach_chance(s: State, pawns: int) -> float:
    """Return the chance that at least one of some rolled pawns reaches the opposing home in one move (R13)."""
    hits = pawns @ Die([face in breaching(s) for face in d6])
    return float(Fraction(1) - hits.probability(0)) if pawns else 0.0


def breaching(s: State) -> list[int]:
    """Return the numbers that lead from one home to the other in one move (R13)."""
    return [face for face in range(1, SIDES + 1) if exact_moves(s.options.board.rows - 1, face) == 1]


def _breaches(s: State, seat: int) -> Iterator[OddsTable]:
    """Yield the chance of a breach by a first move for each number of pawns that the seat could roll (R24, R27)."""
    least = to_roll(s, seat, 0)
    counts = range(max(1, least), least + own_on_board(s, seat).bit_count() + 1)
    chances = tuple(Chance(label=msg("keep-rolling", pawns=pawns), share=breach_chance(s, pawns)) for pawns in counts)
    yield OddsTable(title=msg("keep-odds-breach"), chances=chances, rule="R24", apart=True)


def _breach_note(s: State) -> Msg:
    return msg("keep-odds-breaching", numbers=breaching(s))


def _lowest(pawns: int) -> Iterator[OddsTable]:
    if pawns > 1:
        lowest = d6.lowest(pawns)
        shares = {number: lowest.probability(number) for number in range(1, SIDES + 1)}
        yield spread(msg("keep-odds-lowest"), shares, "R20")


def _note(pawns: int) -> Msg:
    """Return the chance that at least one pawn shows a given number, which no choice changes."""
    hit = 1 - Fraction(SIDES - 1, SIDES) ** pawns
    return msg("keep-odds-same", pawns=pawns, percent=round(100 * hit))
