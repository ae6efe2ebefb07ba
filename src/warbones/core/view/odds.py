"""Writing exact chances down for people."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from warbones.core.view.scene import Chance, OddsTable

RARE: Final = Fraction(1, 100)
"""The highest and lowest numbers are told together while they are rarer than this."""


def spread(title: str, shares: Mapping[int, Fraction], rule: str = "") -> OddsTable:
    """Return the chance of each number, rare ones at either end together, and the mean."""
    low, high = _end(sorted(shares), shares), _end(sorted(shares, reverse=True), shares)
    groups: dict[str, Fraction] = {}
    for number, share in sorted(shares.items()):
        words = " or less" if number <= low > min(shares) else " or more" if number >= high < max(shares) else ""
        label = f"{min(max(number, low), high)}{words}"
        groups[label] = groups.get(label, Fraction()) + share
    chances = tuple(Chance(label=label, share=float(share)) for label, share in groups.items())
    mean = float(sum(number * share for number, share in shares.items()))
    return OddsTable(title=title, chances=chances, note=f"{mean:.1f} on average", rule=rule)


def _end(numbers: list[int], shares: Mapping[int, Fraction]) -> int:
    """Return the number up to which, in the order given, all are told together."""
    total = Fraction()
    for number in numbers:
        total += shares[number]
        if total >= RARE:
            return number
    return numbers[-1]
