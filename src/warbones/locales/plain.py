"""Text for messages without seats or pieces, such as errors; the base of the reader of scenes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from warbones.locales.catalogue import Catalogue
from warbones.locales.english import ENGLISH


def title(words: str) -> str:
    """Return ``words`` with a capital first letter."""
    return words[:1].upper() + words[1:]


class Plain:
    """Turns messages into text. Arguments are strings, numbers, messages and lists of these. Threads may share one."""

    functions: ClassVar[Mapping[str, Callable[..., str]]] = {
        "CITED": lambda plain, value: plain.cited(value),
        "EITHER": lambda plain, values: plain.things(values, "list-either"),
        "FORM": lambda plain, value: plain.form(value),
        "LIST": lambda plain, values: plain.things(values),
        "SENTENCE": lambda plain, value: plain.ended(value),
        "SENTENCES": lambda plain, values: " ".join([plain.ended(value) for value in values]),
        "SPELL": lambda plain, number: plain.spelled(number),
        "TITLE": lambda plain, value: title(plain.text(value)),
    }
    """The functions that the catalogue can call."""

    def __init__(self, words: Catalogue = ENGLISH) -> None:
        """Use a catalogue, English by default."""
        self.words = words

    def cited(self, text: Any) -> str:
        """Return a text with its rule numbers before the full stop."""
        words = self.text(text)
        if isinstance(text, str) or not text.rules:
            return words
        return f"{words.removesuffix('.')} ({', '.join(text.rules)})."

    # Called by compiled messages

    def text(self, value: Any) -> str:
        """Return an argument as text."""
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return f"{value:,}"
        if isinstance(value, float):
            return f"{value:,.3f}".rstrip("0").rstrip(".")
        return self.words.messages[value.key](value.args, self)

    def plural(self, value: Any) -> str:
        """Return "one" or "other" for a number, and any other value as it is."""
        return ("one" if value == 1 else "other") if isinstance(value, int | float) else str(value)

    def call(self, function: str, *values: Any) -> str:
        """Return the result of a function of the catalogue."""
        return self.functions[function](self, *values)

    def things(self, values: Sequence[Any], ending: str = "list-two") -> str:
        """Return a list as text. ``ending`` joins the last item to the others: with "and", or with "or"."""
        return self.listed([self.text(value) for value in values], ending)

    def listed(self, words: Sequence[str], ending: str) -> str:
        """Return several texts as a list in one text."""
        if len(words) < 2:
            return "".join(words)
        first, *between, last = words
        for each in between:
            first = self.own("list-more", first=first, rest=each)
        return self.own(ending, first=first, last=last)

    def spelled(self, number: int) -> str:
        """Return a number, spelled out if it is small."""
        return self.own("number-in-words", number=number)

    def form(self, value: Any) -> str:
        """Return the grammatical form of a noun, from the attribute ``.form`` of its message; "one" by default."""
        message = self.words.messages.get(f"{value.key.partition('.')[0]}.form")
        return message(value.args, self) if message else "one"

    def ended(self, value: Any) -> str:
        """Return a text as a sentence: with a capital, and with a full stop unless it has one."""
        words = title(self.text(value))
        return words if words.endswith((".", "!", "?")) else f"{words}."

    def own(self, key: str, **args: Any) -> str:
        """Return the text of a message that joins others."""
        return self.words.messages[key](args, self)


PLAIN: Final = Plain()
"""English."""
