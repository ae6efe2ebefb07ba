"""Names in what people have typed: clean-up, look-up, and errors that list the known names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final
from unicodedata import name

from warbones.core.errors import MOST_QUOTED, BrokenPosition, quoted

MOST_LISTED: Final = 16
"""The maximum number of names that an error lists. If there are more, it lists only the nearest."""

NEAREST: Final = 3

UNSEEN: Final = dict.fromkeys(map(ord, "\ufeff\u200b\u200c\u200d\u2060\u00ad"))
"""Invisible characters, such as the byte order mark at the beginning of a file."""

AROUND: Final = " \t\r\n\f\v\N{NO-BREAK SPACE}\"'`\u201c\u201d\u201e\u201f\u2018\u2019\u201a\u00ab\u00bb\u2039\u203a"
"""Characters often pasted around a position or action: spaces, quotes and backticks."""

FENCE: Final = re.compile(r"\A\s*```[a-z]*\s", re.IGNORECASE)
"""The beginning of a code block in Markdown."""


def pasted(text: str) -> str:
    """Return pasted text without invisible characters, and without spaces and quotes around it."""
    return FENCE.sub("", text.translate(UNSEEN)).strip(AROUND)


def foreign(text: str) -> str:
    """Return a sentence about the first character that no notation uses, or ""."""
    sign = next((sign for sign in text if not (sign.isascii() and sign.isprintable()) and not sign.isspace()), "")
    if not sign:
        return ""
    called = f"U+{ord(sign):04X} {name(sign, '')}".strip()
    return f"No position has the sign {sign!a} ({called}): write it in plain letters, numbers and signs."


def place_of(names: Sequence[str], word: str, what: str) -> int:
    """Return the index of ``word`` in ``names``. Raises `BrokenPosition`, which calls one a ``what``."""
    if word not in names:
        raise BrokenPosition(f"There is no {what} {quoted(word)}; {_choices(names, word)}.")
    return names.index(word)


def place_of_any_case(names: Sequence[str], word: str, what: str) -> int:
    """Return the index of ``word`` in ``names``, ignoring case. Raises `BrokenPosition` as `place_of` does."""
    return place_of(names, {name.casefold(): name for name in names}.get(word.casefold(), word), what)


def _choices(names: Sequence[str], word: str) -> str:
    if len(names) <= MOST_LISTED:
        return f"choose from {', '.join(names)}"
    near = get_close_matches(word[:MOST_QUOTED], names, n=NEAREST, cutoff=0.0)
    return f"the nearest of the {len(names)} are {', '.join(near)}"


def named_in(names: Sequence[str], text: str) -> list[int]:
    """Return the indexes of the ``names`` that occur in ``text`` as words, ignoring case, each once."""
    places = {name.casefold(): place for place, name in enumerate(names)}
    return list(dict.fromkeys(places[word] for word in text.casefold().split() if word in places))
