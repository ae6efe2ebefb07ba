"""Figures formatted for people to read."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite

from warbones.lab.statistics.intervals import Estimate

Form = Callable[[float], str]


def percent(value: float) -> str:
    """Return a share as a percentage, with more decimals if it is tiny."""
    return f"{100 * value:.1f}%" if value == 0 or abs(value) >= 0.001 else f"{100 * value:.2f}%"


def whole(value: float) -> str:
    """Return a share as a percentage without decimals, for axes."""
    return f"{100 * value:.0f}%"


def signed(value: float) -> str:
    """Return a difference of shares in percentage points."""
    return f"{100 * value:+.1f}".replace("-", "−")


def plain(value: float) -> str:
    """Return a count."""
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:,.1f}"


def with_interval(found: Estimate, form: Form = percent) -> str:
    """Return a figure with its interval, as in "50.4% (49.8% to 51.0%)"."""
    return f"{form(found.value)} ({interval(found, form)})"


def interval(found: Estimate, form: Form = percent) -> str:
    """Return an interval, or a note that it is unknown."""
    if not isfinite(found.low) or not isfinite(found.high):
        return "too few games to say"
    return f"{form(found.low)} to {form(found.high)}"


def listed(names: list[str]) -> str:
    """Return names as a list in a sentence."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
