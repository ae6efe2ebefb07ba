"""What was told, in sentences: DICE WAR's log. What happens in an attack is in `battle`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from warbones.core.position import Event as Told
from warbones.core.scene import Line
from warbones.core.step import NOBODY
from warbones.core.words import Voice, sentence, title
from warbones.games.keep.battle import BATTLE
from warbones.games.keep.boards import BOARDS
from warbones.games.keep.state import Event, Reason, State
from warbones.games.keep.words import bare, counted, zone_name
from warbones.games.keep.zones import owner

Numbers = Sequence[int]


def lines(s: State, told: Sequence[Told], voice: Voice) -> tuple[Line, ...]:
    """Return the log as ``voice`` reads it."""
    return tuple(LINES[Event(event.kind)](s, event.numbers, voice) for event in told if event.kind in LINES)


def _deed(pawn: int, number: int, verb: str, then: str, rule: str, voice: Voice) -> Line:
    """Return what a seat does with a pawn."""
    seat = owner(pawn)
    return Line(parts=sentence(f"{voice.does(seat, verb)} ", bare(pawn, number), then), seat=seat, rule=rule)


def _board(s: State, numbers: Numbers, voice: Voice) -> Line:
    told = "lanes, slots and Advantage zones outside the homes are this table's own"
    text = f"The board's {told}" if numbers[0] < len(BOARDS) else f"This is a board of your own: its {told}"
    return Line(parts=sentence(text), rule="B1")


def _round(s: State, numbers: Numbers, voice: Voice) -> Line:
    text = f"Round {numbers[0]}: {voice.then(numbers[1], 'go')} first"
    return Line(parts=sentence(text), kind="heading", rule="R5")


def _rolled(s: State, numbers: Numbers, voice: Voice) -> Line:
    die, seat = bare(*numbers[:2]), owner(numbers[0])
    parts = sentence(f"{voice.does(seat, 'roll')} ", die)
    return Line(parts=parts, seat=seat, kind="roll", rolled=(die.id,), rule="R6")


def _placed(s: State, numbers: Numbers, voice: Voice) -> Line:
    return _deed(numbers[0], numbers[1], "place", f" in {zone_name(s, numbers[2])}", "R6", voice)


def _moving(s: State, numbers: Numbers, voice: Voice) -> Line:
    return Line(parts=sentence(f"Round {numbers[0]}: moving"), kind="heading", rule="R9")


def _moved(s: State, numbers: Numbers, voice: Voice) -> Line:
    way = f" from {zone_name(s, numbers[2])} to {zone_name(s, numbers[3])}"
    return _deed(numbers[0], numbers[1], "move", way, "R13", voice)


def _defended(s: State, numbers: Numbers, voice: Voice) -> Line:
    return _deed(numbers[0], numbers[1], "put", f" into the Defense slot of {zone_name(s, numbers[2])}", "R10", voice)


def _left(s: State, numbers: Numbers, voice: Voice) -> Line:
    way = f" from {zone_name(s, numbers[2])} off the board, without penalty"
    return _deed(numbers[0], numbers[1], "move", way, "R14", voice)


def _stuck(s: State, numbers: Numbers, voice: Voice) -> Line:
    way = f" from {zone_name(s, numbers[2])}: it could neither move nor defend"
    return _deed(numbers[0], numbers[1], "take", way, "B2.3", voice)


def _took_off(s: State, numbers: Numbers, voice: Voice) -> Line:
    return _deed(numbers[0], numbers[1], "take", f" off {zone_name(s, numbers[2])}", "R26", voice)


def _stayed(s: State, numbers: Numbers, voice: Voice) -> Line:
    text = f"{voice.does(numbers[0], 'leave')} {counted(numbers[1])} on the board"
    return Line(parts=sentence(text), seat=numbers[0], rule="R26")


def _ended(s: State, numbers: Numbers, voice: Voice) -> Line:
    seat = numbers[0] if numbers[0] != NOBODY else None
    return Line(parts=sentence(ending(numbers, voice)), seat=seat, kind="result", rule="R28")


def ending(numbers: Numbers, voice: Voice) -> str:
    """Return who won the game and why, from winner, reason and both KEEPs."""
    seat, reason, *keeps = numbers[:4]
    if reason == Reason.BOTH:
        return "Both keeps fell at the same time: the game is a draw."
    if reason == Reason.LEVEL:
        return f"The last round is over and both keeps show {keeps[0]}: the game is a draw."
    wins, own, other = voice.does(seat, "win"), keeps[seat], keeps[1 - seat]
    if reason == Reason.ROUNDS:
        return f"The last round is over. {wins} the game with the higher keep, {own} to {other}."
    return f"{title(voice.whose(1 - seat))} keep has fallen. {wins} the game with {own} left."


LINES: Final[dict[Event, Callable[[State, Numbers, Voice], Line]]] = {
    Event.BOARD: _board,
    Event.ROUND: _round,
    Event.ROLLED: _rolled,
    Event.PLACED: _placed,
    Event.MOVING: _moving,
    Event.MOVED: _moved,
    Event.DEFENDED: _defended,
    Event.LEFT: _left,
    Event.STUCK: _stuck,
    Event.TOOK_OFF: _took_off,
    Event.STAYED: _stayed,
    Event.ENDED: _ended,
    **BATTLE,
}
