"""Pencil arrows on the sheet, from attackers to targets: of the next attack or of the last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from warbones.core.messages import Piece, Text, msg
from warbones.core.record.events import Event
from warbones.core.rules.step import NOBODY
from warbones.core.view.scene import Arrow
from warbones.games.battle.notation.names import unit_name
from warbones.games.battle.rules import events
from warbones.games.battle.rules.attacks.siege import siege_dice
from warbones.games.battle.rules.attacks.strikes import attack_dice
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.sheet import alive
from warbones.games.battle.rules.state import Phase, Purpose, State
from warbones.games.battle.view.pieces import die
from warbones.games.battle.view.words import POWERS

DRAFTING: Final = frozenset(range(Phase.DEED, Phase.ACID + 1))
Start = events.Attacks | events.Sieges | events.Acid
Result = events.Sieged | events.Die | events.Hit | events.Missed | events.Defeated


def arrows(s: State, emitted: Sequence[Event], *, rolling: bool) -> tuple[Arrow, ...]:
    """Return the arrows of the attack or power that is being chosen, or else of the last roll.

    ``rolling``: with the dice of an attack that was just rolled.
    """
    return tuple(_drafted(s)) or tuple(_struck(s, emitted, rolling=rolling))


def _arrow(s: State, start: int, end: int, text: Text, dice: tuple[Piece, ...] = ()) -> Iterator[Arrow]:
    if dice or (alive(s, start) and alive(s, end)):
        yield Arrow(start=unit_name(s, start), end=unit_name(s, end), text=text, dice=dice)


def _drafted(s: State) -> Iterator[Arrow]:
    if s.actor == NOBODY or s.phase not in DRAFTING:
        return
    if s.flanker != NOBODY:
        yield from _arrow(s, s.flanker, s.actor, msg("battle-arrow-flanks"))
    if s.phase == Phase.ACID:
        yield from _arrow(s, s.acid, s.actor, msg("battle-arrow-acid"))
    elif s.phase == Phase.PICK:
        for target in range(s.units):
            if s.besieged[target]:
                yield from _arrow(s, s.actor, target, msg("battle-arrow-siege", dice=siege_dice(s)))
    elif s.target not in (NOBODY, s.actor):
        words = msg("battle-dice", dice=attack_dice(s)) if s.attack != NOBODY else POWERS[Power(s.power)]
        yield from _arrow(s, s.actor, s.target, words)


def _newest(emitted: Sequence[Event]) -> list[Event]:
    """Return the unbroken run of attack events that ends the list."""
    return list(takewhile(lambda event: isinstance(event, Start | Result), reversed(emitted)))[::-1]


def falling(emitted: Sequence[Event]) -> frozenset[int]:
    """Return the units that the last attack has defeated."""
    return frozenset(event.unit for event in _newest(emitted) if isinstance(event, events.Defeated))


def rolled_for(emitted: Sequence[Event]) -> frozenset[int]:
    """Return the unit whose values are being rolled and not yet placed: its squares are empty in the meantime."""
    return frozenset(
        event.unit for event in emitted[-1:] if isinstance(event, events.Rolls | events.Value) and not _restores(event)
    )


def _restores(event: Event) -> bool:
    """Return whether a die is rolled for one square that a power restores, and not for a whole unit."""
    return isinstance(event, events.Rolls) and event.purpose == Purpose.NONE


def _struck(s: State, emitted: Sequence[Event], *, rolling: bool) -> Iterator[Arrow]:
    """Yield the arrows of the last attack, unless something else has happened since; a siege has one for each unit."""
    newest = _newest(emitted)
    starts = [(place, event) for place, event in enumerate(newest) if isinstance(event, Start)]
    if not starts:
        return
    last = starts[-1][1]
    alike = list(takewhile(lambda each: _is_same(each[1], last), reversed(starts)))[::-1]
    rolled = 0
    for (place, start), after in zip(alike, [*(place for place, _ in alike[1:]), len(newest)], strict=True):
        since = newest[place + 1 : after]
        dice = _dice(s, start.unit, since, rolled) if rolling else ()
        rolled += len(dice)
        yield from _arrow(s, start.unit, start.target, _outcome(start, since), dice)


def _dice(s: State, unit: int, emitted: Sequence[Event], first: int) -> tuple[Piece, ...]:
    """Return the dice of a unit's attack, numbered as in its line of the log, after ``first`` earlier dice."""
    faces = [event.face for event in emitted if isinstance(event, events.Die)]
    return tuple(die(number, face, s.owner[unit]) for number, face in enumerate(faces, first))


def _is_same(event: Start, last: Start) -> bool:
    """Return whether an event belongs to the same attack as the last one: only a siege has several."""
    if isinstance(event, events.Sieges) and isinstance(last, events.Sieges):
        return event.unit == last.unit
    return event is last


def _outcome(start: Start, emitted: Sequence[Event]) -> Text:
    """Return the result of an attack, such as "7 beats 5" or "2 of 3 hit"; "" while its dice still roll."""
    done = [event for event in emitted if isinstance(event, events.Hit | events.Missed)]
    hits = [event for event in done if isinstance(event, events.Hit)]
    if not done:
        return ""
    if isinstance(start, events.Sieges):
        return msg("battle-arrow-hits", hits=len(hits), of=len(done))
    total, needed = done[0].total, done[0].needed
    missed = "battle-arrow-equals" if total == needed else "battle-arrow-misses"
    return msg("battle-arrow-beats" if hits else missed, total=total, needed=needed)
