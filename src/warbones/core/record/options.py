"""Rule options: named settings that the rulings allow. `warbones.core.view.options` explains them to people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, TypeVar

from warbones.core.errors import UnknownOption, integer, integer_within, quoted
from warbones.core.record.records import Record

Value = str | int | bool
O = TypeVar("O", bound=Record)  # noqa: E741  # the options record


@dataclass(frozen=True)
class RuleOption:
    """One option: its name, the ruling it comes from and its values, the default first.

    The options record stores a number as it is, and a word as its index here. With ``own``, players can write a value
    of their own; a subclass stores it and reads it back. If that is an integer, ``most`` is not 0 and the range is
    ``least`` to ``most`` (`NumberOption`). ``numbers`` are figures from the rules that the explanations of the values
    mention.
    """

    name: str
    ruling: str
    values: tuple[Value, ...]
    own: bool = False
    least: int = 0
    most: int = 0
    numbers: Mapping[str, int] = field(default_factory=dict)
    sample: ClassVar[str] = "@FILE"
    """The placeholder for a custom value in lists of ``name=value``."""

    @property
    def default(self) -> Value:
        """The value of the ruling."""
        return self.values[0]

    def stored(self, value: Value) -> Any:
        """Return the stored form of ``value``. Raises `UnknownOption`."""
        asked = value if isinstance(value, bool | str) else integer(value)
        for place, known in enumerate(self.values):
            if type(asked) is type(known) and asked == known:
                return place if isinstance(known, str) else int(known)
        raise UnknownOption.saying(
            "refused-option-not", option=self.name, known=tuple(map(str, self.values)), value=quoted(value)
        )

    def value(self, stored: Any) -> Value:
        """Return the value of a stored form: the reverse of `stored`."""
        return next(known for known in self.values if self.stored(known) == stored)


@dataclass(frozen=True)
class NumberOption(RuleOption):
    """An integer option, ``least`` to ``most``; ``values`` lists the most common ones."""

    sample: ClassVar[str] = "NUMBER"

    def stored(self, value: Value) -> int:
        """Return the number, which may be given as digits. Raises `UnknownOption`."""
        if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < DIGITS:
            value = int(value)
        number = integer_within(value, self.least, self.most)
        if number is None:
            raise UnknownOption.saying(
                "refused-option-whole-number-from",
                option=self.name,
                least=self.least,
                most=self.most,
                value=quoted(value),
            )
        return number

    def value(self, stored: int) -> Value:
        """Return the number itself."""
        return stored


DIGITS: Final = 10


def fill(record: O, options: tuple[RuleOption, ...], given: Mapping[str, Value]) -> O:
    """Write the options into ``record``: the given values, and defaults for all others. Raises `UnknownOption`."""
    must_be_options(given)
    names = [option.name for option in options]
    if given and not names:
        raise UnknownOption.saying("refused-no-options", name=quoted(next(iter(given))))
    for name in given:
        if name not in names:
            raise UnknownOption.saying("refused-no-option", name=quoted(name), known=tuple(names))
    for option in options:
        setattr(record, option.name, option.stored(given.get(option.name, option.default)))
    return record


def must_be_options(given: object) -> None:
    """Raise `UnknownOption` unless ``given`` maps names to values."""
    if not isinstance(given, Mapping):
        raise UnknownOption.saying("refused-rule-options-values-name", given=quoted(given))
