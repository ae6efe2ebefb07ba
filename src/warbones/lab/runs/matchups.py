"""What a study plays: legs, each between two bots of which the first may be barred from a part, and in which order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations

from warbones.core.play.game import Game
from warbones.core.play.studied import Group
from warbones.lab.interpreted_batch import SEED_BITS

EVEN, DRAWN, LADDER, WITHOUT = "even", "drawn", "ladder", "without"
"""The families of legs: between equals, with parts by lot, each pair of a ladder, and with a part barred to one."""

AND = " + "
"""Between the names of parts that are left out together."""


@dataclass(frozen=True)
class Leg:
    """Games between two bots. ``part`` is barred to the first, or several joined by `AND`.

    ``share`` is how many chunks of it are played for one of others. With ``swap`` each number is played twice, with
    the seats exchanged, on the same dice for as long as the two games meet the same.
    """

    family: str
    bots: tuple[str, str]
    part: str = ""
    share: float = 1.0
    again: int = 0

    @property
    def key(self) -> str:
        """The leg's name."""
        return "/".join((self.family, *dict.fromkeys(self.bots), *([self.part] if self.part else [])))

    @property
    def barred(self) -> tuple[str, ...]:
        """The parts that are barred to the first bot."""
        return tuple(self.part.split(AND)) if self.part else ()

    @property
    def swap(self) -> bool:
        """Whether its two sides differ."""
        return self.family in {LADDER, WITHOUT}

    def seed(self, seed: int) -> int:
        """Return the seed of its dice: legs between equals, with and without a part, meet the same."""
        if self.family in {EVEN, WITHOUT}:
            return seed
        return int.from_bytes(blake2b(f"{seed}/{self.key}".encode(), digest_size=8).digest()) >> 64 - SEED_BITS


def legs_of(game: Game, groups: Sequence[Group], again: int, bots: tuple[str, str] | None) -> list[Leg]:
    """Return the legs of a whole study of ``game``."""
    studied = game.studied
    weak, strong = bots or studied.bots
    parts = [AND.join(each) for group in groups for each in group.coalitions()]
    even = [Leg(EVEN, (weak, weak), share=6.0, again=again), Leg(EVEN, (strong, strong), share=2.0, again=again)]
    drawn = [Leg(DRAWN, (weak, weak), share=8.0), Leg(DRAWN, (strong, strong), share=1.0)] if studied.drawn else []
    ladder = [Leg(LADDER, pair) for pair in combinations(studied.ladder, 2)]
    without = [
        Leg(WITHOUT, (bot, bot), part, share=share) for bot, share in ((weak, 1.0), (strong, 0.34)) for part in parts
    ]
    return [*even, *drawn, *ladder, *without]


def order(legs: Sequence[Leg]) -> Iterator[int]:
    """Yield which leg's next chunk is played: each as often as its share says, the same way every time."""
    played = [0] * len(legs)
    while True:
        following = min(range(len(legs)), key=lambda at: ((played[at] + 1) / legs[at].share, at))
        played[following] += 1
        yield following
