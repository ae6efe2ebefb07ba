"""What was told, in sentences: the log of Dice Wars. What one seat did with its dice is in `deeds`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from warbones.core.position import Event as Told
from warbones.core.scene import Line
from warbones.core.step import NOBODY
from warbones.core.words import Voice, sentence, title
from warbones.games.army.deeds import DEEDS, GROUPED
from warbones.games.army.outcome import RULES, match_ending, round_ending
from warbones.games.army.state import Event, Reason

SILENT: Final = (Event.ROLLING, Event.COUNTED, Event.TOTAL)

KEPT: Final = 1 << 14
"""Lines that are kept once written: a scene tells the whole log, which in a long match has a thousand."""


def lines(told: Sequence[Told], voice: Voice) -> tuple[Line, ...]:
    """Return the log as ``voice`` reads it; what one seat did to several dice in a row shares a line."""
    spoken = [event for event in told if event.kind not in SILENT]
    written: list[Line] = []
    for kind, group in groupby(spoken, key=_together):
        events = list(group)
        if kind is None:
            written += [line for event in events if (line := _line(event.kind, event.numbers, voice)) is not None]
        else:
            written.append(_shared(kind[0], tuple([event.numbers for event in events]), voice))
    return tuple(written)


def _together(event: Told) -> tuple[int, int | None] | None:
    """Return what lines up with the events beside it: kind and seat."""
    if event.kind == Event.BLOCKED:
        return event.kind, None
    if event.kind not in GROUPED:
        return None
    return event.kind, event.audience if event.kind == Event.ROLLED else event.numbers[0]


@lru_cache(KEPT)
def _shared(kind: int, numbers: tuple[tuple[int, ...], ...], voice: Voice) -> Line:
    return GROUPED[Event(kind)](numbers, voice)


@lru_cache(KEPT)
def _line(kind: int, numbers: tuple[int, ...], voice: Voice) -> Line | None:
    write = _COMMON.get(Event(kind)) or DEEDS.get(Event(kind))
    return write(numbers, voice) if write else None


def _round(numbers: Sequence[int], voice: Voice) -> Line:
    return Line(parts=sentence(f"Round {numbers[0]}, {numbers[1]} health each"), kind="heading", rule="R5")


def _turn(numbers: Sequence[int], voice: Voice) -> Line:
    return Line(parts=sentence(f"Round {numbers[0]}, turn {numbers[1]}"), kind="heading", rule="R11")


def _result(text: str, seat: int, reason: int) -> Line:
    return Line(parts=sentence(text), seat=None if seat == NOBODY else seat, kind="result", rule=RULES[Reason(reason)])


def _round_over(numbers: Sequence[int], voice: Voice) -> Line:
    return _result(round_ending(numbers, voice), numbers[0], numbers[1])


def _ended(numbers: Sequence[int], voice: Voice) -> Line:
    return _result(match_ending(numbers, voice), numbers[0], numbers[1])


def _hit(numbers: Sequence[int], voice: Voice) -> Line:
    seat, attack, defence, damage, health = numbers[:5]
    sum_ = f"attack {attack} − defence {defence}"
    lost = f"{voice.does(seat, 'lose')} {damage} health: {sum_} leaves {health}"
    held = f"{title(voice.whose(seat))} shields hold: {sum_}" if attack else f"{voice.does(1 - seat, 'deal')} no damage"
    return Line(parts=sentence(lost if damage else held), seat=1 - seat, kind="result", rule="R23")


def _cursed(numbers: Sequence[int], voice: Voice) -> Line:
    seat, curses, mine, yours, damage, health = numbers[:6]
    curse = "A Curse" if curses == 1 else f"{curses} Curses"
    if seat == NOBODY:
        return Line(parts=sentence(f"{curse}: skulls are equal, {mine} each, so nothing happens"), rule="R36")
    why = f"{voice.then(seat, 'have')} more skulls, {max(mine, yours)} to {min(mine, yours)}"
    hurt = f"and {voice.verb(seat, 'lose')} {damage} health past any defence; {voice.whose(seat)} health is {health}"
    what = hurt if damage else f"which adds to {voice.whose(1 - seat)} attack"
    return Line(parts=sentence(f"{curse}: {why}, {what}"), seat=seat, kind="result", rule="R36" if damage else "B9")


_COMMON: Final[dict[Event, Callable[[Sequence[int], Voice], Line | None]]] = {
    Event.ROUND: _round,
    Event.TURN: _turn,
    Event.HIT: _hit,
    Event.CURSED: _cursed,
    Event.ROUND_OVER: _round_over,
    Event.ENDED: _ended,
}
