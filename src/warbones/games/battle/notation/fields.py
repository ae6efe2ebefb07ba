"""The single fields of a position that are written down where they are not at rest, and how each is a word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from warbones.core.errors import BrokenPosition
from warbones.core.notation.reading import place_of
from warbones.core.rules.step import NOBODY
from warbones.games.battle.notation.names import NAMES, unit_name
from warbones.games.battle.rules.powers import ROWS as POWERS
from warbones.games.battle.rules.state import Part, Purpose, Reason, State
from warbones.games.battle.rules.units import Attack


@dataclass(frozen=True)
class Field:
    """A field: its name, its value at rest, and how it becomes a word and is read again (``BrokenPosition``)."""

    name: str
    rest: int
    word: Callable[[State, int], str]
    number: Callable[[State, str], int]


def place(names: Sequence[str], word: str, what: str) -> int:
    """Return which of ``names`` a word is, in capitals or not. Raises `BrokenPosition`."""
    return place_of(names, {name.casefold(): name for name in names}.get(word.casefold(), word), what)


def _named(names: Sequence[str], what: str) -> tuple[Callable[[State, int], str], Callable[[State, str], int]]:
    return lambda _s, number: names[number], lambda _s, word: place(names, word, what)


def _lower(kind: type[IntEnum]) -> list[str]:
    return [member.name.lower() for member in kind]


def whole(word: str, what: str, most: int = 9999) -> int:
    """Return the whole number that a word is. Raises `BrokenPosition`."""
    if not word.isdecimal() or not word.isascii() or len(word) > 4 or int(word) > most:
        raise BrokenPosition(f"{what} is a whole number up to {most}, not {word!r:.40}.")
    return int(word)


def _seat(name: str) -> Field:
    return Field(name, NOBODY, *_named(NAMES, "side"))


def _count(name: str) -> Field:
    return Field(name, 0, lambda _s, number: str(number), lambda _s, word: whole(word, f"'{name}'"))


def unit_called(s: State, word: str) -> int:
    """Return the unit that a word names. Raises `BrokenPosition`."""
    return place([unit_name(s, unit) for unit in range(s.units)], word, "unit")


def _unit(name: str) -> Field:
    return Field(name, NOBODY, unit_name, unit_called)


def bits_text(kind: type[IntEnum], bits: int) -> str:
    """Return the bits of a kind as words, such as ``moved,attacked``."""
    return ",".join(member.name.lower() for member in kind if bits & member)


def bits_called(kind: type[IntEnum], words: str, what: str) -> int:
    """Return the bits that words are, such as ``moved,attacked``. Raises `BrokenPosition`."""
    members = list(kind)
    return sum({members[place(_lower(kind), word, what)] for word in words.split(",")})


def _bits(name: str, kind: type[IntEnum]) -> Field:
    return Field(name, 0, lambda _s, bits: bits_text(kind, bits), lambda _s, words: bits_called(kind, words, "part"))


HEAD: Final = (
    _seat("asked"),
    Field("turn", 0, *_named(NAMES, "side")),
    Field("first", 0, *_named(NAMES, "side")),
    _count("sudden"),
    _seat("winner"),
    Field("decided_by", 0, *_named(_lower(Reason), "reason")),
)
DRAFT: Final = (
    Field("purpose", 0, *_named(_lower(Purpose), "purpose")),
    _unit("filling"),
    _count("spot"),
    _unit("actor"),
    _bits("done", Part),
    Field("power", NOBODY, *_named([row.code for row in POWERS.values()], "power")),
    _unit("flanker"),
    Field("attack", NOBODY, *_named(_lower(Attack), "attack")),
    _unit("target"),
    Field("bitten", NOBODY, lambda _s, number: str(number), lambda _s, word: whole(word, "'bitten'", 8)),
    _count("raising"),
    _unit("acid"),
)
DRAFTED: Final = (*DRAFT, _unit("second"))
"""Every field of an action; nothing is ever written of the second target, since no position waits there."""

RESTING: Final = (*HEAD, *DRAFTED)
