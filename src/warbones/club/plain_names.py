"""Names among friends, where nobody impersonates anybody: no Unicode tables are needed."""

from __future__ import annotations

from typing import Final

from warbones.core.errors import WarbonesError

LONGEST: Final = 20
"""Characters of a name."""


class BadName(WarbonesError):
    """A name that cannot be used."""


def cleaned(written: str) -> str:
    """Return a typed name with its spaces tidied. Raises `BadName`."""
    name = " ".join(written.split())
    if not any(map(str.isalnum, name)):
        raise BadName("A name has at least one letter: write one, or stay as you are.")
    if not name.isprintable():
        raise BadName("A name has no signs that cannot be seen: write letters, digits and spaces.")
    if len(name) > LONGEST:
        raise BadName(f"A name has at most {LONGEST} characters, and this one has {len(name)}.")
    return name


def is_alike(one: str, other: str) -> bool:
    """Return whether two names are the same but for case and spaces."""
    return one.replace(" ", "").casefold() == other.replace(" ", "").casefold()
