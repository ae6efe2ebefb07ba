"""The number of cases tried: a few in every run, and all of them in long runs (`make torture`)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import pytest

long = True
"""Whether to run the long cases too; if not, they are not even collected."""


def cases(every: Iterable[object], few: Collection[object]) -> list[object]:
    """Return the parameters ``every``; those not among ``few`` are for long runs only."""
    return [
        pytest.param(each, marks=() if each in few else pytest.mark.torture) for each in every if long or each in few
    ]


def rows(every: Iterable[tuple[object, ...]], few: Collection[tuple[object, ...]]) -> list[object]:
    """Return sets of parameters, as `cases` returns single ones."""
    return [
        pytest.param(*each, marks=() if each in few else pytest.mark.torture) for each in every if long or each in few
    ]


def seeds(few: int, many: int) -> list[object]:
    """Return the parameters 0 to ``many`` - 1; those from ``few`` on are for long runs only."""
    return cases(range(many), range(few))
