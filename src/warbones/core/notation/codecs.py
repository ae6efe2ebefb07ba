"""Codecs for positions in notation: ``PHASE WHERE NAME=WORD ... | AREA: ...``, with rule options among the names.

Options at their default are left out. A game lists codecs by name, as in ``turn=Beta``, ``keep=18/17`` or
``ready: Beta``. Each writes one field of the record and reads it back; fields that are not in use are left out.
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
    """The parts of a position in notation other than phase and options: bare words, settings and named areas."""

    where: str
    settings: dict[str, str]
    areas: list[tuple[str, str]]


def written_phase(s: Any) -> str:
    """Return the phase of a record as a word."""
    return _phases(s)(s.phase).name.lower()


def written_options(s: Any, options: Sequence[RuleOption]) -> list[str]:
    """Return the rule options of a record that differ from their defaults, such as ``round_limit=8``."""
    stored = [(option, getattr(s.options, option.name)) for option in options]
    return [f"{option.name}={_word(option.value(at))}" for option, at in stored if at != option.stored(option.default)]


def read_opening(s: Any, text: str, options: tuple[RuleOption, ...], named: Collection[str] = ()) -> Opening:
    """Fill in the phase and options of ``text``, set all other fields to rest, and return the other parts.

    ``named`` are the settings other than options. Raises `BrokenPosition` or `UnknownOption`.
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
        reset_fields(s)
    elif where or rest or areas:
        raise BrokenPosition("Before set-up there is nothing else: write 'setup' and rule options only.")
    return Opening(where, rest, [_area(area) for area in areas])


def reset_fields(s: Record) -> None:
    """Set every field except the phase to its value at rest."""
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
    """Return the option's value for ``word``, or an unknown word itself, which `fill` rejects."""
    values = [value for option in options if option.name == name for value in option.values]
    return next((value for value in values if str(value).lower() == word.lower()), word)


Names = Sequence[str] | Callable[[Any], Sequence[str]]
"""The names of numbers, or a function of the record if they depend on its options."""


@dataclass(frozen=True)
class NumberCodec:
    """Converts an integer to a word (``text``) and back (``number``, which raises `BrokenPosition`)."""

    text: Callable[[Any, int], str]
    number: Callable[[Any, str], int]


@dataclass(frozen=True)
class FieldCodec:
    """Converts a field to text and back. ``write`` returns "" for a field to leave out; ``read`` fills it in."""

    name: str
    write: Callable[[Any], str]
    read: Callable[[Any, str], None]


def named(names: Names, what: str) -> NumberCodec:
    """Return the codec of a number written as a name, ignoring case."""

    return NumberCodec(
        lambda s, at: _known(names, s)[at],
        lambda s, word: place_of_any_case(_known(names, s), word, what),
    )


def _known(names: Names, s: Any) -> Sequence[str]:
    return names(s) if callable(names) else names


def member(kind: type[IntEnum], what: str) -> NumberCodec:
    """Return the codec of an enum written by name, in lower case."""
    return named([each.name.lower() for each in kind], what)


def members(kind: type[IntEnum], what: str) -> NumberCodec:
    """Return the codec of a bit mask written as words, such as ``moved,attacked``."""
    one, kinds = member(kind, what), list(kind)
    return NumberCodec(
        lambda _, bits: ",".join(each.name.lower() for each in kind if bits & each),
        lambda s, words: sum({kinds[one.number(s, word)] for word in words.split(",")}),
    )


DIGITS: Final = 4


def integer(what: str, most: int = 10**DIGITS - 1) -> NumberCodec:
    """Return the codec of an integer from 0 to ``most``, written in digits; errors call it ``what``."""
    return NumberCodec(lambda _, number: str(number), lambda _, word: parse_integer(word, what, most))


def parse_integer(word: str, what: str, most: int = 10**DIGITS - 1) -> int:
    """Return the integer of a word. Raises `BrokenPosition`."""
    if not (word.isdecimal() and word.isascii() and len(word) <= DIGITS and int(word) <= most):
        raise BrokenPosition(f"{what} must be an integer from 0 to {most}, not {quoted(word)}.")
    return int(word)


def one(name: str, word: NumberCodec, field: str = "", *, always: bool = False) -> FieldCodec:
    """Return the codec of a field with one number. ``field`` is its name in the record, if that differs.

    With ``always``, it is written even at rest.
    """
    field = field or name

    def write(s: Any) -> str:
        held = getattr(s, field)
        return word.text(s, held) if always or held != at_rest(s, field) else ""

    return FieldCodec(name, write, lambda s, text: setattr(s, field, word.number(s, text)))


def each_seat(name: str, between: str, *, always: bool = False) -> FieldCodec:
    """Return the codec of a count for each seat, such as ``18/17``; with ``always``, it is written even at rest."""

    def write(s: Any) -> str:
        held = getattr(s, name)
        written = always or any(cell != at_rest(s, name) for cell in held)
        return between.join(str(cell) for cell in held) if written else ""

    def read(s: Any, text: str) -> None:
        held, words = getattr(s, name), text.split(between)
        if len(words) != len(held) or not all(word.isdecimal() and word.isascii() for word in words):
            sample = between.join(str(number) for number in range(1, len(held) + 1))
            raise BrokenPosition(f"'{name}' is a number for each seat, such as {name}={sample}, not {quoted(text)}.")
        for seat, word in enumerate(words):
            held[seat] = parse_integer(word, f"'{name}'")

    return FieldCodec(name, write, read)


def flags(name: str, names: Sequence[str], what: str, between: str | None = None) -> FieldCodec:
    """Return the codec of a flag for each of ``names``: a list of those set, joined by ``between`` (None: spaces)."""

    def write(s: Any) -> str:
        return (between or " ").join(each for each, flag in zip(names, getattr(s, name), strict=True) if flag)

    def read(s: Any, text: str) -> None:
        for word in text.split(between):
            getattr(s, name)[place_of(names, word, what)] = 1

    return FieldCodec(name, write, read)


def written_fields(s: Any, table: Sequence[FieldCodec]) -> list[str]:
    """Return the fields that are not left out as ``name=word``."""
    return [f"{entry.name}={word}" for entry in table if (word := entry.write(s))]


def parse_settings(words: Sequence[str], sample: str) -> dict[str, str]:
    """Return settings such as ``name=word`` as a dictionary. Raises `BrokenPosition`, which shows a ``sample``."""
    if odd := next((word for word in words if "=" not in word), None):
        raise BrokenPosition(f"Names and values are written such as {sample}, not {quoted(odd)}.")
    return dict(word.split("=", 1) for word in words)


def read_fields(s: Any, table: Sequence[FieldCodec], values: Mapping[str, str], where: str) -> None:
    """Fill in the fields given by name, in the order of ``table``. Raises `BrokenPosition`, as it does for unknown
    names.
    """
    names = [entry.name for entry in table]
    for name in values:
        place_of(names, name, f"word of {where}")
    for entry in table:
        if entry.name in values:
            entry.read(s, values[entry.name])
