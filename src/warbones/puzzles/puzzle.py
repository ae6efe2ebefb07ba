"""Puzzles, and replies to answers.

Values are expected results, from -1 (lost) to 1 (won), as in a review.
"""

from __future__ import annotations

from warbones.core.frozen import Frozen
from warbones.core.messages import Text


class Weighed(Frozen, frozen=True):
    """A legal action in notation, its value to the seat, and the standard error."""

    action: str
    value: float
    error: float


class Puzzle(Frozen, frozen=True):
    """A position in its game's notation, with all choices of ``seat``, best first.

    By the standard of reviews, all but the best are mistakes. ``tempting`` is the action of a weaker bot, and ``seed``
    is the seed of the match with this position. ``compared`` is the action over which the table's own figures
    prefer the best one: the tempting one if it can be, "" if none can be.
    """

    position: str
    seat: int
    choices: tuple[Weighed, ...]
    tempting: str
    seed: int
    compared: str = ""

    @property
    def right(self) -> Weighed:
        """The best action."""
        return self.choices[0]


class Puzzles(Frozen, frozen=True):
    """A game's puzzles, one for each day.

    ``rules`` is the digest of the rules that judged them (`warbones.compiled.sources.rules_digest`). Of ``looked_at``
    decisions, ``promising`` were checked by a search of ``effort`` simulations for each action, starting from ``seed``;
    the puzzles are those that passed.
    """

    game: str
    rules: str
    looked_at: int
    promising: int
    effort: int
    seed: int
    puzzles: tuple[Puzzle, ...]


class PuzzleReply(Frozen, frozen=True):
    """Whether an answer was right, and why; ``best`` is the right action, "" until it may be revealed."""

    right: bool
    explanation: Text
    best: str = ""
