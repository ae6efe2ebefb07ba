"""Dice for environments: each seat has its own stream, so no seat can infer another's rolls.

They are the dice of `warbones.vector`: the same seed rolls the same dice in every interface.
"""

from __future__ import annotations

from secrets import randbits
from typing import Final

from warbones.core.rules.step import NOBODY, Rng, Step, below, key_dice, table_key
from warbones.encoding.node import DueDie, Node

SEED_BITS: Final = 63


class DiceStreams:
    """The streams of one game's dice."""

    def __init__(self, seed: int, number: int = 1, table: int = 0) -> None:
        """Start the streams of a table's game, the first being number 1."""
        self._t = Step()
        key_dice(self._t, table_key(Rng(), seed, table), number)

    def face(self, due: DueDie) -> int:
        """Return the next face of a pending die."""
        owner = NOBODY if due.seat is None else due.seat
        return 1 + below(self._t.streams[owner - NOBODY], due.sides)

    def roll(self, node: Node) -> Node:
        """Return the node after all pending dice."""
        while due := node.due:
            node = node.roll(self.face(due))
        return node

    def settle(self, node: Node) -> Node:
        """Return the node at which a seat has a real choice: no die is pending, and no action is forced."""
        while (settled := self.roll(node).settled()) is not node:
            node = settled
        return node


def fresh_seed() -> int:
    """Return a random seed."""
    return randbits(SEED_BITS)
