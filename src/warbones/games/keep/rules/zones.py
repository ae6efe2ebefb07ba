"""The zones of the board in play: homes, the grey middle, neighbours, and the pawns in them."""

from __future__ import annotations

from typing import Final

from warbones.core.rules.step import NOBODY, rule
from warbones.games.keep.rules.board_reader import board
from warbones.games.keep.rules.boards import BOARDS
from warbones.games.keep.rules.state import EACH, OFF, PAWNS, State

HUB: Final = list(BOARDS).index("lanes7_hub")
L3: Final = 4
R3: Final = 5
L5: Final = 7
R5: Final = 8
NEUTRAL: Final = ((1 << board("lanes7_hub").zones - 2) - 1) & ~(1 << 6 | 3)
HUB_ADVANTAGE: Final = (1 << L3 | 1 << R5, 1 << L3 | 1 << R3 | 1 << L5 | 1 << R5, 0, NEUTRAL)
"""The neutral ADVANTAGE zones of lanes7_hub as masks, by `AdvantageZones` (B2.27)."""


@rule
def owner(pawn: int) -> int:
    """Return the seat that owns the pawn (R1)."""
    return pawn // EACH


@rule
def home(s: State, zone: int) -> int:
    """Return the seat whose home the zone is in, or nobody (R3)."""
    if s.options.board.row[zone] == 0:
        return 0
    return 1 if s.options.board.row[zone] == s.options.board.rows - 1 else NOBODY


@rule
def is_advantage(s: State, zone: int) -> bool:
    """Return whether it is an ADVANTAGE zone (R3; B2.27)."""
    if s.options.board.made == HUB and home(s, zone) == NOBODY:
        return (HUB_ADVANTAGE[s.options.advantage_zones] >> zone) & 1 == 1
    return s.options.board.advantage[zone] == 1


@rule
def beside(s: State, zone: int, side: int) -> int:
    """Return the zone directly left (``side`` 0) or right (1) as Alpha sees it, or `OFF` (R17)."""
    other = zone - 1 + 2 * side
    if other < 0 or other >= s.options.board.zones:
        return OFF
    return other if s.options.board.row[other] == s.options.board.row[zone] else OFF


@rule
def pawns_in(s: State, seat: int, zone: int) -> int:
    """Return the seat's pawns in a zone, its DEFENSE slot included, as a mask."""
    pawns = 0
    for pawn in range(seat * EACH, seat * EACH + EACH):
        if s.zone[pawn] == zone:
            pawns |= 1 << pawn
    return pawns


@rule
def zones_held(s: State, seat: int) -> int:
    """Return the zones in which the seat has pawns, as a mask."""
    zones = 0
    for pawn in range(seat * EACH, seat * EACH + EACH):
        if s.zone[pawn] != OFF:
            zones |= 1 << s.zone[pawn]
    return zones


@rule
def pawns_on_board(s: State, seat: int) -> int:
    """Return the seat's pawns on the board, as a mask."""
    pawns = 0
    for pawn in range(seat * EACH, seat * EACH + EACH):
        if s.zone[pawn] != OFF:
            pawns |= 1 << pawn
    return pawns


@rule
def slot_taken(s: State, zone: int) -> bool:
    """Return whether a pawn of either colour stands in the zone's DEFENSE slot (R15, B2.4)."""
    for pawn in range(PAWNS):
        if s.zone[pawn] == zone and s.defending[pawn]:
            return True
    return False


@rule
def take_away(s: State, pawn: int) -> None:
    """Take a pawn off the board, which makes it available (R27)."""
    s.zone[pawn] = OFF
    s.number[pawn] = 0
    s.defending[pawn] = 0
    s.positioned[pawn] = 0


@rule
def lowest(pawns: int) -> int:
    """Return the lowest-numbered pawn of a mask, or nobody."""
    for pawn in range(PAWNS):
        if (pawns >> pawn) & 1:
            return pawn
    return NOBODY
