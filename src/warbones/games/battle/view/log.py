"""What was told, in sentences: War Dice's log. Dice join the line that they were rolled for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec.structs import replace

from warbones.core.notation.counting import counted
from warbones.core.record.events import Event
from warbones.core.view.log import Log, Speech, Told, result
from warbones.core.view.scene import Line, Piece
from warbones.core.view.words import Voice, sentence
from warbones.games.battle.rules import events
from warbones.games.battle.rules.powers import ROWS as POWERS
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.state import Purpose, Reason, State
from warbones.games.battle.rules.units import FACTIONS
from warbones.games.battle.view.pieces import die
from warbones.games.battle.view.words import (
    agrees,
    attack_rule,
    called,
    square_words,
    where_words,
    whose_unit,
    zone_words,
)

Says = Speech[State]


@dataclass
class Draft:
    """A line of the log that dice and their result may still join."""

    line: Line
    joined: list[str | Piece] = field(default_factory=list)
    rolled: list[str] = field(default_factory=list)

    def add(self, face: int, link: str) -> None:
        """Let a die join, after ``link`` where it is not the first."""
        rolled = die(len(self.rolled), face, self.line.seat)
        self.joined += [link if self.rolled else ": ", rolled]
        self.rolled.append(rolled.id)

    def finished(self) -> Line:
        """Return the line with what has joined it."""
        if not self.joined:
            return self.line
        kind = "roll" if self.rolled and self.line.kind == "told" else self.line.kind
        parts = (*self.line.parts, *sentence(*self.joined))
        return replace(self.line, parts=parts, kind=kind, rolled=tuple(self.rolled))


def lines(s: State, told: Sequence[Event], voice: Voice) -> tuple[Line, ...]:
    """Return the log as ``voice`` reads it."""
    drafts: list[Draft] = []
    then = s.copy()
    then.owner = s.origin.copy()
    for event in told:
        if drafts and _joins(drafts[-1], event):
            continue
        if line := LOG.line(then, event, voice):
            drafts.append(Draft(line))
        if isinstance(event, events.Joined):
            then.owner[event.unit] = event.seat
    return tuple(draft.finished() for draft in drafts)


def _joins(draft: Draft, event: Event) -> bool:
    """Let what belongs to the line before join it; return whether it does."""
    match event:
        case events.Die():
            draft.add(event.face, ", one more for the 6: " if event.bonus else " ")
        case events.Value():
            draft.add(event.face, " ")
        case events.Hit():
            crossed = counted(event.squares.bit_count(), "square")
            draft.joined.append(f". {event.total} is more than {event.needed}: {crossed} crossed out")
        case events.Missed():
            why = "only equals" if event.total == event.needed else "is not more than"
            draft.joined.append(f". {event.total} {why} {event.needed}: missed")
        case _:
            return False
    return True


def _bought(speech: Says) -> Told:
    verb, rule = ("raise", "R44") if speech.event.raised else ("buy", "R3")
    cost = row_of(speech.s.options, speech.event.sort).cost
    return Told(f"{{does:{verb}}} {{unit:called}} for {cost}, {{left:points}} left", rule)


PURPOSES: Final = {
    Purpose.NONE: ("{does:restore} a square of {unit:called}", "R45"),
    Purpose.BUY: ("{does:roll} for {unit:called}", "R4"),
    Purpose.REROLL: ("{unit:called}", "R9"),  # who rolls all anew was told before
    Purpose.REGROUP: ("{does:regroup} {unit:called}", "R15"),
    Purpose.RAISE: ("{does:roll} for {unit:called}", "R4"),
}


def _rolls(speech: Says) -> Told:
    return Told(*PURPOSES[speech.event.purpose])


def _attacks(speech: Says) -> Told:
    told = speech.event
    where = where_words(speech.s, told.target, told.attack, told.at)
    how = f"{told.attack.name.lower()}, {counted(told.dice, 'die')}"
    words = f"{{unit}} {{agrees:attack}} {{target}}, {where}, at {{needed}} ({how})"
    return Told(words, attack_rule(told.attack))


def _sieges(speech: Says) -> Told:
    named = counted(speech.event.squares.bit_count(), "square")
    return Told(f"{{unit}} {{agrees:besiege}} {{target}}: {named} named", "R27")


def _power(speech: Says) -> Told:
    row = POWERS[speech.event.power]
    return Told(f"{{unit}} {{agrees:use}} {row.name}", row.rule)


RULES: Final = ("R49", "B37", "R50", "R51", "R51", "R51", "R51")
"""The rule behind each `Reason`."""


def _ended(speech: Says) -> Line:
    return result(speech, ending(speech.event, speech.voice), RULES[speech.event.reason])


def ended(s: State) -> events.Ended:
    """Return how the battle ended, as it was told."""
    return events.Ended(s.winner, Reason(s.decided_by), s.points[0], s.points[1])


def ending(told: events.Ended, voice: Voice) -> str:
    """Return who won the battle and why."""
    if told.reason == Reason.BOTH_WIPED_OUT:
        return "Nobody has units left: the battle is a draw."
    if told.reason == Reason.LEVEL:
        return "The last round is over and both are level: the battle is a draw."
    seat, points = told.seat, (told.points, told.other_points)
    wins, mine, yours = voice.does(seat, "win"), points[seat], points[1 - seat]
    match told.reason:
        case Reason.WIPED_OUT:
            return f"{wins} the battle: {voice.whose(1 - seat)} last unit is gone."
        case Reason.POINTS:
            return f"{wins} the battle with {mine} victory points to {yours}."
        case Reason.CLEANSED:
            return f"{wins} the battle: {voice.whose(seat)} base is free of enemies first."
        case Reason.LIMIT_POINTS:
            return f"{wins} the battle after the last round with {mine} to {yours} victory points."
    return f"{wins} the battle after the last round: {voice.whose(seat)} units that stand are worth more."


def _seat(s: State, event: Event) -> int | None:
    """Return whose deed an event is."""
    match event:
        case events.Burrowed() | events.Advanced():
            return s.origin[event.unit]
        case events.Sieged():
            return 1 - s.owner[event.target]
        case events.Lowered():
            return 1 - s.owner[event.unit]
    seat: int | None = getattr(event, "seat", None)
    return s.owner[event.unit] if seat is None and hasattr(event, "unit") else seat


def _unit(speech: Says, unit: int) -> str:
    return whose_unit(speech.s, unit, speech.voice)


def _called(speech: Says, unit: int) -> str:
    return called(speech.s, unit)


def _square(speech: Says, square: int) -> str:
    """Return where a square of the unit that it belongs to is: of who is aimed at, if anybody is."""
    return square_words(speech.s, getattr(speech.event, "target", getattr(speech.event, "unit", 0)), square)


LOG: Final = Log[State](
    rows={
        events.ChoseFaction: Told("{does:play} {faction}", "R2"),
        events.Bought: _bought,
        events.Stopped: Told("{does:stop} buying", "R5"),
        events.Rolls: _rolls,
        events.Kept: Told("{does:keep} all values", "R9", "passed"),
        events.Rerolled: Told("{does:discard} all values and {verb:roll} anew", "R9"),
        events.Burrowed: Told("{does:put} {unit:called} in the center", "R10"),
        events.FirstDie: Told("{does:roll} {face} for who goes first", "R11", "roll"),
        events.First: Told("{does:go} first", "R11"),
        events.Advanced: Told("{does:put} {unit:called} in the center", "R11"),
        events.Round: Told("Round {round}: {first:then go} first", "R12", "heading"),
        events.Moved: Told("{unit} {agrees:move} to {to:zone}", "R18"),
        events.Attacks: _attacks,
        events.Defeated: Told("{unit} {agrees:be} defeated", "R20"),
        events.Sieges: _sieges,
        events.Sieged: Told("Against {needed} in {square} of {target:called}", "R27"),
        events.Acid: Told("Acid of {unit} burns {target:called}, {square}, at {needed}", "R31"),
        events.UsedPower: _power,
        events.Paralyzed: Told("{unit} {agrees:be} paralyzed for this round", "R43"),
        events.Joined: Told("{unit:called} {agrees:join} {whom}", "R32"),
        events.Lowered: Told("{unit}, {square}, drops from {before} to {after}", "R36"),
        events.Weakened: Told("{unit} {agrees:be} weakened by 2", "R48"),
        events.Restored: Told("{unit}, {square}, comes back as {value}", "R41"),
        events.Flanks: Told("{unit} {agrees:flank} for {friend:called}", "R39"),
        events.Held: Told("{unit} {agrees:do} nothing", "B6"),
        events.Raises: Told("{unit} {agrees:use} Raise Undead: {points:points} to spend", "R44"),
        events.Scored: Told("{does:score} a victory point and {verb:have} {points:plain}", "R50"),
        events.SuddenDeath: Told("Both have five points: whose base is free of enemies first wins", "R51", "heading"),
        events.Swallowed: Told("{unit} {agrees:swallow} {victim:unit} whole", "R47"),
        events.Ended: _ended,
    },
    seat=_seat,
    says={
        "faction": lambda _, faction: FACTIONS[faction],
        "unit": _unit,
        "target": _unit,
        "called": _called,
        "agrees": lambda speech, verb: agrees(speech.s, speech.event.unit, verb),
        "zone": lambda speech, zone: zone_words(zone, speech.voice),
        "square": _square,
        "points": lambda _, points: counted(points, "point"),
        "plain": lambda _, number: str(number),
    },
    knows=lambda s: (
        bytes(s.options.rule_data),
        *(tuple(each.cells[: s.units]) for each in (s.kind, s.origin, s.owner)),
    ),
)
