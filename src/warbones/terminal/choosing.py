"""Where an answer is given: the list of options, or the faces to type in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option as Row

from warbones.terminal.choice import Choice
from warbones.terminal.text import option


class Options(OptionList):
    """The options that fit what is picked, each with its number."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select", "Take")]

    def offer(self, choice: Choice, shown: Mapping[str, Text]) -> None:
        """List what fits ``choice``, showing its pieces; keep looking at the same option where it still fits."""
        before = self.number
        self.clear_options()
        for number, each in choice.fitting.items():
            touched = Text(" ").join(shown[piece] for piece in each.pieces if piece in shown)
            self.add_option(Row(option(number, each, touched), id=str(number)))
        self.look_at(before if before in choice.fitting else next(iter(choice.fitting), None))

    @property
    def number(self) -> int | None:
        """The number of the option looked at."""
        row = self.highlighted_option
        return None if row is None or row.id is None else int(row.id)

    def look_at(self, number: int | None) -> None:
        """Look at the option with this number, if it is listed."""
        rows = [row.id for row in self.options]
        if str(number) in rows:
            self.highlighted = rows.index(str(number))


class Faces(Input):
    """Where the faces of dice that are rolled by hand are typed in; every other key is left to the table."""

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Take digits and spaces."""
        return super().check_consume_key(key, character) and character in FACES


FACES: Final = frozenset("0123456789 ")
