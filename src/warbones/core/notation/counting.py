"""Whole numbers, and how many there are of a thing, as people read them."""

from __future__ import annotations

NUMBERS = (
    "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()
"""Small whole numbers in words."""

PLURALS = {"die": "dice", "trophy": "trophies"}
"""Of things that an -s does not make many."""


def number(count: int) -> str:
    """Return a whole number in words where it is small."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def things(count: int, thing: str) -> str:
    """Return "die" or "dice", "square" or "squares": ``thing`` is the plain singular."""
    return thing if count == 1 else PLURALS.get(thing, f"{thing}s")


def counted(count: int, thing: str) -> str:
    """Return "1 die" or "3 squares"."""
    return f"{count} {things(count, thing)}"


def counted_out(count: int, thing: str) -> str:
    """Return "one pawn" or "three trophies"."""
    return f"{number(count)} {things(count, thing)}"
