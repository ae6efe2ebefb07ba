"""What a designer's lab looks at in a game: its rounds, and the parts that players choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

QUICK: Final = 20
"""How many games bots that do not search play for one of those that do."""

Naming = Mapping[int, Mapping[int, str]]
"""Phase -> action -> the part that it uses."""


@dataclass(frozen=True)
class Group:
    """Parts that are weighed against one another, such as the dice of a draft; what each costs where they cost.

    ``shared``: they are few and may stand in for one another, so that they are left out together as well.
    """

    title: str
    parts: tuple[str, ...]
    costs: tuple[float, ...] = ()
    shared: bool = False

    def coalitions(self) -> Iterator[tuple[str, ...]]:
        """Yield which parts are left out at a time."""
        for size in range(1, len(self.parts) + 1 if self.shared else 2):
            yield from combinations(self.parts, size)


def _no_groups(_options: Any) -> tuple[Group, ...]:
    return ()


def _no_part(_record: Any, _seat: int, _action: int) -> str:
    return ""


def _no_names(_options: Any, _seat: int) -> Naming:
    return {}


@dataclass(frozen=True, eq=False)
class Studied:
    """How a game is studied. Without anything said, it has no rounds and no parts.

    ``clock`` names the record's fields that change with each round, and ``tick`` is what such a round is called;
    ``opener`` names the one that says who goes first as the first of them begins, where somebody does.
    ``groups`` are its parts under an options record; ``by_number`` says for a seat which action of a phase uses which
    part, and ``by_bits`` which bit of an action that is a mask; where rules only run interpreted, ``part_of`` says it
    of a record, a seat and an action. In the phases in ``drawn`` lots decide where the worth of parts is measured, and
    in ``lots`` always, as what a bot would choose there says nothing. ``bots`` are a weaker and a stronger one, quick
    enough for thousands of games, ``ladder`` those of the skill ladder, the weakest first, and ``chunk`` is how many
    games they play between two looks at the clock, which should be about a second; bots that do not think ahead play
    `QUICK` times as many.
    """

    clock: tuple[str, ...] = ()
    tick: str = "round"
    opener: str = ""
    groups: Callable[[Any], tuple[Group, ...]] = _no_groups
    by_number: Callable[[Any, int], Naming] = _no_names
    by_bits: Callable[[Any, int], Naming] = _no_names
    part_of: Callable[[Any, int, int], str] = _no_part
    drawn: tuple[int, ...] = ()
    lots: tuple[int, ...] = ()
    bots: tuple[str, str] = ("greedy:4", "search:100")
    ladder: tuple[str, ...] = ("random", "greedy:4", "search:50", "search:200")
    chunk: int = 20


PLAIN: Final = Studied()
"""How a game is studied that says nothing."""
