"""The scores of each board, die by die: beside the table during play, and at the end of a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
        terms=tuple(term for each in scores for term in _terms(s, each)),
        total=_signed(sum(each.points for each in scores)),
        name=msg("indicesion-board-title", seat=board),
    )


def _terms(s: State, each: Scored) -> Iterator[Term]:
    """Yield the points of a die, level by level if it tops a tower (R14)."""
    after = s.options.yellow_tower_order == TowerOrder.AFTER
    if each.times == 1:
        made = made_of(each.value, each.bonus, each.times, after=after)
        yield _term(each, each.points, made or msg("indicesion-worth", value=each.value), [each.die])
        return
    sign, more = -1 if each.points < 0 else 1, 0 if after else each.bonus
    for level, dice in enumerate(_levels(each), 1):
        why = msg("indicesion-level", level=level, levels=each.times, value=each.value, bonus=more)
        yield _term(each, sign * (each.value + more), why, dice)
    if after and each.bonus:
        yield _term(each, sign * each.bonus, msg("indicesion-bonus"), [each.die])


def _levels(each: Scored) -> Iterator[list[int]]:
    """Yield the dice of each level that counts, from the ground up: its own die, then those beneath it (B11)."""
    for tower in each.towers:
        for level in range(1, len(tower) + 1):
            yield tower[-level:]


def _term(each: Scored, points: int, why: Msg, dice: Sequence[int]) -> Term:
    return Term(
        name=name(each.die),
        why=why,
        value=_signed(points),
        rule=scoring_rule(points, each.times),
        pieces=tuple(NAMES[die] for die in dice),
    )


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def _conclusion(s: State) -> Msg:
    if s.won_last == NOBODY:
        return msg("indicesion-tie", ("R17",))
    return msg("indicesion-wins-with", seat=s.won_last, points=points_of(s.points[s.won_last]))
