"""The spelling of an action as a sequence of tokens, by rules that can also be compiled.

A spelling has a *head* of one to three tokens, such as ``move A1 M4``, followed by the tokens of a set's *members* in
order, as in ``launch A.d20 B.d4``. Token 0 means none, and token 1 is the first of a game's
`warbones.core.notation.notation.Notation.words`. The text of an action is made of the same words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

WORD: Final = 16
"""The bits of a token in a head."""

WORD_MASK: Final = (1 << WORD) - 1


class Spelling(Protocol):
    """The spelling of a game's actions. All three methods are rules over the record as the deciding seat knows it."""

    def head(self, s: Any, seat: int, action: int) -> int:
        """Return the first tokens of a legal action, each in `WORD` bits, lowest first."""

    def members(self, s: Any, seat: int, action: int) -> int:
        """Return the members after the head as a bit mask, 0 for none."""

    def member_word(self, s: Any, seat: int, member: int) -> int:
        """Return the token of a bit of `members`; different bits have different tokens."""


def numbered(words: Sequence[str]) -> dict[str, int]:
    """Return each word's token."""
    return {word: number for number, word in enumerate(words, 1)}


def heading(*words: int) -> int:
    """Return a head made of these tokens."""
    return sum(word << WORD * place for place, word in enumerate(words))


def spelled(spelling: Spelling, s: Any, seat: int, action: int) -> list[int]:
    """Return the tokens of a legal action."""
    head, members, words = spelling.head(s, seat, action), spelling.members(s, seat, action), []
    while head:
        words.append(head & WORD_MASK)
        head >>= WORD
    while members:
        lowest = members & -members
        words.append(spelling.member_word(s, seat, lowest.bit_length() - 1))
        members ^= lowest
    return words


def writer(spelling: Spelling, words: Sequence[str]) -> Callable[[Any, int, int], str]:
    """Return the `Notation.action_text` of a spelling."""

    def action_text(s: Any, seat: int, action: int) -> str:
        return " ".join([words[number - 1] for number in spelled(spelling, s, seat, action)])

    return action_text
