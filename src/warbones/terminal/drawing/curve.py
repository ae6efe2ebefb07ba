"""A curve drawn in characters, with marks below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

HEIGHT: Final = 11
"""Rows of a curve: an odd number, so that one is the middle."""

UP, DOWN = ("╯", "╭"), ("╮", "╰")
"""The two ends of a step to a higher or a lower row."""

LEVEL, UPRIGHT = "─", "│"


def curve_lines(shares: Sequence[float], marks: Mapping[int, str], width: int) -> list[str]:
    """Return a curve through ``shares`` (0 to 1) in at most ``width`` columns, with ``marks`` below it.

    Rows are labelled in percent, and the middle one is dotted.
    """
    columns = max(2, min(width - len(_margin("")), 3 * len(shares)))
    places = [_spread(at, columns, len(shares)) for at in range(columns)]
    rows = [_row(_between(shares, place)) for place in places]
    grid = [[" "] * columns for _ in range(HEIGHT)]
    grid[HEIGHT // 2] = ["·"] * columns
    for at, row in enumerate(rows):
        _draw(grid, at, rows[max(0, at - 1)], row)
    axis = {HEIGHT - 1: "0%", HEIGHT // 2: "50%", 0: "100%"}
    lines = [_margin(axis.get(at, "")) + "".join(line) for at, line in enumerate(grid)]
    return [*(line.rstrip() for line in lines), *_marked(marks, len(shares), columns)]


def _spread(at: int, columns: int, count: int) -> float:
    return at * (count - 1) / (columns - 1)


def _between(shares: Sequence[float], place: float) -> float:
    """Return the share nearest to a place."""
    return shares[round(place)]


def _row(share: float) -> int:
    return round((1 - max(0.0, min(1.0, share))) * (HEIGHT - 1))


def _draw(grid: list[list[str]], at: int, before: int, row: int) -> None:
    """Draw the line in one column, from the previous row."""
    if before == row:
        grid[row][at] = LEVEL
        return
    end, start = UP if row < before else DOWN
    grid[before][at], grid[row][at] = end, start
    for between in range(min(before, row) + 1, max(before, row)):
        grid[between][at] = UPRIGHT


def _marked(marks: Mapping[int, str], count: int, columns: int) -> list[str]:
    """Return a line with each mark below its place, and a second for those without room in the first."""
    lines: list[list[str]] = []
    for at, mark in sorted(marks.items()):
        place = round(at * (columns - 1) / max(1, count - 1))
        line = next((each for each in lines if len(each) <= place), None)
        if line is None:
            lines.append(line := [])
        line += [" "] * (place - len(line)) + [*mark, " "]
    return [_margin("") + "".join(line).rstrip() for line in lines]


def _margin(label: str) -> str:
    return f"{label:>4} "
