"""A game: its parts, and the doors to its positions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from warbones.core.errors import BadSeed, BrokenPosition, quoted
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.core.record.options import Value
from warbones.core.rules.engine import Engine
from warbones.core.rules.ruleset import Ruleset

LARGEST_SEED: Final = 2**64 - 1
"""Seeds are whole numbers from 0 to this."""


@dataclass(frozen=True, eq=False)
class Game(Parts):
    """One game: what is on the table, and how its positions are set up."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        """Return the game itself: it never changes."""
        return self

    def run_by(self, maker: Callable[[Ruleset], Engine]) -> Game:
        """Return the same game with its rules run by another engine."""
        return replace(self, ruleset=replace(self.ruleset, maker=maker))

    def new(self, seed: int | None = None, **options: Value) -> Position:
        """Start a game. With a ``seed`` (64 bits) the position rolls its own dice; without, each die is owed.

        Raises `UnknownOption` or `BadSeed`.
        """
        return self._begin(self.ruleset.blank(options), seed)

    def at(self, text: str, seed: int | None = None) -> Position:
        """Set up the position that ``text`` writes in the game's notation, as `Position.text` does.

        ``seed`` as in `new`. Raises `BrokenPosition`, `UnknownOption` or `BadSeed`.
        """
        return self._begin(self.read(text), seed)

    def _begin(self, record: Any, seed: int | None) -> Position:
        if seed is not None and (type(seed) is not int or not 0 <= seed <= LARGEST_SEED):
            raise BadSeed(f"A seed is a whole number from 0 to {LARGEST_SEED} (64 bits), not {quoted(seed)}.")
        return Position.start(self, record, seed)

    def read(self, text: str) -> Any:
        """Return the record of a position in the game's notation. Raises `BrokenPosition` or `UnknownOption`."""
        if not isinstance(text, str):
            raise BrokenPosition(f"A position in notation is a text, not {quoted(text)}.")
        return self.notation.reader(text)

    def from_dict(self, written: Any) -> Position:
        """Set up a position that `Position.to_dict` wrote. Raises `BrokenPosition` or `UnknownOption`."""
        return Position.read(self, written)
