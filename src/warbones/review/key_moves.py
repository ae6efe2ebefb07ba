"""The key moves of a match by the change in the winner's chance, estimated by a bot, each with its reason.

The story (`warbones.table.story`) proposes moves by the leads, which are quickly known; a bot then tells which of them
changed the chance to win.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from warbones.core.messages import Msg
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.core.play.reasons import Advantage, advantages, compared, named
from warbones.review.inquiry import SEATS, JudgeRequest
from warbones.table.answers import Decision
from warbones.table.record import MatchRecord
from warbones.table.replay_frames import WATCH, game_of
from warbones.table.story import KeyMove, Moment, best_of_seats, most_gained

PROPOSED: Final = 8
"""The maximum number of moves of each seat whose chances are estimated."""

LEAST_LEAD: Final = 0.02
"""The smallest gain in lead of a move whose chances are estimated: leads show less than a search."""

LEAST_CHANCE: Final = 0.06
"""The smallest gain of a key move, three wins in a hundred."""

MOST_RIVALS: Final = 40
"""The most actions among which the game's own sums choose the rivals of a key move."""

EFFORT: Final = 0.5
"""The effort of an estimate in searches of a table's bot."""


def proposed(record: MatchRecord, found: Sequence[Moment]) -> tuple[KeyMove, ...]:
    """Return the moves among which the chances decide; none in a game whose positions no search values."""
    game = game_of(record)
    if not game.ruleset.compiles or len(game.names) != SEATS:
        return ()
    return best_of_seats(record, found, WATCH, PROPOSED, LEAST_LEAD)


def requests(game: Parts, found: Sequence[Moment], moves: Iterable[KeyMove]) -> dict[int, JudgeRequest]:
    """Return the questions for the values around ``moves``, by moment."""
    asked = sorted({n for move in moves for n in (move.n - 1, move.n, move.until)})
    effort = max(1, round(EFFORT * game.simulations))
    return {n: JudgeRequest(game.id, found[n].position.to_dict(), None, "", effort) for n in asked}


def by_chance(moves: Iterable[KeyMove], values: Mapping[int, float]) -> tuple[KeyMove, ...]:
    """Return the moves that gained the most by ``values``, those of moments to seat 0, in the order of the match.

    A move that lost chances at first owes its gain to the opponent's mistake or to luck, and is no key move.
    """

    def valued(move: KeyMove, n: int) -> float:
        return values[n] if move.seat == 0 else -values[n]

    weighed = (
        replace(move, before=valued(move, move.n - 1), after=valued(move, move.until))
        for move in moves
        if valued(move, move.n) > valued(move, move.n - 1) - LEAST_CHANCE
    )
    return most_gained(move for move in weighed if move.after - move.before >= LEAST_CHANCE)


def before(found: Sequence[Moment], move: KeyMove) -> Position:
    """Return the position before a move, as its seat knew it."""
    return found[move.n - 1].position.seen_by(move.seat)


def with_reason(found: Sequence[Moment], move: KeyMove, others: Iterable[str]) -> KeyMove:
    """Return a move with its advantage in the table's own figures over the first of the ``others`` that it beats."""
    return _reasoned(found, move, next(_advantages(found, move, others), None))


def with_own_reason(found: Sequence[Moment], move: KeyMove) -> KeyMove:
    """Return a move with its advantage over the best action that it beats, by the table's own figures and no bot.

    If it beats none, it gets its gain on the table instead, in its game's words, if there is one.
    """
    actions = [action.text for action in before(found, move).legal(move.seat)]
    few = actions[:: -(-len(actions) // MOST_RIVALS)]
    least = min(_advantages(found, move, few), key=lambda each: each.gain, default=None)
    return _reasoned(found, move, least) if least else replace(move, why=_outcome(found, move))


def _outcome(found: Sequence[Moment], move: KeyMove) -> tuple[Msg, ...]:
    """Return a move's gain on the table, in its game's words, or nothing."""
    outcome = found[move.n].position.game.view.outcome
    return outcome(found[move.n - 1].position, found[move.n].position, move.seat) if outcome else ()


def _advantages(found: Sequence[Moment], move: KeyMove, others: Iterable[str]) -> Iterator[Advantage]:
    answer = found[move.n].turn.answers[0]
    assert isinstance(answer, Decision)
    return advantages(before(found, move), move.seat, answer.action, others)


def _reasoned(found: Sequence[Moment], move: KeyMove, over: Advantage | None) -> KeyMove:
    if over is None:
        return replace(move, why=())
    return replace(move, why=compared(over.clauses, named(before(found, move), move.seat, (over.other,))))
