"""The table as a full screen in a terminal."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Footer, Markdown, Static

from warbones.core.errors import WarbonesError
from warbones.core.scene import Line, Scene
from warbones.games.rulebook import rulebook
from warbones.terminal.rail import SHORT, Rail
from warbones.terminal.screens import Curtain, Reading
from warbones.terminal.sitting import Bots, Sitting
from warbones.terminal.story import calculations, news, since
from warbones.terminal.text import plates, title
from warbones.terminal.widgets import Board, Story


class TableApp(App[None]):
    """Draws a sitting's scenes and takes the answers of the people at the screen."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012  # declared so by Textual
    VERTICAL_BREAKPOINTS = [(0, "-short"), (SHORT, "-tall")]  # noqa: RUF012  # the same
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rules", "Rules", priority=True),
        Binding("l", "log", "Log", priority=True),
        Binding("ctrl+q", "quit", "Quit"),
    ]

    def __init__(self, sitting: Sitting, bots: Bots) -> None:
        """Play ``sitting``; ``bots`` choose for the seats that have one."""
        super().__init__()
        self.title = sitting.position.game.title
        self.sitting = sitting
        self._bots = bots
        self._thinking: set[int] = set()
        self._public: tuple[Line, ...] = ()
        self._scene: Scene | None = None
        self._plates, self._board, self._story, self._rail = Static(id="plates"), Board(), Story(), Rail()

    def compose(self) -> ComposeResult:
        """Set plates above the board, the story beside it and the rail below."""
        yield self._plates
        yield Horizontal(self._board, self._story, id="middle")
        yield self._rail
        yield Footer()

    def on_mount(self) -> None:
        """Begin."""
        self._bots.prepare()
        self._go_on()

    # Whose turn it is

    def _go_on(self) -> None:
        """Let the bots choose that are asked, and show the table to whoever is asked."""
        for seat in set(self.sitting.bots_due) - self._thinking:
            self._thinking.add(seat)
            self.run_worker(self._let_choose(seat))
        if any(isinstance(screen, Curtain) for screen in self.screen_stack):
            return
        seat = self.sitting.due()
        if self.sitting.must_cover(seat):
            self._cover(seat)
        else:
            self._turn_to(seat)

    async def _let_choose(self, seat: int) -> None:
        seen = self.sitting.position.seen_by(seat)
        self._rail.say(self._bots.preparing().text)
        action = await self._bots.choose(seen, seat, self.sitting.bots[seat])
        self._thinking.discard(seat)
        self.sitting.position.act(seat, action)
        self._go_on()

    def _cover(self, seat: int) -> None:
        """Take everything off the screen until ``seat`` is alone with it; what everybody may know stays to be read."""
        self.sitting.viewer = None
        self._draw(None)
        public = self.sitting.position.scene(None)
        told = [*calculations(public), *news(public, since(self._public, public.log))]
        self._public = public.log
        curtain = Curtain(self.sitting.position.game.names[seat], told)
        self.push_screen(curtain, lambda _: self._turn_to(seat))

    def _turn_to(self, seat: int) -> None:
        self.sitting.viewer = seat
        self._draw(self.sitting.scene())

    def _draw(self, scene: Scene | None) -> None:
        self._scene = scene
        heads = [] if scene is None else [title(scene), *plates(scene)]
        self._plates.update(Text("   ").join(heads))
        self._story.show(scene)
        self._rail.show(scene)
        self._board.show(scene, self._rail.picking)

    # What people do

    def on_rail_answered(self, event: Rail.Answered) -> None:
        """Take an answer, or say why not."""
        try:
            self.sitting.answer(event.words)
        except WarbonesError as refused:
            self._rail.say(str(refused))
        else:
            self._go_on()

    def on_rail_looked(self) -> None:
        """Show on the board what is picked and looked at."""
        self._board.show(self._scene, self._rail.picking)

    def on_board_picked(self, event: Board.Picked) -> None:
        """Pick the piece that was clicked."""
        self._rail.toggle(event.piece)

    def action_rules(self) -> None:
        """Open the rulebook."""
        self._read(Reading(Markdown(rulebook(self.sitting.position.game))))

    def action_log(self) -> None:
        """Open the log, at its end."""
        assert self._scene is not None
        lines = [*news(self._scene, 0), Text(), *calculations(self._scene)]
        self._read(Reading(Static(Text("\n").join(lines)), at_end=True))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002  # Textual's
        """Keep the log, which is one seat's, behind the curtain."""
        return action != "log" or self._scene is not None

    def _read(self, page: Reading) -> None:
        if not isinstance(self.screen, Reading):
            self.push_screen(page)
