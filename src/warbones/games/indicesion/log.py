"""What was told, in sentences: inDICEsion's log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from warbones.core.position import Event as Told
from warbones.core.scene import Line
from warbones.core.step import NOBODY
from warbones.core.words import Voice, listed, number, sentence, title
from warbones.games.indicesion.dice import COLOURS
from warbones.games.indicesion.dice import listed as bits
from warbones.games.indicesion.rounds import seats
from warbones.games.indicesion.state import NONE, Event, State
from warbones.games.indicesion.words import bare, name, points_of

Numbers = Sequence[int]


def lines(s: State, told: Sequence[Told], voice: Voice) -> tuple[Line, ...]:
    """Return the log as ``voice`` reads it."""
    return tuple(LINES[Event(event.kind)](event.numbers, voice) for event in told)


def _oldest(n: Numbers, voice: Voice) -> Line:
    return Line(parts=sentence(f"{voice.does(n[0], 'start')}"), seat=n[0], rule="R6")


def _round(n: Numbers, voice: Voice) -> Line:
    return Line(parts=sentence(f"Round {n[0]}: {voice.then(n[1], 'start')}"), kind="heading", rule="R18")


def _rolled_off(n: Numbers, voice: Voice) -> Line:
    return Line(parts=sentence(f"{voice.does(n[0], 'roll')} {n[1]}"), seat=n[0], kind="roll", rule="R23")


def _colour(n: Numbers, voice: Voice) -> Line:
    return Line(parts=sentence(f"{voice.does(n[0], 'choose')} {COLOURS[n[1]]}"), seat=n[0], rule="R4")


def _drafted(n: Numbers, voice: Voice) -> Line:
    return Line(parts=sentence(f"{voice.does(n[0], 'take')} ", bare(n[1])), seat=n[0], rule="R24")


def _thrown(n: Numbers, voice: Voice) -> Line:
    at = f" at {voice.whose(n[2])} board" if n[2] != NONE else ""
    parts = sentence(f"{voice.does(n[0], 'throw')} ", bare(n[1]), *([at] if at else []))
    return Line(parts=parts, seat=n[0], kind="roll", rule="R7")


def _landed(n: Numbers, voice: Voice) -> Line:
    boards = [f"{voice.whose(board)} board" for board in bits(n[2])]
    dice = [name(die) for die in bits(n[3] | n[4] << 18)]
    place = f" lies on {listed([*dice, *boards])}" if dice or boards else " lies off the boards"
    how = "" if n[1] else ", crooked"
    return Line(parts=sentence(bare(n[0], n[1]), f"{place}{how}"), kind="roll", rolled=(bare(n[0]).id,), rule="R11")


def _missed(n: Numbers, voice: Voice) -> Line:
    return Line(
        parts=sentence("The throw was too close and does not count: ", bare(n[1]), " is thrown again"), rule="B31"
    )


def _burned(n: Numbers, voice: Voice) -> Line:
    return Line(parts=sentence(bare(n[0]), " touched ", bare(n[1]), " and is out of play"), rule="R28")


def _knocked(n: Numbers, voice: Voice) -> Line:
    return Line(parts=sentence(bare(n[0]), f" was knocked off {voice.whose(n[1])} board"), seat=n[1], rule="R30")


def _respawned(n: Numbers, voice: Voice) -> Line:
    stands = f" {voice.verb(n[0], 'put')} down "
    parts = sentence(f"{voice.name(n[0])}{stands}", bare(n[1], n[3]), " for ", bare(n[2]), ": a turn to skip")
    return Line(parts=parts, seat=n[0], rule="R30")


def _declined(n: Numbers, voice: Voice) -> Line:
    return Line(parts=sentence(f"{voice.does(n[0], 'respawn')} nothing"), seat=n[0], rule="B17")


def _rerolled(n: Numbers, voice: Voice) -> Line:
    parts = sentence(f"{voice.does(n[0], 'spend')} ", bare(n[2]), " to throw ", bare(n[1]), " again: a turn to skip")
    return Line(parts=parts, seat=n[0], rule="R32")


def _kept(n: Numbers, voice: Voice) -> Line:
    return Line(parts=sentence(f"{voice.does(n[0], 'leave')} ", bare(n[1]), " where it lies"), seat=n[0], rule="R32")


def _skipped(n: Numbers, voice: Voice) -> Line:
    left = f", {n[1]} more to skip" if n[1] else ""
    return Line(
        parts=sentence(f"{voice.does(n[0], 'skip')} {'your' if n[0] == voice.seat else 'a'} turn{left}"), seat=n[0]
    )


def _die_scored(n: Numbers, voice: Voice) -> Line:
    sum_ = f"{n[2]}{f' + {n[3]}' if n[3] else ''}"
    times = f" × {n[4]} levels" if n[4] > 1 else ""
    why = "" if sum_ + times == str(n[5]) else f"{sum_}{times}, "
    parts = sentence(bare(n[1]), f" on {voice.whose(n[0])} board: {why}{points_of(n[5])}")
    return Line(parts=parts, seat=n[0], rule="R13")


def _scored(n: Numbers, voice: Voice) -> Line:
    return Line(parts=sentence(f"{title(voice.whose(n[0]))} board: {points_of(n[1])}"), seat=n[0], kind="result")


def _round_won(n: Numbers, voice: Voice) -> Line:
    if n[1] == NONE:
        return Line(parts=sentence(f"Round {n[0]} is tied, so nobody wins it"), kind="result", rule="R17")
    return Line(parts=sentence(f"{voice.does(n[1], 'win')} round {n[0]}"), seat=n[1], kind="result", rule="R17")


def _ended(n: Numbers, voice: Voice) -> Line:
    return Line(parts=sentence(ending(n[0], voice)), seat=n[0] if n[0] != NONE else None, kind="result", rule="R3")


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


LINES: Final[dict[Event, Callable[[Numbers, Voice], Line]]] = {
    Event.ROUND: _round,
    Event.ROLLED_OFF: _rolled_off,
    Event.COLOUR: _colour,
    Event.DRAFTED: _drafted,
    Event.THROWN: _thrown,
    Event.LANDED: _landed,
    Event.MISSED: _missed,
    Event.BURNED: _burned,
    Event.KNOCKED: _knocked,
    Event.RESPAWNED: _respawned,
    Event.DECLINED: _declined,
    Event.REROLLED: _rerolled,
    Event.KEPT: _kept,
    Event.SKIPPED: _skipped,
    Event.SCORED: _scored,
    Event.DIE_SCORED: _die_scored,
    Event.ROUND_WON: _round_won,
    Event.ENDED: _ended,
    Event.OLDEST: _oldest,
}
