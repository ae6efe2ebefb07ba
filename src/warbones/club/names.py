"""What people type for others to read: cleaned, and compared as eyes do.

PRECIS' nicknames (RFC 8266) say what may stand in one: nothing that cannot be seen, nothing that turns the text around
it, each sign in its plain form. Beyond that a name keeps to one alphabet, so that no letter passes for another's.
"""

from __future__ import annotations

import unicodedata
from typing import Final

import precis_i18n
from confusable_homoglyphs import categories
from confusable_homoglyphs.confusables import confusables_data

from warbones.core.errors import WarbonesError

LONGEST: Final = 20
"""Characters of a name."""

TITLE: Final = 40
"""Characters of what people call an occasion."""

STACKED: Final = 2
"""Marks that one letter may carry: languages use two, and more hide the line above."""

WITH: Final = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)
"""Alphabets that are written together (Unicode's UTS 39, "highly restrictive")."""

ANY: Final = frozenset({"COMMON", "INHERITED", "UNKNOWN"})
"""What belongs to every alphabet, as digits and signs do."""

_nickname = precis_i18n.get_profile("NicknameCasePreserved")


class BadName(WarbonesError):
    """A name that nobody can have."""


def cleaned(written: str, longest: int = LONGEST, what: str = "A name") -> str:
    """Return what somebody typed as all may read it, its spaces tidied. Raises `BadName`."""
    if not written.strip():
        raise BadName(f"{what} has at least one letter: write one, or stay as you are.")
    try:
        name = " ".join(_nickname.enforce(written).split())
    except UnicodeError:
        raise BadName(
            f"{what} has no line breaks and no signs that cannot be seen: write letters, digits and spaces."
        ) from None
    if not any(unicodedata.category(sign)[0] in "LNS" for sign in name):
        raise BadName(f"{what} has at least one letter: write one, or stay as you are.")
    if len(name) > longest:
        raise BadName(f"{what} has at most {longest} characters, and this one has {len(name)}.")
    if _is_stacked(name):
        raise BadName(f"{what} has at most {STACKED} marks over or under one letter: leave some out.")
    if _mixes(name):
        raise BadName(f"{what} keeps to one alphabet, since letters of another look alike: write it in one.")
    return name


def _is_stacked(name: str) -> bool:
    marks = 0
    for sign in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(sign) in {"Mn", "Me"} else 0
        if marks > STACKED:
            return True
    return False


def _mixes(name: str) -> bool:
    scripts = categories.unique_aliases(name) - ANY
    return len(scripts) > 1 and not any(scripts <= together for together in WITH)


def alike(name: str) -> str:
    """Return what two names share that eyes take for one another: a key to compare by, and nothing to read."""
    plain = unicodedata.normalize("NFD", _drawn(unicodedata.normalize("NFD", name)).casefold())
    return _drawn(plain).casefold().replace(" ", "").replace("i", "l")


def _drawn(text: str) -> str:
    return "".join(_prototype(sign) for sign in text)


def _prototype(sign: str) -> str:
    """Return the sign that stands for all that look like ``sign`` (UTS 39): the one that several are likened to."""
    alikes = confusables_data.get(sign, ())
    if len(alikes) != 1:
        return sign
    other: str = alikes[0]["c"]
    stands = len(confusables_data.get(other, ())) > 1 or len(other) > 1 or other < sign
    return other.strip("\u200e") if stands else sign
