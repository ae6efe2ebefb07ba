"""The values of the units, in points."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean
from typing import Final

from warbones.core.rules.step import rule
from warbones.games.battle.rules.units import ROWS, Row

MEASURED: Final = {
    "archers": 27,  # 2
    "footsoldiers": 57,  # 2
    "dragon-warriors": 58,  # 3
    "lance-bearers": 63,  # 4
    "rain-of-fire": 0,  # 5
    "fireborn-assassins": 20,  # 6
    "hybrid-elite": 87,  # 8
    "basilisk": 106,  # 10
    "the-winged-wyrm": 207,  # 15
    "lady-of-the-red-scales": 198,  # 15
    "skeleton-warriors": 63,  # 2
    "venom-spitters": 28,  # 2
    "dire-crawlers": 58,  # 3
    "bone-tosser": 20,  # 4
    "zombie-horde": 81,  # 5
    "banshees": 50,  # 6
    "undead-mastodon": 87,  # 8
    "vampire-lord": 113,  # 10
    "lich-princess": 108,  # 15
    "dracolich": 3,  # 15
    "critters": 12,  # 1
    "hulking-beast": 55,  # 2
    "spikers": 55,  # 3
    "crimson-snake": 72,  # 4
    "dark-blades": 22,  # 5
    "razor-fiend": 122,  # 6
    "doppelgangers": 97,  # 8
    "toxic-maelstrom": 11,  # 10
    "broodkeeper": 179,  # 15
    "mindbender": 30,  # 15
}
"""The measured values of units to their owner, in tenths of a point (`bench/unit_values.py`), beside their costs.

From 2000 battles of bots that used earlier figures."""

LEAST: Final = 0.4
"""The smallest value of every unit, as a share of its cost: a unit also blocks others, which few battles show."""


def _pooled(row: Row) -> float:
    """Return the mean of the measured values of a unit and of those that differ from it by name only."""
    return mean(MEASURED[other.code] for other in ROWS if replace(other, name=row.name) == row)


UNIT_VALUES: Final = bytes(max(round(10 * LEAST * row.cost), round(_pooled(row))) for row in ROWS)
"""The value of a whole unit of each kind, in tenths of a point."""


@rule
def unit_value(kind: int) -> float:
    """Return the value of a whole unit of a kind in points, measured with the published units, whatever it costs."""
    return UNIT_VALUES[kind] * 0.1
