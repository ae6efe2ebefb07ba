"""Rectangles of a picture, and how they are cut up."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle: its upper left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Return the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Return the lower edge."""
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """Return the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, x: float, y: float | None = None) -> Box:
        """Return the box inside margins."""
        y = x if y is None else y
        return Box(self.x + x, self.y + y, max(0.0, self.width - 2 * x), max(0.0, self.height - 2 * y))

    def top(self, height: float) -> tuple[Box, Box]:
        """Return the upper part, of this height, and the remaining box."""
        height = min(height, self.height)
        rest = Box(self.x, self.y + height, self.width, self.height - height)
        return Box(self.x, self.y, self.width, height), rest

    def left(self, width: float) -> tuple[Box, Box]:
        """Return the left part, of this width, and the remaining box."""
        width = min(width, self.width)
        rest = Box(self.x + width, self.y, self.width - width, self.height)
        return Box(self.x, self.y, width, self.height), rest
