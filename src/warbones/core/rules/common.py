"""Rules that games share."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.step import NOBODY, rule


@rule
def won_or_lost(winner: int, seat: int) -> int:
    """Return 1 if the seat won, -1 if another seat won, and 0 without a winner."""
    if winner == NOBODY:
        return 0
    return 1 if winner == seat else -1


@rule
def write_members(mask: int, most: int, out: MutableSequence[int]) -> int:
    """Write the members of a set (its bits below ``most``) in order; return their number."""
    count = 0
    for member in range(most):
        if (mask >> member) & 1:
            out[count] = member
            count += 1
    return count


@rule
def size(mask: int) -> int:
    """Return the number of members of a set, which is the number of its 1 bits."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@rule
def first_few(mask: int, number: int) -> int:
    """Return the subset of the first ``number`` members, or all of them if there are fewer."""
    rest = mask
    for _ in range(number):
        rest &= rest - 1
    return mask ^ rest
