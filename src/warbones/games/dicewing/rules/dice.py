"""The fourteen dice: two sets of seven (R3), numbered 0 to 13, set by set.

A die is named by its set and kind, such as ``A.d12``; it belongs to its set for the whole game (R2).
"""

from __future__ import annotations

from typing import Final

from warbones.core.rules.step import NOBODY, Step, emit, roll_die, rule
from warbones.games.dicewing.rules.events import EventKind
from warbones.games.dicewing.rules.state import DICE, State

KINDS: Final = ("d4", "d6", "d8", "d10", "d%", "d12", "d20")
FACES: Final = (4, 6, 8, 10, 10, 12, 20)
STEPS: Final = (1, 1, 1, 1, 10, 1, 1)
"""The step between two faces: the d% counts in tens (R5). It is also the die's lowest value (R31)."""

D10: Final = 3
PERCENT: Final = 4
D20: Final = 6
SET_SIZE: Final = 7
NAMES: Final = tuple(f"{'AB'[die // SET_SIZE]}.{KINDS[die % SET_SIZE]}" for die in range(DICE))


@rule
def set_of(die: int) -> int:
    """Return the seat to whose set ``die`` belongs (R2)."""
    return die // SET_SIZE


@rule
def sides(s: State, die: int) -> int:
    """Return the die's number of sides (B2 for the d%)."""
    kind = die % SET_SIZE
    return s.options.d_percent_sides if kind == PERCENT else FACES[kind]


@rule
def dice_in(s: State, place: int, holder: int) -> int:
    """Return the dice in a place, held by a seat or by `NOBODY`, as a mask."""
    dice = 0
    for die in range(DICE):
        lies, whose = s.place[die], s.holder[die]
        if lies == place and whose == holder:
            dice |= 1 << die
    return dice


@rule
def lowest(die: int) -> int:
    """Return the lowest value the die can show (R31)."""
    return STEPS[die % SET_SIZE]


@rule
def roll(s: State, t: Step, die: int) -> None:
    """Roll ``die`` and leave it showing the value of its new face (R5)."""
    kind = die % SET_SIZE
    emit(t, NOBODY, EventKind.ROLLING, die)
    s.face[die] = STEPS[kind] * roll_die(t, FACES[kind])
    emit(t, NOBODY, EventKind.ROLLED, die, s.face[die])
