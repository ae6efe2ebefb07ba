"""Widgets for answers: the list of options, and the field for faces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option as Row

from warbones.core.view.scene import Prompt
from warbones.core.view.text.scenes import option
from warbones.core.view.text.styled import Styled, joined
from warbones.terminal.drawing.rich_text import painted
from warbones.terminal.screens.choice import PieceChoice


class Options(OptionList):
    """The options that fit the picked pieces, numbered."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select", "Take")]

    def offer(self, choice: PieceChoice, shown: Mapping[str, Styled]) -> None:
        """List the options that fit ``choice``, with their pieces; keep the highlighted one if it still fits."""
        before = self.number
        self.clear_options()
        for number, each in choice.fitting.items():
            touched = joined(" ", (shown[piece] for piece in each.pieces if piece in shown))
            self.add_option(Row(painted(option(number, each, touched)), id=str(number)))
        self.look_at(before if before in choice.fitting else next(iter(choice.fitting), None))

    @property
    def number(self) -> int | None:
        """The number of the highlighted option."""
        row = self.highlighted_option
        return None if row is None or row.id is None else int(row.id)

    def look_at(self, number: int | None) -> None:
        """Highlight the option with this number, if it is listed."""
        rows = [row.id for row in self.options]
        if str(number) in rows:
            self.highlighted = rows.index(str(number))


class Faces(Input):
    """The input for typed answers: the faces of dice rolled by hand, the facts of a throw, or an aimed throw. While it
    takes faces, every key but digits and spaces is left to the table.
    """

    def __init__(self) -> None:
        """Ask for nothing yet."""
        super().__init__()
        self.takes_words = False

    def ask(self, prompt: Prompt) -> None:
        """Show the field for typed input, if there is any to type."""
        self.takes_words = prompt.kind in ("land", "aim")
        self.display = prompt.kind in PLACEHOLDERS
        self.restrict = None if self.takes_words else "[0-9 ]*"
        self.value = ""
        self.placeholder = PLACEHOLDERS.get(prompt.kind, "").format(sides=prompt.sides)

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Take digits and spaces, or any character if words are typed."""
        return super().check_consume_key(key, character) and (self.takes_words or character in FACES)


PLACEHOLDERS: Final = {
    "roll": "1 to {sides}, then Enter. Several dice at once: 3 5 1",
    "land": "red1=4@Alpha touch red1-blue2, or foul; then Enter",
    "aim": "Tab here to aim freely, then Enter",
}
"""The hint in an empty input, by the kind of prompt."""

FACES: Final = frozenset("0123456789 ")
