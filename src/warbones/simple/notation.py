"""The notation of a simple game: ``play turn=1 banked=12,30``, every field that is not at rest by its name."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any

from warbones.core.errors import BrokenPosition, quoted
from warbones.core.notation import codecs, validity
from warbones.core.notation.codecs import FieldCodec, NumberCodec
from warbones.core.notation.validity import Check
from warbones.core.record.options import RuleOption
from warbones.core.record.records import OPTIONS, Field, Grid, Record, at_rest, fields, filled, size
from warbones.core.rules.step import DieNeeded, Step


class SimpleNotation:
    """Writes and reads positions and actions, from the declared fields and the enum of moves."""

    def __init__(
        self,
        state: type[Record],
        rules: Any,
        moves: type[IntEnum],
        options: tuple[RuleOption, ...],
        seats: int,
        checks: tuple[Check, ...],
    ) -> None:
        """Take the parts of a game. ``checks`` yield what is wrong with a record whose fields are well declared."""
        self._state, self._rules, self._moves, self._options, self._seats = state, rules, moves, options, seats
        self._checks = checks
        self._codecs = [_codec(field) for field in fields(state) if field.name not in {"phase", OPTIONS}]

    def action_text(self, _s: Any, _seat: int, action: int) -> str:
        """Return the name of a move."""
        return self._moves(action).name.lower()

    def written(self, s: Any) -> str:
        """Return a position as one line."""
        return " ".join(
            [
                codecs.written_phase(s),
                *(codecs.written_fields(s, self._codecs) if s.phase else ()),
                *codecs.written_options(s, self._options),
            ]
        )

    def read(self, text: str) -> Any:
        """Return the written position. Raises `BrokenPosition` or `UnknownOption`."""
        s: Any = self._state()
        known = [*(each.name for each in self._codecs), *(option.name for option in self._options)]
        if odd := next((word for word in text.split() if "=" in word and word.partition("=")[0] not in known), ""):
            raise BrokenPosition(f"There is no field {quoted(odd.partition('=')[0])}; choose from {', '.join(known)}.")
        opening = codecs.read_opening(s, text, self._options, [each.name for each in self._codecs])
        if opening.where or opening.areas:
            raise BrokenPosition(f"After the phase come only names and values, not {quoted(opening.where or '|')}.")
        codecs.read_fields(s, self._codecs, opening.settings, "a position")
        if wrong := self.problem(s):
            raise BrokenPosition(wrong)
        return s

    def problem(self, s: Any) -> str:
        """Return the first error in a record, or ""."""
        return validity.problem(s, *self._checks, self._stuck)

    def _stuck(self, s: Any) -> Iterator[str]:
        """Yield an error if nobody decides and no die is due, although the game is not over."""
        if not self._rules.over(s) and not any(self._rules.decides(s, seat) for seat in range(self._seats)):
            try:
                self._rules.advance(s.copy(), Step())
            except DieNeeded:
                return
            yield "Nobody decides here, and no die is to be rolled."


def _codec(field: Field) -> FieldCodec:
    """Return the codec of a field: numbers, or the names of an enum, with commas between the cells of a grid."""
    numbers = codecs.member(field.kind, field.name) if issubclass(field.kind, IntEnum) else _number(field)

    def write(s: Any) -> str:
        held = getattr(s, field.name)
        cells = list(held) if isinstance(held, Grid) else [held]
        rest = at_rest(s, field.name)
        return "" if all(each == rest for each in cells) else ",".join(numbers.text(s, each) for each in cells)

    def read(s: Any, text: str) -> None:
        words = text.split(",")
        if len(words) != size(field.shape):
            raise BrokenPosition(f"'{field.name}' has {size(field.shape)} numbers, not {len(words)}.")
        cells = [numbers.number(s, word) for word in words]
        setattr(s, field.name, filled(field, cells) if field.shape else cells[0])

    return FieldCodec(field.name, write, read)


def _number(field: Field) -> NumberCodec:
    """Return the codec of integers, which may be negative."""

    def number(_: Any, word: str) -> int:
        if not word.removeprefix("-").isdecimal() or len(word) > codecs.DIGITS or not word.isascii():
            many = f"has {size(field.shape)} numbers with commas between" if field.shape else "is a number"
            raise BrokenPosition(f"'{field.name}' {many}, not {quoted(word)}.")
        return int(word)

    return NumberCodec(lambda _, held: str(int(held)), number)
