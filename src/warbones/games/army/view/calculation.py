"""The totals of the last reveal, line by line, each line with the dice that contribute to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from warbones.core.messages import Msg, msg
from warbones.core.record.events import Event
from warbones.core.rules.step import NOBODY
from warbones.core.view.scene import Calculation, Note, Sum, Term
from warbones.core.view.voice import Voice
from warbones.games.army.rules import events
from warbones.games.army.rules.dice import NAMES
from warbones.games.army.rules.faces import Effect, worth
from warbones.games.army.rules.options import DefensiveHealUnit
from warbones.games.army.rules.state import Part, State
from warbones.games.army.view.last_reveal import last_turn
from warbones.games.army.view.words import dice_by_kind

LINES: Final = {
    Part.SWORDS: ("army-swords", "R22", Effect.SWORD),
    Part.SWORD_BUFFS: ("army-sword-buffs", "R28", Effect.SWORD_BUFF),
    Part.AXES: ("army-axes", "R22", Effect.AXE),
    Part.AXE_BUFFS: ("army-axe-buffs", "R28", Effect.AXE_BUFF),
    Part.STRIKES: ("army-strikes", "R26", Effect.STRIKE),
    Part.SCYTHES: ("army-scythes", "R34", Effect.SCYTHE),
    Part.PURIFIES: ("army-purifies", "R35", Effect.PURIFY),
    Part.ENFORCED: ("army-enforced", "R30", Effect.BETRAYAL),
    Part.BETRAYALS: ("army-betrayals", "R27", Effect.BETRAYAL),
    Part.CURSES: ("army-curses", "B9", Effect.CURSE),
    Part.SINGLES: ("army-singles", "R22", Effect.SINGLE),
    Part.SINGLE_BUFFS: ("army-single-buffs", "R32", Effect.SINGLE_BUFF),
    Part.DOUBLES: ("army-doubles", "R22", Effect.DOUBLE),
    Part.DOUBLE_BUFFS: ("army-double-buffs", "R32", Effect.DOUBLE_BUFF),
    Part.GUARDS: ("army-guards", "R33", Effect.GUARD),
    Part.DEFENSIVE_HEALS: ("army-defensive-heals", "R37", Effect.DEFENSIVE_HEAL),
}
"""The message of each part (``.why`` for its reason), its rule, and the effect of its dice."""

COUNTED_BY_VALUE: Final = (Part.STRIKES, Part.GUARDS)
"""The parts counted in points, since their dice differ in value."""


def last_calculation(s: State, emitted: Sequence[Event], voice: Voice) -> tuple[Calculation, ...]:
    """Return the totals of the latest reveal, or nothing before they are emitted."""
    turn = last_turn(emitted)
    totals = {event.seat: (event.attack, event.defence) for event in turn if isinstance(event, events.Total)}
    if len(totals) < 2:
        return ()
    near = voice.seat or 0
    sums = [_sum(s, turn, seat, side, totals) for seat in (near, 1 - near) for side in (0, 1)]
    ordered = (sums[0], sums[3], sums[2], sums[1])
    opened = turn[0]
    note = msg("army-where", round=opened.round, turn=opened.turn) if isinstance(opened, events.Turn) else ""
    return (
        Calculation(
            title=msg("army-calculation"), note=note, sums=ordered, conclusion=_conclusion(turn), won=_winner(turn)
        ),
    )


def _winner(turn: Sequence[Event]) -> int | None:
    """Return the seat that loses less health, if one does."""
    lost = [0, 0]
    for event in turn:
        if isinstance(event, events.Hit | events.Cursed) and event.seat != NOBODY:
            lost[event.seat] += event.damage
    return None if lost[0] == lost[1] else int(lost[0] > lost[1])


def hits(emitted: Sequence[Event]) -> tuple[Note | None, Note | None]:
    """Return the loss of each seat in the latest reveal, or None before it is emitted."""
    turn, before = last_turn(emitted), _health_before(emitted)
    found = {event.seat: _cost(event, before[event.seat]) for event in turn if isinstance(event, events.Hit)}
    return found.get(0), found.get(1)


def _health_before(emitted: Sequence[Event]) -> Sequence[int | None]:
    """Return the health of both seats before the latest hit; None if no event tells it."""
    health: list[int | None] = [None, None]
    before: list[int | None] = [None, None]
    for event in emitted:
        if isinstance(event, events.Round):
            health = [event.health, event.health]
        elif isinstance(event, events.Hit):
            before[event.seat], health[event.seat] = health[event.seat], event.health
        elif isinstance(event, events.Cursed) and event.seat != NOBODY:
            health[event.seat] = event.health
    return before


def _cost(hit: events.Hit, before: int | None) -> Note:
    """Return the health that a hit took as a figure, and the reason in words, which do not begin with a number."""
    if not hit.attack:
        return Note(figure="0", text=msg("army-cost-no-attack"))
    lost = hit.damage if before is None else before - hit.health
    if lost < hit.damage:
        return Note(figure=f"−{lost}", text=msg("army-cost-all", damage=hit.damage))
    text = msg("army-cost" if lost else "army-cost-none", attack=hit.attack, defence=hit.defence)
    return Note(figure=f"−{lost}" if lost else "0", text=text)


def _sum(s: State, turn: Sequence[Event], seat: int, side: int, totals: Mapping[int, tuple[int, int]]) -> Sum:
    """Return the seat's attack (side 0) or defence (side 1)."""
    faces = [event for event in turn if isinstance(event, events.Revealed)]
    counted = [event for event in turn if isinstance(event, events.Counted) and event.seat == seat]
    mine = [event for event in counted if (event.part >= Part.SINGLES) == bool(side)]
    return Sum(
        seat=seat,
        pieces=(),
        terms=tuple(_term(s, event, faces, seat) for event in mine),
        total=str(totals[seat][side]),
        name=msg(("army-attack-of", "army-defence-of")[side], seat=seat),
    )


