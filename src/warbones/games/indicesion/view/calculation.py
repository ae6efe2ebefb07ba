"""The scores of each board, die by die: beside the table during play, and at the end of a round."""

from __future__ import annotations

from warbones.core.messages import Msg, msg
from warbones.core.rules.step import NOBODY
from warbones.core.view.scene import Calculation, Sum, Term
from warbones.games.indicesion.rules.dice import NAMES, dice_at
from warbones.games.indicesion.rules.rounds import seats
from warbones.games.indicesion.rules.score import Scored, scored
from warbones.games.indicesion.rules.state import Phase, Place, State, TowerOrder
from warbones.games.indicesion.view.words import bare, made_of, name, points_of, scoring_rule


def calculations(s: State) -> tuple[Calculation, ...]:
    """Return the sums of the boards, once a die lies on the table."""
    if s.phase == Phase.SETUP or not dice_at(s, Place.TABLE):
        return ()
    done = s.phase in (Phase.ROUND_END, Phase.OVER)
    return (
        Calculation(
            title=msg("indicesion-boards"),
            sums=tuple(_sum(s, board) for board in seats(s)),
            note=msg("indicesion-at-the-end" if done else "indicesion-if-it-ended"),
            conclusion=_conclusion(s) if done else "",
            won=s.won_last if done and s.won_last != NOBODY else None,
        ),
    )


def _sum(s: State, board: int) -> Sum:
    scores = scored(s, board)
    return Sum(
        seat=board,
        pieces=tuple(bare(each.die, s.face[each.die]) for each in scores),
        terms=tuple(_term(s, each) for each in scores),
        total=_signed(sum(each.points for each in scores)),
        name=msg("indicesion-board-title", seat=board),
    )


def _term(s: State, each: Scored) -> Term:
    after = s.options.yellow_tower_order == TowerOrder.AFTER
    made = made_of(each.value, each.bonus, each.times, after=after)
    return Term(
        name=name(each.die),
        why=made or msg("indicesion-worth", value=each.value),
        value=_signed(each.points),
        rule=scoring_rule(each.points, each.times),
        pieces=(NAMES[each.die],),
    )


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def _conclusion(s: State) -> Msg:
    if s.won_last == NOBODY:
        return msg("indicesion-tie", ("R17",))
    return msg("indicesion-wins-with", seat=s.won_last, points=points_of(s.points[s.won_last]))
