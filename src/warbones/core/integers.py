"""Integers as any library hands them over: Python's own, NumPy's scalars, and arrays of one."""

from __future__ import annotations

from operator import index
from typing import Any


def integer(given: Any) -> int | None:
    """Return the integer that ``given`` is or, as an array of one element, holds; None for all else, booleans too."""
    if type(given) is int:
        return given
    try:
        one = given.reshape(-1) if getattr(given, "ndim", 0) else (given,)
        return None if len(one) != 1 or isinstance(one[0], bool) else index(one[0])
    except Exception:  # noqa: BLE001  # whatever an object of any type raises that is asked for its number
        return None


def integer_within(given: Any, least: int, most: int) -> int | None:
    """Return the `integer` if it is ``least`` to ``most``, else None."""
    number = integer(given)
    return number if number is not None and least <= number <= most else None
