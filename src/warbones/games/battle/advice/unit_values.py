"""What each unit is worth in points, for whoever thinks ahead."""

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
"""Tenths of a point that a unit was worth to who had it (`bench/unit_values.py`); beside it its cost.

2000 battles of bots that still went by earlier figures."""

LEAST: Final = 0.4
"""The share of its cost that every unit is worth at least: what it stands in the way of, few battles show."""


def _pooled(row: Row) -> float:
    """Return what was measured of a unit and of those that are the same but for their name, on average."""
    return mean(MEASURED[other.code] for other in ROWS if replace(other, name=row.name) == row)


UNIT_VALUES: Final = bytes(max(round(10 * LEAST * row.cost), round(_pooled(row))) for row in ROWS)
"""What a whole unit of each kind is worth, in tenths of a point."""


@rule
def unit_value(kind: int) -> float:
    """Return what a whole unit of a kind is worth in points, as the published one was measured, whatever it costs."""
    return UNIT_VALUES[kind] * 0.1
