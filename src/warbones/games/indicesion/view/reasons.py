"""Reasons for a throw: the tower that it may top, the points that it may cover, and what it changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from warbones.core.messages import Msg, msg
from warbones.core.play.position import Position
from warbones.core.view.reasons import Line, LineFigure
from warbones.games.indicesion.rules.aim import launch_of
from warbones.games.indicesion.rules.launches import parts
from warbones.games.indicesion.rules.score import score_of, total
from warbones.games.indicesion.rules.state import NONE, Phase, State
from warbones.games.indicesion.rules.towers import levels
from warbones.games.indicesion.view.free_throw import die_hit
from warbones.games.indicesion.view.words import name, points_of

POINT: Final = 0.03
"""The worth of a point that another player's board no longer scores, in games won."""

LEVEL: Final = 0.06
"""The worth of another level below a die on the seat's own board."""


def figures(seen: Position, seat: int, line: Line) -> Sequence[LineFigure]:
    """Return the figures of a throw that lands on its target die."""
    s, number = seen.record(), seen.legal(seat).find(line[0])
    if s.phase not in (Phase.TURN, Phase.REROLL):
        return ()
    return tuple(_thrown(s, seat, number))


def _thrown(s: State, seat: int, number: int) -> Iterator[LineFigure]:
    launch, (_, board, _) = launch_of(s, number), parts(number)
    if launch is None:
        return
    below = die_hit(s, launch, board)
    own = board == seat
    high = max(levels(s, below, board), default=0) if own and below != NONE else 0
    yield LineFigure("tower", "indicesion-why-tower", 1 + high, LEVEL, {"die": name(below)} if high else {})
    if not own and below != NONE:
        covered = sum(each.points for each in score_of(s, below, board))
        yield LineFigure("covers", "indicesion-why-covers", covered, POINT, {"die": name(below)})
    else:
        yield LineFigure("covers", "indicesion-why-covers-none", 0, POINT)


def outcome(before: Position, after: Position, seat: int) -> tuple[Msg, ...]:
    """Return the change of a board's points that favours the seat most, within a round."""
    s, t = before.record(), after.record()
    if s.game_round != t.game_round:
        return ()
    points = ((board, total(s, board), total(t, board)) for board in range(s.options.players))
    board, was, now = max(points, key=lambda each: (each[2] - each[1]) * (1 if each[0] == seat else -1))
    if was == now or (now > was) != (board == seat):
        return ()
    return (msg("indicesion-outcome", board=board, points=points_of(now), was=points_of(was)),)
