"""The longest headline allowed."""

from __future__ import annotations

HEADLINE = 8
"""The maximum number of words of a headline, besides its pieces."""


def counted_words(text: str) -> int:
    """Return the number of words in a headline."""
    return sum(any(map(str.isalnum, word)) for word in text.split())
