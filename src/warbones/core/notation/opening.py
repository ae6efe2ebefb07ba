"""How written positions begin: ``PHASE WHERE NAME=WORD ... | AREA: ...``, rule options among the names.

Only the options that are not at their default are written.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from warbones.core.errors import BrokenPosition
from warbones.core.notation.reading import place_of
from warbones.core.record.options import RuleOption, Value, fill
from warbones.core.record.records import Record, fields, filled, size


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
