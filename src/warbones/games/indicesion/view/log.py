"""What was told, in sentences: inDICEsion's log."""

from __future__ import annotations

from typing import Final

from warbones.core.notation.counting import number
from warbones.core.record.events import Event
from warbones.core.rules.step import NOBODY
from warbones.core.view.log import Log, Speech, Told, result
from warbones.core.view.scene import Line
from warbones.core.view.words import Voice, listed, sentence
from warbones.games.indicesion.rules import events
from warbones.games.indicesion.rules.dice import COLOURS
from warbones.games.indicesion.rules.dice import listed as bits
from warbones.games.indicesion.rules.rounds import seats
from warbones.games.indicesion.rules.state import NONE, State
from warbones.games.indicesion.view.words import bare, name, points_of

Says = Speech[State]


def _landed(speech: Says) -> Line:
    told, voice = speech.event, speech.voice
    boards = [f"{voice.whose(board)} board" for board in bits(told.boards)]
    dice = [name(die) for die in bits(told.beneath)]
    place = f" lies on {listed([*dice, *boards])}" if dice or boards else " lies off the boards"
    how = "" if told.face else ", crooked"
    die = bare(told.die, told.face)
    return Line(parts=sentence(die, f"{place}{how}"), kind="roll", rolled=(bare(told.die).id,), rule="R11")


def _at(speech: Says, _: str) -> str:
    board = speech.event.board
    return f" at {speech.voice.whose(board)} board" if board != NONE else ""


def _skipped(speech: Says) -> Told:
    left = f", {speech.event.left} more to skip" if speech.event.left else ""
    whose = "your" if speech.seat == speech.voice.seat else "a"
    return Told(f"{{does:skip}} {whose} turn{left}")


def _sum(speech: Says, _: str) -> str:
    """Return how a die's points come about, where they are not what it shows."""
    told = speech.event
    times = f" × {told.levels} levels" if told.levels > 1 else ""
    made = f"{told.value}{f' + {told.bonus}' if told.bonus else ''}{times}"
    return "" if made == str(told.points) else f"{made}, "


def _round_won(speech: Says) -> Line:
    told = speech.event
    if told.seat == NONE:
        return result(speech, f"Round {told.round} is tied, so nobody wins it", "R17")
    return result(speech, f"{speech.voice.does(told.seat, 'win')} round {told.round}", "R17")


def _ended(speech: Says) -> Line:
    return result(speech, ending(speech.event.seat, speech.voice), "R3")


def ending(winner: int, voice: Voice) -> str:
    """Return who won the game."""
    if winner == NOBODY:
        return "Twenty rounds are over and nobody has won more than the others: the game is a draw."
    return f"{voice.does(winner, 'win')} the game."


def verdict(s: State, voice: Voice) -> str:
    """Return who won the game and by how many rounds."""
    if s.winner == NOBODY:
        return ending(s.winner, voice)
    own = s.wins[s.winner]
    best = max((s.wins[each] for each in seats(s) if each != s.winner), default=0)
    rounds = "round" if own == 1 else "rounds"
    return f"{ending(s.winner, voice)[:-1]}, {number(own)} {rounds} to {number(best) if best else 'none'}."


def _seat(_: State, event: Event) -> int | None:
    """Return whose deed an event is, or whose board it is about."""
    if isinstance(event, events.Missed):
        return None
    if isinstance(event, events.Thrown):
        return event.seat
    seat: int | None = getattr(event, "board", getattr(event, "seat", None))
    return seat


LOG: Final = Log[State](
    rows={
        events.Round: Told("Round {round}: {first:then start}", "R18", "heading"),
        events.RolledOff: Told("{does:roll} {face}", "R23", "roll"),
        events.ChoseColour: Told("{does:choose} {colour}", "R4"),
        events.Drafted: Told("{does:take} {die}", "R24"),
        events.Thrown: Told("{does:throw} {die}{at}", "R7", "roll"),
        events.Landed: _landed,
        events.Missed: Told("The throw was too close and does not count: {die} is thrown again", "B31"),
        events.Burned: Told("{die} touched {red:die} and is out of play", "R28"),
        events.Knocked: Told("{die} was knocked off {whose} board", "R30"),
        events.Respawned: Told("{name} {verb:put} down {blue:showing} for {die}: a turn to skip", "R30"),
        events.Declined: Told("{does:respawn} nothing", "B17", "passed"),
        events.Rerolled: Told("{does:spend} {pink:die} to throw {die} again: a turn to skip", "R32"),
        events.Kept: Told("{does:leave} {die} where it lies", "R32", "passed"),
        events.Skipped: _skipped,
        events.Scored: Told("{whose} board: {points:points}", kind="result"),
        events.DieScored: Told("{die} on {whose} board: {sum}{points:points}", "R13"),
        events.RoundWon: _round_won,
        events.Ended: _ended,
        events.Oldest: Told("{does:start}", "R6"),
    },
    seat=_seat,
    says={
        "die": lambda _, die: bare(die),
        "showing": lambda speech, die: bare(die, speech.event.face),
        "colour": lambda _, colour: COLOURS[colour],
        "points": lambda _, points: points_of(points),
        "at": _at,
        "sum": _sum,
    },
)
