"""A game's notation: the text of its actions and positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from warbones.core.notation.longest import Longest
from warbones.core.notation.spelling import Spelling


class Unlisted(Protocol):
    """Actions too numerous to list: freely aimed throws, or very large sets of dice."""

    def read(self, s: Any, seat: int, text: str) -> int | None:
        """Return the number of the action in ``text``, or None if it is not such an action.

        Raises `IllegalAction` if ``seat`` may not take it.
        """

    def holds(self, s: Any, seat: int, number: int) -> bool:
        """Return whether ``number`` is such an action and is legal."""


@dataclass(frozen=True, eq=False)
class Notation:
    """The notation of a game.

    ``action_text`` returns the text of an action and ``action_pieces`` the ids of the pieces it touches. ``written``
    returns the text of a position, secrets included; ``reader`` sets one up, and ``problem`` returns a sentence about
    an impossible record, or "". ``words`` are the words of all tokens in a fixed order: agents answer token by token.
    ``longest`` returns the maximum length of a game under a record's options. ``spelling`` turns actions into tokens.
    ``secret_words`` is the largest number of tokens a seat gives in secret before they are revealed; forced tokens,
    such as the only verb, do not count. ``alike`` returns, for a record and a seat, groups of interchangeable pieces;
    actions name the first ones of a group. ``unlisted`` holds actions too numerous to list. ``names`` returns the names
    of the things in events, by sort, under a record's options, as in ``{"zone": ("L1", "L2")}``. ``across`` translates
    a word to the other end of the table, for games whose features are always seen from one end.
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
