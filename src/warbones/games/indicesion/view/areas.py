"""The areas of inDICEsion's table: the space with the boards, each board and hand, and the other dice."""

from __future__ import annotations

from collections.abc import Iterator

from warbones.core.messages import Text, msg
from warbones.core.view.scene import Area, Board, Body, Layout, Space
from warbones.games.indicesion.rules.dice import NAMES, dice_at, listed, owned
from warbones.games.indicesion.rules.rounds import seats
from warbones.games.indicesion.rules.score import scored
from warbones.games.indicesion.rules.space import EDGE, pose_of, surfaces
from warbones.games.indicesion.rules.state import EACH, Phase, Place, State
from warbones.games.indicesion.rules.towers import on_boards
from warbones.games.indicesion.view.pieces import held_piece, lying_piece, tower_tag
from warbones.games.indicesion.view.words import bare, board_id, name, points_of

DEALT = (Phase.TURN, Phase.SETTLE, Phase.RESPAWN, Phase.PINK, Phase.REROLL, Phase.NEXT_TURN)


def areas(s: State) -> tuple[Area, ...]:
    """Return the areas. Each die lies in one; a die over two boards is on the first of them."""
    if s.phase == Phase.SETUP:
        return (_space(s),)
    boards = [_board(s, board) for board in seats(s)]
    return (_space(s), *boards, *(_hand(s, seat) for seat in seats(s)), *_others(s))


def _space(s: State) -> Area:
    boards = tuple(
        Board(
            id=board_id(each),
            title=msg("indicesion-board-title", seat=each),
            middle=surface.middle,
            half=surface.half,
            thick=surface.thick,
            seat=each,
        )
        for each, surface in enumerate(surfaces(s))
    )
    poses = [(die, pose_of(s, die)) for die in dice_at(s, Place.TABLE)]
    bodies = tuple(Body(piece=NAMES[die], at=pose.at, turn=pose.turn, tag=tower_tag(s, die)) for die, pose in poses)
    return Area(
        id="space", title=msg("indicesion-table"), look="space", space=Space(edge=EDGE, boards=boards, bodies=bodies)
    )


def _board(s: State, board: int) -> Area:
    scores = scored(s, board)
    here = [die for die in dice_at(s, Place.TABLE) if board == next(iter(listed(on_boards(s, die))), None)]
    shared = [die for die in dice_at(s, Place.TABLE) if on_boards(s, die) >> board & 1 and die not in here]
    return Area(
        id=board_id(board),
        title=msg("indicesion-board-title", seat=board),
        look="tray",
        scale="medium",
        seat=board,
        count=points_of(sum(each.points for each in scores)),
        note=_shared(shared),
        pieces=tuple(lying_piece(s, die, scores) for die in here),
    )


def _shared(dice: list[int]) -> Text:
    """Return a note on dice that also lie on another board, in whose area they are shown."""
    return msg("indicesion-shared", dice=[name(die) for die in dice], count=len(dice)) if dice else ""


def _hand(s: State, seat: int) -> Area:
    """Return the seat's unused dice, with a gap for each die that is gone."""
    return Area(
        id=f"hand{seat + 1}",
        title=msg("indicesion-unused-dice", seat=seat),
        seat=seat,
        plate=True,
        note=msg("indicesion-to-skip", turns=s.skips[seat]) if s.skips[seat] else "",
        room=EACH,
        pieces=tuple(held_piece(s, die) if s.place[die] == Place.HAND else None for die in owned(s, seat)),
    )


def _others(s: State) -> Iterator[Area]:
    if pile := dice_at(s, Place.PILE):
        yield Area(id="pile", title=msg("indicesion-middle"), pieces=tuple(held_piece(s, die) for die in pile))
    floor = [die for die in dice_at(s, Place.TABLE) if not on_boards(s, die)]
    if floor:
        pieces = tuple(lying_piece(s, die, ()) for die in floor)
        yield Area(id="floor", title=msg("indicesion-off-boards"), scale="medium", pieces=pieces)
    if gone := dice_at(s, Place.GONE):
        yield Area(id="gone", title=msg("indicesion-gone"), scale="small", pieces=tuple(bare(die) for die in gone))


def wide(shown: tuple[Area, ...]) -> Layout:
    """Return the boards above the hands, at most three in a row."""
    names = [area.id for area in shown]
    boards = [each for each in names if each.startswith("board")]
    rows = [["space"]]
    if boards:
        across = len(boards) if len(boards) < 4 else (len(boards) + 1) // 2
        for kind in ("board", "hand"):
            group = [each for each in names if each.startswith(kind)]
            rows += [group[at : at + across] for at in range(0, len(group), across)]
    rows += [[each] for each in ("pile", "floor", "gone") if each in names]
    width = max(map(len, rows))
    return Layout(areas=tuple(_spread(row, width) for row in rows))


def _spread(row: list[str], width: int) -> tuple[str, ...]:
    return tuple(row * width if len(row) == 1 else [*row, *[""] * (width - len(row))])


def narrow(shown: tuple[Area, ...]) -> Layout:
    """Return the areas, one below the other."""
    return Layout(areas=tuple((area.id,) for area in shown))
