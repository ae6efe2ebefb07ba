"""Settings for studies of a game in the lab: its rounds, and the parts that players choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

QUICK: Final = 20
"""Bots that do not search play this many games for each game of the bots that do."""

Naming = Mapping[int, Mapping[int, str]]
"""The part that each action of each phase uses."""


@dataclass(frozen=True)
class PartGroup:
    """Parts to be compared, such as the dice of a draft, with their costs if they have any.

    A ``shared`` group is small and its parts can replace one another, so a study also leaves out combinations of them.
    """

    title: str
    parts: tuple[str, ...]
    costs: tuple[float, ...] = ()
    shared: bool = False

    def coalitions(self) -> Iterator[tuple[str, ...]]:
        """Yield the sets of parts to leave out."""
        for size in range(1, len(self.parts) + 1 if self.shared else 2):
            yield from combinations(self.parts, size)


def _no_groups(_options: Any) -> tuple[PartGroup, ...]:
    return ()


def _no_part(_record: Any, _seat: int, _action: int) -> str:
    return ""


def _no_names(_options: Any, _seat: int) -> Naming:
    return {}


@dataclass(frozen=True, eq=False)
class StudySettings:
    """The settings for studies of a game. By default it has no rounds and no parts.

    ``clock`` names the fields of the record that change with each round, and ``tick`` is the word for such a round.
    ``opener`` names the field with the seat that goes first, if there is one. ``groups`` returns the parts under an
    options record. ``by_number`` returns the part of each action by phase for a seat, and ``by_bits`` the part of each
    bit of an action that is a mask; for rules that only run interpreted, ``part_of`` returns the part of an action. In
    the phases in ``drawn``, actions are random while part values are measured; in ``random_phases`` they always are,
    since a bot's choice there means nothing. ``bots`` are a weaker and a stronger bot, quick enough for thousands of
    games. ``ladder`` are the bots of the skill ladder, weakest first. ``chunk`` is the number of games they play in
    about a second; bots without a search play `QUICK` times as many.
    """

    clock: tuple[str, ...] = ()
    tick: str = "round"
    opener: str = ""
    groups: Callable[[Any], tuple[PartGroup, ...]] = _no_groups
    by_number: Callable[[Any, int], Naming] = _no_names
    by_bits: Callable[[Any, int], Naming] = _no_names
    part_of: Callable[[Any, int, int], str] = _no_part
    drawn: tuple[int, ...] = ()
    random_phases: tuple[int, ...] = ()
    bots: tuple[str, str] = ("greedy:4", "search:100")
    ladder: tuple[str, ...] = ("random", "greedy:4", "search:50", "search:200")
    chunk: int = 20


PLAIN: Final = StudySettings()
"""The default settings."""