def _from(faces: Sequence[events.Revealed], seat: int, part: Part) -> list[events.Revealed]:
    """Return the revealed dice that contribute to a part of the seat's total."""
    effect = LINES[part][2]
    sides = {Part.BETRAYALS: (1 - seat,), Part.CURSES: (0, 1)}.get(part, (seat,))
    return [each for each in faces if each.seat in sides and worth(each.face, effect)]


def _term(s: State, counted: events.Counted, faces: Sequence[events.Revealed], seat: int) -> Term:
    key, rule, _ = LINES[counted.part]
    dice = _from(faces, seat, counted.part)
    used = tuple([NAMES[revealed.die] for revealed in dice])
    count, each = counted.count, counted.each
    if counted.part in COUNTED_BY_VALUE:
        count, each = len(dice), counted.value // len(dice)
    numbers: dict[str, Any] = {"count": count, "each": each}
    by_point = counted.part == Part.DEFENSIVE_HEALS and s.options.defensive_heal_unit == DefensiveHealUnit.POINT
    why = msg(f"{key}.points" if by_point else f"{key}.why", (), **numbers, dice=dice_by_kind(die.die for die in dice))
    return Term(name=msg(key, (), **numbers), why=why, value=f"+{counted.value}", rule=rule, pieces=used)


def _conclusion(turn: Sequence[Event]) -> Msg:
    """Return the result of both attacks and of the Curses."""
    first, second = (_hit(event) for event in turn if isinstance(event, events.Hit))
    for event in turn:
        if isinstance(event, events.Cursed) and event.seat != NOBODY and event.damage:
            curse = msg("army-conclusion-curse", curses=event.curses, damage=event.damage, seat=event.seat)
            return msg("army-conclusion-cursed", first=first, second=second, curse=curse)
    return msg("army-conclusion", first=first, second=second)


def _hit(hit: events.Hit) -> Msg:
    if not hit.attack:
        return msg("army-conclusion-none", foe=1 - hit.seat)
    if hit.attack <= hit.defence:
        return msg("army-conclusion-held", seat=hit.seat, attack=hit.attack, defence=hit.defence)
    numbers = {"attack": hit.attack, "defence": hit.defence, "damage": hit.damage}
    return msg("army-conclusion-hit", (), seat=hit.seat, foe=1 - hit.seat, **numbers)
