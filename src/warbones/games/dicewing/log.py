"""What was told, in sentences: DiceWing's log. What one seat did with its dice is in `deeds`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from warbones.core.position import Event as Told
from warbones.core.scene import Line
from warbones.core.step import NOBODY
from warbones.core.words import Voice, sentence, title
from warbones.games.dicewing.deeds import DEEDS
from warbones.games.dicewing.dice import set_of
from warbones.games.dicewing.outcome import RULES, ending, victory
from warbones.games.dicewing.state import Event, Reason
from warbones.games.dicewing.words import piece

HEADINGS: Final = (Event.POOLED, Event.ATTACK)


def lines(told: Sequence[Told], voice: Voice) -> tuple[Line, ...]:
    """Return the log as ``voice`` reads it; dice of one set that were rolled in a row share a line.

    A log only grows, so what stands before its last heading is kept from scene to scene.
    """
    last = next((at for at in range(len(told) - 1, -1, -1) if told[at].kind in HEADINGS), 0)
    return _past(tuple(told[:last]), voice) + _lines(told[last:], voice)


@lru_cache(1 << 12)
def _past(told: tuple[Told, ...], voice: Voice) -> tuple[Line, ...]:
    return _lines(told, voice)


def _lines(told: Sequence[Told], voice: Voice) -> tuple[Line, ...]:
    written: list[Line] = []
    for rolled, events in groupby((event for event in told if event.kind != Event.ROLLING), key=_rolled_set):
        if rolled == NOBODY:
            written += [line for event in events if (line := _line(event, voice)) is not None]
        else:
            written.append(_rolls(tuple(events), rolled, voice))
    return tuple(written)


def _rolled_set(event: Told) -> int:
    return set_of(event.numbers[0]) if event.kind == Event.ROLLED else NOBODY


@lru_cache(1 << 12)
def _rolls(events: tuple[Told, ...], owner: int, voice: Voice) -> Line:
    dice = [piece(event.numbers[0], event.numbers[1]) for event in events]
    rolled = tuple(die.id for die in dice)
    roll = "die rolls" if len(dice) == 1 else "dice roll"
    return Line(parts=sentence(title(f"{voice.whose(owner)} {roll} "), *dice), seat=owner, kind="roll", rolled=rolled)


@lru_cache(1 << 14)
def _line(event: Told, voice: Voice) -> Line | None:
    """Return what is told of an event."""
    write = _COMMON.get(Event(event.kind)) or DEEDS.get(Event(event.kind))
    return write(event.numbers, voice) if write else None


def _heading(text: str, rule: str) -> Line:
    return Line(parts=sentence(text), kind="heading", rule=rule)


def _pooled(numbers: Sequence[int], voice: Voice) -> Line:
    return _heading("Draft", "R9") if numbers[0] == 1 else _heading("Second draft", "R41")


def _attack(numbers: Sequence[int], voice: Voice) -> Line:
    return _heading(f"Stage {numbers[0]}, attack {numbers[1]}", "R13")


def _first(numbers: Sequence[int], voice: Voice) -> Line:
    seat, stage = numbers[0], numbers[5]
    dice = (piece(numbers[1], numbers[3]), piece(numbers[2], numbers[4]))
    opening = f"{voice.does(seat, 'go')} first: {voice.whose(seat)} "
    parts = sentence(opening, dice[seat], f" is higher than {voice.whose(1 - seat)} ", dice[1 - seat])
    return Line(parts=parts, seat=seat, rule="R36" if stage else "R7")


def _tied(numbers: Sequence[int], voice: Voice) -> Line:
    return Line(parts=sentence(f"Both show {numbers[2]}, so both are rolled again"), rule="R37" if numbers[3] else "R8")


def _victor(numbers: Sequence[int], voice: Voice) -> Line:
    rule = RULES.get(Reason(numbers[1]), "R28")
    return Line(parts=sentence(victory(numbers, voice)), seat=_known(numbers[0]), kind="result", rule=rule)


def _ended(numbers: Sequence[int], voice: Voice) -> Line:
    rule = RULES.get(Reason(numbers[1]), "R50")
    return Line(parts=sentence(ending(numbers, voice)), seat=_known(numbers[0]), kind="result", rule=rule)


def _known(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _spared(numbers: Sequence[int], voice: Voice) -> Line:
    if numbers[0] == 0:
        return Line(parts=sentence("No Collateral Damage: the lowest dice are equal"), rule="B6")
    return Line(parts=sentence("No die is left in the squadron that Collateral Damage would hit"), rule="B12")


def _reloaded(numbers: Sequence[int], voice: Voice) -> Line:
    return Line(parts=sentence(f"All {numbers[0]} dice that are not trophies are the second pool"), rule="R40")


_COMMON: Final[dict[Event, Callable[[Sequence[int], Voice], Line | None]]] = {
    Event.POOLED: _pooled,
    Event.ATTACK: _attack,
    Event.FIRST: _first,
    Event.TIED: _tied,
    Event.VICTOR: _victor,
    Event.ENDED: _ended,
    Event.SPARED: _spared,
    Event.RELOADED: _reloaded,
}
