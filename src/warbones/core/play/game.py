"""A game: its parts, and the ways to create its positions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from importlib import import_module
from typing import Any, Final

from warbones.core.errors import BadSeed, BrokenPosition, WarbonesError, integer_within, quoted
from warbones.core.notation.names import foreign, pasted
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.core.record.options import Value
from warbones.core.rules.engine import Engine
from warbones.core.rules.ruleset import Ruleset

LARGEST_SEED: Final = 2**64 - 1
"""Seeds are integers from 0 to this."""


def _game_in(package: str, rules_version: str, maker: Callable[[Ruleset], Engine], seats: int) -> Game:
    """Return the game in a package, with an engine and a number of seats. Raises `WarbonesError`."""
    game: Game = import_module(package).GAME
    if game.rules_version != rules_version:
        raise WarbonesError(
            f"This was pickled under the rules of {game.title} of version {rules_version}; "
            f"they are of version {game.rules_version} here."
        )
    return (game if game.ruleset.maker is maker else game.run_by(maker)).with_seats(seats)


def must_be_seed(seed: object, largest: int = LARGEST_SEED) -> int:
    """Return a seed as an `integer`. Raises `BadSeed`."""
    found = integer_within(seed, 0, largest)
    if found is None:
        raise BadSeed(
            f"A seed must be an integer from 0 to {largest} ({largest.bit_length()} bits), not {quoted(seed)}."
        )
    return found


@dataclass(frozen=True, eq=False)
class Game(Parts):
    """One game: creates positions at the start, from notation and from stored form."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        """Return the game itself, since it is immutable."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a reference to the game; unpickling looks up its rules. Raises `WarbonesError`."""
        made = self.rules_version, self.ruleset.maker, len(self.names)
        found = _game_in(self.ruleset.package, *made)
        if any(getattr(found.ruleset, each.name) is not getattr(self.ruleset, each.name) for each in fields(Ruleset)):
            raise WarbonesError(f"{self.title} was changed here, and can only be pickled as it is in its own folder.")
        return _game_in, (self.ruleset.package, *made)

    def run_by(self, maker: Callable[[Ruleset], Engine]) -> Game:
        """Return the game with another engine."""
        return replace(self, ruleset=replace(self.ruleset, maker=maker))

    def new(self, seed: int | None = None, **options: Value) -> Position:
        """Start a game. With a ``seed`` (64 bits) the position rolls its own dice; without one it waits for every die.

        Raises `UnknownOption` or `BadSeed`.
        """
        return self._begin(self.ruleset.blank(options), seed)

    def at(self, text: str, seed: int | None = None) -> Position:
        """Set up the position in ``text``, which is in the game's notation (`Position.text`).

        ``seed`` as in `new`. Raises `BrokenPosition`, `UnknownOption` or `BadSeed`.
        """
        return self._begin(self.read(text), seed)

    def _begin(self, record: Any, seed: int | None) -> Position:
        return Position.start(self, record, None if seed is None else must_be_seed(seed))

    def read(self, text: str) -> Any:
        """Return the record of a position in the game's notation. Spaces and quotes around it are ignored.

        Raises `BrokenPosition` or `UnknownOption`.
        """
        if not isinstance(text, str):
            raise BrokenPosition(f"A position in notation is a string, not {quoted(text)}.")
        meant = pasted(text)
        try:
            return self.notation.reader(meant)
        except WarbonesError:
            if wrong := foreign(meant):
                raise BrokenPosition(wrong) from None
            raise

    def from_dict(self, written: Any) -> Position:
        """Set up a position from `Position.to_dict`. Raises `BrokenPosition` or `UnknownOption`."""
        return Position.read(self, written)
