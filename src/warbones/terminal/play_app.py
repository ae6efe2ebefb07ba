"""A sitting as a full screen: whose turn it is at the screen, and the answers of the people at it."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Static

from warbones.core.errors import WarbonesError
from warbones.core.scene import Line, Scene
from warbones.table.replaying import lines_told
from warbones.terminal.app import TableApp
from warbones.terminal.odds import odds_lines
from warbones.terminal.rail import Rail
from warbones.terminal.screens import Curtain, Reading
from warbones.terminal.sitting import Bots, Sitting
from warbones.terminal.story import calculations, news
from warbones.terminal.widgets import Board


class PlayApp(TableApp):
    """Shows the table to whoever is asked, and takes the answers."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("o", "odds", "Odds", priority=True),
        Binding("u", "undo", "Take back", priority=True),
    ]

    def __init__(self, sitting: Sitting, bots: Bots) -> None:
        """Play ``sitting``; ``bots`` choose for the seats that have one."""
        self._rail = Rail()
        super().__init__(sitting.position.game, self._rail)
        self.sitting = sitting
        self._bots = bots
        self._thinking: set[int] = set()
        self._public: tuple[Line, ...] = ()

    def on_mount(self) -> None:
        """Begin."""
        self._bots.prepare()
        self._go_on()

    def action_odds(self) -> None:
        """Open the chances of the roll that follows the option looked at."""
        try:
            lines = odds_lines(self.sitting.odds(self._rail.looked_at))
        except WarbonesError as refused:
            self._rail.say(str(refused))
        else:
            self.read(Reading(Static(Text("\n").join(lines))))

    def action_undo(self) -> None:
        """Take back what was decided last, if that can be."""
        try:
            self.sitting.undo()
        except WarbonesError as refused:
            self._rail.say(str(refused))
        else:
            self._go_on()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer odds where a roll of the seat at the screen follows; while words are typed in, letters are letters."""
        if action in ("rules", "log", "odds", "undo") and self._rail.is_mounted and self._rail.is_typing:
            return False
        if action == "undo":
            return self._scene is not None
        if action == "odds":
            return self._scene is not None and self._scene.prompt.odds
        return super().check_action(action, parameters)

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
        """Let a bot choose; where what it knows has changed meanwhile, by something taken back, it chooses again."""
        self._rail.say(self._bots.preparing().text)
        while seat in self.sitting.bots_due:
            seen = self.sitting.position.seen_by(seat)
            action = await self._bots.choose(seen, seat, self.sitting.bots[seat])
            if self.sitting.position.seen_by(seat).to_dict() == seen.to_dict():
                self.sitting.act(seat, action)
                break
        self._thinking.discard(seat)
        self._go_on()

    def _cover(self, seat: int) -> None:
        """Take everything off the screen until ``seat`` is alone with it; what everybody may know stays to be read."""
        self.sitting.viewer = None
        self._show(None)
        public = self.sitting.position.scene(None)
        told = [*calculations(public), *news(public, lines_told(self._public, public.log))]
        self._public = public.log
        curtain = Curtain(self.sitting.position.game.names[seat], told)
        self.push_screen(curtain, lambda _: self._turn_to(seat))

    def _turn_to(self, seat: int) -> None:
        self.sitting.viewer = seat
        self._show(self.sitting.scene())

    def _show(self, scene: Scene | None) -> None:
        self._rail.show(scene)
        self.draw(scene, self._rail.picking)

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
