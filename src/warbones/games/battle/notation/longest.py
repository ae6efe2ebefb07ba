"""The maximum length of a battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.core.notation.longest import REPEATS, Longest
from warbones.games.battle.rules.armies.capacity import most_units
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.state import SEATS, SQUARES, SUDDEN_ROUNDS, UNITS, Options
from warbones.games.battle.rules.units import CELLS, KINDS, PUBLISHED, Row

FILL: Final = 2 * SQUARES
"""Tokens to place a unit's dice: a verb and a face for each square (R4)."""

MOVES: Final = 2 * 2
STRIKE: Final = 2
"""Tokens of an attack and its target. A siege's squares are counted apart; a line and the acid's square take fewer."""

POWER: Final = 4
"""Tokens of a power, its target, and two squares or a second target."""

ACTION: Final = 1 + MOVES + STRIKE + (1 + FILL) + POWER + 2 + 1
"""Tokens of an action without a siege's squares: the unit, two moves (R42), an attack, a regrouping, a power, a flank
before it (R39), "done"."""

ACTION_DICE: Final = 1 + 1 + SQUARES + 1
"""Dice of an action besides the attack's: a flank's, acid's, a regrouping's and a restored square's; none for sixes."""

ENTRY: Final = 2 + FILL + FILL + 2
"""Tokens of each unit apart from its actions: to buy or raise it, fill it, fill it again (R9) and let it burrow."""

BEFORE: Final = SEATS * (1 + 1 + 1 + 1) + 2
"""Tokens before the battle apart from the units': each side picks a faction, stops buying, keeps its values and stops
burrowing; then one advances a unit."""


def bombers(rows: Sequence[Row], budget: int) -> int:
    """Return the most units that can drop bombs; at most, each of them bombs every enemy (R34)."""
    return SEATS * (budget // min(row.cost for row in rows if Power.CARPET_BOMB in row.powers) + 1)


def longest(options: Options) -> Longest:
    """Return the most tokens and dice of a battle: in a round each unit acts once (R12).

    Each six adds a die (R21), without limit; the bound assumes no more sixes than other dice.
    """
    rows, rounds = [row_of(options, kind) for kind in range(KINDS)], options.round_limit + SUDDEN_ROUNDS
    units = most_units(options.budget) if tuple(options.rule_data)[:CELLS] == PUBLISHED else UNITS
    bombed, rated = bombers(rows, options.budget) * units, max(max(row.attacks.values(), default=0) for row in rows)
    words = BEFORE + units * ENTRY + rounds * (units * (ACTION + rated) + bombed)
    dice = units * 2 * SQUARES + rounds * (units * (ACTION_DICE + rated) + bombed)
    return Longest(words, 2 * (dice + SEATS * REPEATS))
