"""The features of a DICE WAR position, for agents: the observing seat always sits at the bottom of the board."""

from __future__ import annotations

from typing import Final

from warbones.core.record.domains import FLAG, Alike, Whole, count, one_of
from warbones.core.record.records import Grid, Record, cell, grid
from warbones.core.rules.step import rule
from warbones.games.keep.advice.evaluation import falls, moves_needed, seat_value
from warbones.games.keep.rules.boards import MOST_ZONES
from warbones.games.keep.rules.state import EACH, FULL_KEEP, MOST_ROUNDS, OFF, PAWNS, FightStep, Phase, State
from warbones.games.keep.rules.zones import home

SPOTS: Final = 1 + MOST_ZONES
"""The zones, and off the board."""

SHOWN: Final = 1 + 6
"""The numbers of a pawn, and nothing yet."""

NEVER: Final = 10
"""In place of a number of moves: the pawn can never stop in the opposing home."""

MOST_STANDING: Final = 45
"""Above every value of `seat_value`."""


MAIN_FEATURES: Final = ("spot", "shown", "defending", "positioned", "falls")
"""The main features of a pawn."""

ALIKE: Final = (Alike((*MAIN_FEATURES, "invades", "moves", "offered"), 2, joined=MAIN_FEATURES),)


class Features(Record):
    """A DICE WAR position. Pawns are this seat's 1 to 5, then the opponent's 1 to 5."""

    phase: Phase
    """the phase: the kind of decision"""
    game_round: int = cell(Whole(range(1, MOST_ROUNDS + 1)))
    """the round"""
    leads: int = cell(FLAG)
    """1 if this seat is the first player of the round (R5)"""
    spot: Grid = grid(PAWNS, of=one_of(SPOTS))
    """the place of each pawn: off the board, or its zone, counted from the left end of this seat's home row"""
    shown: Grid = grid(PAWNS, of=one_of(SHOWN))
    """the number on each pawn"""
    defending: Grid = grid(PAWNS, of=FLAG)
    """1 if it is in its zone's slot (R10)"""
    positioned: Grid = grid(PAWNS, of=FLAG)
    """1 if it was positioned this round (R9)"""
    invades: Grid = grid(PAWNS, of=FLAG)
    """1 if it is in the opponent's home, and breaches if it stays (R24)"""
    falls: Grid = grid(PAWNS, of=FLAG)
    """1 if the bots expect to lose it in an attack now (R17, R20)"""
    moves: Grid = grid(PAWNS, of=count(NEVER))
    """moves of its number to stop exactly in the opposing home; 10 if it never can, or is off the board"""
    offered: Grid = grid(PAWNS, of=FLAG)
    """1 if it is among the pawns of which one must be removed now (R20, R21)"""
    keep: Grid = grid(2, of=count(FULL_KEEP))
    """this seat's keep, and the opponent's"""
    losses: Grid = grid(2, of=count(EACH))
    """pawns lost in this attack, which will lower the keeps (R23)"""
    standing: Grid = grid(2, of=count(MOST_STANDING))
    """the bots' evaluation of each side, in whole points of a keep"""
    contested: Grid = grid(1, of=one_of(SPOTS))
    """the contested zone"""
    fight_step: FightStep
    """the next step of that fight (R20, R21)"""


@rule
def describe(s: State, seat: int, f: Features) -> None:
    """Fill in ``f``, which is all zeros, with the position as ``seat`` knows it."""
    f.phase = s.phase
    f.game_round = s.game_round
    f.leads = 1 if s.first == seat else 0
    f.contested[0] = spot(s, seat, s.contested)
    f.fight_step = s.fight_step
    for place in range(PAWNS):
        describe_pawn(s, seat, place, f)
    for side in range(2):
        whose = seat if side == 0 else 1 - seat
        f.keep[side] = s.keep[whose]
        f.losses[side] = s.losses[whose]
        f.standing[side] = max(0, min(MOST_STANDING, int(seat_value(s, whose))))


@rule
def describe_pawn(s: State, seat: int, place: int, f: Features) -> None:
    """Fill in the features of a pawn."""
    pawn = (place + seat * EACH) % PAWNS
    f.spot[place] = spot(s, seat, s.zone[pawn])
    f.shown[place] = s.number[pawn]
    f.defending[place] = s.defending[pawn]
    f.positioned[place] = s.positioned[pawn]
    f.offered[place] = (s.offered >> pawn) & 1
    f.moves[place] = NEVER
    if s.zone[pawn] != OFF and s.number[pawn]:
        f.moves[place] = min(NEVER, int(moves_needed(s, pawn)))
        f.invades[place] = 1 if home(s, s.zone[pawn]) == 1 - pawn // EACH else 0
        f.falls[place] = 1 if falls(s, pawn) else 0


@rule
def spot(s: State, seat: int, zone: int) -> int:
    """Return a zone's number, counted from 1, or 0 for none. For Beta the board is turned round."""
    if zone == OFF:
        return 0
    return s.options.board.zones - zone if seat else 1 + zone
