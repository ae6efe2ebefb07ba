"""Widgets for the board and the story beside it."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.events import Click, Resize
from textual.message import Message
from textual.widgets import Static

from warbones.core.view.scene import Scene
from warbones.core.view.text.pieces import Picking
from warbones.core.view.text.scenes import calculations, news
from warbones.terminal.drawing.board import draw
from warbones.terminal.drawing.pens import BoxPen
from warbones.terminal.drawing.rich_text import painted_lines

WIDE: Final = 74
"""The minimum number of columns for the wide layout."""

NARROWEST: Final = 20
"""The minimum number of columns of a drawing: a narrower screen shows its left part."""


class BoardView(VerticalScroll, can_focus=False):
    """A scene's areas, drawn as large as fits."""

    class Picked(Message):
        """A piece was clicked."""

        def __init__(self, piece: str) -> None:
            """Name the piece by its id."""
            super().__init__()
            self.piece = piece

    def __init__(self) -> None:
        """Make an empty board."""
        super().__init__()
        self._drawing = Static()
        self._scene: Scene | None = None
        self._picking = Picking()

    def compose(self) -> ComposeResult:
        """Hold one drawing."""
        yield self._drawing

    def show(self, scene: Scene | None, picking: Picking) -> None:
        """Draw a scene with its picked pieces; None clears the board."""
        self._scene, self._picking = scene, picking
        self._draw()

    def on_resize(self, _: Resize) -> None:
        """Fit the drawing to the new size."""
        self._draw()

    def on_click(self, event: Click) -> None:
        """Report the piece that was clicked."""
        if piece := event.style.meta.get("piece"):
            self.post_message(self.Picked(piece))

    def _draw(self) -> None:
        self._drawing.update(Text() if self._scene is None else self._fitting(self._scene))

    def _fitting(self, scene: Scene) -> Text:
        """Return the drawing with large pieces, or with small ones if those don't fit."""
        pen, width = BoxPen.of(scene, self._picking), max(NARROWEST, self.scrollable_content_region.width)
        layout = scene.wide if width >= WIDE else scene.narrow
        lines = draw(scene, layout, pen, width)
        if len(lines) > self.size.height:
            lines = draw(scene, layout, pen, width, small=True)
        return Text("\n").join(lines)


class LogPanel(Vertical):
    """The latest calculation and the log."""

    def compose(self) -> ComposeResult:
        """Set the calculation above the log."""
        with VerticalScroll(id="sums", can_focus=False):
            yield Static(id="sums-text")
        with VerticalScroll(id="log", can_focus=False) as log:
            yield Static(id="log-text")
        log.anchor()

    def show(self, scene: Scene | None) -> None:
        """Show a scene's story; None clears it."""
        sums, log = ([], []) if scene is None else (calculations(scene), news(scene, 0))
        self.query_one("#sums-text", Static).update(painted_lines(sums))
        self.query_one("#sums").set_class(not sums, "hidden")
        self.query_one("#log-text", Static).update(painted_lines(log))
