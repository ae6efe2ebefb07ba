"""What was told, in sentences: War Dice's log. Dice join the line that they were rolled for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from warbones.core.position import Event as Told
from warbones.core.scene import Line, Piece
from warbones.core.step import NOBODY
from warbones.core.words import Voice, sentence, title
from warbones.games.battle.deeds import DEEDS
from warbones.games.battle.pieces import die
from warbones.games.battle.state import Event, Reason, State
from warbones.games.battle.telling import Kind, Numbers
from warbones.games.battle.words import counted

Joining = Callable[["Draft", State, Numbers, Voice], None]


@dataclass
class Draft:
    """A line of the log that dice and their result may still join."""

    parts: list[str | Piece]
    seat: int | None
    rule: str
    kind: Kind = "told"
    rolled: list[str] = field(default_factory=list)

    def line(self) -> Line:
        """Return the finished line."""
        kind: Kind = "roll" if self.rolled and self.kind == "told" else self.kind
        return Line(parts=sentence(*self.parts), seat=self.seat, rule=self.rule, kind=kind, rolled=tuple(self.rolled))


def lines(s: State, told: Sequence[Told], voice: Voice) -> tuple[Line, ...]:
    """Return the log as ``voice`` reads it."""
    drafts: list[Draft] = []
    then = s.copy()
    then.owner = s.origin.copy()
    for event in told:
        kind = Event(event.kind)
        if kind in JOINING and drafts:
            JOINING[kind](drafts[-1], then, event.numbers, voice)
        elif kind in DEEDS:
            entry = DEEDS[kind](then, event.numbers, voice)
            drafts.append(Draft([entry.text], entry.seat, entry.rule, entry.kind))
        elif kind == Event.ENDED:
            seat = event.numbers[0] if event.numbers[0] != NOBODY else None
            drafts.append(Draft([ending(event.numbers, voice)], seat, RULES[event.numbers[1]], "result"))
        if kind == Event.JOINED:
            then.owner[event.numbers[0]] = event.numbers[1]
    return tuple(draft.line() for draft in drafts)


def _die(draft: Draft, face: int, link: str) -> None:
    rolled = die(len(draft.rolled), face, draft.seat)
    draft.parts += [link if draft.rolled else ": ", rolled]
    draft.rolled.append(rolled.id)


def _attack_die(draft: Draft, s: State, numbers: Numbers, voice: Voice) -> None:
    _die(draft, numbers[0], ", one more for the 6: " if numbers[1] else " ")


def _value(draft: Draft, s: State, numbers: Numbers, voice: Voice) -> None:
    _die(draft, numbers[1], " ")


def _hit(draft: Draft, s: State, numbers: Numbers, voice: Voice) -> None:
    total, beaten, mask = numbers[1:4]
    draft.parts.append(f". {total} is more than {beaten}: {counted(mask.bit_count(), 'square')} crossed out")


def _missed(draft: Draft, s: State, numbers: Numbers, voice: Voice) -> None:
    total, needed = numbers[1:3]
    why = "only equals" if total == needed else "is not more than"
    draft.parts.append(f". {total} {why} {needed}: missed")


JOINING: Final[dict[Event, Joining]] = {
    Event.DIE: _attack_die,
    Event.VALUE: _value,
    Event.HIT: _hit,
    Event.MISSED: _missed,
}
"""What joins the line before it."""

RULES: Final = ("R49", "B37", "R50", "R51", "R51", "R51", "R51")
"""The rule behind each `Reason`."""


def ending(numbers: Numbers, voice: Voice) -> str:
    """Return who won the battle and why, from winner, reason and both sides' points."""
    seat, reason, *points = numbers[:4]
    if reason == Reason.BOTH_WIPED_OUT:
        return "Nobody has units left: the battle is a draw."
    if reason == Reason.LEVEL:
        return "The last round is over and both are level: the battle is a draw."
    wins = voice.does(seat, "win")
    mine, yours = points[seat], points[1 - seat]
    match reason:
        case Reason.WIPED_OUT:
            return f"{title(voice.whose(1 - seat))} last unit is gone. {wins} the battle."
        case Reason.POINTS:
            return f"{wins} the battle with {mine} victory points to {yours}."
        case Reason.CLEANSED:
            return f"{title(voice.whose(seat))} base is free of enemies first. {wins} the battle."
        case Reason.LIMIT_POINTS:
            return f"The last round is over. {wins} the battle with {mine} to {yours} victory points."
    return f"The last round is over. {wins} the battle: {voice.whose(seat)} units that stand are worth more."
