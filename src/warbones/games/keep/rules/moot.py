"""Choices that can change nothing and are therefore not asked (B2.6b)."""

from __future__ import annotations

from typing import Final

from warbones.core.rules.common import size
from warbones.core.rules.step import rule
from warbones.games.keep.rules.exchange import loses_highest, owes_answer, removable
from warbones.games.keep.rules.state import BREACH, PAWNS, FightStep, KeepCheck, Phase, State
from warbones.games.keep.rules.zones import home, lowest, owner, pawns_in, zones_held

WAYS: Final = 36
"""The most ways to pick pawns in a fight, with at most three of each colour: 3 * 3 * 2 * 2."""

BITS: Final = 3
"""The bits for the number of pawns left of one kind."""

KINDS: Final = 6
"""The kinds of pawns in a zone; there are as many again in its DEFENSE slot."""


@rule
def is_last_round(s: State) -> bool:
    """Return whether this is the last round (R28)."""
    return s.game_round == s.options.round_limit


@rule
def nth(pawns: int, place: int) -> int:
    """Return the pawn with this index in a mask, as a mask."""
    for _ in range(place):
        pawns &= pawns - 1
    return pawns & -pawns


@rule
def fought_out(s: State, way: int) -> int:
    """Return the pawns that the fight in the contested zone leaves if the picks are those of ``way``."""
    mine, yours = pawns_in(s, 0, s.contested), pawns_in(s, 1, s.contested)
    owing, lost = (s.owing[0] == 1, s.owing[1] == 1), (s.beaten[0] == 1, s.beaten[1] == 1)
    return fought_on(s, mine, yours, owing, lost, s.fight_step == FightStep.ANSWER, way)


@rule
def fought_on(
    s: State, mine: int, yours: int, owing: tuple[bool, bool], lost: tuple[bool, bool], answering: bool, way: int
) -> int:
    """Return the pawns of both seats that a fight leaves in a zone, played on from one of its steps."""
    while owing[0] or owing[1] or (mine and yours) or not answering:
        if owing[0]:
            pawns = removable(s, mine, answering)
            mine ^= nth(pawns, way % size(pawns))
            way //= size(pawns)
        if owing[1]:
            pawns = removable(s, yours, answering)
            yours ^= nth(pawns, way % size(pawns))
            way //= size(pawns)
        answering = not answering
        if answering:
            mine_too = owes_answer(s, mine, yours, lost[0], lost[1])
            owing = (mine_too, owes_answer(s, yours, mine, lost[1], lost[0]))
        else:
            both = mine != 0 and yours != 0
            lost = owing = (both and loses_highest(s, mine, yours), both and loses_highest(s, yours, mine))
    return mine | yours


@rule
def struck_out(s: State, zone: int, victim: int, way: int) -> int:
    """Return the pawns that the coming fight leaves in a zone once ``victim`` has fallen to ADVANTAGE."""
    mine, yours = pawns_in(s, 0, zone) & ~(1 << victim), pawns_in(s, 1, zone) & ~(1 << victim)
    return fought_on(s, mine, yours, (False, False), (False, False), True, way)


@rule
def is_last_attack(s: State, zone: int, left: int) -> bool:
    """Return whether no round follows if the fight in a zone leaves these pawns: a KEEP falls for certain."""
    for seat in range(2 if s.phase == Phase.FIGHT else 0):
        if lost_in(s, seat, zone, left) + BREACH * breachers(s, 1 - seat, zone, left) >= s.keep[seat]:
            return True
    return is_last_round(s)


@rule
def lost_in(s: State, seat: int, zone: int, left: int) -> int:
    """Return the lost pawns that lower a seat's KEEP once the fight in a zone leaves these pawns (R23)."""
    return s.losses[seat] + (0 if home(s, zone) == seat else size(pawns_in(s, seat, zone) & ~left))


@rule
def is_last_fight(s: State, zone: int) -> bool:
    """Return whether no other zone holds both colours."""
    return s.phase == Phase.FIGHT and zones_held(s, 0) & zones_held(s, 1) & ~(1 << zone) == 0


@rule
def keeps_after(s: State, zone: int, left: int) -> tuple[int, int]:
    """Return both KEEPs once the last fight leaves these pawns in its zone (R23, R24, R25; B2.17)."""
    mine, yours = s.keep[0] - lost_in(s, 0, zone, left), s.keep[1] - lost_in(s, 1, zone, left)
    if s.options.keep_check != KeepCheck.STAGED or (mine > 0 and yours > 0):
        mine -= BREACH * breachers(s, 1, zone, left)
        yours -= BREACH * breachers(s, 0, zone, left)
    return max(0, mine), max(0, yours)


@rule
def breachers(s: State, seat: int, fought: int, left: int) -> int:
    """Return the number of a seat's pawns sure to breach: no foe is in their zone, or left after the fight there."""
    count = 0
    for zone in range(s.options.board.zones):
        if home(s, zone) == 1 - seat:
            pawns, foes = pawns_in(s, seat, zone), pawns_in(s, 1 - seat, zone)
            if zone == fought:
                pawns, foes = pawns & left, foes & left
            count += size(pawns) if foes == 0 else 0
    return count


@rule
def trace(s: State, zone: int, left: int) -> tuple[int, int]:
    """Return a number for each seat that stands for all that matters of the pawns a fight leaves in a zone.

    After the last fight of the last attack only the KEEPs matter. In the last attack, and for pawns that breach (R24),
    only how many there are matters, and nothing at home. Otherwise the numbers they show matter too.
    """
    mine, yours, last = 0, 0, is_last_attack(s, zone, left)
    if last and is_last_fight(s, zone):
        return keeps_after(s, zone, left)
    for pawn in range(PAWNS):
        if (left >> pawn) & 1:
            seat, kind = owner(pawn), s.number[pawn] - 1 + KINDS * s.defending[pawn]
            counted = 1 if last or home(s, zone) == 1 - seat else 1 << BITS * kind
            if last and home(s, zone) == seat:
                counted = 0  # its loss would have cost nothing (R23)
            if seat == 0:
                mine += counted
            else:
                yours += counted
    return mine, yours


@rule
def ends_alike(s: State) -> bool:
    """Return whether the fight in the contested zone leaves the same whichever pawns are picked."""
    first = trace(s, s.contested, fought_out(s, 0))
    for way in range(1, WAYS):
        if trace(s, s.contested, fought_out(s, way)) != first:
            return False
    return True


@rule
def falls_alike(s: State, zone: int, victims: int) -> bool:
    """Return whether a zone that is struck only once is left the same whichever of some pawns falls there."""
    first = trace(s, zone, struck_out(s, zone, lowest(victims), 0))
    for victim in range(PAWNS):
        for way in range(WAYS if (victims >> victim) & 1 else 0):
            if trace(s, zone, struck_out(s, zone, victim, way)) != first:
                return False
    return True
