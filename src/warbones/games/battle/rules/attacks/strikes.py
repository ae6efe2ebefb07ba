"""Melee, ranged, snipe and critical attacks, and the acid that answers a melee attack (R21 to R26, R31)."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.step import NOBODY, Step, emit, roll_die, rule
from warbones.games.battle.rules.attacks.targets import may_attack
from warbones.games.battle.rules.decision import ask, wait
from warbones.games.battle.rules.events import EventKind
from warbones.games.battle.rules.marks import Part, Status
from warbones.games.battle.rules.moot import is_last_action
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.roster import width
from warbones.games.battle.rules.sheet import (
    alive,
    count,
    cross,
    dice,
    emit_if_defeated,
    first_of,
    has,
    mark,
    marked,
    remaining_mask,
    squares,
    value,
)
from warbones.games.battle.rules.state import SQUARES, AcidChoice, Phase, State
from warbones.games.battle.rules.units import Attack

ROW = 8
"""A line is a column, or this number plus a row (R23)."""

LINES = 16
MOST = 99
"""A number higher than any to beat."""

BEST = 6
FORMATION_BONUS = 3
"""The bonus of Defensive Formation to each sum (R35)."""

FLANK_DICE = 1
"""The dice that a flank adds to an attack (R39)."""

ACID_DICE = 1
"""The dice that acid rolls (R31)."""


@rule
def roll_attack(t: Step, number: int) -> int:
    """Roll attack dice and return their total; each 6 adds a die at once, on bonus dice too (R21)."""
    total, left = 0, number
    bonus = 0
    while left:
        face = roll_die(t, 6)
        emit(t, NOBODY, EventKind.DIE, face, bonus)
        total += face
        bonus = 1 if face == BEST else 0
        left -= 1 - bonus
    return total


@rule
def line_squares(s: State, unit: int, line: int) -> int:
    """Return the squares of a column or row, crossed out or not, as a mask; 0 if there is no such line."""
    columns, number = width(s, s.kind[unit]), squares(s, unit)
    if line >= ROW:
        return ((1 << columns) - 1) << columns * (line - ROW) & ((1 << number) - 1)
    mask = 0
    if line < columns:
        for square in range(line, number, columns):
            mask |= 1 << square
    return mask


@rule
def line_left(s: State, unit: int, line: int) -> int:
    """Return the remaining squares of a line as a mask; a line without any cannot be attacked (R28, B53)."""
    mask = line_squares(s, unit, line)
    return mask & remaining_mask(s, unit) if mask else 0


@rule
def sum_of(s: State, unit: int, mask: int) -> int:
    """Return the sum of some squares of a unit; crossed ones count 0 (R23, R28)."""
    total = 0
    for square in range(SQUARES):
        if (mask >> square) & 1:
            total += value(s, unit, square)
    return total


@rule
def to_beat(s: State, unit: int, attack: int, mask: int) -> int:
    """Return the number that an attack on some squares must exceed (R22, R35)."""
    formed = attack <= Attack.RANGED and marked(s, unit, Status.FORMATION)
    return sum_of(s, unit, mask) + (FORMATION_BONUS if formed else 0)


@rule
def aimed(s: State, target: int, place: int) -> int:
    """Return the squares that the attack being chosen hits at a place, as a mask; 0 if it cannot aim there."""
    return aimed_by(s, s.attack, target, place)


@rule
def aimed_by(s: State, attack: int, target: int, place: int) -> int:
    """Return the squares that an attack hits at a place, as a mask; 0 if it cannot aim there.

    A place is a column, for melee also a row, and for snipe and critical attacks a square (R23 to R26).
    """
    if attack > Attack.RANGED:
        return remaining_mask(s, target) & (1 << place)
    if attack == Attack.RANGED and place >= ROW:
        return 0
    return line_left(s, target, place)


@rule
def least_to_beat(s: State, target: int) -> int:
    """Return the lowest number of a target that the attack being chosen could have to beat."""
    least = MOST
    for place in range(LINES):
        mask = aimed(s, target, place)
        if mask:
            least = min(least, to_beat(s, target, s.attack, mask))
    return least


@rule
def flank_dice(s: State) -> int:
    """Return the dice that a flank adds (R39, B47)."""
    return 0 if s.flanker == NOBODY else FLANK_DICE


@rule
def attack_dice(s: State) -> int:
    """Return the dice of the attack being made, with those that a flank adds (R21, R39)."""
    return dice(s, s.actor, s.attack) + flank_dice(s)


@rule
def write_targets(s: State, out: MutableSequence[int]) -> int:
    """Write the units that the acting unit may attack (R28)."""
    written = 0
    for target in range(s.units):
        if may_attack(s, s.actor, s.zone[s.actor], s.attack, target):
            out[written] = target
            written += 1
    return written


@rule
def write_lines(s: State, out: MutableSequence[int]) -> int:
    """Write the lines of the target: columns, and rows for melee (R23, R24)."""
    written = 0
    for line in range(LINES):
        if aimed(s, s.target, line):
            out[written] = line
            written += 1
    return written


@rule
def strike(s: State, t: Step, at: int) -> None:
    """Attack a line or, by snipe and critical, a square (R22 to R26); then acid may answer, or it is resolved."""
    mask = aimed(s, s.target, at)
    needed = to_beat(s, s.target, s.attack, mask)
    mark(s, s.target, Status.ATTACKED)
    emit(t, NOBODY, EventKind.ATTACKS, s.actor, s.target, s.attack, at, needed, attack_dice(s))
    hit = beat(s, t, s.target, mask, needed, attack_dice(s))
    s.done = s.done | Part.ATTACKED
    wait(s, Phase.RESOLVED)
    if hit and s.attack == Attack.MELEE and acid_answers(s, s.target):
        ask_for_acid(s, t)


@rule
def beat(s: State, t: Step, target: int, mask: int, needed: int, number: int) -> bool:
    """Roll against a number: more crosses out all the squares, as much or less does nothing (R22)."""
    total = roll_attack(t, number)
    if total <= needed:
        emit(t, NOBODY, EventKind.MISSED, target, total, needed)
        return False
    for square in range(SQUARES):
        if (mask >> square) & 1:
            cross(s, target, square)
    emit(t, NOBODY, EventKind.HIT, target, total, needed, mask)
    emit_if_defeated(s, t, target)
    return True


@rule
def acid_answers(s: State, unit: int) -> bool:
    """Return whether an injured unit's acid answers, even as it is destroyed (R31, B11)."""
    return has(s, unit, Power.ACID_BLOOD) and (s.options.acid_when_destroyed == 1 or alive(s, unit))


@rule
def ask_for_acid(s: State, t: Step) -> None:
    """Ask for the square of the attacker that acid burns: its player's choice, or by option the other's (R31, B10)."""
    s.acid = s.target
    mask = remaining_mask(s, s.actor)
    if count(mask) == 1 or is_last_action(s):
        burn(s, t, first_of(mask))
    else:
        chooser = s.actor if s.options.acid_choice == AcidChoice.ATTACKER else s.acid
        ask(s, s.owner[chooser], Phase.ACID)


@rule
def burn(s: State, t: Step, square: int) -> None:
    """Roll one attack die against a square of the attacker; this is no attack, so nothing answers it (R31, B12)."""
    needed = value(s, s.actor, square)
    emit(t, NOBODY, EventKind.ACID, s.acid, s.actor, square, needed)
    beat(s, t, s.actor, 1 << square, needed, ACID_DICE)
    s.acid = NOBODY
    wait(s, Phase.RESOLVED)
