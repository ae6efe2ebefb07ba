"""Matchups of a study: two bots under one condition, and the order in which their chunks are played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations

from warbones.core.play.game import Game
from warbones.core.play.study_settings import PartGroup
from warbones.lab.interpreted_batch import SEED_BITS

EVEN, DRAWN, LADDER, WITHOUT = "even", "drawn", "ladder", "without"
"""Families of matchups: equal bots, equal bots with random parts, pairs of the ladder, and one bot without a part."""

AND = " + "
"""Joins the names of parts that are banned together."""


@dataclass(frozen=True)
class Matchup:
    """Games between two bots. The first may not use ``part``, or several parts joined by `AND`.

    ``share`` is the number of chunks relative to other matchups; ``again`` is the number of times each roll is rerolled
    on a copy. With `swap` each game is played twice with seats exchanged, on the same dice until the two games diverge.
    """

    family: str
    bots: tuple[str, str]
    part: str = ""
    share: float = 1.0
    again: int = 0

    @property
    def key(self) -> str:
        """The matchup's name."""
        return "/".join((self.family, *dict.fromkeys(self.bots), *([self.part] if self.part else [])))

    @property
    def barred(self) -> tuple[str, ...]:
        """The parts that the first bot may not use."""
        return tuple(self.part.split(AND)) if self.part else ()

    @property
    def swap(self) -> bool:
        """Whether the two sides differ, so that seats are exchanged."""
        return self.family in {LADDER, WITHOUT}

    def seed(self, seed: int) -> int:
        """Return the seed of its dice: matchups of equal bots, with or without a part, share one."""
        if self.family in {EVEN, WITHOUT}:
            return seed
        return int.from_bytes(blake2b(f"{seed}/{self.key}".encode(), digest_size=8).digest()) >> 64 - SEED_BITS


def matchups_of(game: Game, groups: Sequence[PartGroup], again: int, bots: tuple[str, str] | None) -> list[Matchup]:
    """Return the matchups of a full study of ``game``."""
    studied = game.study
    weak, strong = bots or studied.bots
    parts = [AND.join(each) for group in groups for each in group.coalitions()]
    even = [
        Matchup(EVEN, (weak, weak), share=6.0, again=again),
        Matchup(EVEN, (strong, strong), share=2.0, again=again),
    ]
    drawn = (
        [Matchup(DRAWN, (weak, weak), share=8.0), Matchup(DRAWN, (strong, strong), share=1.0)] if studied.drawn else []
    )
    ladder = [Matchup(LADDER, pair) for pair in combinations(studied.ladder, 2)]
    without = [
        Matchup(WITHOUT, (bot, bot), part, share=share)
        for bot, share in ((weak, 1.0), (strong, 0.34))
        for part in parts
    ]
    return [*even, *drawn, *ladder, *without]


def schedule(matchups: Sequence[Matchup]) -> Iterator[int]:
    """Yield the index of the matchup whose chunk is next, in proportion to shares and always in the same order."""
    played = [0] * len(matchups)
    while True:
        upcoming = min(range(len(matchups)), key=lambda at: ((played[at] + 1) / matchups[at].share, at))
        played[upcoming] += 1
        yield upcoming
