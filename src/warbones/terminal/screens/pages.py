"""Screens over the table: pages to read, and the curtain between two players."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Footer, Static


class ReadingPage(Screen[None]):
    """A page to read, such as the rulebook or the log."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter", "dismiss", "Back to the table")]

    def __init__(self, page: Widget, *, at_end: bool = False) -> None:
        """Show ``page``, from its end if ``at_end``."""
        super().__init__()
        self._page, self._at_end = page, at_end

    def compose(self) -> ComposeResult:
        """Hold the page and say how to leave it."""
        with VerticalScroll(id="page") as scroll:
            yield self._page
        yield Footer()
        if self._at_end:
            scroll.anchor()


class Curtain(Screen[None]):
    """Covers the table while the screen passes to another player; shows public information only."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", "Open the curtain")]

    def __init__(self, name: str, news: Text) -> None:
        """Pass the screen to ``name``, who may read ``news`` first."""
        super().__init__()
        self._name, self._news = name, news

    def compose(self) -> ComposeResult:
        """Show whose turn it is and the public news."""
        with VerticalScroll(id="curtain"):
            yield Static(Text(f"Pass the screen to {self._name}.", "bold"))
            yield Static(f"{self._name}, press Enter when only you can see it.\n")
            yield Static(self._news)
        yield Footer()
