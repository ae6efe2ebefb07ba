"""What each unit is worth in points, for whoever thinks ahead: halfway from its cost to what was measured."""

from __future__ import annotations

from typing import Final

from warbones.core.rule import rule
from warbones.games.battle.units import ROWS

MEASURED: Final = {
    "archers": 30,  # 2
    "footsoldiers": 46,  # 2
    "dragon-warriors": 62,  # 3
    "lance-bearers": 37,  # 4
    "rain-of-fire": 4,  # 5
    "fireborn-assassins": 29,  # 6
    "hybrid-elite": 78,  # 8
    "basilisk": 102,  # 10
    "the-winged-wyrm": 181,  # 15
    "lady-of-the-red-scales": 242,  # 15
    "skeleton-warriors": 29,  # 2
    "venom-spitters": 20,  # 2
    "dire-crawlers": 55,  # 3
    "bone-tosser": 58,  # 4
    "zombie-horde": 67,  # 5
    "banshees": 60,  # 6
    "undead-mastodon": 81,  # 8
    "vampire-lord": 107,  # 10
    "lich-princess": 118,  # 15
    "dracolich": 75,  # 15
    "critters": -9,  # 1
    "hulking-beast": 58,  # 2
    "spikers": 73,  # 3
    "crimson-snake": 74,  # 4
    "dark-blades": 31,  # 5
    "razor-fiend": 101,  # 6
    "doppelgangers": 55,  # 8
    "toxic-maelstrom": 31,  # 10
    "broodkeeper": 164,  # 15
    "mindbender": 31,  # 15
}
"""Tenths of a point that a unit was worth to who had it (`bench/merits.py`, 817 battles); beside it its cost."""

LEAST: Final = 0.4
"""The share of its cost that every unit is worth at least, since few battles show little of any one unit."""

MERITS: Final = bytes(round(10 * max(LEAST * row.cost, (row.cost + MEASURED[row.code] / 10) / 2)) for row in ROWS)


@rule
def merit(kind: int) -> float:
    """Return what a whole unit of a kind is worth in points."""
    return MERITS[kind] * 0.1
