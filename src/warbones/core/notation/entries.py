"""How positions are written: ``PHASE WHERE NAME=WORD ... | AREA: ...``, rule options among the names.

Only the options that are not at their default are written. What is written of a record follows from tables, each row
under a name: ``turn=Beta``, ``keep=18/17`` or ``ready: Beta``. A row writes one field of the record and reads it again;
where the field is at rest nothing is written.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from warbones.core.errors import BrokenPosition, quoted
from warbones.core.notation.names import place_of, place_of_any_case
from warbones.core.record.options import RuleOption, Value, fill
from warbones.core.record.records import Record, at_rest, fields, filled, size


@dataclass(frozen=True)
class Opening:
    """What stands in a written position besides its phase and its options: bare words, settings, and named areas."""

    where: str
    settings: dict[str, str]
    areas: list[tuple[str, str]]


def written_phase(s: Any) -> str:
    """Return the phase of a record as a word."""
    return _phases(s)(s.phase).name.lower()


def written_options(s: Any, options: Sequence[RuleOption]) -> list[str]:
    """Return the rule options of a record that are not at their default, such as ``round_limit=8``."""
    stored = [(option, getattr(s.options, option.name)) for option in options]
    return [f"{option.name}={_word(option.value(at))}" for option, at in stored if at != option.stored(option.default)]


def opened(s: Any, text: str, options: tuple[RuleOption, ...], named: Collection[str] = ()) -> Opening:
    """Fill in the phase and the options that ``text`` begins with, and lay all else to rest; return what follows.

    ``named`` are the settings that are no options. Raises `BrokenPosition` or `UnknownOption`.
    """
    head, *areas = text.split("|")
    phase, *words = head.split() or [""]
    kind = _phases(s)
    s.phase = kind(place_of([each.name.lower() for each in kind], phase, "phase"))
    settings = dict(word.split("=", 1) for word in words if "=" in word)
    where = " ".join(word for word in words if "=" not in word)
    chosen = {name: _value(options, name, word) for name, word in settings.items() if name not in named}
    fill(s.options, options, chosen)
    rest = {name: word for name, word in settings.items() if name in named}
    if s.phase:
        lay_to_rest(s)
    elif where or rest or areas:
        raise BrokenPosition("Before set-up there is nothing else: write 'setup' and rule options only.")
    return Opening(where, rest, [_area(area) for area in areas])


def lay_to_rest(s: Record) -> None:
    """Let every field but the phase hold what it holds while nobody needs it."""
    for field in fields(type(s)):
        if field.domain is not None and field.name != "phase":
            rest = field.domain.rest
            setattr(s, field.name, filled(field, [rest] * size(field.shape)) if field.shape else rest)


def _phases(s: Any) -> type[IntEnum]:
    return next(field.kind for field in fields(type(s)) if field.name == "phase")


def _area(area: str) -> tuple[str, str]:
    name, colon, content = area.partition(":")
    return (" ".join(name.split()), content.strip()) if colon else ("", area.strip())


def _word(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value(options: Sequence[RuleOption], name: str, word: str) -> Value:
    """Return the option's value that is written as ``word``; an unknown one as it stands, for `fill` to refuse."""
    values = [value for option in options if option.name == name for value in option.values]
    return next((value for value in values if str(value).lower() == word.lower()), word)


Names = Sequence[str] | Callable[[Any], Sequence[str]]
"""What numbers are called, under a record's options where that depends on them."""


@dataclass(frozen=True)
class Word:
    """How a whole number is a word: ``text`` writes it, and ``number`` reads it and raises `BrokenPosition`."""

    text: Callable[[Any, int], str]
    number: Callable[[Any, str], int]


@dataclass(frozen=True)
class Entry:
    """One thing that is written of a position. ``write`` returns "" where it is not written; ``read`` fills it in."""

    name: str
    write: Callable[[Any], str]
    read: Callable[[Any, str], None]


def named(names: Names, what: str) -> Word:
    """Return a number that is written by its name, in capitals or not."""

    return Word(
        lambda s, at: _known(names, s)[at],
        lambda s, word: place_of_any_case(_known(names, s), word, what),
    )


