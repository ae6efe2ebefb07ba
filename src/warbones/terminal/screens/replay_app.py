"""The full-screen app for a replay, stepped through by keys."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from warbones.core.view.text.pieces import Picking
from warbones.core.view.voice import as_read
from warbones.terminal.drawing.rich_text import BRASS
from warbones.terminal.replay_cursor import ReplayCursor
from warbones.terminal.screens.app import TableApp


class ReplayBar(VerticalScroll, can_focus=False):
    """The bar below a replay: the current decision and its log."""

    def compose(self) -> ComposeResult:
        """Set the decision's text below its place in the match."""
        yield Static(id="where")
        yield Static(id="told")

    def show(self, where: str, label: str) -> None:
        """Show a frame's place and text."""
        self.query_one("#where", Static).update(Text(where))
        self.query_one("#told", Static).update(Text(label, f"bold {BRASS}"))


class ReplayApp(TableApp):
    """Shows a match decision by decision."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "Decision", key_display="←→"),
        Binding("right", "step(1)", show=False),
        Binding("up,pageup", "round(-1)", "Round", key_display="↑↓"),
        Binding("down,pagedown", "round(1)", show=False),
        Binding("home", "start", "Start"),
        Binding("end", "end", "End"),
        Binding("v", "view", "View"),
    ]

    def __init__(self, stepping: ReplayCursor) -> None:
        """Show ``stepping``'s match from its current frame."""
        self._moment = ReplayBar()
        super().__init__(stepping.game, self._moment)
        self._versions = stepping.versions
        self.stepping = stepping

    def on_mount(self) -> None:
        self._show()
        if self._versions:
            self.notify(self._versions, markup=False)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable these keys while a page covers the table."""
        moves = ("step", "round", "start", "end", "view")
        return super().check_action(action, parameters) and not (action in moves and self.is_read_over)

    def action_step(self, by: int) -> None:
        """Go a decision forward, or back."""
        self.stepping.step(by)
        self._show()

    def action_round(self, by: int) -> None:
        """Go a round forward, or back."""
        self.stepping.round(by)
        self._show()

    def action_start(self) -> None:
        """Go to the first frame."""
        self.stepping.go(0)
        self._show()

    def action_end(self) -> None:
        """Go to the last frame."""
        self.stepping.go(self.stepping.last)
        self._show()

    def action_view(self) -> None:
        """Switch to the next view."""
        self.stepping.next_view()
        self._show()

    def _show(self) -> None:
        frame = self.stepping.frame
        self._moment.show(self.stepping.where, as_read(frame.label))
        self.draw(frame.scene, Picking())
