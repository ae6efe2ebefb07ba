"""The dice of a match, as its options define them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from warbones.games.army.rules.dice import Kind
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.options import DefensiveHealUnit, Options
from warbones.games.army.rules.sides import faces_of


@dataclass(frozen=True, eq=False)
class Kit:
    """The dice of a match, as its options define them: the six faces of each kind, and the effects of two faces."""

    sides: tuple[tuple[Face, ...], ...]
    curse_adds: bool
    heals_by_point: bool


def kit_of(options: Options) -> Kit:
    """Return the dice of a match with these options; equal options share them."""
    by_point = options.defensive_heal_unit == DefensiveHealUnit.POINT
    return _kit(bytes(options.rule_data), bool(options.curse_blockable), by_point)


@lru_cache(1 << 6)
def _kit(data: bytes, curse_adds: bool, heals_by_point: bool) -> Kit:
    options = Options()
    for at, cell in enumerate(data):
        options.rule_data[at] = cell
    return Kit(tuple(faces_of(options, kind) for kind in Kind), curse_adds, heals_by_point)
