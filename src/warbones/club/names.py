"""Players' names: normalised, and compared by their appearance.

They follow the PRECIS profile for nicknames (RFC 8266): no invisible characters, none that change the direction of
text, and each character in its plain form. In addition, a name keeps to one alphabet, so that no letter passes for one
of another alphabet. Emoji of several code points and spacing accents are replaced before PRECIS checks a name, and
restored afterwards.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal

import precis_i18n
from confusable_homoglyphs import categories
from confusable_homoglyphs.confusables import confusables_data

from warbones.club.plain_names import LONGEST, BadName

TITLE: Final = 40
"""The maximum length of a tournament's title, in characters."""

STACKED: Final = 2
"""The maximum number of combining marks on a letter: languages use two, and more would cover the line above."""

WITH: Final = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)
"""Alphabets that may be mixed (Unicode's UTS 39, "highly restrictive")."""

ASCII: Final = 0x7F

ANY: Final = frozenset({"COMMON", "INHERITED", "UNKNOWN"})
"""The scripts that Unicode assigns to characters of every alphabet, such as digits."""

SUBDIVISIONS: Final = ("gbeng", "gbsct", "gbwls")
"""The subdivisions whose flags phones can type: England, Scotland and Wales."""

FLAGS: Final = "|".join(
    f"\U0001f3f4{''.join(chr(0xE0000 + ord(sign)) for sign in each)}\U000e007f" for each in SUBDIVISIONS
)
ONE: Final = "[^\\w\\s\ufe0f\u200d\u20e3][\U0001f3fb-\U0001f3ff]?\ufe0f?"
EMOJI: Final = re.compile(f"(?P<whole>{FLAGS}|[0-9#*]\ufe0f?\u20e3)|{ONE}(?:\u200d{ONE}){{0,4}}")
"""An emoji as phones type it (UTS 51): a flag, a keycap, or a picture with its skin tone, or several pictures
joined."""

PICTURES: Final = frozenset({"So", "Sm", "Sk", "Po", "Pd"})
"""The Unicode categories of pictures."""

JOINING: Final = frozenset("\ufe0f\u200d\u20e3\U000e007f")
"""Invisible characters that an emoji may contain."""

ASIDE: Final = "".join(map(chr, range(0x4DC0, 0x4E00)))
"""Placeholders, which PRECIS leaves unchanged: the hexagrams of the I Ching."""

What = Literal["name", "title"]

_nickname = precis_i18n.get_profile("NicknameCasePreserved")


def cleaned(written: str, longest: int = LONGEST, what: What = "name") -> str:
    """Return a typed name normalised, with its spaces tidied. Raises `BadName`.

    An emoji or accent that is replaced meanwhile counts as one character.
    """
    aside = _put_aside(written)
    plain = written
    for original, sign in sorted(aside.items(), key=lambda each: -len(each[0])):
        plain = plain.replace(original, sign)
    if not plain.strip():
        raise BadName.saying("refused-name-without-letter", what=what)
    try:
        name = " ".join(_nickname.enforce(plain).split())
    except UnicodeError:
        raise BadName.saying("refused-name-unseen", what=what, **_refused(plain)) from None
    _must_be_legible(name, {sign for original, sign in aside.items() if len(original) == 1}, longest, what)
    for original, sign in aside.items():
        name = name.replace(sign, original)
    return name


def _put_aside(written: str) -> dict[str, str]:
    """Return the parts of a name that PRECIS would refuse or split, each with a placeholder."""
    found = [*dict.fromkeys((*_emoji(written), *filter(_is_accent, written)))]
    free = [sign for sign in ASIDE if sign not in written]
    return dict(zip(found, free, strict=False))


def _emoji(written: str) -> Iterator[str]:
    """Yield the emoji of more than one code point."""
    for found in EMOJI.finditer(written):
        parts = found[0].split("\u200d")
        if found["whole"] or (JOINING.intersection(found[0]) and all(_is_picture(part[0]) for part in parts)):
            yield found[0]


def _is_picture(sign: str) -> bool:
    return ord(sign) > ASCII and unicodedata.category(sign) in PICTURES


def _is_accent(sign: str) -> bool:
    """Return whether a character is a spacing accent, which NFKC turns into a space and a combining one."""
    plain = unicodedata.normalize("NFKC", sign)
    return len(plain) > 1 and plain[0] == " " and all(map(unicodedata.combining, plain[1:]))


def _refused(plain: str) -> dict[str, str]:
    """Return the arguments of the message about the rejected character, empty strings if no single one is rejected."""
    for sign in plain.strip():
        try:
            _nickname.enforce(f"a{sign}a")
        except UnicodeError:
            name = unicodedata.name(sign, "").lower()
            return {"sign": f"U+{ord(sign):04X}", "name": name, "how": "named" if name else "sign"}
    return {"sign": "", "name": "", "how": "unknown"}


def _must_be_legible(name: str, accents: set[str], longest: int, what: What) -> None:
    """Raise `BadName` if a name is empty, too long, has too many combining marks, or mixes alphabets."""
    if not any(unicodedata.category(sign)[0] in "LNS" for sign in name if sign not in accents):
        raise BadName.saying("refused-name-without-letter", what=what)
    if len(name) > longest:
        raise BadName.saying("refused-name-long", what=what, most=longest, length=len(name))
    if stacked := _stacked(name):
        raise BadName.saying("refused-name-stacked", what=what, most=STACKED, letter=stacked)
    if mixed := _mixed(name):
        raise BadName.saying("refused-name-mixed", what=what, letters=mixed)


def _stacked(name: str) -> str:
    """Return the first letter with too many combining marks, or ""."""
    letter, marks = "", 0
    for sign in unicodedata.normalize("NFD", name):
        is_mark = unicodedata.category(sign) in {"Mn", "Me"}
        letter, marks = (letter, marks + 1) if is_mark else (sign, 0)
        if marks > STACKED:
            return letter
    return ""


def _mixed(name: str) -> str:
    """Return a string with one letter from each script of a name if they must not be mixed, otherwise ""."""
    scripts = categories.unique_aliases(name) - ANY
    if len(scripts) < 2 or any(scripts <= together for together in WITH):
        return ""
    first = {categories.alias(sign): sign for sign in reversed(name)}
    return " and ".join(f"“{first[each]}” ({each.title()})" for each in sorted(scripts))


# Lookalikes


def is_alike(one: str, other: str) -> bool:
    """Return whether two names look the same, as written or in capitals."""
    return not looks(one).isdisjoint(looks(other))


@lru_cache(maxsize=1 << 12)
def looks(name: str) -> frozenset[str]:
    """Return a name's look-alike keys in lower and upper case. They are only for comparison.

    Case is folded first, since lower-case letters may have other look-alikes than capitals.
    """
    seen = "".join(sign for sign in name if sign not in JOINING)
    small = unicodedata.normalize("NFD", unicodedata.normalize("NFD", seen).casefold())
    return frozenset({_look(small), _look(small.upper())})


def _look(text: str) -> str:
    for _ in range(2):
        text = unicodedata.normalize("NFD", _drawn(text).casefold())
    return text.replace(" ", "").replace("i", "l")


def _drawn(text: str) -> str:
    return "".join(_prototype(sign) for sign in text)


def _prototype(sign: str) -> str:
    """Return the prototype of all characters that look like ``sign`` (UTS 39)."""
    alikes = confusables_data.get(sign, ())
    if len(alikes) != 1:
        return sign
    other: str = alikes[0]["c"]
    stands = len(confusables_data.get(other, ())) > 1 or len(other) > 1 or other < sign
    return other.strip("\u200e") if stands else sign
