"""Interleaved measurement: several workloads in turn, round after round, so that a busy machine slows all alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import median

Workload = Callable[[], float]
"""Does its work once and returns a figure, such as games a second."""


def rounds(workloads: Mapping[str, Workload], count: int, done: Callable[[], None]) -> dict[str, list[float]]:
    """Run every workload ``count`` times, in turn, and return their figures. ``done`` is called after each run."""
    figures: dict[str, list[float]] = {name: [] for name in workloads}
    for _ in range(count):
        for name, work in workloads.items():
            figures[name].append(work())
            done()
    return figures


def ratio(figures: Mapping[str, Sequence[float]], over: str, under: str) -> float:
    """Return the median over the rounds of one workload's figure divided by another's in the same round."""
    return median(a / b for a, b in zip(figures[over], figures[under], strict=True))
