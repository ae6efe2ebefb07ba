"""The base of full-screen tables: the board, the story and the rulebook."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Footer, Markdown, Static

from warbones.core.play.parts import Parts
from warbones.core.view.scene import Scene
from warbones.core.view.text.pieces import Picking
from warbones.core.view.text.scenes import calculations, news, plates, title
from warbones.core.view.text.styled import Styled, joined, styled
from warbones.games.rulebook import rulebook
from warbones.terminal.drawing.rich_text import painted, painted_lines
from warbones.terminal.screens.pages import ReadingPage
from warbones.terminal.screens.prompt_bar import SHORT
from warbones.terminal.screens.widgets import BoardView, LogPanel


class TableApp(App[None]):
    """Shows a game's scenes above a prompt bar."""

    TITLE = "Warbones"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012  # declared so by Textual
    VERTICAL_BREAKPOINTS = [(0, "-short"), (SHORT, "-tall")]  # noqa: RUF012  # the same
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rules", "Rules", priority=True),
        Binding("l", "log", "Log", priority=True),
        Binding("ctrl+q", "quit", "Quit"),
    ]

    def __init__(self, game: Parts, bar: Widget) -> None:
        """Set up the table of ``game``, with ``bar`` below it."""
        super().__init__()
        self.sub_title = game.title
        self._game = game
        self._scene: Scene | None = None
        self._plates, self._board, self._story, self._below = Static(id="plates"), BoardView(), LogPanel(), bar

    def compose(self) -> ComposeResult:
        """Set plates above the board, the story beside it and the prompt bar below."""
        yield self._plates
        yield Horizontal(self._board, self._story, id="middle")
        yield self._below
        yield Footer()

    def draw(self, scene: Scene | None, picking: Picking) -> None:
        """Draw a scene with its picked pieces; None clears the screen."""
        self._scene = scene
        self.draw_plates()
        self._story.show(scene)
        self._board.show(scene, picking)

    def draw_plates(self) -> None:
        """Draw the players and their clocks."""
        scene = self._scene
        heads = [] if scene is None else [title(scene), *map(self._with_clock, range(len(scene.seats)), plates(scene))]
        self._plates.update(painted(joined("   ", heads)))

    def _with_clock(self, at: int, plate: Styled) -> Styled:
        left = self.clock_of(at)
        return styled(plate, "  ", (left, "brass")) if left else plate

    def clock_of(self, at: int) -> str:  # noqa: ARG002  # subclasses have clocks
        """Return the clock of the ``at``-th seat as text, or "" without clocks."""
        return ""

    @property
    def is_read_over(self) -> bool:
        """Whether a page to read covers the table."""
        return isinstance(self.screen, ReadingPage)

    def action_rules(self) -> None:
        """Open the rulebook."""
        self.read(ReadingPage(Markdown(rulebook(self._game))))

    def action_log(self) -> None:
        """Open the log, at its end."""
        assert self._scene is not None
        lines = [*news(self._scene, 0), Styled(), *calculations(self._scene)]
        self.read(ReadingPage(Static(painted_lines(lines)), at_end=True))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002  # Textual's
        """Hide the log, which is one seat's, while the curtain is closed."""
        return action != "log" or self._scene is not None

    def read(self, page: ReadingPage) -> None:
        """Open a page over the table, unless one is open."""
        if not self.is_read_over:
            self.push_screen(page)
