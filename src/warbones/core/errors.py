"""What can be wrong with what people hand in, and whole numbers of theirs in any form.

Each error is one sentence and leaves everything as it was. What a player can come to read is a message of the
catalogue; what commands, files and programs alone are told is said here and there in English.
"""

from __future__ import annotations

from operator import index
from reprlib import Repr
from typing import Any, ClassVar, Final, Self

from warbones.core.messages import Msg, Text, msg
from warbones.locales.plain import PLAIN

MOST_QUOTED: Final = 40
"""Characters of somebody's words that an error repeats."""


MOST_CLIPPED: Final = 240
"""Characters of what a parser says of them."""


class WarbonesError(ValueError):
    """Base of every error that bad input can raise. As a string it is a sentence in English.

    ``message`` is None for errors that no player reads.
    """

    message: Msg | None = None
    says: ClassVar[str] = ""
    """The key of the message, for an error without arguments."""

    def __init__(self, words: str = "") -> None:
        """Say ``words``, or the message of the class."""
        if self.says and not words:
            self.message = msg(self.says)
        super().__init__(words or (PLAIN.text(self.message) if self.message else ""))

    @classmethod
    def saying(cls, key: str, /, **args: Any) -> Self:
        """Return an error with a message of the catalogue."""
        return cls.with_message(msg(key, **args))

    @classmethod
    def with_message(cls, message: Msg, words: str = "") -> Self:
        """Return an error with a message; ``words`` are its English where that takes more than the message."""
        error = cls(words or PLAIN.text(message))
        error.message = message
        return error

    @property
    def text(self) -> Text:
        """The message, or the English sentence of an error that no player reads."""
        return self.message or str(self)


class UnknownSeat(WarbonesError):
    """A seat that the game does not have."""


class IllegalAction(WarbonesError):
    """An action that this seat may not take here."""


class NoOdds(WarbonesError):
    """Odds that were asked for where no roll is about to be made."""


class WrongRoll(WarbonesError):
    """A face that the die due cannot show, or a roll that nobody owes."""


class WrongFacts(WarbonesError):
    """Facts of a throw that contradict the table or themselves, or of a throw that nobody owes."""


class BrokenPosition(WarbonesError):
    """A written position that no game could have reached, or that is not written as positions are."""


class UnknownOption(WarbonesError):
    """A rule option, or a value of one, that the game does not have."""


class UnknownGame(WarbonesError):
    """A game id that is not on the table."""


class BadSeed(WarbonesError):
    """A seed that is no whole number of 64 bits."""


class _Short(Repr):
    """Writes any value down in a few characters, however large, deep or odd it is."""

    def __init__(self, most: int) -> None:
        """Write ``most`` characters of a text, and of lists what is at most two levels deep."""
        super().__init__()
        self.maxlevel, self.maxstring, self.maxother = 2, most, most

    def repr_int(self, x: int, level: int) -> str:
        """Return a whole number; Python itself writes none of more than some thousand digits."""
        return super().repr_int(x, level) if x.bit_length() < 256 else f"a number of {x.bit_length()} bits"


def clipped(words: object, most: int = MOST_CLIPPED) -> str:
    """Return a parser's message, without its middle where it repeats too much of the input."""
    text = str(words)
    return text if len(text) <= most else f"{text[: most // 2]}…{text[-(most // 2) :]}"


def quoted(value: object, most: int = MOST_QUOTED) -> str:
    """Return a value as an error repeats it: ``most`` characters of it, whatever it is."""
    return f"{_Short(most).repr(value):.{most}}"


def integer(given: Any) -> int | None:
    """Return the integer that ``given`` is or, as an array of one element, holds; None for all else, booleans too."""
    if type(given) is int:
        return given
    try:
        one = given.reshape(-1) if getattr(given, "ndim", 0) else (given,)
        return None if len(one) != 1 or isinstance(one[0], bool) else index(one[0])
    except Exception:  # noqa: BLE001  # whatever an object of any type raises that is asked for its number
        return None


def integer_within(given: Any, least: int, most: int) -> int | None:
    """Return the `integer` if it is ``least`` to ``most``, else None."""
    number = integer(given)
    return number if number is not None and least <= number <= most else None
