"""The longest headline allowed."""

from __future__ import annotations

HEADLINE = 8
"""The most words of a headline, besides its pieces."""


def counted_words(text: str) -> int:
    """Return the number of words of a text."""
    return sum(any(map(str.isalnum, word)) for word in text.split())
