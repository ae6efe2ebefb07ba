"""What a designer's lab looks at in a game: its rounds, and the parts that players choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

Naming = Mapping[int, Mapping[int, str]]
"""Phase -> action -> the part that it uses."""


@dataclass(frozen=True)
class Group:
    """Parts that are weighed against one another, such as the dice of a draft; what each costs where they cost."""

    title: str
    parts: tuple[str, ...]
    costs: tuple[float, ...] = ()


def _no_groups(_options: Any) -> tuple[Group, ...]:
    return ()


def _no_names(_options: Any, _seat: int) -> Naming:
    return {}


@dataclass(frozen=True, eq=False)
class Studied:
    """How a game is studied. Without anything said, it has no rounds and no parts.

    ``clock`` names the record's fields that change with each round, and ``tick`` is what such a round is called;
    ``opener`` names the one that says who goes first as the first of them begins, where somebody does.
    ``groups`` are its parts under an options record; ``by_number`` says for a seat which action of a phase uses which
    part, and ``by_bits`` which bit of an action that is a mask. In the phases in ``drawn`` lots decide where the worth
    of parts is measured, and in ``lots`` always, as what a bot would choose there says nothing. ``bots`` are a weaker
    and a stronger one, quick enough for thousands of games, ``ladder`` those of the skill ladder, the weakest first,
    and ``chunk`` is how many games are played between two looks at the clock. ``options`` are what it is studied with
    unless told.
    """

    clock: tuple[str, ...] = ()
    tick: str = "round"
    opener: str = ""
    groups: Callable[[Any], tuple[Group, ...]] = _no_groups
    by_number: Callable[[Any, int], Naming] = _no_names
    by_bits: Callable[[Any, int], Naming] = _no_names
    drawn: tuple[int, ...] = ()
    lots: tuple[int, ...] = ()
    bots: tuple[str, str] = ("greedy:4", "search:100")
    ladder: tuple[str, ...] = ("random", "greedy:4", "search:50", "search:200")
    chunk: int = 50


PLAIN: Final = Studied()
"""How a game is studied that says nothing."""
