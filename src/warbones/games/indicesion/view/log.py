"""inDICEsion's log: the events in sentences."""

from __future__ import annotations

from typing import Final

from warbones.core.messages import Msg, msg
from warbones.core.record.events import Event
from warbones.core.rules.step import NOBODY
from warbones.core.view.log import LineContext, Log, Row, result
from warbones.core.view.scene import Line
from warbones.games.indicesion.rules import events
from warbones.games.indicesion.rules.dice import COLOURS
from warbones.games.indicesion.rules.dice import listed as bits
from warbones.games.indicesion.rules.rounds import seats
from warbones.games.indicesion.rules.state import MOST_ROUNDS, NONE, State, TowerOrder
from warbones.games.indicesion.view.words import bare, made_of, name, place, points_of, scoring_rule

Says = LineContext[State]

LANDS: Final = {
    (False, True): "indicesion-lands",
    (False, False): "indicesion-lands-crooked",
    (True, True): "indicesion-lands-on-dice",
    (True, False): "indicesion-lands-on-dice-crooked",
}
"""The message of a die that landed, by whether it lies on others and whether a face is up."""


def _thrown(context: Says) -> Row:
    event = context.event
    if event.board == NONE:
        return Row("indicesion-thrown", "R7", "roll")
    return Row("indicesion-thrown-home" if event.board == event.seat else "indicesion-thrown-at", "R7", "roll")


def _landed(context: Says) -> Line:
    event = context.event
    beneath, boards = [name(die) for die in bits(event.beneath)], bits(event.boards)
    args = {"die": bare(event.die, event.face), "place": place(boards)} | (
        {"dice": beneath, "boards": len(boards)} if beneath else {}
    )
    lands = msg(LANDS[bool(beneath), event.face > 0], (), **args)
    return Line(parts=(lands,), kind="roll", rolled=(bare(event.die).id,), rule="R11")


def _skipped(context: Says) -> Row:
    return Row("indicesion-skipped-more" if context.event.left else "indicesion-skipped")


def _die_scored(context: Says) -> Row:
    emitted, after = context.event, context.s.options.yellow_tower_order == TowerOrder.AFTER
    made = made_of(emitted.value, emitted.bonus, emitted.levels, after=after)
    key = SCORED[emitted.points < 0, made is not None]
    args = {"points": abs(emitted.points)} | ({"made": made} if made else {})
    return Row(key, scoring_rule(emitted.points, emitted.levels), args=args)


SCORED: Final = {
    (False, False): "indicesion-scored",
    (False, True): "indicesion-scored-made",
    (True, False): "indicesion-poisoned",
    (True, True): "indicesion-poisoned-made",
}
"""The message of a die that scores, by whether it is poison, and whether its points exceed its value."""


def _round_won(context: Says) -> Line:
    event = context.event
    if event.seat == NONE:
        return result(context, msg("indicesion-round-tied", round=event.round), "R17", "round")
    return result(context, msg("indicesion-round-won", seat=event.seat, round=event.round), "R17", "round")


def _ended(context: Says) -> Line:
    winner = context.event.seat
    return result(context, DRAWN if winner == NOBODY else msg("indicesion-wins-game", seat=winner), "R3")


DRAWN: Final = msg("indicesion-drawn", rounds=MOST_ROUNDS)
"""Nobody has won the game (B38)."""


def verdict(s: State) -> Msg:
    """Return the message that names the winner of the game, with the rounds won."""
    if s.winner == NOBODY:
        return DRAWN
    best = max((s.wins[each] for each in seats(s) if each != s.winner), default=0)
    return msg("indicesion-won", seat=s.winner, own=s.wins[s.winner], other=best)


def _seat(_: State, event: Event) -> int | None:
    """Return the seat that acts in an event, or whose board it is about."""
    if isinstance(event, events.Missed):
        return None
    if isinstance(event, events.Thrown):
        return event.seat
    seat: int | None = getattr(event, "board", getattr(event, "seat", None))
    return seat


LOG: Final = Log[State](
    rows={
        events.Round: Row("indicesion-round", "R18", "heading"),
        events.RolledOff: Row("indicesion-rolled", "R23", "roll"),
        events.ChoseColour: Row("indicesion-chose", "R4"),
        events.Drafted: Row("indicesion-took", "R24"),
        events.Thrown: _thrown,
        events.Landed: _landed,
        events.Missed: Row("indicesion-missed", "B31"),
        events.Burned: Row("indicesion-burned", "R28"),
        events.Knocked: Row("indicesion-knocked", "R30"),
        events.Respawned: Row("indicesion-respawned", "R30"),
        events.Declined: Row("indicesion-declined", "B17", "passed"),
        events.Rerolled: Row("indicesion-rerolled", "R32"),
        events.Kept: Row("indicesion-kept", "R32", "passed"),
        events.Skipped: _skipped,
        events.Scored: Row("indicesion-board-scored", kind="result"),
        events.DieScored: _die_scored,
        events.RoundWon: _round_won,
        events.Ended: _ended,
        events.Oldest: Row("indicesion-oldest", "R6"),
    },
    seat=_seat,
    says={
        "die": lambda _, die: bare(die),
        "red": lambda _, die: bare(die),
        "pink": lambda _, die: bare(die),
        "blue": lambda context, die: bare(die, context.event.face),
        "colour": lambda _, colour: COLOURS[colour],
        "points": lambda _, points: points_of(points),
    },
    knows=lambda s: s.options.yellow_tower_order,
)
