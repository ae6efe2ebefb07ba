"""The areas of DICE WAR's table: the zones of the board, and each seat's KEEP with its pawns off the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import lcm

from warbones.core.messages import Piece, msg
from warbones.core.view.scene import Area, Layout
from warbones.games.keep.rules.boards import zone_names
from warbones.games.keep.rules.state import EACH, OFF, PAWNS, Phase, State
from warbones.games.keep.rules.zones import home, owner
from warbones.games.keep.view.words import keep_piece, signs, standing_piece, zone_name


def areas(s: State, near: int) -> tuple[Area, ...]:
    """Return the areas, with seat ``near`` in front."""
    zones = [_zone(s, zone, near) for zone in range(s.options.board.zones)] if s.phase != Phase.SETUP else []
    return (_seat(s, 1 - near, near), *zones, _seat(s, near, near))


def _seat(s: State, seat: int, near: int) -> Area:
    own = range(seat * EACH, seat * EACH + EACH)
    lost = s.losses[seat]
    return Area(
        id="mine" if seat == near else "theirs",
        title=msg("keep-keep-of", seat=seat),
        look="stand",
        scale="medium",
        role="vital",
        seat=seat,
        plate=True,
        note=msg("keep-lost", lost=lost) if lost else "",
        room=1 + EACH,
        pieces=(
            keep_piece(seat, s.keep[seat]),
            *(standing_piece(s, pawn) if s.zone[pawn] == OFF else None for pawn in own),
        ),
    )


def _zone(s: State, zone: int, near: int) -> Area:
    """Return a zone: the other side's pawns, the reader's pawns, and then its Defense slot or the pawn in it."""
    here = [pawn for pawn in range(PAWNS) if s.zone[pawn] == zone]
    whose = home(s, zone)
    standing = sorted((pawn for pawn in here if not s.defending[pawn]), key=lambda pawn: (owner(pawn) == near, pawn))
    pieces: list[Piece | None] = [standing_piece(s, pawn) for pawn in standing]
    if s.options.board.slot[zone]:
        pieces.append(next((standing_piece(s, pawn) for pawn in here if s.defending[pawn]), None))
    return Area(
        id=zone_name(s, zone),
        title=zone_name(s, zone),
        look="zone",
        scale="medium",
        seat=whose if whose in (0, 1) else None,
        pieces=tuple(pieces),
        signs=signs(s, zone),
    )


def wide(s: State, near: int) -> Layout:
    """Return the board on its side, with the reader's home at the left."""
    rows = _rows(s)
    if near == 1:
        rows = [row[::-1] for row in rows[::-1]]
    lines = lcm(*map(len, rows))
    board = [tuple(row[line * len(row) // lines] for row in rows) for line in range(lines)]
    theirs, mine = ((name,) * len(rows) for name in ("theirs", "mine"))
    tracks = (0, *(1 for _ in board), 0)
    return Layout(areas=(theirs, *board, mine), rows=tracks, lanes=lanes(s))


def narrow(s: State, near: int) -> Layout:
    """Return the board upright, with the reader's home at the bottom."""
    rows = _rows(s)[::-1]
    if near == 1:
        rows = [row[::-1] for row in rows[::-1]]
    columns = lcm(*map(len, rows))
    across = [_spread(row, columns) for row in (["theirs"], *rows, ["mine"])]
    tracks = (0, *(1 for _ in across[2:]), 0)
    return Layout(areas=tuple(across), rows=tracks, lanes=lanes(s))


def lanes(s: State) -> tuple[tuple[str, str], ...]:
    """Return the pairs of zones that are one step apart (R13)."""
    if s.phase == Phase.SETUP:
        return ()
    board = s.options.board
    return _lanes(tuple(zone_names(board)), tuple(board.reach[0, zone, 0] for zone in range(board.zones)))


@lru_cache(64)  # every scene shows a board that never changes
def _lanes(names: tuple[str, ...], onward: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    steps = zip(names, onward, strict=True)
    return tuple((one, other) for one, after in steps for place, other in enumerate(names) if after >> place & 1)


def _spread(row: Sequence[str], columns: int) -> tuple[str, ...]:
    return tuple(row[column * len(row) // columns] for column in range(columns))


def _rows(s: State) -> list[list[str]]:
    """Return the zones' names row by row from Alpha's home, left to right as Alpha sees them; empty before set-up."""
    board = s.options.board
    zones = range(board.zones) if s.phase != Phase.SETUP else ()
    rows = [[zone_name(s, zone) for zone in zones if board.row[zone] == row] for row in range(board.rows)]
    return [row for row in rows if row] or [["theirs"]]
