"""A promise, and what a check of it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Final

from warbones.core.play.game import Game
from warbones.games.registry import with_line

MOST: Final = 3
"""The number of problems told about one promise."""


class Level(StrEnum):
    """What a game is ready for once it keeps the promises up to here."""

    RULES = "rules"
    PEOPLE = "people"


Check = Callable[[Game, int], Iterator[str]]
"""Yields a sentence for each problem in the random game of a seed."""


@dataclass(frozen=True)
class Promise:
    """A sentence about every game, and its check. ``once``: it does not depend on the seed."""

    level: Level
    text: str
    check: Check
    once: bool = False

    def problems(self, game: Game, seeds: range) -> list[str]:
        """Return the first problems in the games of these seeds, and what the game's code raises, with its line."""
        found: list[str] = []
        for seed in seeds[:1] if self.once else seeds:
            try:
                found += islice(self.check(game, seed), MOST - len(found))
            except Exception as raised:  # noqa: BLE001  # whatever somebody else's rules raise is what is looked for
                found.append(with_line(raised, _folder(game)))
            found = list(dict.fromkeys(found))
            if len(found) >= MOST:
                break
        return found


def _folder(game: Game) -> Path:
    return Path(str(import_module(game.ruleset.package).__file__)).parent
