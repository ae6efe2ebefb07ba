"""What one seat did with its dice, as lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from warbones.core.scene import Line, Piece
from warbones.core.voice import Voice, sentence, title
from warbones.games.dicewing.state import Bonus, Event, Phase
from warbones.games.dicewing.words import piece


def _deed(seat: int, rule: str, *parts: str | Piece) -> Line:
    return Line(parts=sentence(*parts), seat=seat, rule=rule)


def _took(numbers: Sequence[int], voice: Voice) -> Line:
    return _deed(numbers[0], "R9", voice.does(numbers[0], "take"), " ", piece(*numbers[1:3]))


def _two(numbers: Sequence[int]) -> tuple[Piece, str, Piece]:
    return piece(numbers[1], numbers[3]), " and ", piece(numbers[2], numbers[4])


def _launched(numbers: Sequence[int], voice: Voice) -> Line:
    return _deed(numbers[0], "R15", "You launch ", *_two(numbers), " in secret")


def _ready(numbers: Sequence[int], voice: Voice) -> Line | None:
    seat, phase = numbers[:2]
    if seat == voice.seat:  # it has read what it chose
        return None
    return _deed(seat, "R15" if phase == Phase.LAUNCH else "B6", f"{voice.name(seat)} is ready")


def _revealed(numbers: Sequence[int], voice: Voice) -> Line:
    return _deed(numbers[0], "R16", f"{voice.does(numbers[0], 'reveal')} ", *_two(numbers))


def _called(numbers: Sequence[int], voice: Voice) -> Line:
    seat, bonus = numbers[0], Bonus(numbers[1])
    rule = "B3" if bonus == Bonus.TRAINING else "B4"
    return _deed(seat, rule, f"{voice.does(seat, 'call')} ", piece(*numbers[2:4]), f" for {bonus.name.title()}")


def _total(numbers: Sequence[int], voice: Voice) -> Line:
    return _deed(numbers[0], "R17", f"{voice.does(numbers[0], 'announce')} Power {numbers[1]}")


def _aimed(numbers: Sequence[int], voice: Voice) -> Line:
    return _deed(numbers[0], "B6", "You aim at ", piece(*numbers[1:3]), " in secret")


def _lowered(numbers: Sequence[int], voice: Voice) -> Line:
    seat, die, before, after = numbers[:4]
    hit = (f"{voice.whose(1 - seat)} ", piece(die, before))
    if after == before:
        return _deed(seat, "R31", f"{voice.does(seat, 'pick')} ", *hit, ", which can go no lower")
    return _deed(seat, "R30", f"{voice.does(seat, 'lower')} ", *hit, f" to {after}")


def _captured(numbers: Sequence[int], voice: Voice) -> Line:
    rule = "R33" if numbers[3] == 1 else "R44"
    return _deed(numbers[0], rule, f"{voice.does(numbers[0], 'capture')} ", piece(*numbers[1:3]))


def _left_over(numbers: Sequence[int], voice: Voice) -> Line:
    return _deed(numbers[0], "R36", f"{title(voice.whose(numbers[0]))} last die is ", piece(*numbers[1:3]))


DEEDS: Final[dict[Event, Callable[[Sequence[int], Voice], Line | None]]] = {
    Event.TOOK: _took,
    Event.LAUNCHED: _launched,
    Event.READY: _ready,
    Event.REVEALED: _revealed,
    Event.CALLED: _called,
    Event.TOTAL: _total,
    Event.AIMED: _aimed,
    Event.LOWERED: _lowered,
    Event.CAPTURED: _captured,
    Event.LEFT_OVER: _left_over,
}
