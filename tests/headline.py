"""How long a headline may be."""

from __future__ import annotations

HEADLINE = 8
"""The most words of a headline, besides its pieces."""


def counted_words(text: str) -> int:
    """Return how many words a text has."""
    return sum(any(map(str.isalnum, word)) for word in text.split())
