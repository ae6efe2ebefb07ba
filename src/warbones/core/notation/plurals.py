"""Singular and plural of nouns in notation errors."""

from __future__ import annotations

PLURALS = {"die": "dice", "trophy": "trophies"}
"""Irregular plurals."""


def things(count: int, thing: str) -> str:
    """Return "die" or "dice", "square" or "squares": ``thing`` is the plain singular."""
    return thing if count == 1 else PLURALS.get(thing, f"{thing}s")


def counted(count: int, thing: str) -> str:
    """Return "1 die" or "3 squares"."""
    return f"{count} {things(count, thing)}"
