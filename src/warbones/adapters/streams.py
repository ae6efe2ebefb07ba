"""Dice for environments that roll by themselves: each seat has a stream of its own, so none can tell another's."""

from __future__ import annotations

import numpy as np

from warbones.adapters.node import Due, Node


class DiceStreams:
    """The streams of one game's dice."""

    def __init__(self, source: np.random.Generator, seats: int) -> None:
        """Take new streams from ``source``, one for each seat and one for the dice that are nobody's own."""
        self._streams = dict(zip((None, *range(seats)), source.spawn(seats + 1), strict=True))

    def face(self, due: Due) -> int:
        """Return the next face of a die that is due."""
        return int(self._streams[due.seat].integers(1, due.sides, endpoint=True))

    def roll(self, node: Node) -> Node:
        """Return the node once no die is due any more."""
        while due := node.due:
            node = node.roll(self.face(due))
        return node

    def settle(self, node: Node) -> Node:
        """Return the node at which a seat really has to choose: nothing is due, and nothing follows by itself."""
        while (settled := self.roll(node).settled()) is not node:
            node = settled
        return node
