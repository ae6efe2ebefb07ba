"""Spelling: which words make up an action, by rules that machine code runs as well.

An action is said as a *head* of one to three words, such as ``move A1 M4``, and after it the words of a set's
*members*, in their order: ``launch A.d20 B.d4``. Words go by their numbers: 0 is none, 1 is the first of a game's
`warbones.core.notation.notation.Notation.words`. A game's text of an action is made of them, so there is one truth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

WORD: Final = 16
"""Bits that a word takes in a head."""

WORD_MASK: Final = (1 << WORD) - 1


class Spelling(Protocol):
    """How a game's actions are spelled. All three are rules, over the record as the seat that is asked knows it."""

    def head(self, s: Any, seat: int, action: int) -> int:
        """Return the first words of a legal action, one after another from the lowest `WORD` bits on."""

    def members(self, s: Any, seat: int, action: int) -> int:
        """Return what is named after the head, as a mask: 0 where there is nothing."""

    def member_word(self, s: Any, seat: int, member: int) -> int:
        """Return the word for a bit of `members`; a higher bit's is not the word of a lower one's."""


def numbered(words: Sequence[str]) -> dict[str, int]:
    """Return each word's number."""
    return {word: number for number, word in enumerate(words, 1)}


def heading(*words: int) -> int:
    """Return words as a head."""
    return sum(word << WORD * place for place, word in enumerate(words))


def spelled(spelling: Spelling, s: Any, seat: int, action: int) -> list[int]:
    """Return the numbers of the words of a legal action."""
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
    """Return what writes an action in notation."""

    def action_text(s: Any, seat: int, action: int) -> str:
        return " ".join([words[number - 1] for number in spelled(spelling, s, seat, action)])

    return action_text