def _known(names: Names, s: Any) -> Sequence[str]:
    return names(s) if callable(names) else names


def member(kind: type[IntEnum], what: str) -> Word:
    """Return an enum that is written by its name, in small letters."""
    return named([each.name.lower() for each in kind], what)


def members(kind: type[IntEnum], what: str) -> Word:
    """Return the bits of a kind as words, such as ``moved,attacked``."""
    one, kinds = member(kind, what), list(kind)
    return Word(
        lambda _, bits: ",".join(each.name.lower() for each in kind if bits & each),
        lambda s, words: sum({kinds[one.number(s, word)] for word in words.split(",")}),
    )


DIGITS: Final = 4


def whole(what: str, most: int = 10**DIGITS - 1) -> Word:
    """Return a whole number, written in digits; one that fits no field is refused with ``what`` it is."""
    return Word(lambda _, number: str(number), lambda _, word: whole_number(word, what, most))


def whole_number(word: str, what: str, most: int = 10**DIGITS - 1) -> int:
    """Return the whole number that a word is. Raises `BrokenPosition`."""
    if not (word.isdecimal() and word.isascii() and len(word) <= DIGITS and int(word) <= most):
        raise BrokenPosition(f"{what} is a whole number up to {most}, not {quoted(word)}.")
    return int(word)


def one(name: str, word: Word, field: str = "", *, always: bool = False) -> Entry:
    """Return the row of a field that is one number; it has the row's name unless ``field`` says otherwise.

    ``always`` says to write it at rest, too.
    """
    field = field or name

    def write(s: Any) -> str:
        held = getattr(s, field)
        return word.text(s, held) if always or held != at_rest(s, field) else ""

    return Entry(name, write, lambda s, text: setattr(s, field, word.number(s, text)))


def each_seat(name: str, between: str, *, always: bool = False) -> Entry:
    """Return the row of a count for each seat, such as ``18/17``; ``always`` says to write it at rest, too."""

    def write(s: Any) -> str:
        held = getattr(s, name)
        told = always or any(cell != at_rest(s, name) for cell in held)
        return between.join(str(cell) for cell in held) if told else ""

    def read(s: Any, text: str) -> None:
        held, words = getattr(s, name), text.split(between)
        if len(words) != len(held) or not all(word.isdecimal() and word.isascii() for word in words):
            sample = between.join(str(number) for number in range(1, len(held) + 1))
            raise BrokenPosition(f"'{name}' is a number for each seat, such as {name}={sample}, not {quoted(text)}.")
        for seat, word in enumerate(words):
            held[seat] = whole_number(word, f"'{name}'")

    return Entry(name, write, read)


def those(name: str, names: Sequence[str], what: str, between: str | None = None) -> Entry:
    """Return the row of a flag for each of ``names``: those of them that have it, with ``between`` (None: spaces)."""

    def write(s: Any) -> str:
        return (between or " ").join(each for each, flag in zip(names, getattr(s, name), strict=True) if flag)

    def read(s: Any, text: str) -> None:
        for word in text.split(between):
            getattr(s, name)[place_of(names, word, what)] = 1

    return Entry(name, write, read)


def written(s: Any, table: Sequence[Entry]) -> list[str]:
    """Return as ``name=word`` what is written of the rows."""
    return [f"{entry.name}={word}" for entry in table if (word := entry.write(s))]


def settings(words: Sequence[str], sample: str) -> dict[str, str]:
    """Return words such as ``name=word`` by their names. Raises `BrokenPosition` that shows a ``sample``."""
    if odd := next((word for word in words if "=" not in word), None):
        raise BrokenPosition(f"Names and values are written such as {sample}, not {quoted(odd)}.")
    return dict(word.split("=", 1) for word in words)


def read(s: Any, table: Sequence[Entry], said: Mapping[str, str], where: str) -> None:
    """Fill in what is said of the rows, in their order. Raises `BrokenPosition`, also for what ``where`` has not."""
    names = [entry.name for entry in table]
    for name in said:
        place_of(names, name, f"word of {where}")
    for entry in table:
        if entry.name in said:
            entry.read(s, said[entry.name])
