"""Commands that report a mistaken call in one sentence."""

from __future__ import annotations

import sys
from typing import Any, Final

import typer
from rich.console import Console
from typer.core import TyperGroup
from typer.exceptions import TyperException

from warbones.core.errors import WarbonesError
from warbones.core.extras import advice
from warbones.terminal.commands.output import take_any_encoding

LONGEST: Final = 1600
"""The maximum length of a sentence, in characters. A longer one loses its middle, which quotes the user's own words."""


class Sentences(TyperGroup):
    """A command group whose errors are sentences, not usage pages or tracebacks."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run a command; exit with 2 if it cannot be done."""
        take_any_encoding()
        try:
            code = super().main(*args, **kwargs | {"standalone_mode": False})
        except (TyperException, WarbonesError) as wrong:
            complain(wrong.format_message() if isinstance(wrong, TyperException) else str(wrong))
            sys.exit(2)
        except ModuleNotFoundError as missing:
            if not (sentence := advice(missing)):
                raise
            complain(sentence)
            sys.exit(2)
        except typer.Abort:
            sys.exit(130)
        sys.exit(code or 0)


def complain(sentence: str) -> None:
    """Print a sentence to standard error."""
    plain = sentence.replace("Value error, ", "")  # pydantic puts it before Typer's message
    Console(stderr=True).print(in_one_line(plain), markup=False, highlight=False, soft_wrap=True)


def in_one_line(sentence: str) -> str:
    """Return the sentence with unprintable characters escaped, shortened if needed."""
    if len(sentence) > LONGEST:
        sentence = f"{sentence[: LONGEST // 2]}...{sentence[-LONGEST // 2 :]}"
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in sentence)
