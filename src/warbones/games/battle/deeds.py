"""The log's sentences for what units and players do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warbones.core.words import Voice, title
from warbones.games.battle.powers import ROWS as POWERS
from warbones.games.battle.powers import Power
from warbones.games.battle.state import Event, Purpose, State
from warbones.games.battle.telling import Entry, Numbers
from warbones.games.battle.units import FACTIONS, ROWS, Attack
from warbones.games.battle.words import (
    agrees,
    attack_rule,
    called,
    counted,
    square_words,
    where_words,
    whose_unit,
    zone_words,
)


def _faction(s: State, numbers: Numbers, voice: Voice) -> Entry:
    return Entry(f"{voice.does(numbers[0], 'play')} {FACTIONS[numbers[1]]}", numbers[0], "R2")


def _bought(s: State, numbers: Numbers, voice: Voice) -> Entry:
    unit, kind, seat, left, raised = numbers[:5]
    verb, rule = ("raise", "R44") if raised else ("buy", "R3")
    text = f"{voice.does(seat, verb)} {called(s, unit)} for {ROWS[kind].cost}, {counted(left, 'point')} left"
    return Entry(text, seat, rule)


def _stopped(s: State, numbers: Numbers, voice: Voice) -> Entry:
    return Entry(f"{voice.does(numbers[0], 'stop')} buying", numbers[0], "R5")


PURPOSES: Final = {
    Purpose.NONE: ("restore a square of", "R45"),
    Purpose.BUY: ("roll for", "R4"),
    Purpose.REROLL: ("reroll", "R9"),
    Purpose.REGROUP: ("regroup", "R15"),
    Purpose.RAISE: ("roll for", "R4"),
}


def _rolls(s: State, numbers: Numbers, voice: Voice) -> Entry:
    unit, _, purpose = numbers[:3]
    verb, rule = PURPOSES[Purpose(purpose)]
    seat = s.owner[unit]
    first, _, rest = verb.partition(" ")
    return Entry(f"{voice.does(seat, first)} {f'{rest} ' if rest else ''}{called(s, unit)}", seat, rule)


def _kept(s: State, numbers: Numbers, voice: Voice) -> Entry:
    return Entry(f"{voice.does(numbers[0], 'keep')} all values", numbers[0], "R9")


def _rerolled(s: State, numbers: Numbers, voice: Voice) -> Entry:
    return Entry(
        f"{voice.does(numbers[0], 'discard')} all values and {voice.verb(numbers[0], 'roll')} anew", numbers[0], "R9"
    )


def _to_center(rule: str) -> Callable[[State, Numbers, Voice], Entry]:
    def told(s: State, numbers: Numbers, voice: Voice) -> Entry:
        seat = s.origin[numbers[0]]
        return Entry(f"{voice.does(seat, 'put')} {called(s, numbers[0])} in the center", seat, rule)

    return told


def _first_die(s: State, numbers: Numbers, voice: Voice) -> Entry:
    return Entry(f"{voice.does(numbers[0], 'roll')} {numbers[1]} for who goes first", numbers[0], "R11", "roll")


def _first(s: State, numbers: Numbers, voice: Voice) -> Entry:
    return Entry(f"{voice.does(numbers[0], 'go')} first", numbers[0], "R11")


def _round(s: State, numbers: Numbers, voice: Voice) -> Entry:
    return Entry(f"Round {numbers[0]}: {voice.then(numbers[1], 'go')} first", None, "R12", "heading")


def _moved(s: State, numbers: Numbers, voice: Voice) -> Entry:
    unit, _, zone = numbers[:3]
    text = f"{title(whose_unit(s, unit, voice))} {agrees(s, unit, 'move')} to {zone_words(zone, voice)}"
    return Entry(text, s.owner[unit], "R18")


def _attacks(s: State, numbers: Numbers, voice: Voice) -> Entry:
    unit, target, attack, at, needed, dice = numbers[:6]
    place = where_words(s, target, attack, at)
    how = f"{Attack(attack).name.lower()}, {counted(dice, 'die')}"
    attacks = f"{title(whose_unit(s, unit, voice))} {agrees(s, unit, 'attack')} {whose_unit(s, target, voice)}"
    text = f"{attacks}, {place}, at {needed} ({how})"
    return Entry(text, s.owner[unit], attack_rule(attack))


def _defeated(s: State, numbers: Numbers, voice: Voice) -> Entry:
    unit = numbers[0]
    return Entry(f"{title(whose_unit(s, unit, voice))} {agrees(s, unit, 'be')} defeated", s.owner[unit], "R20")


def _sieges(s: State, numbers: Numbers, voice: Voice) -> Entry:
    unit, target, mask = numbers[:3]
    named = counted(mask.bit_count(), "square")
    besieges = f"{title(whose_unit(s, unit, voice))} {agrees(s, unit, 'besiege')} {whose_unit(s, target, voice)}"
    return Entry(f"{besieges}: {named} named", s.owner[unit], "R27")


def _sieged(s: State, numbers: Numbers, voice: Voice) -> Entry:
    target, square, value = numbers[:3]
    text = f"Against {value} in {square_words(s, target, square)} of {called(s, target)}"
    return Entry(text, 1 - s.owner[target], "R27")


def _acid(s: State, numbers: Numbers, voice: Voice) -> Entry:
    unit, attacker, square, value = numbers[:4]
    where = f"{called(s, attacker)}, {square_words(s, attacker, square)}"
    text = f"Acid of {whose_unit(s, unit, voice)} burns {where}, at {value}"
    return Entry(text, s.owner[unit], "R31")


def _power(s: State, numbers: Numbers, voice: Voice) -> Entry:
    row = POWERS[Power(numbers[1])]
    unit = numbers[0]
    uses = f"{title(whose_unit(s, unit, voice))} {agrees(s, unit, 'use')} {row.name}"
    return Entry(uses, s.owner[unit], row.rule)


def _of_unit(verb: str, rest: str, rule: str) -> Callable[[State, Numbers, Voice], Entry]:
    """Return the sentence of an event that names a unit."""

    def told(s: State, numbers: Numbers, voice: Voice) -> Entry:
        unit = numbers[0]
        return Entry(f"{title(whose_unit(s, unit, voice))} {agrees(s, unit, verb)} {rest}", s.owner[unit], rule)

    return told


def _joined(s: State, numbers: Numbers, voice: Voice) -> Entry:
    unit, seat = numbers[:2]
    return Entry(f"{called(s, unit)} {agrees(s, unit, 'join')} {voice.whom(seat)}", seat, "R32")


def _lowered(s: State, numbers: Numbers, voice: Voice) -> Entry:
    unit, square, before, after = numbers[:4]
    where = square_words(s, unit, square)
    return Entry(
        f"{title(whose_unit(s, unit, voice))}, {where}, drops from {before} to {after}", 1 - s.owner[unit], "R36"
    )


def _restored(s: State, numbers: Numbers, voice: Voice) -> Entry:
    unit, square, value = numbers[:3]
    where = square_words(s, unit, square)
    return Entry(f"{title(whose_unit(s, unit, voice))}, {where}, comes back as {value}", s.owner[unit], "R41")


def _flanks(s: State, numbers: Numbers, voice: Voice) -> Entry:
    unit, friend = numbers[:2]
    return Entry(
        f"{title(whose_unit(s, unit, voice))} {agrees(s, unit, 'flank')} for {called(s, friend)}", s.owner[unit], "R39"
    )


def _raises(s: State, numbers: Numbers, voice: Voice) -> Entry:
    unit, points = numbers[:2]
    uses = f"{title(whose_unit(s, unit, voice))} {agrees(s, unit, 'use')} Raise Undead"
    return Entry(f"{uses}: {counted(points, 'point')} to spend", s.owner[unit], "R44")


def _scored(s: State, numbers: Numbers, voice: Voice) -> Entry:
    seat, points = numbers[:2]
    return Entry(f"{voice.does(seat, 'score')} a victory point and {voice.verb(seat, 'have')} {points}", seat, "R50")


def _sudden(s: State, numbers: Numbers, voice: Voice) -> Entry:
    return Entry("Both have five points: whose base is free of enemies first wins", None, "R51", "heading")


def _swallowed(s: State, numbers: Numbers, voice: Voice) -> Entry:
    unit, victim = numbers[:2]
    text = f"{title(whose_unit(s, unit, voice))} {agrees(s, unit, 'swallow')} {whose_unit(s, victim, voice)} whole"
    return Entry(text, s.owner[unit], "R47")


DEEDS: Final[dict[Event, Callable[[State, Numbers, Voice], Entry]]] = {
    Event.FACTION: _faction,
    Event.BOUGHT: _bought,
    Event.STOPPED: _stopped,
    Event.ROLLS: _rolls,
    Event.KEPT: _kept,
    Event.REROLLED: _rerolled,
    Event.BURROWED: _to_center("R10"),
    Event.FIRST_DIE: _first_die,
    Event.FIRST: _first,
    Event.ADVANCED: _to_center("R11"),
    Event.ROUND: _round,
    Event.MOVED: _moved,
    Event.ATTACKS: _attacks,
    Event.DEFEATED: _defeated,
    Event.SIEGES: _sieges,
    Event.SIEGED: _sieged,
    Event.ACID: _acid,
    Event.POWER: _power,
    Event.PARALYZED: _of_unit("be", "paralyzed for this round", "R43"),
    Event.JOINED: _joined,
    Event.LOWERED: _lowered,
    Event.WEAKENED: _of_unit("be", "weakened by 2", "R48"),
    Event.RESTORED: _restored,
    Event.FLANKS: _flanks,
    Event.HELD: _of_unit("do", "nothing", "B6"),
    Event.RAISES: _raises,
    Event.SCORED: _scored,
    Event.SUDDEN: _sudden,
    Event.SWALLOWED: _swallowed,
}
