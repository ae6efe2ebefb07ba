"""Board by board, what each die scores: beside the table as it stands, and at the end of a round."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY
from warbones.core.view.scene import Calculation, Sum, Term
from warbones.core.view.words import Voice, title
from warbones.games.indicesion.rules.dice import dice_at
from warbones.games.indicesion.rules.rounds import seats
from warbones.games.indicesion.rules.score import Scored, scored
from warbones.games.indicesion.rules.state import Phase, Place, State, TowerOrder
from warbones.games.indicesion.view.words import bare, name, points_of


def calculations(s: State, voice: Voice) -> tuple[Calculation, ...]:
    """Return the boards' sums, once a die lies on the table."""
    if s.phase == Phase.SETUP or not dice_at(s, Place.TABLE):
        return ()
    done = s.phase in (Phase.ROUND_END, Phase.OVER)
    return (
        Calculation(
            title="The boards",
            sums=tuple(_sum(s, board, voice) for board in seats(s)),
            note="at the end of the round" if done else "if the round ended now",
            conclusion=_conclusion(s, voice) if done else "",
        ),
    )


def _sum(s: State, board: int, voice: Voice) -> Sum:
    scores = scored(s, board)
    return Sum(
        seat=board,
        pieces=tuple(bare(each.die, s.face[each.die]) for each in scores),
        terms=tuple(_term(s, each) for each in scores),
        total=_signed(sum(each.points for each in scores)),
        name=title(f"{voice.whose(board)} board"),
    )


def _term(s: State, each: Scored) -> Term:
    return Term(
        name=name(each.die),
        why=_why(s, each),
        value=_signed(each.points),
        rule="R26" if each.points < 0 else "R14" if each.levels != (1,) else "R13",
    )


def _why(s: State, each: Scored) -> str:
    """Return how the points come about, such as "(4 + 1) × 2 levels"."""
    levels = each.times
    plus = f" + {each.bonus}" if each.bonus else ""
    if levels == 1:
        return f"{each.value}{plus}" if plus else f"worth {each.value}"
    if s.options.yellow_tower_order == TowerOrder.AFTER:
        return f"{each.value} × {levels} levels{plus}"
    return f"({each.value}{plus}) × {levels} levels" if plus else f"{each.value} × {levels} levels"


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def _conclusion(s: State, voice: Voice) -> str:
    if s.won_last == NOBODY:
        return "A tie for most: nobody wins the round (R17)."
    return f"{voice.does(s.won_last, 'win')} the round with {points_of(s.points[s.won_last])}."
