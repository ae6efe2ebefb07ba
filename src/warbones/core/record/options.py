"""Rule options: the named values that a ruling leaves open, with what each means in plain words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeVar

from warbones.core.errors import UnknownOption, integer, integer_within, quoted
from warbones.core.record.records import Record

Value = str | int | bool
O = TypeVar("O", bound=Record)  # noqa: E741  # the options record


@dataclass(frozen=True)
class RuleOption:
    """One option: its name, the ruling it comes from and its values with their meaning, the default first.

    In the options record a value is stored as its whole number, or, where values are words, as its place here.
    Where players can write a value of their own, ``own`` says how, and a heir stores and reads back such values; where
    it is a whole number, ``most`` is not 0, and it is ``least`` to ``most`` (`NumberOption`).
    """

    name: str
    title: str
    ruling: str
    values: Mapping[Value, str]
    own: str = ""
    least: int = 0
    most: int = 0
    sample: ClassVar[str] = "@FILE"
    """What stands for a value of one's own where options are listed as ``name=value``."""

    @property
    def default(self) -> Value:
        """The ruling's own value."""
        return next(iter(self.values))

    def stored(self, value: Value) -> Any:
        """Return what stands for ``value`` in a record. Raises `UnknownOption`."""
        asked = value if isinstance(value, bool | str) else integer(value)
        for place, known in enumerate(self.values):
            if type(asked) is type(known) and asked == known:
                return place if isinstance(known, str) else int(known)
        allowed = ", ".join(map(str, self.values))
        raise UnknownOption(f"Option {self.name} can be {allowed}, not {quoted(value)}.")

    def value(self, stored: Any) -> Value:
        """Return the value that a record's content stands for: the reverse of `stored`."""
        return next(known for known in self.values if self.stored(known) == stored)

    def told(self, value: Value) -> str:
        """Return what a value means, in plain words."""
        return self.values.get(value, "one of the players' own")


@dataclass(frozen=True)
class NumberOption(RuleOption):
    """An option that is a whole number, ``least`` to ``most``; ``values`` lists those that come up most."""

    sample: ClassVar[str] = "NUMBER"

    def stored(self, value: Value) -> int:
        """Return the number, also where it is given in digits. Raises `UnknownOption`."""
        if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < DIGITS:
            value = int(value)
        number = integer_within(value, self.least, self.most)
        if number is None:
            raise UnknownOption(
                f"Option {self.name} is a whole number from {self.least} to {self.most}, not {quoted(value)}."
            )
        return number

    def value(self, stored: int) -> Value:
        """Return the number as it is."""
        return stored


DIGITS: Final = 10


def fill(record: O, options: tuple[RuleOption, ...], given: Mapping[str, Value]) -> O:
    """Write the options into ``record``: the given values, and defaults for the rest. Raises `UnknownOption`."""
    must_be_options(given)
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise UnknownOption(f"There is no option {quoted(name)} here; there are {', '.join(names) or 'none'}.")
    for option in options:
        setattr(record, option.name, option.stored(given.get(option.name, option.default)))
    return record


def must_be_options(given: object) -> None:
    """Raise `UnknownOption` unless ``given`` are options by name."""
    if not isinstance(given, Mapping):
        raise UnknownOption(f"Rule options are values by name, not {quoted(given)}.")
