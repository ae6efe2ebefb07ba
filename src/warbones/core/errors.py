"""What can be wrong with what people hand in. Each error is one sentence and leaves everything as it was."""

from __future__ import annotations

from reprlib import Repr
from typing import Final

MOST_QUOTED: Final = 40
"""Characters of somebody's words that an error repeats."""


MOST_CLIPPED: Final = 240
"""Characters of what a parser says of them."""


class WarbonesError(ValueError):
    """Base of every error that bad input can raise."""


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
