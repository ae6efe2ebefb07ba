"""Pencil arrows on the sheet: who is about to attack whom, or who attacked whom last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from warbones.core.position import Event as Told
from warbones.core.scene import Arrow, Piece
from warbones.core.step import NOBODY
from warbones.games.battle.names import unit_name
from warbones.games.battle.pieces import die
from warbones.games.battle.powers import ROWS as POWERS
from warbones.games.battle.powers import Power
from warbones.games.battle.sheet import alive
from warbones.games.battle.siege import siege_dice
from warbones.games.battle.state import Event, Phase, State
from warbones.games.battle.striking import attack_dice
from warbones.games.battle.words import counted

DRAFTING: Final = frozenset(range(Phase.DEED, Phase.ACID + 1))
STARTS: Final = frozenset({Event.ATTACKS, Event.SIEGES, Event.ACID})
RESULTS: Final = frozenset({Event.SIEGED, Event.DIE, Event.HIT, Event.MISSED, Event.DEFEATED})


def arrows(s: State, told: Sequence[Told], *, rolling: bool) -> tuple[Arrow, ...]:
    """Return the arrows of the attack or power that is being chosen; where none is, of what was rolled last.

    ``rolling``: with the dice of an attack that was just rolled.
    """
    return tuple(_drafted(s)) or tuple(_struck(s, told, rolling=rolling))


def _arrow(s: State, start: int, end: int, text: str, dice: tuple[Piece, ...] = ()) -> Iterator[Arrow]:
    if dice or (alive(s, start) and alive(s, end)):
        yield Arrow(start=unit_name(s, start), end=unit_name(s, end), text=text, dice=dice)


def _drafted(s: State) -> Iterator[Arrow]:
    if s.actor == NOBODY or s.phase not in DRAFTING:
        return
    if s.flanker != NOBODY:
        yield from _arrow(s, s.flanker, s.actor, "flanks")
    if s.phase == Phase.ACID:
        yield from _arrow(s, s.acid, s.actor, "acid")
    elif s.phase == Phase.PICK:
        for target in range(s.units):
            if s.besieged[target]:
                yield from _arrow(s, s.actor, target, f"siege, {counted(siege_dice(s), 'die')}")
    elif s.target not in (NOBODY, s.actor):
        words = counted(attack_dice(s), "die") if s.attack != NOBODY else POWERS[Power(s.power)].name
        yield from _arrow(s, s.actor, s.target, words)


def _newest(told: Sequence[Told]) -> list[Told]:
    """Return what was told last, as far back as it is about attacks."""
    return list(takewhile(lambda event: event.kind in STARTS | RESULTS, reversed(told)))[::-1]


def falling(told: Sequence[Told]) -> frozenset[int]:
    """Return the units that the last attack has defeated."""
    return frozenset(event.numbers[0] for event in _newest(told) if event.kind == Event.DEFEATED)


def _struck(s: State, told: Sequence[Told], *, rolling: bool) -> Iterator[Arrow]:
    """Return the last attack while nothing else has happened since; of a siege, every unit besieged with it."""
    newest = _newest(told)
    starts = [place for place, event in enumerate(newest) if event.kind in STARTS]
    if not starts:
        return
    last = newest[starts[-1]]
    alike = list(takewhile(lambda place: _is_same(newest[place], last), reversed(starts)))[::-1]
    rolled = 0
    for place, after in zip(alike, [*alike[1:], len(newest)], strict=True):
        start, end = newest[place].numbers[:2]
        dice = _dice(s, newest[place:after], rolled) if rolling else ()
        rolled += len(dice)
        yield from _arrow(s, start, end, _outcome(newest[place:after]), dice)


def _dice(s: State, told: Sequence[Told], first: int) -> tuple[Piece, ...]:
    """Return the dice of an attack, as they are told in its line of the log; ``first`` were rolled before."""
    faces = [event.numbers[0] for event in told if event.kind == Event.DIE]
    seat = s.owner[told[0].numbers[0]]
    return tuple(die(number, face, seat) for number, face in enumerate(faces, first))


def _is_same(event: Told, last: Told) -> bool:
    """Return whether an event belongs to the same deed as the last: only a siege has several."""
    return event is last or (event.kind == last.kind == Event.SIEGES and event.numbers[0] == last.numbers[0])


def _outcome(told: Sequence[Told]) -> str:
    """Return what an attack came to, such as "7 beats 5" or "2 of 3 hit"; "" while its dice still roll."""
    done = [event for event in told if event.kind in (Event.HIT, Event.MISSED)]
    if told[0].kind == Event.SIEGES:
        hits = sum(event.kind == Event.HIT for event in done)
        return f"{hits} of {len(done)} hit" if done else ""
    words = {Event.HIT: "beats", Event.MISSED: "misses"}
    return "".join(f"{event.numbers[1]} {words[Event(event.kind)]} {event.numbers[2]}" for event in done)
