"""A game: its parts, and the ways to create its positions."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cached_property
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

LARGEST_SIGNED_SEED: Final = 2**63 - 1
"""The largest seed that compiled code can hold."""


def _game_at(place: str, rules_version: str, maker: Callable[[Ruleset], Engine], seats: int) -> Game:
    """Return the game at a place, with an engine and a number of seats. Raises `WarbonesError`."""
    module, _, name = place.partition(":")
    game: Game = getattr(import_module(module), name)
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
        if not self.place:
            raise WarbonesError(f"{self.title} cannot be pickled: it is not in a variable of any module.")
        return _game_at, (self.place, self.rules_version, self.ruleset.maker, len(self.names))

    @cached_property
    def place(self) -> str:
        """The place of the game, ``module:NAME``, or "" if no module that has been imported holds it."""
        modules = [import_module(self.ruleset.package), *sys.modules.values()]
        held = ((each, name, value) for each in modules for name, value in [*getattr(each, "__dict__", {}).items()])
        return next(
            (
                f"{each.__name__}:{name}"
                for each, name, value in held
                if isinstance(value, Game) and value.has_same_parts(self)
            ),
            "",
        )

    def has_same_parts(self, other: Game) -> bool:
        """Return whether the other game differs at most in its engine and its number of seats."""
        return all(
            getattr(mine, each.name) is getattr(others, each.name)
            for mine, others, but in ((self, other, ("names", "ruleset")), (self.ruleset, other.ruleset, ("maker",)))
            for each in fields(mine)
            if each.name not in but
        )

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
