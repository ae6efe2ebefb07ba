"""How long a battle can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.core.notation.longest import REPEATS, Longest
from warbones.games.battle.rules.capacity import most_units
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.state import SEATS, SQUARES, SUDDEN_ROUNDS, UNITS, Options
from warbones.games.battle.rules.units import CELLS, KINDS, PUBLISHED, Row

FILL: Final = 2 * SQUARES
"""Words that place a unit's dice: a verb and a face for each square (R4)."""

MOVES: Final = 2 * 2
STRIKE: Final = 2
"""An attack and its target, but for the squares of a siege, more than a line and the square that acid burns."""

POWER: Final = 4
"""A power, its target, and two squares or a second target."""

ACTION: Final = 1 + MOVES + STRIKE + (1 + FILL) + POWER + 2 + 1
"""Words of an action but for a siege's squares: the unit, two moves (R42), an attack, a regrouping, a power, a flank
before it (R39), "done"."""

ACTION_DICE: Final = 1 + 1 + SQUARES + 1
"""Dice of an action beside an attack's: a flank's, acid's, of a regrouping and of a square restored; sixes apart."""

ENTRY: Final = 2 + FILL + FILL + 2
"""Words for each unit beside its actions: it is bought or raised, filled, filled again (R9) and burrows."""

BEFORE: Final = SEATS * (1 + 1 + 1 + 1) + 2
"""Words before the battle but for the units': factions, no more units, keeping, no more burrowing; one moves ahead."""


def bombers(rows: Sequence[Row], budget: int) -> int:
    """Return how many units can drop bombs, each on every enemy at best (R34)."""
    return SEATS * (budget // min(row.cost for row in rows if Power.CARPET_BOMB in row.powers) + 1)


def longest(options: Options) -> Longest:
    """Return the most words and dice of a battle: in a round each unit acts once (R12).

    Each six adds a die (R21), without end: there are never as many as there are other dice.
    """
    rows, rounds = [row_of(options, kind) for kind in range(KINDS)], options.round_limit + SUDDEN_ROUNDS
    units = most_units(options.budget) if tuple(options.rule_data)[:CELLS] == PUBLISHED else UNITS
    bombed, rated = bombers(rows, options.budget) * units, max(max(row.attacks.values(), default=0) for row in rows)
    words = BEFORE + units * ENTRY + rounds * (units * (ACTION + rated) + bombed)
    dice = units * 2 * SQUARES + rounds * (units * (ACTION_DICE + rated) + bombed)
    return Longest(words, 2 * (dice + SEATS * REPEATS))
