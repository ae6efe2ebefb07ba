"""The totals of the last reveal, line by line, each with the dice it came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from warbones.core.record.events import Event as Told
from warbones.core.rules.step import NOBODY
from warbones.core.view.scene import Calculation, Note, Sum, Term
from warbones.core.view.words import Voice, title
from warbones.games.army.rules import events
from warbones.games.army.rules.faces import Effect, worth
from warbones.games.army.rules.state import Part
from warbones.games.army.view.past import last_turn
from warbones.games.army.view.words import dice_names

LINES: Final = {
    Part.SWORDS: ("sword", "swords", "{each} each", "R22", Effect.SWORD),
    Part.SWORD_BUFFS: ("sword buff", "sword buff", "+{each} for each of {count}", "R28", Effect.SWORD_BUFF),
    Part.AXES: ("axe", "axes", "{each} each", "R22", Effect.AXE),
    Part.AXE_BUFFS: ("axe buff", "axe buff", "+{each} for each of {count}", "R28", Effect.AXE_BUFF),
    Part.STRIKES: ("Triple", "Triple", "3 each", "R26", Effect.STRIKE),
    Part.SCYTHES: ("Scythe and Bones", "Scythes and Bones", "own skulls {each}", "R34", Effect.SCYTHE),
    Part.PURIFIES: ("Purify", "Purify", "opposing skulls {each}", "R35", Effect.PURIFY),
    Part.ENFORCED: ("Betrayal, enforced", "Betrayals, enforced", "{each} each", "R30", Effect.BETRAYAL),
    Part.BETRAYALS: ("Betrayal", "Betrayals", "by the opponent, {each} each", "R27", Effect.BETRAYAL),
    Part.CURSES: ("Curse", "Curses", "fewer skulls, {each} each", "B9", Effect.CURSE),
    Part.SINGLES: ("shield", "shields", "{each} each", "R22", Effect.SINGLE),
    Part.SINGLE_BUFFS: ("shield buff", "shield buff", "+{each} for each of {count}", "R32", Effect.SINGLE_BUFF),
    Part.DOUBLES: ("double shield", "double shields", "{each} each", "R22", Effect.DOUBLE),
    Part.DOUBLE_BUFFS: ("double shield buff", "double shield buff", "+{each} for each of {count}", "R32",
                        Effect.DOUBLE_BUFF),
    Part.GUARDS: ("Sacrificial Defense", "Sacrificial Defense", "3 each", "R33", Effect.GUARD),
    Part.DEFENSIVE_HEALS: ("Defensive Heal", "Defensive Heals", "+{each} for each of {count}", "R37",
                           Effect.DEFENSIVE_HEAL),
}  # fmt: skip
"""For each part its name for one and for more, why it counts, its rule, and the effect that its dice show."""

COUNTED_BY_VALUE: Final = (Part.STRIKES, Part.GUARDS)
"""Parts whose count is their points, three a die."""


def last_calculation(told: Sequence[Told], voice: Voice) -> tuple[Calculation, ...]:
    """Return the totals of the latest reveal, or nothing before they are told."""
    turn = last_turn(told)
    totals = {event.seat: (event.attack, event.defence) for event in turn if isinstance(event, events.Total)}
    if len(totals) < 2:
        return ()
    near = voice.seat or 0
    sums = [_sum(turn, seat, side, totals, voice) for seat in (near, 1 - near) for side in (0, 1)]
    ordered = (sums[0], sums[3], sums[2], sums[1])
    hits = " ".join(_hit(event, voice) for event in turn if isinstance(event, events.Hit))
    opened = turn[0]
    note = f"round {opened.round}, turn {opened.turn}" if isinstance(opened, events.Turn) else ""
    return (Calculation(title="Attack and defence", note=note, sums=ordered, conclusion=hits + _curse(turn, voice)),)


def hits(told: Sequence[Told]) -> tuple[Note | None, Note | None]:
    """Return what the latest reveal has cost each seat: nothing before it is told, and once the next turn rolls."""
    turn = last_turn(told)
    found = {event.seat: _cost(event) for event in turn if isinstance(event, events.Hit)}
    return found.get(0), found.get(1)


def _cost(hit: events.Hit) -> Note:
    """Return a hit as a figure and words that stand beside it: they begin with no figure of their own."""
    if hit.damage:
        return Note(figure=f"−{hit.damage}", text=f"attack {hit.attack} − defence {hit.defence}")
    return Note(figure="0", text=f"defence {hit.defence} stops attack {hit.attack}" if hit.attack else "no attack")


def _sum(turn: Sequence[Told], seat: int, side: int, totals: Mapping[int, tuple[int, int]], voice: Voice) -> Sum:
    """Return the seat's attack (side 0) or defence (side 1)."""
    faces = [event for event in turn if isinstance(event, events.Revealed)]
    counted = [event for event in turn if isinstance(event, events.Counted) and event.seat == seat]
    mine = [event for event in counted if (event.part >= Part.SINGLES) == bool(side)]
    return Sum(
        seat=seat,
        pieces=(),
        terms=tuple(_term(event, faces, seat) for event in mine),
        total=str(totals[seat][side]),
        name=title(f"{voice.whose(seat)} {('attack', 'defence')[side]}"),
    )


def _from(faces: Sequence[events.Revealed], seat: int, part: Part) -> list[events.Revealed]:
    """Return the revealed dice that a part of the seat's total comes from."""
    effect = LINES[part][4]
    sides = {Part.BETRAYALS: (1 - seat,), Part.CURSES: (0, 1)}.get(part, (seat,))
    return [each for each in faces if each.seat in sides and worth(each.face, effect)]


def _term(counted: events.Counted, faces: Sequence[events.Revealed], seat: int) -> Term:
    one, more, why, rule, _ = LINES[counted.part]
    dice = _from(faces, seat, counted.part)
    shown = len(dice) if counted.part in COUNTED_BY_VALUE else counted.count
    buff = one == more
    name = title(one) if buff else f"{shown} {one if shown == 1 else more}"
    because = why.format(each=counted.each, count=counted.count)
    from_dice = dice_names(each.die for each in dice)
    return Term(name=name, why=f"{because}: {from_dice}", value=f"+{counted.value}", rule=rule)


def _hit(hit: events.Hit, voice: Voice) -> str:
    if not hit.attack:
        return f"{voice.does(1 - hit.seat, 'deal')} no damage."
    if hit.attack <= hit.defence:
        return f"{title(voice.whose(hit.seat))} shields hold: {hit.defence} against {hit.attack}."
    sum_ = f"{hit.attack} − {hit.defence} = {hit.attack - hit.defence}"
    return f"{voice.does(1 - hit.seat, 'hit')} {voice.whom(hit.seat)}: {sum_}."


def _curse(turn: Sequence[Told], voice: Voice) -> str:
    for event in turn:
        if isinstance(event, events.Cursed) and event.seat != NOBODY and event.damage:
            return f" A Curse takes {event.damage} more from {voice.whom(event.seat)}."
    return ""
