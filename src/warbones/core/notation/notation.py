"""A game's notation: how its actions and positions are written and read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from warbones.core.notation.longest import Longest
from warbones.core.notation.spelling import Spelling


class Unlisted(Protocol):
    """The actions of a game that no list can hold: throws that are aimed freely, or very large sets of dice."""

    def read(self, s: Any, seat: int, text: str) -> int | None:
        """Return the number of the action that ``text`` writes, or None where it writes no such action.

        Raises `IllegalAction` where it writes one that ``seat`` may not take.
        """

    def holds(self, s: Any, seat: int, number: int) -> bool:
        """Return whether ``number`` is such an action, and legal."""


@dataclass(frozen=True, eq=False)
class Notation:
    """How a game is written.

    ``action_text`` writes an action and ``action_pieces`` names the pieces it touches. ``written`` is a position,
    secrets included; ``reader`` sets one up, and ``problem`` says in a sentence what is wrong with a record, or "".
    ``words`` are all that its actions are made of, in an order that stays: agents answer word by word.
    ``longest`` is how long a game can be under a record's options, counted in these words.
    ``spelling`` says which of them make up an action, where there are any.
    ``secret_words`` is how many a seat says in secret, at most, before what it did is revealed; a word that alone can
    follow, such as the only verb, is not said.
    ``alike`` lists, for a record and a seat, groups of pieces of which it is the same to choose one or another: of
    each group an action names the first. ``unlisted`` is for a game with actions
    that no list can hold. ``names`` says what the things in its events are called, by their sort, under a record's
    options, as in ``{"zone": ("L1", "L2")}``. ``across`` says what a word is called by who sits at the other end, where
    the game's features are told as if from this one.
    """

    action_text: Callable[[Any, int, int], str]
    action_pieces: Callable[[Any, int, int], tuple[str, ...]]
    written: Callable[[Any], str]
    reader: Callable[[str], Any]
    problem: Callable[[Any], str]
    words: tuple[str, ...] = ()
    longest: Callable[[Any], Longest] | None = None
    spelling: Spelling | None = None
    secret_words: int = 0
    alike: Callable[[Any, int], Iterable[Sequence[str]]] | None = None
    unlisted: Unlisted | None = None
    names: Callable[[Any], Mapping[str, tuple[str, ...]]] = lambda _: {}
    across: Callable[[str], str] = str
