"""Reading what people wrote: names that are known, and what to say of those that are not."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from warbones.core.errors import MOST_QUOTED, BrokenPosition, quoted

MOST_LISTED: Final = 16
"""Names that an error lists; of more it names the nearest."""

NEAREST: Final = 3


def place_of(names: Sequence[str], word: str, what: str) -> int:
    """Return the place of ``word`` among ``names``. Raises `BrokenPosition` that says which ``what`` there are."""
    if word not in names:
        raise BrokenPosition(f"There is no {what} {quoted(word)}; {_there_are(names, word)}.")
    return names.index(word)


def place_of_any_case(names: Sequence[str], word: str, what: str) -> int:
    """Return the place of ``word`` among ``names``, in capitals or not. Raises `BrokenPosition` as `place_of` does."""
    return place_of(names, {name.casefold(): name for name in names}.get(word.casefold(), word), what)


def _there_are(names: Sequence[str], word: str) -> str:
    if len(names) <= MOST_LISTED:
        return f"there are {', '.join(names)}"
    near = get_close_matches(word[:MOST_QUOTED], names, n=NEAREST, cutoff=0.0)
    return f"the nearest of the {len(names)} are {', '.join(near)}"


def named_in(names: Sequence[str], text: str) -> list[int]:
    """Return the places of the ``names`` that a text contains as words, in capitals or not, each once."""
    places = {name.casefold(): place for place, name in enumerate(names)}
    return list(dict.fromkeys(places[word] for word in text.casefold().split() if word in places))
