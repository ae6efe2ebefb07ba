"""The power calculation, line by line, from the events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.core.messages import Msg, Text, msg
from warbones.core.record.events import Event
from warbones.core.rules.step import NOBODY
from warbones.core.view.cache import Cache, grown, same
from warbones.core.view.scene import Calculation, Sum, Term
from warbones.games.dicewing.rules import events
from warbones.games.dicewing.rules.dice import NAMES, set_of, sides
from warbones.games.dicewing.rules.state import Reason, State
from warbones.games.dicewing.view.outcome import compared, victory
from warbones.games.dicewing.view.words import kind, piece

Power = events.Initial | events.Trained | events.Modelled | events.Targeted | events.Synchronized
"""An event that announces one part of a seat's Power."""

POWER: Final = (events.Initial, events.Trained, events.Modelled, events.Targeted, events.Synchronized)

Launched = dict[int, events.Revealed]
"""The launch dice of each seat."""


def last_calculation(s: State, emitted: Sequence[Event], cache: Cache) -> tuple[Calculation, ...]:
    """Return the calculation of the latest attack, or nothing before the first and between a reveal and its Power."""
    revealed, opened = grown(cache, last_calculation, emitted, _last_attack)
    attack = tuple(emitted[revealed : opened if revealed < opened else None])
    return same(cache, _calculated, attack, lambda: _calculated(s, attack))


def _calculated(s: State, attack: Sequence[Event]) -> tuple[Calculation, ...]:
    """Return an attack's calculation. It reads only fields of the record that never change in a match."""
    launched = {event.seat: event for event in attack if isinstance(event, events.Revealed)}
    totals = [event for event in attack if isinstance(event, events.Total)]
    if len(launched) < 2 or not totals:
        return ()
    sums = tuple(_sum(attack, total, launched) for total in totals)
    opened, conclusion = attack[0], _conclusion(s, attack, launched)
    note: Text = ""
    if isinstance(opened, events.Attack):
        note = msg("dicewing-where", stage=opened.stage, attack=opened.attack)
    title = msg("dicewing-calculation")
    return (Calculation(title=title, note=note, sums=sums, conclusion=conclusion, won=_winner(attack)),)


def _winner(attack: Sequence[Event]) -> int | None:
    return next((event.seat for event in attack if isinstance(event, events.Victor) and event.seat != NOBODY), None)


def _last_attack(before: tuple[int, int] | None, emitted: Sequence[Event], since: int) -> tuple[int, int]:
    """Return the indexes of the events at which the latest revealed attack and the latest attack began."""
    revealed, opened = before or (0, 0)
    for at in range(since, len(emitted)):
        if isinstance(emitted[at], events.Attack):
            opened = at
        elif isinstance(emitted[at], events.Revealed):
            revealed = opened
    return revealed, opened


def _sum(emitted: Sequence[Event], total: events.Total, launched: Launched) -> Sum:
    mine = [event for event in emitted if isinstance(event, POWER) and event.seat == total.seat]
    own = launched[total.seat]
    return Sum(
        seat=total.seat,
        pieces=(piece(own.die, own.value), piece(own.other, own.other_value)),
        terms=tuple(_term(event, launched) for event in mine),
        total=str(total.value),
        name=msg("dicewing-power"),
    )


def _term(event: Power, launched: Launched) -> Term:
    own, other, foe = launched[event.seat], launched[1 - event.seat], 1 - event.seat
    match event:
        case events.Trained():
            why = msg("dicewing-training-why", seat=set_of(event.die), which=_which(event.value, own))
            return _added("dicewing-training", why, event.value, "R20", own)
        case events.Modelled():
            return _added("dicewing-model", msg("dicewing-model-why"), event.value, "R21", own)
        case events.Targeted():
            why = msg("dicewing-targeting-why", seat=foe, which=_which(event.value, other))
            return _added("dicewing-targeting", why, event.value, "R22", own)
        case events.Synchronized():
            why = msg("dicewing-synchronized-why", seat=foe)
            return _added("dicewing-synchronized", why, event.value, "R23", own)
    added = f"{own.value} + {own.other_value}"
    return Term(name=msg("dicewing-initial"), why=added, value=str(event.value), rule="R19", pieces=_dice(own))


def _added(name: str, why: Msg, value: int, rule: str, own: events.Revealed) -> Term:
    return Term(name=msg(name), why=why, value=f"+{value}", rule=rule, pieces=_dice(own))


def _dice(launched: events.Revealed) -> tuple[str, str]:
    return NAMES[launched.die], NAMES[launched.other]


def _which(value: int, launched: events.Revealed) -> str:
    """Return whether ``value`` is the "higher" or the "lower" of the launch dice, or "either"."""
    if launched.value == launched.other_value:
        return "either"
    return "higher" if value == max(launched.value, launched.other_value) else "lower"


def _conclusion(s: State, emitted: Sequence[Event], launched: Launched) -> Msg:
    won = next(event for event in emitted if isinstance(event, events.Victor))
    taken = [event for event in emitted if isinstance(event, events.Captured)]
    if won.seat == NOBODY or not taken:
        return victory(won)
    prize, named = _prize(s, won.seat, taken, launched), {"die": kind(taken[0].die), "value": taken[0].value}
    if won.reason == Reason.POWER:
        return msg(f"dicewing-won-{prize}", (), **named, **compared(won))
    taking = msg(f"dicewing-prize-{prize}", (), seat=won.seat, **named)
    return msg("dicewing-conclusion", victory=victory(won), prize=taking)


def _prize(s: State, victor: int, taken: Sequence[events.Captured], launched: Launched) -> str:
    """Return the victor's prize: "both" dice, the one with "most" sides, or one of two with "equal" sides."""
    if len(taken) == 2:
        return "both"
    x, y = launched[1 - victor].die, launched[1 - victor].other
    return "equal" if sides(s, x) == sides(s, y) else "most"
