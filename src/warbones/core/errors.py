"""Errors about bad input, and the conversion of integers.

An error is one sentence and changes nothing. Errors for players are messages of the catalogue; errors for commands,
files and programs are written in English where they are raised.
"""

from __future__ import annotations

from operator import index
from reprlib import Repr
from typing import Any, ClassVar, Final, Self

from warbones.core.messages import Msg, Text, msg
from warbones.locales.plain import PLAIN

MOST_QUOTED: Final = 40
"""The maximum length of an input quoted in an error, in characters."""


MOST_CLIPPED: Final = 240
"""The maximum length of a parser's message about the input, in characters."""


class WarbonesError(ValueError):
    """Base of every error that bad input can raise. As a string it is a sentence in English.

    ``message`` is None for errors that no player reads.
    """

    message: Msg | None = None
    says: ClassVar[str] = ""
    """The key of the message, for an error without arguments."""

    def __init__(self, words: str = "") -> None:
        """Use ``words`` as the sentence, or by default the message of the class."""
        if self.says and not words:
            self.message = msg(self.says)
        super().__init__(words or (PLAIN.cited(self.message) if self.message else ""))

    @classmethod
    def saying(cls, key: str, /, **args: Any) -> Self:
        """Return an error with a message of the catalogue."""
        return cls.with_message(msg(key, **args))

    @classmethod
    def with_message(cls, message: Msg, words: str = "") -> Self:
        """Return an error with a message; ``words`` is the English text if it depends on the reader."""
        error = cls(words or PLAIN.cited(message))
        error.message = message
        return error

    @property
    def text(self) -> Text:
        """The message, or the English sentence of an error that no player reads."""
        return self.message or str(self)


class UnknownSeat(WarbonesError):
    """A seat that the game does not have."""


class IllegalAction(WarbonesError):
    """An action that is not legal for this seat."""


class NoOdds(WarbonesError):
    """A request for odds without a roll ahead."""


class WrongRoll(WarbonesError):
    """A face that the pending die cannot show, or a roll without a pending die."""


class WrongFacts(WarbonesError):
    """Facts of a throw that contradict the table or themselves, or facts without a pending throw."""


class BrokenPosition(WarbonesError):
    """A position that no game can reach, or text that is not a position."""


class UnknownOption(WarbonesError):
    """A rule option, or a value of one, that the game does not have."""


class UnknownGame(WarbonesError):
    """An unknown game id."""


class BadSeed(WarbonesError):
    """A seed that is not a 64-bit integer."""


class _Short(Repr):
    """The ``repr`` of any value in a few characters, however large or deep it is."""

    def __init__(self, most: int) -> None:
        """Limit strings to ``most`` characters, and lists to two levels."""
        super().__init__()
        self.maxlevel, self.maxstring, self.maxother = 2, most, most

    def repr_int(self, x: int, level: int) -> str:
        """Return an integer as text, or its size if it is large: Python refuses to write thousands of digits."""
        return super().repr_int(x, level) if x.bit_length() < 256 else f"a number of {x.bit_length()} bits"


def clipped(words: object, most: int = MOST_CLIPPED) -> str:
    """Return a parser's message, with its middle cut out if it repeats too much of the input."""
    text = str(words)
    return text if len(text) <= most else f"{text[: most // 2]}…{text[-(most // 2) :]}"


def quoted(value: object, most: int = MOST_QUOTED) -> str:
    """Return the ``repr`` of a value for an error, at most ``most`` characters."""
    return f"{_Short(most).repr(value):.{most}}"


def integer(given: Any) -> int | None:
    """Return ``given``, a number or an array of one, as an integer; None for anything else, booleans included."""
    if type(given) is int:
        return given
    try:
        one = given.reshape(-1) if getattr(given, "ndim", 0) else (given,)
        return None if len(one) != 1 or isinstance(one[0], bool) else index(one[0])
    except Exception:  # noqa: BLE001  # arbitrary objects can raise anything here
        return None


def integer_within(given: Any, least: int, most: int) -> int | None:
    """Return the `integer` if it is from ``least`` to ``most``, else None."""
    number = integer(given)
    return number if number is not None and least <= number <= most else None
