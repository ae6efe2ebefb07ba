"""Dice Wars' log: the events in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from operator import attrgetter
from typing import Any, Final

from warbones.core.messages import Msg, Piece, msg
from warbones.core.record.events import Event
from warbones.core.rules.step import NOBODY
from warbones.core.view.log import LineContext, Log, Row, Shared, result
from warbones.core.view.scene import Counter, Line
from warbones.games.army.rules import events
from warbones.games.army.rules.dice import NAMES, TROOPS, Category, category_of
from warbones.games.army.rules.faces import CURSE_DAMAGE, Effect, Face, worth
from warbones.games.army.rules.faces import ROWS as FACES
from warbones.games.army.rules.options import RoundReset
from warbones.games.army.rules.state import Phase, Reason, State
from warbones.games.army.view.kit import kit_of
from warbones.games.army.view.outcome import RULES, match_ending
from warbones.games.army.view.pieces import shown
from warbones.games.army.view.words import CATEGORIES, ROLLS, code_of, dice_by_kind, health_id, is_troop, number_of

Says = LineContext[State]

BY_SEAT: Final = attrgetter("seat")


def _pieces(context: Says, dice: Sequence[tuple[int, int]]) -> list[Piece]:
    """Return dice in order: troops by their faces, then bonus dice."""
    ordered = sorted(dice, key=lambda each: (each[0] >= 2 * TROOPS, each[1], each[0]))
    kit, owner = kit_of(context.s.options), context.seat
    return [shown(kit, die, face, owner) for die, face in ordered]


def _faces(context: Says, dice: Sequence[tuple[int, int]]) -> list[Any]:
    """Return dice in order; a single one with its article: "an axe"."""
    pieces = _pieces(context, dice)
    alone = len(pieces) == 1
    return [msg("army-a-face", face=FACES[Face(dice[0][1])].glyph, die=pieces[0])] if alone else pieces


def _each(context: Says, dice: Sequence[int]) -> list[Msg]:
    """Return bonus dice from the supply one by one, as "a Captain" and "a Tank"."""
    kit, owner = kit_of(context.s.options), context.seat
    return [msg("army-a-die", kind=code_of(die), die=shown(kit, die, Face.BLANK, owner)) for die in sorted(dice)]


def _dice_line(context: Says, key: str, rule: str, dice: Sequence[Any]) -> Line:
    """Return a line about dice of one seat."""
    return Line(parts=(msg(key, seat=context.seat, dice=dice),), seat=context.seat, rule=rule)


BACK: Final = {
    RoundReset.ALL: Row("army-round-all-back", "R10", "heading"),
    RoundReset.TROOPS_ONLY: Row("army-round-troops-back", "B2", "heading"),
}
"""The heading of a later round, if it gives dice back."""


def _round(context: Says) -> Row:
    first = Row("army-round", "R5", "heading")
    return first if context.event.round == 1 else BACK.get(RoundReset(context.s.options.round_reset), first)


def _rolled(context: Says, emitted: Sequence[events.Rolled]) -> Line:
    seat, rolled = context.voice.seat, tuple(NAMES[event.die] for event in emitted)
    own = LineContext(context.s, context.event, context.voice, seat)
    dice = _faces(own, [(event.die, event.face) for event in emitted])
    key = "army-rolled-open" if seat is None else "army-rolled"
    return Line(parts=(msg(key, (), dice=dice, count=len(emitted)),), seat=seat, kind="roll", rolled=rolled)


def _revealed(context: Says, emitted: Sequence[events.Revealed]) -> Line:
    dice = _faces(context, [(event.die, event.face) for event in emitted])
    words = msg("army-revealed", seat=context.seat, dice=dice, count=len(emitted))
    return Line(parts=(words,), seat=context.seat, rule="R20")


def _chose(context: Says, emitted: Sequence[events.Chose]) -> Line:
    dice = [event.die for event in emitted]
    if context.event.phase == Phase.HEAL:
        return _dice_line(context, "army-chose-heal", "R39", dice_by_kind(dice))
    return _dice_line(context, "army-chose-gain", "R45", _each(context, dice))


def _healed(context: Says, emitted: Sequence[events.Healed]) -> Line:
    return _dice_line(context, "army-healed", "R39", dice_by_kind(event.die for event in emitted))


def _this_turn(before: Iterator[Event]) -> Iterator[Event]:
    """Return the events of the turn, the latest first, of all events before."""
    return takewhile(lambda event: not isinstance(event, events.Turn), before)


def _earned(before: Iterator[Event]) -> Sequence[Event]:
    """Return the events about the bonus dice that either seat has earned in the turn."""
    return [event for event in _this_turn(before) if isinstance(event, events.Earned)]


def _gained(context: Says, emitted: Sequence[events.Gained | events.Earned]) -> Line:
    """Return the line with the dice taken and, if more was earned, the category of which one was left."""
    dice = [event.die for event in emitted if isinstance(event, events.Gained)]
    taken = {category: sum(category_of(die) == category for die in dice) for category in Category}
    less = [
        {"category": CATEGORIES[event.category], "taken": taken[event.category]}
        for event in emitted
        if isinstance(event, events.Earned) and event.seat == context.seat and event.dice > taken[event.category]
    ]
    more, key = (less[0], "army-gained-less") if less else ({}, "army-gained")
    words = msg(key, (), seat=context.seat, dice=_each(context, dice), **more)
    return Line(parts=(words,), seat=context.seat, rule="R47")


def _blocked(context: Says, emitted: Sequence[events.Blocked]) -> Row:
    return Row("army-blocked", "R46", args={"kinds": [number_of(event.sort, 1) for event in emitted]})


def _healing(before: Iterator[Event]) -> Sequence[Event]:
    """Return the events about heals in the turn: the dice that show them, and their effects."""
    kinds = (events.Revealed, events.Healed, events.Lost)
    return [event for event in _this_turn(before) if isinstance(event, kinds)]


def _buried(context: Says, emitted: Sequence[events.Buried | events.Revealed | events.Healed | events.Lost]) -> Row:
    """Return the row for dice that die, with the reason if heals were dropped: dead dice are revived if any count."""
    own = [event for event in emitted if event.seat == context.seat]
    shown = any(isinstance(event, events.Revealed) and worth(event.face, Effect.HEAL) for event in own)
    spent = any(isinstance(event, events.Healed | events.Lost) for event in own)
    return Row("army-buried-over" if shown and not spent else "army-buried", "R41")


def _rerolled(context: Says) -> Line:
    """Return the line with the number of the roll. Only its own seat reads it, so the event names none."""
    count, roll = context.event.dice, context.event.roll
    words = msg("army-rerolled", roll=roll, of=ROLLS, troops=count) if roll else msg("army-rerolled-bonus", dice=count)
    return Line(parts=(words,), seat=context.voice.seat, rule=("R15", "R16", "R17", "R18")[roll])


READY: Final = {Phase.ROLL: "R20", Phase.HEAL: "R39", Phase.GAIN: "R45"}


def _ready(context: Says) -> Row | None:
    if context.seat == context.voice.seat:  # the seat has already read its own stop or choice
        return None
    return Row("army-ready", READY[Phase(context.event.phase)], "passed")


def _health_left(event: events.Hit | events.Cursed) -> tuple[Counter]:
    return (Counter(piece=health_id(event.seat), face=str(event.health)),)


def _hit(context: Says) -> Row:
    if not context.event.attack:
        return Row("army-no-attack", "R23", "result")
    if not context.event.damage:
        return Row("army-held", "R23", "result")
    return Row("army-hit", "R23", "result", counters=_health_left(context.event))


def _curses(before: Iterator[Event]) -> Sequence[Event]:
    """Return the Curses revealed in the turn, from the events before, the latest first."""
    revealed = [event for event in _this_turn(before) if isinstance(event, events.Revealed)]
    return [event for event in reversed(revealed) if worth(event.face, Effect.CURSE)]


def _cursed(context: Says, emitted: Sequence[events.Cursed | events.Revealed]) -> Row:
    event = context.event
    dice = tuple(NAMES[each.die] for each in emitted if isinstance(each, events.Revealed))
    if event.seat == NOBODY:
        return Row("army-cursed-none", "R36", "result", pieces=dice)
    fewer, more = sorted((event.skulls, event.other_skulls))
    skulls = {"fewer": fewer, "more": more}
    if event.damage:
        return Row("army-cursed", "R36", "result", args=skulls, counters=_health_left(event), pieces=dice)
    return Row("army-cursed-adds", "B9", "result", args={**skulls, "added": event.curses * CURSE_DAMAGE}, pieces=dice)


ROUNDS: Final = {
    Reason.KNOCKOUT: "army-round-won",
    Reason.HIGHER_HEALTH: "army-round-health",
    Reason.BOTH_OUT: "army-round-both-out",
    Reason.STUCK: "army-round-stuck",
    Reason.TOO_LONG: "army-round-long",
}
"""The message key for each way that a round ends."""


def _round_over(context: Says) -> Row:
    event = context.event
    health = (event.health, event.other_health)
    args = {"own": health[event.seat], "other": health[1 - event.seat]} if event.seat != NOBODY else {}
    args["turns"] = int(context.s.options.most_turns)
    return Row(ROUNDS[Reason(event.reason)], RULES[Reason(event.reason)], "round", args=args)


def _ended(context: Says) -> Line:
    return result(context, match_ending(context.event), RULES[context.event.reason])


LOG: Final = Log[State](
    rows={
        events.Round: _round,
        events.Turn: Row("army-turn", "R11", "heading"),
        events.Rolled: Shared(_rolled, lambda event: (event.audience, is_troop(event.die))),
        events.Rerolled: _rerolled,
        events.Stopped: Row("army-stopped", "R20", "passed"),
        events.Ready: _ready,
        events.Revealed: Shared(_revealed, BY_SEAT),
        events.Hit: _hit,
        events.Cursed: Shared(_cursed, also=_curses),
        events.Chose: Shared(_chose, BY_SEAT),
        events.Healed: Shared(_healed, BY_SEAT),
        events.Lost: Row("army-lost", "B22"),
        events.Earned: Row("army-earned", "R44"),
        events.Blocked: Shared(_blocked),
        events.Gained: Shared(_gained, BY_SEAT, also=_earned),
        events.Declined: Row("army-declined", "R45", "passed"),
        events.Buried: Shared(_buried, BY_SEAT, also=_healing),
        events.Rested: Row("army-rested", "R42"),
        events.Woken: Row("army-woken", "R12"),
        events.RoundOver: _round_over,
        events.Ended: _ended,
    },
    says={
        "category": lambda _, category: CATEGORIES[Category(category)],
        "foe": lambda context, _: 1 - context.event.seat,
    },
    knows=lambda s: (bytes(s.options.rule_data), s.options.most_turns, s.options.round_reset),
)
