"""The number of cases tried: a few in every run, and all of them in long runs (`make torture`)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import pytest

long = True
"""Whether the long cases are wanted too; where a run leaves them out, they are not even collected."""


def cases(every: Iterable[object], few: Collection[object]) -> list[object]:
    """Return the parameters ``every``; those that are not among ``few`` are for long runs alone."""
    return [
        pytest.param(each, marks=() if each in few else pytest.mark.torture) for each in every if long or each in few
    ]


def rows(every: Iterable[tuple[object, ...]], few: Collection[tuple[object, ...]]) -> list[object]:
    """Return likewise sets of several parameters at once."""
    return [
        pytest.param(*each, marks=() if each in few else pytest.mark.torture) for each in every if long or each in few
    ]


def seeds(few: int, many: int) -> list[object]:
    """Return the parameters 0 to ``many``; those from ``few`` on are for long runs alone."""
    return cases(range(many), range(few))
