"""The boards as data, and their notation (B1).

A board is a list of zones, row by row from Alpha's home up to Beta's. ``L3+*>M4`` is zone L3 with a DEFENSE slot
(``+``) and ADVANTAGE (``*``), from where Alpha's pawns move to M4 and into which Beta's move from there. Rows of one,
two and three zones are called M, L R, and L C R from left to right as Alpha sees them. The rulebook settles the
colours of the rows, the lack of slots in the middle and the ADVANTAGE of the homes; everything else is ours.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from warbones.core.record.records import Grid, Record, grid

MOST_ZONES: Final = 20
MOST_ROWS: Final = 9
SIDES: Final = 6
"""The sides of a pawn's die: the most steps it can move (R1, R13)."""

LETTERS: Final = {1: "M", 2: "LR", 3: "LCR"}
"""The names of the zones in a row of one, two or three, left to right."""

OWN: Final = "custom"
"""The first word of the text of a player's own board."""

BOARDS: Final = {
    "lanes7_hub": """
        L1+*>L2 R1+*>R2
        L2+>L3 R2+>R3
        L3+*>M4 R3+>M4
        M4>L5&R5
        L5+>L6 R5+*>R6
        L6+>L7 R6+>R7
        L7+* R7+*
    """,
    "lanes7_grid": """
        L1+*>L2 R1+*>R2
        L2+>L3 R2+>R3
        L3+*>L4 R3+>R4
        L4>L5 R4>R5
        L5+>L6 R5+*>R6
        L6+>L7 R6+>R7
        L7+* R7+*
    """,
    "lanes5_hub": """
        L1+*>L2 R1+*>R2
        L2+*>M3 R2+>M3
        M3>L4&R4
        L4+>L5 R4+*>R5
        L5+* R5+*
    """,
    "brick7": """
        L1+*>L2&C2 R1+*>C2&R2
        L2+>L3 C2+*>L3&R3 R2+>R3
        L3+>M4 R3+>M4
        M4>L5&R5
        L5+>L6&C6 R5+>C6&R6
        L6+>L7 C6+*>L7&R7 R6+>R7
        L7+* R7+*
    """,
}


class Board(Record):
    """A board. Zones are numbered row by row from Alpha's home, left to right as Alpha sees them."""

    made: int  # its index in `BOARDS`; one more for a player's own
    zones: int
    rows: int
    row: Grid = grid(MOST_ZONES)
    reach: Grid = grid(2, MOST_ZONES, SIDES, bits=32)  # the zones 1 to 6 steps on, as masks, for each seat
    slot: Grid = grid(MOST_ZONES)  # 1: it has a DEFENSE slot
    advantage: Grid = grid(MOST_ZONES)  # 1: it is an ADVANTAGE zone


def zone_names(board: Board) -> list[str]:
    """Return the names of the zones, such as L1 and M4."""
    return list(_names(tuple(board.row)[: board.zones]))


@lru_cache(64)  # the log of a long game names zones a thousand times
def _names(rows: tuple[int, ...]) -> tuple[str, ...]:
    before = [rows[:zone].count(row) for zone, row in enumerate(rows)]
    return tuple(f"{LETTERS[rows.count(row)][place]}{row + 1}" for row, place in zip(rows, before, strict=True))


def written(board: Board) -> str:
    """Return the board's name, or the text of a player's own board."""
    if board.made < len(BOARDS):
        return list(BOARDS)[board.made]
    names = zone_names(board)
    return f"{OWN}:{','.join(_zone(board, zone, names) for zone in range(board.zones))}"


def _zone(board: Board, zone: int, names: list[str]) -> str:
    onward = "&".join(name for place, name in enumerate(names) if board.reach[0, zone, 0] >> place & 1)
    signs = "+" * board.slot[zone] + "*" * board.advantage[zone]
    return f"{names[zone]}{signs}{'>' if onward else ''}{onward}"
