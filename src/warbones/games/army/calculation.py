"""The totals of the last reveal, line by line, each with the dice it came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.core.position import Event as Told
from warbones.core.scene import Calculation, Note, Sum, Term
from warbones.core.step import NOBODY
from warbones.core.words import Voice, title
from warbones.games.army.faces import Effect, worth
from warbones.games.army.past import last_turn
from warbones.games.army.state import Event
from warbones.games.army.totals import Part
from warbones.games.army.words import dice_names

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

Faces = Sequence[Sequence[int]]
"""What was revealed: seat, die, face."""


def last_calculation(told: Sequence[Told], voice: Voice) -> tuple[Calculation, ...]:
    """Return the totals of the latest reveal, or nothing before they are told."""
    turn = last_turn(told)
    totals = {event.numbers[0]: event.numbers[1:3] for event in turn if event.kind == Event.TOTAL}
    if len(totals) < 2:
        return ()
    near = voice.seat or 0
    sums = [_sum(turn, seat, side, totals, voice) for seat in (near, 1 - near) for side in (0, 1)]
    ordered = (sums[0], sums[3], sums[2], sums[1])
    hits = " ".join(_hit(event.numbers, voice) for event in turn if event.kind == Event.HIT)
    opened = turn[0]
    note = f"round {opened.numbers[0]}, turn {opened.numbers[1]}" if opened.kind == Event.TURN else ""
    return (Calculation(title="Attack and defence", note=note, sums=ordered, conclusion=hits + _curse(turn, voice)),)


def hits(told: Sequence[Told]) -> tuple[Note | None, Note | None]:
    """Return what the latest reveal has cost each seat: nothing before it is told, and once the next turn rolls."""
    turn = last_turn(told)
    found = {event.numbers[0]: _cost(event.numbers) for event in turn if event.kind == Event.HIT}
    return found.get(0), found.get(1)


def _cost(numbers: Sequence[int]) -> Note:
    _, attack, defence, damage = numbers[:4]
    figure = f"−{damage}" if damage else "0"
    return Note(figure=figure, text=f"{attack} attack − {defence} defence" if damage else f"{defence} stops {attack}")


def _sum(turn: Sequence[Told], seat: int, side: int, totals: dict[int, tuple[int, ...]], voice: Voice) -> Sum:
    """Return the seat's attack (side 0) or defence (side 1)."""
    faces = [event.numbers[:3] for event in turn if event.kind == Event.REVEALED]
    counted = [event.numbers for event in turn if event.kind == Event.COUNTED and event.numbers[0] == seat]
    mine = [numbers for numbers in counted if (numbers[1] >= Part.SINGLES) == bool(side)]
    return Sum(
        seat=seat,
        pieces=(),
        terms=tuple(_term(numbers, faces, seat) for numbers in mine),
        total=str(totals[seat][side]),
        name=title(f"{voice.whose(seat)} {('attack', 'defence')[side]}"),
    )


def _from(faces: Faces, seat: int, part: Part) -> list[Sequence[int]]:
    """Return the revealed dice that a part of the seat's total comes from."""
    effect = LINES[part][4]
    sides = {Part.BETRAYALS: (1 - seat,), Part.CURSES: (0, 1)}.get(part, (seat,))
    return [each for each in faces if each[0] in sides and worth(each[2], effect)]


def _term(numbers: Sequence[int], faces: Faces, seat: int) -> Term:
    part, value, count, each = Part(numbers[1]), *numbers[2:5]
    one, more, why, rule, _ = LINES[part]
    dice = _from(faces, seat, part)
    shown = len(dice) if part in COUNTED_BY_VALUE else count
    buff = one == more
    name = title(one) if buff else f"{shown} {one if shown == 1 else more}"
    because = why.format(each=each, count=count)
    return Term(name=name, why=f"{because}: {dice_names(die for _, die, _ in dice)}", value=f"+{value}", rule=rule)


def _hit(numbers: Sequence[int], voice: Voice) -> str:
    seat, attack, defence = numbers[:3]
    damage = max(0, attack - defence)
    return f"{voice.does(1 - seat, 'hit')} {voice.whom(seat)}: {attack} − {defence} = {damage}."


def _curse(turn: Sequence[Told], voice: Voice) -> str:
    for event in turn:
        if event.kind == Event.CURSED and event.numbers[0] != NOBODY and event.numbers[4]:
            seat, damage = event.numbers[0], event.numbers[4]
            return f" A Curse takes {damage} more from {voice.whom(seat)}."
    return ""
