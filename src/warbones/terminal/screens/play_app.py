"""The full-screen app for a match on a shared screen."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Static

from warbones.core.errors import WarbonesError
from warbones.core.view.reader import english
from warbones.core.view.scene import Line, Scene
from warbones.core.view.text.scenes import calculations, news
from warbones.rooms.bots import Misplayed
from warbones.table.replay_frames import lines_told
from warbones.terminal.drawing.odds import odds_lines
from warbones.terminal.drawing.rich_text import painted_lines
from warbones.terminal.hotseat.hot_seat import BotChooser, HotSeat, OutOfTime
from warbones.terminal.screens.app import TableApp
from warbones.terminal.screens.pages import Curtain, ReadingPage
from warbones.terminal.screens.prompt_bar import PromptBar
from warbones.terminal.screens.widgets import BoardView

TICK: Final = 0.5
"""Seconds between two looks at the clocks."""


class PlayApp(TableApp):
    """Shows the table to the player to act, and takes their answer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("o", "odds", "Odds", priority=True),
        Binding("u", "undo", "Take back", priority=True),
    ]

    def __init__(self, hot_seat: HotSeat, bots: BotChooser) -> None:
        """Play ``hot_seat``; ``bots`` choose for the seats that have one."""
        self._bar = PromptBar()
        super().__init__(hot_seat.position.game, self._bar)
        self.hot_seat = hot_seat
        self._bots = bots
        self._thinking: set[int] = set()
        self._public: tuple[Line, ...] = ()

    def on_mount(self) -> None:
        self._bots.prepare()
        self._go_on()
        if self.hot_seat.clocks:
            self.set_interval(TICK, self._tick)

    def _tick(self) -> None:
        """Update the clocks, and continue if time has run out."""
        if self.hot_seat.run_out():
            self._go_on()
        self.draw_plates()

    def clock_of(self, at: int) -> str:
        """Return the clock of the ``at``-th seat as text."""
        return "" if self._scene is None else self.hot_seat.plate(self._scene.seats[at].seat)

    def action_odds(self) -> None:
        """Open the odds of the roll that the highlighted option leads to."""
        try:
            lines = odds_lines(self.hot_seat.odds(self._bar.looked_at))
        except WarbonesError as refused:
            self._bar.say(str(refused))
        else:
            self.read(ReadingPage(Static(Text("\n").join(lines))))

    def action_undo(self) -> None:
        """Take back the last decision, if possible."""
        try:
            self.hot_seat.undo()
        except WarbonesError as refused:
            self._bar.say(str(refused))
        else:
            self._go_on()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer odds only before a roll by the seat at the screen; while words are typed, letters are no commands."""
        if action in ("rules", "log", "odds", "undo") and self._bar.is_mounted and self._bar.is_typing:
            return False
        if action == "undo":
            return self._scene is not None
        if action == "odds":
            return self._scene is not None and self._scene.prompt.odds
        return super().check_action(action, parameters)

    # Whose turn it is

    def _go_on(self) -> None:
        """Let the bots play, and show the table to the next person to decide."""
        for seat in set(self.hot_seat.bots_due) - self._thinking:
            self._thinking.add(seat)
            self.run_worker(self._let_choose(seat))
        if any(isinstance(screen, Curtain) for screen in self.screen_stack):
            return
        seat = self.hot_seat.due()
        if self.hot_seat.must_cover(seat):
            self._cover(seat)
        else:
            self._turn_to(seat)

    async def _let_choose(self, seat: int) -> None:
        """Let a bot choose; if an undo has changed what it knows meanwhile, it chooses again."""
        self._bar.say(english(self._bots.preparing().text))
        while seat in self.hot_seat.bots_due:
            seen = self.hot_seat.position.seen_by(seat)
            try:
                action = await self._bots.choose(seen, seat, self.hot_seat.bots[seat])
            except Misplayed as wrong:
                self._bar.say(self.hot_seat.stand_in(seat, wrong))
                continue
            if self.hot_seat.position.seen_by(seat).to_dict() == seen.to_dict():
                self.hot_seat.act(seat, action)
                break
        self._thinking.discard(seat)
        self._go_on()

    def _cover(self, seat: int) -> None:
        """Clear the screen until ``seat`` is alone at it; public information stays readable."""
        self.hot_seat.viewer = None
        self._show(None)
        public = self.hot_seat.position.scene(None)
        public_text = [*calculations(public), *news(public, lines_told(self._public, public.log))]
        self._public = public.log
        curtain = Curtain(self.hot_seat.position.game.names[seat], painted_lines(public_text))
        self.push_screen(curtain, lambda _: self._turn_to(seat))

    def _turn_to(self, seat: int) -> None:
        self.hot_seat.viewer = seat
        self._show(self.hot_seat.scene())

    def _show(self, scene: Scene | None) -> None:
        self._bar.show(scene)
        self.draw(scene, self._bar.picking)

    # What people do

    def on_prompt_bar_answered(self, event: PromptBar.Answered) -> None:
        """Take an answer, or say why it is refused."""
        try:
            self.hot_seat.answer(event.words)
        except OutOfTime as late:
            self._go_on()
            self._bar.say(str(late))
        except WarbonesError as refused:
            self._bar.say(str(refused))
        else:
            self._go_on()

    def on_prompt_bar_selection_changed(self) -> None:
        """Show the picked and highlighted pieces on the board."""
        self._board.show(self._scene, self._bar.picking)

    def on_board_view_picked(self, event: BoardView.Picked) -> None:
        """Pick the piece that was clicked."""
        self._bar.toggle(event.piece)
