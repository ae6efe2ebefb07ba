"""The power calculation, line by line, as it was told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.core.record.events import Event as Told
from warbones.core.rules.step import NOBODY
from warbones.core.view.kept import Kept, grown, same
from warbones.core.view.scene import Calculation, Sum, Term
from warbones.core.view.words import Voice
from warbones.games.dicewing.rules import events
from warbones.games.dicewing.rules.dice import set_of, sides
from warbones.games.dicewing.rules.state import State
from warbones.games.dicewing.view.outcome import victory
from warbones.games.dicewing.view.words import kind, piece

Power = events.Initial | events.Trained | events.Modelled | events.Targeted | events.Synchronized
"""What is told of a part of a seat's Power."""

POWER: Final = (events.Initial, events.Trained, events.Modelled, events.Targeted, events.Synchronized)

Launched = dict[int, events.Revealed]
"""The launch dice of each seat."""


def last_calculation(s: State, told: Sequence[Told], voice: Voice, kept: Kept) -> tuple[Calculation, ...]:
    """Return the latest attack's calculation, or nothing before the first and between a reveal and its Power."""
    revealed, opened = grown(kept, last_calculation, told, _last_attack)
    attack = tuple(told[revealed : opened if revealed < opened else None])
    return same(kept, _calculated, attack, lambda: _calculated(s, attack, voice))


def _calculated(s: State, attack: Sequence[Told], voice: Voice) -> tuple[Calculation, ...]:
    """Return an attack's calculation: of the record it only reads what stays through the match."""
    launched = {event.seat: event for event in attack if isinstance(event, events.Revealed)}
    totals = [event for event in attack if isinstance(event, events.Total)]
    if len(launched) < 2 or not totals:
        return ()
    sums = tuple(_sum(attack, total, launched, voice) for total in totals)
    opened, conclusion = attack[0], _conclusion(s, attack, launched, voice)
    note = f"stage {opened.stage}, attack {opened.attack}" if isinstance(opened, events.Attack) else ""
    return (Calculation(title="Power calculation", note=note, sums=sums, conclusion=conclusion),)


def _last_attack(before: tuple[int, int] | None, told: Sequence[Told], since: int) -> tuple[int, int]:
    """Return where what was told of the latest revealed attack begins, and where the latest of all does."""
    revealed, opened = before or (0, 0)
    for at in range(since, len(told)):
        if isinstance(told[at], events.Attack):
            opened = at
        elif isinstance(told[at], events.Revealed):
            revealed = opened
    return revealed, opened


def _sum(told: Sequence[Told], total: events.Total, launched: Launched, voice: Voice) -> Sum:
    mine = [event for event in told if isinstance(event, POWER) and event.seat == total.seat]
    own = launched[total.seat]
    return Sum(
        seat=total.seat,
        pieces=(piece(own.die, own.value, voice.seat), piece(own.other, own.other_value, voice.seat)),
        terms=tuple(_term(event, launched, voice) for event in mine),
        total=str(total.value),
        name="Power",
    )


def _term(event: Power, launched: Launched, voice: Voice) -> Term:
    own, other = launched[event.seat], launched[1 - event.seat]
    theirs, adds = voice.theirs(event.seat), f"+{event.value}"
    match event:
        case events.Trained():
            whose = voice.whose(set_of(event.die))
            why = f"both from {whose} set, {_which(event.value, own, 'the {} again', 'either again')}"
            return Term(name="Training", why=why, value=adds, rule="R20")
        case events.Modelled():
            return Term(name="Model", why="equal sides, both again", value=adds, rule="R21")
        case events.Targeted():
            why = f"both odd, {_which(event.value, other, theirs + ' {} die', f'either of {theirs} dice')}"
            return Term(name="Targeting", why=why, value=adds, rule="R22")
        case events.Synchronized():
            return Term(name="Synchronized", why=f"equal numbers, both of {theirs} dice", value=adds, rule="R23")
    return Term(name="Initial", why=f"{own.value} + {own.other_value}", value=str(event.value), rule="R19")


def _which(value: int, launched: events.Revealed, one: str, either: str) -> str:
    """Return words for the launch die that shows ``value``: ``one`` with "higher" or "lower", or ``either``."""
    if launched.value == launched.other_value:
        return either
    return one.format("higher" if value == max(launched.value, launched.other_value) else "lower")


def _conclusion(s: State, told: Sequence[Told], launched: Launched, voice: Voice) -> str:
    won = next(event for event in told if isinstance(event, events.Victor))
    taken = [event.die for event in told if isinstance(event, events.Captured)]
    return victory(won, voice, "" if won.seat == NOBODY or not taken else _prize(s, won.seat, taken, launched, voice))


def _prize(s: State, victor: int, taken: Sequence[int], launched: Launched, voice: Voice) -> str:
    """Return what the victor took, such as "take the die with most sides, their d8"."""
    take, whose = voice.verb(victor, "take"), voice.theirs(victor)
    if len(taken) == 2:
        return f"{take} both of {whose} dice"
    x, y = launched[1 - victor].die, launched[1 - victor].other
    if sides(s, x) == sides(s, y):
        return f"{take} one of two dice with equal sides, {whose} {kind(taken[0])}"
    return f"{take} the die with most sides, {whose} {kind(taken[0])}"
