"""What is kept of a position to solve, and told of an answer.

Values are expected results, from -1 (lost) to 1 (won), as in a review.
"""

from __future__ import annotations

from warbones.core.frozen import Frozen
from warbones.core.messages import Text


class Weighed(Frozen, frozen=True):
    """A legal action in notation, what it is worth to its seat, and the standard error of that."""

    action: str
    value: float
    error: float


class Puzzle(Frozen, frozen=True):
    """A position, in its game's notation, with all that ``seat`` may do there, the best first.

    Each of the others is an error by the measure of reviews. ``tempting`` is what a weaker bot does. ``seed`` is that
    of the game which came to it.
    """

    position: str
    seat: int
    choices: tuple[Weighed, ...]
    tempting: str
    seed: int

    @property
    def right(self) -> Weighed:
        """The action that is clearly best."""
        return self.choices[0]


class Puzzles(Frozen, frozen=True):
    """A game's positions in the order of their days.

    ``rules`` is the digest of the rules they were judged by (`warbones.compiled.sources.rules_digest`). Of
    ``looked_at`` decisions ``promising`` were checked by a search of ``effort`` simulations for each action, from
    ``seed``; those that stood are here.
    """

    game: str
    rules: str
    looked_at: int
    promising: int
    effort: int
    seed: int
    puzzles: tuple[Puzzle, ...]


class PuzzleReply(Frozen, frozen=True):
    """Whether it was right, and why; ``best`` is the right action once it may be known, and "" before."""

    right: bool
    told: Text
    best: str = ""
