"""The tokens of an action: ``place left``, ``move A1 M4``, ``take off A1 A3``."""

from __future__ import annotations

from typing import Final

from warbones.core.notation.spelling import WORD
from warbones.core.rules.step import rule
from warbones.games.keep.rules.boards import LETTERS, MOST_ROWS
from warbones.games.keep.rules.movement import EDGE, GOALS, SLOT
from warbones.games.keep.rules.state import EACH, PAWNS, Phase, State
from warbones.games.keep.rules.zones import home

NAMES: Final = tuple(f"{'AB'[pawn // EACH]}{pawn % EACH + 1}" for pawn in range(PAWNS))
SIDES: Final = ("left", "right")
ACROSS: Final = LETTERS[1] + LETTERS[3]
ZONES: Final = tuple(f"{letter}{row}" for row in range(1, MOST_ROWS + 1) for letter in ACROSS)
WORDS: Final = ("place", "move", "defend", "off", "remove", "take", "stay", *SIDES, *NAMES, *ZONES)
"""All tokens. Agents depend on their order, so it never changes."""

PLACE, MOVE, DEFEND, OFF, REMOVE, TAKE, STAY, LEFT, _, FIRST_PAWN = range(1, 11)
FIRST_ZONE: Final = FIRST_PAWN + PAWNS
LANES: Final = len(ACROSS)


@rule
def home_side(s: State, seat: int, zone: int) -> int:
    """Return 0 for the left home zone of a seat, 1 for the right one, as Alpha sees them."""
    before = 0
    for other in range(zone):
        if home(s, other) == seat:
            before += 1
    return before


@rule
def zone_word(s: State, zone: int) -> int:
    """Return the token of a zone: its row, and its place in it."""
    before = same_row(s, zone, zone - 1) + same_row(s, zone, zone - 2)
    others = before + same_row(s, zone, zone + 1) + same_row(s, zone, zone + 2)
    lane = 0 if others == 0 else 1 + before * (2 if others == 1 else 1)
    return FIRST_ZONE + LANES * s.options.board.row[zone] + lane


@rule
def same_row(s: State, zone: int, other: int) -> int:
    """Return 1 if the other zone exists and is in the same row, else 0; zones are numbered row by row."""
    if other < 0 or other >= s.options.board.zones:
        return 0
    return 1 if s.options.board.row[other] == s.options.board.row[zone] else 0


@rule
def head(s: State, seat: int, action: int) -> int:
    """Return the tokens of an action, up to the pawns that are taken off."""
    if s.phase == Phase.POSITION:
        return PLACE | (LEFT + home_side(s, seat, action)) << WORD
    if s.phase == Phase.TAKE_OFF:
        return TAKE | OFF << WORD if action else STAY
    if s.phase != Phase.MOVE:
        return REMOVE | (FIRST_PAWN + action) << WORD
    pawn, goal = (FIRST_PAWN + action // GOALS) << WORD, action % GOALS
    if goal == SLOT:
        return DEFEND | pawn
    if goal == EDGE:
        return OFF | pawn
    return MOVE | pawn | zone_word(s, goal) << (2 * WORD)


@rule
def members(s: State, seat: int, action: int) -> int:
    """Return the pawns that are taken off, as a mask."""
    return action << seat * EACH if s.phase == Phase.TAKE_OFF else 0


@rule
def member_word(s: State, seat: int, member: int) -> int:
    """Return the token of a pawn."""
    return FIRST_PAWN + member
