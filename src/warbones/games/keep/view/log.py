"""DICE WAR's log: the events in sentences."""

from __future__ import annotations

from typing import Final

from warbones.core.messages import Msg, Piece, msg
from warbones.core.record.events import Event
from warbones.core.view.log import LineContext, Log, Row, result
from warbones.core.view.scene import Counter, Line
from warbones.games.keep.rules import events
from warbones.games.keep.rules.boards import BOARDS
from warbones.games.keep.rules.state import Reason, State
from warbones.games.keep.rules.zones import home, owner
from warbones.games.keep.view.words import bare, keep_id, zone_name

Says = LineContext[State]


def cost(s: State, pawn: int, zone: int) -> int:
    """Return the damage to its owner's KEEP when a pawn is lost there (R23)."""
    return int(home(s, zone) != owner(pawn))


def _seat(s: State, event: Event) -> int | None:
    pawn: int | None = getattr(event, "pawn", None)
    seat: int | None = getattr(event, "seat", None)
    return seat if pawn is None else owner(pawn)


def _board(context: Says) -> Row:
    return Row("keep-board" if context.event.number < len(BOARDS) else "keep-own-board", "B1")


def _rolled(context: Says) -> Line:
    die = bare(context.event.pawn, context.event.number)
    rolled = msg("keep-rolled", seat=context.seat, pawn=die)
    return Line(parts=(rolled,), seat=context.seat, kind="roll", rolled=(die.id,), rule="R6")


def _highest(context: Says) -> Row:
    return Row("keep-highest-both" if context.event.both else "keep-highest", "R20")


def _lowered(context: Says) -> Row:
    return Row("keep-lowered", "R23", counters=_keep_left(context.event.seat, context.event))


def _breached(context: Says) -> Row:
    return Row("keep-breached", "R24", counters=_keep_left(1 - owner(context.event.pawn), context.event))


def _keep_left(seat: int, event: events.Lowered | events.Breached) -> tuple[Counter]:
    return (Counter(piece=keep_id(seat), face=str(event.after)),)


def _ended(context: Says) -> Line:
    return result(context, ending(context.event), "R28")


def ended(s: State) -> events.Ended:
    """Return the event that ended the game."""
    return events.Ended(s.winner, Reason(s.decided_by), s.keep[0], s.keep[1])


def ending(event: events.Ended) -> Msg:
    """Return the message that names the game's winner and the reason."""
    keeps = (event.keep, event.other_keep)
    match event.reason:
        case Reason.BOTH:
            return msg("keep-drawn-both")
        case Reason.LEVEL:
            return msg("keep-drawn-level", shown=keeps[0])
        case Reason.ROUNDS:
            return msg("keep-won-rounds", seat=event.seat, own=keeps[event.seat], other=keeps[1 - event.seat])
    return msg("keep-won", seat=event.seat, foe=1 - event.seat, own=keeps[event.seat])


def _pawn(context: Says, pawn: int) -> Piece:
    return bare(pawn, context.event.number)


def _striker(context: Says, pawn: int) -> Piece:
    return bare(pawn, context.event.strikes)


def _zone(context: Says, zone: int) -> str:
    return zone_name(context.s, zone)


def _foe(context: Says, _: str) -> int:
    return 1 - owner(context.event.pawn)


def _price(context: Says, _: str) -> int:
    return cost(context.s, context.event.pawn, context.event.zone)


LOG: Final = Log[State](
    rows={
        events.Board: _board,
        events.Round: Row("keep-round", "R5", "heading"),
        events.Rolled: _rolled,
        events.Placed: Row("keep-placed", "R6"),
        events.Moving: Row("keep-moving", "R9", "heading"),
        events.Moved: Row("keep-moved", "R13"),
        events.Defended: Row("keep-defended", "R10"),
        events.Left: Row("keep-left", "R14"),
        events.Stuck: Row("keep-stuck", "B2.3"),
        events.Attack: Row("keep-attacking", "R17", "heading"),
        events.Struck: Row("keep-struck", "R17"),
        events.Highest: _highest,
        events.Answered: Row("keep-answered", "R21"),
        events.Lowered: _lowered,
        events.Breached: _breached,
        events.TookOff: Row("keep-took-off", "R26"),
        events.Stayed: Row("keep-stayed", "R26", "passed"),
        events.Ended: _ended,
    },
    seat=_seat,
    says={
        "pawn": _pawn,
        "zone": _zone,
        "to": _zone,
        "strikes_from": _zone,
        "striker": _striker,
        "foe": _foe,
        "price": _price,
    },
    knows=lambda s: (s.options.board.rows, *s.options.board.row),
)
