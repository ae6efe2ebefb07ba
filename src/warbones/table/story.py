"""The story of a finished match: the leads after each decision, and the key moves.

A lead is the value of the position, with nothing hidden, by the game's `Advice.evaluate`, from -1 (lost) to 1 (won).
The greedy bot plays by it; it is not a chance to win. After the last decision it is the result.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice, pairwise
from typing import Final

from warbones.core.messages import Msg
from warbones.core.play.position import Position
from warbones.core.view.scene import Line
from warbones.table.answers import Decision, Face, Landed, Turn
from warbones.table.record import MatchRecord
from warbones.table.replay_frames import game_of, is_aside, newly_told, positions, viewer
from warbones.table.whole_turns import undone_decisions

LEAST: Final = 0.1
"""The smallest gain worth mentioning, a twentieth of the way from lost to won: praise for less sounds like mockery."""

MOST: Final = 3
"""The maximum number of key moves in a match's story."""

OWN_ACTIONS: Final = ("told", "roll")
"""The kinds of lines about a seat's action; others are about its results."""


Undone = Collection[tuple[int, int]]
"""Decisions that were taken back, by seat and number."""


@dataclass(frozen=True)
class Moment:
    """The table after decision ``n`` (0: after set-up), counted like the frames of a replay, with ``leads`` by seat.

    ``rolled``: dice were rolled or thrown with the decision, or between it and the next.
    """

    n: int
    leads: tuple[float, ...]
    turn: Turn
    position: Position
    rolled: bool = False


@dataclass(frozen=True)
class KeyMove:
    """A seat's good decision ``n``: the lines about it, and the lead before it and after decision ``until``.

    The seat's next decision came after ``until``. ``why`` is the move's advantage over another action, if known.
    """

    seat: int
    n: int
    until: int
    told: tuple[Line, ...]
    before: float
    after: float
    why: tuple[Msg, ...] = ()


def moments(record: MatchRecord) -> list[Moment]:
    """Return the moments of a match. Raises as `frames` does."""
    found: list[Moment] = []
    for turn, position in positions(record):
        rolled = any(isinstance(answer, Face | Landed) for answer in turn.answers)
        if found and is_aside(turn):
            rolled = rolled or found[-1].rolled
            found[-1] = replace(found[-1], leads=_leads(position), position=position, rolled=rolled)
        else:
            found.append(Moment(len(found), _leads(position), turn, position, rolled))
    result = tuple(float(max(-1, min(1, score))) for score in record.result.scores)
    return [*found[:-1], replace(found[-1], leads=result)]


def _leads(position: Position) -> tuple[float, ...]:
    record, advice = position.record(), position.game.ruleset.advice
    return tuple(max(-1.0, min(1.0, advice.evaluate(record, seat))) for seat in range(len(position.game.names)))


def key_moves(record: MatchRecord, found: Sequence[Moment], view: str) -> tuple[KeyMove, ...]:
    """Return the match's best decisions in order of play, as ``view`` shows them. Raises `UnknownView`."""
    return most_gained(best_of_seats(record, found, view, MOST))


def best_of_seats(
    record: MatchRecord, found: Sequence[Moment], view: str, most: int, least: float = LEAST
) -> tuple[KeyMove, ...]:
    """Return each seat's best decisions that gained ``least``, at most ``most`` of them. Raises `UnknownView`."""
    game = game_of(record)
    reader = viewer(game, view)
    undone = undone_decisions(chain.from_iterable(turn.answers for turn in record.turns))
    each = (
        islice(_best(found, seat, reader, game.view.replies, undone, least), most) for seat in range(len(game.names))
    )
    return tuple(chain.from_iterable(each))


def most_gained(moves: Iterable[KeyMove]) -> tuple[KeyMove, ...]:
    """Return the moves that gained the most, in order of play."""
    best = sorted(moves, key=lambda move: move.before - move.after)[:MOST]
    return tuple(sorted(best, key=lambda move: move.n))


def retold(record: MatchRecord, found: Sequence[Moment], view: str, moves: Sequence[KeyMove]) -> tuple[KeyMove, ...]:
    """Return the moves as ``view`` shows them. Raises `UnknownView`."""
    reader = viewer(game_of(record), view)
    shown = (replace(move, told=_in_short(_since(found, move, reader), move.seat)) for move in moves)
    return tuple(move for move in shown if move.told)


def _since(found: Sequence[Moment], move: KeyMove, reader: int | None) -> Sequence[Line]:
    """Return the lines from a move to its seat's next one."""
    known = found[move.n - 1].position.scene_messages(reader).log
    return newly_told(found[move.until].position.scene_messages(reader), known)


def _best(
    found: Sequence[Moment], seat: int, reader: int | None, replies: Collection[str], undone: Undone, least: float
) -> Iterator[KeyMove]:
    """Yield the decisions that gained enough until the seat's next one, the best first.

    The seat must have had a choice. Set-up, such as a purchase, does not count, nor does a reply (`View.replies`), nor
    a decision that first lost something and was saved by the opponent's mistake or by luck. The last decision does not
    count either: the result would outweigh everything before it.
    """
    gained = sorted(_gains(found, seat, replies, undone), key=lambda move: move.before - move.after)
    for gain in gained:
        before, after = found[gain.n - 1].position, found[gain.n]
        holds = after.leads[seat] >= gain.before and gain.after - gain.before >= least
        if holds and len(before.legal(seat)) > 1 and _plays(known := before.scene_messages(reader).log):
            lines = newly_told(after.position.scene_messages(reader), known)
            if not _waits_for_luck(lines, seat) and (short := _in_short(_since(found, gain, reader), seat)):
                yield replace(gain, told=short)


def _waits_for_luck(lines: Sequence[Line], seat: int) -> bool:
    """Return whether another seat rolled after the decision, before any result of it: the gain was that roll's luck."""
    rolled = any(line.kind == "roll" and line.seat not in (None, seat) for line in lines)
    return rolled and all(line.kind != "result" for line in lines)


def _in_short(lines: Sequence[Line], seat: int) -> tuple[Line, ...]:
    """Return the lines about the move of ``seat`` and its first gain; empty if there is no line about the move."""
    own = [line for line in lines if line.seat == seat]
    action = next((line for line in own if line.kind in OWN_ACTIONS), None)
    won = [line for line in own[own.index(action) + 1 :] if line.kind == "result"] if action else []
    return (action, *won[:1]) if action else ()


def _plays(log: Sequence[Line]) -> bool:
    """Return whether the set-up is over: a log has headings only after it."""
    return any(line.kind == "heading" for line in log)


def _gains(found: Sequence[Moment], seat: int, replies: Collection[str], undone: Undone) -> Iterator[KeyMove]:
    own = [(moment.n, action) for moment in found[:-1] if (action := _decided(moment.turn, seat, undone))]
    for (n, action), (following, _) in pairwise([*own, (len(found) - 1, "")]):
        if action.partition(" ")[0] not in replies:
            until = following - 1
            yield KeyMove(seat, n, until, (), found[n - 1].leads[seat], found[until].leads[seat])


def decides(turn: Turn, seat: int, number: int) -> bool:
    """Return whether a turn is decision ``number`` of ``seat``."""
    first = turn.answers[0] if turn.answers else None
    return isinstance(first, Decision) and (first.seat, first.number) == (seat, number)


def _decided(turn: Turn, seat: int, undone: Undone) -> str:
    """Return the action that ``seat`` decided with a turn and did not take back, or ""."""
    first = turn.answers[0] if turn.answers else None
    if isinstance(first, Decision) and first.seat == seat and (seat, first.number) not in undone:
        return first.action
    return ""
