"""Names among friends, who do not impersonate each other: no Unicode tables are needed."""

from __future__ import annotations

from typing import Final

from warbones.core.errors import WarbonesError

LONGEST: Final = 20
"""The maximum length of a name, in characters."""


class BadName(WarbonesError):
    """A name that cannot be used."""


def cleaned(written: str) -> str:
    """Return a typed name with its spaces tidied. Raises `BadName`."""
    name = " ".join(written.split())
    if not any(map(str.isalnum, name)):
        raise BadName.saying("refused-name-without-letter", what="name")
    if not name.isprintable():
        raise BadName.saying("refused-name-unprintable")
    if len(name) > LONGEST:
        raise BadName.saying("refused-name-long", what="name", most=LONGEST, length=len(name))
    return name


def is_blocked(_name: str) -> bool:
    """Return whether a name is blocked: among friends, none is."""
    return False


def is_alike(one: str, other: str) -> bool:
    """Return whether two names are the same but for case and spaces."""
    return one.replace(" ", "").casefold() == other.replace(" ", "").casefold()
