"""A game's rule page, or one rule of it."""

from __future__ import annotations

import re
from typing import Final

from warbones.core.errors import WarbonesError, quoted
from warbones.core.play.parts import Parts
from warbones.games.rulebook import NUMBER, NUMBERED, rulebook

END: Final = re.compile(rf"^#|^(?:[-*] +)?\*\*{NUMBER}\b|\Z", re.MULTILINE)


class UnknownRule(WarbonesError):
    """A number that no rule has."""


def one_rule(game: Parts, number: str) -> str:
    """Return rule ``number``, such as "R20", as Markdown. Raises `UnknownRule`."""
    page = rulebook(game)
    starts = {found[1]: found for found in NUMBERED.finditer(page)}
    start = starts.get(number.upper()) if type(number) is str else None
    if start is None:
        raise UnknownRule(f"{game.title} has no rule {quoted(number)}; its rules are {_ranges(list(starts))}.")
    end = END.search(page, start.end() + 1)
    assert end is not None
    return page[start.end() : end.start()].strip()


def _ranges(numbers: list[str]) -> str:
    """Return "R1 to R50, B1 to B23" for a page's numbers."""
    letters = dict.fromkeys(number[0] for number in numbers)
    places = {letter: [int(number[1:]) for number in numbers if number[0] == letter] for letter in letters}
    return ", ".join(f"{letter}{min(found)} to {letter}{max(found)}" for letter, found in places.items())
