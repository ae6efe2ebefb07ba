"""Tables of exact chances for people."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from warbones.core.messages import Text, msg
from warbones.core.view.scene import Chance, OddsTable

RARE: Final = Fraction(1, 100)
"""The highest and lowest numbers are grouped as long as together they are rarer than this."""


def spread(title: Text, shares: Mapping[int, Fraction], rule: str = "") -> OddsTable:
    """Return the chance of each number, with rare ones at either end grouped, and the mean."""
    low, high = _end(sorted(shares), shares), _end(sorted(shares, reverse=True), shares)
    groups: dict[int, Fraction] = {}
    for number, share in sorted(shares.items()):
        within = min(max(number, low), high)
        groups[within] = groups.get(within, Fraction()) + share
    less, more = (low if low > min(shares) else None), (high if high < max(shares) else None)
    chances = tuple(Chance(label=_label(number, less, more), share=float(share)) for number, share in groups.items())
    return OddsTable(title=title, chances=chances, note=_mean(shares), rule=rule)


def _mean(shares: Mapping[int, Fraction]) -> Text:
    """Return the mean; if only one number is possible, that number."""
    if len(shares) == 1:
        (certain,) = shares
        return str(certain)
    return msg("table-on-average", mean=round(float(sum(number * share for number, share in shares.items())), 1))


def _label(number: int, less: int | None, more: int | None) -> Text:
    if number == less:
        return msg("table-or-less", number=number)
    return msg("table-or-more", number=number) if number == more else str(number)


def _end(numbers: list[int], shares: Mapping[int, Fraction]) -> int:
    """Return the last number of the first group, in the given order."""
    total = Fraction()
    for number in numbers:
        total += shares[number]
        if total >= RARE:
            return number
    return numbers[-1]
