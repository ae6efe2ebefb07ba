"""The table line by line: for scripts, pipes and screen readers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Console
from rich.text import Text

from warbones.core.errors import WarbonesError
from warbones.core.view.reader import english
from warbones.core.view.scene import Line, Scene
from warbones.core.view.text.scenes import asked, news, scene_text
from warbones.games.rulebook import rulebook
from warbones.rooms.bots import Misplayed
from warbones.table.replay_frames import lines_told
from warbones.terminal.commands.rulebook import one_rule
from warbones.terminal.drawing.odds import odds_lines
from warbones.terminal.drawing.rich_text import painted, painted_lines
from warbones.terminal.hotseat.hot_seat import BotChooser, HotSeat, OutOfTime

HELP: Final = """Write an action as it stands in [brackets], or its number; faces or facts, where they are typed in.
undo: take back your last decision, until a die is rolled for it or the game goes on.
odds, or odds and an action: the chances of the roll that is next, or that follows it.
table: the table again; log: everything told so far; rules: the rulebook; rules R1: that rule; quit: leave the game."""

FORGET_SCREEN: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and its scrollback."""


class Lines:
    """Plays a match in lines of text."""

    def __init__(self, hot_seat: HotSeat, bots: BotChooser, console: Console, lines: Iterable[str]) -> None:
        """Read answers from ``lines`` and write to ``console``."""
        self._hot_seat = hot_seat
        self._bots = bots
        self._console = console
        self._lines: Iterator[str] = iter(lines)
        self._read: dict[int, tuple[Line, ...]] = {}

    def play(self) -> bool:
        """Play until the game is over or abandoned; return False if the lines end before that."""
        self._write(HELP)
        with asyncio.Runner() as runner:  # for bots alone: Ctrl-C must be able to end the reading
            while True:
                runner.run(self._let_bots_choose())
                self._turn_to(self._hot_seat.due())
                if self._hot_seat.over:
                    return True
                if not self._hot_seat.people:
                    continue  # bots play on
                if word := self._answer():
                    return word == "quit"

    async def _let_bots_choose(self) -> None:
        self._bots.prepare()
        hot_seat, preparing = self._hot_seat, self._bots.preparing()
        if hot_seat.bots_due and not preparing.ready:
            Console(stderr=True).print(english(preparing.text))
        while due := hot_seat.bots_due:
            seen = hot_seat.position.seen_by(due[0])
            try:
                hot_seat.act(due[0], await self._bots.choose(seen, due[0], hot_seat.bots[due[0]]))
            except Misplayed as wrong:
                self._write(hot_seat.stand_in(due[0], wrong))

    def _turn_to(self, seat: int) -> None:
        if self._hot_seat.must_cover(seat):
            self._cover(self._hot_seat.position.game.names[seat])
        self._hot_seat.viewer = seat
        scene = self._hot_seat.scene()
        self._write("")
        self._write(_told(scene, lines_told(self._read.get(seat, ()), scene.log)))
        if clocks := _clocks(self._hot_seat):
            self._write(clocks)
        self._read[seat] = scene.log

    def _cover(self, name: str) -> None:
        self._write(f"\nPass the screen to {name}.")
        if self._console.is_terminal:
            self._forget_screen()
            self._write(f"{name}, press Enter when only you can see the screen.")
            self._next_line()
            self._forget_screen()

    def _forget_screen(self) -> None:
        self._console.file.write(FORGET_SCREEN)

    def _answer(self) -> str:
        """Read lines until one answers the prompt; return "", "quit", or "end" at the end of input."""
        while (line := self._next_line()) is not None:
            if line == "quit":
                return line
            try:
                if line == "undo":
                    self._hot_seat.undo()
                    return ""
                if not self._helped(line):
                    self._hot_seat.answer(line)
                    return ""
            except OutOfTime as late:
                self._write(str(late))
                return ""
            except WarbonesError as refused:
                self._write(str(refused))
        return "end"

    def _next_line(self) -> str | None:
        if self._console.is_terminal:
            self._console.print(f"{self._hot_seat.name}> ", end="")
        line = next(self._lines, None)
        return None if line is None else line.strip()

    def _helped(self, line: str) -> bool:
        """Handle a line that asks for something to read; return whether it was one."""
        command, _, rest = line.partition(" ")
        scene, game = self._hot_seat.scene(), self._hot_seat.position.game
        match command:
            case "help" | "?" | "":
                self._write(HELP)
            case "table":
                self._write(painted(scene_text(scene, len(scene.log))))
            case "log":
                self._write(painted_lines(news(scene, 0)))
            case "odds":
                self._write(Text("\n").join(odds_lines(self._hot_seat.odds(rest))))
            case "rules":
                self._write(one_rule(game, rest) if rest else rulebook(game))
            case _:
                return False
        return True

    def _write(self, text: Text | str) -> None:
        self._console.print(text, soft_wrap=True, markup=False, highlight=False)


def _clocks(hot_seat: HotSeat) -> str:
    """Return the people's clocks as text, while the match is on."""
    names = hot_seat.position.game.names
    shown = [f"{name} {left}" for seat, name in enumerate(names) if (left := hot_seat.plate(seat))]
    return f"Time left: {', '.join(shown)}." if shown and not hot_seat.over else ""


def _told(scene: Scene, lines_read: int) -> Text:
    """Return new log lines and the prompt; the table too, unless only a die has to be typed in."""
    if scene.prompt.kind != "roll":
        return painted(scene_text(scene, lines_read))
    return painted_lines([*news(scene, lines_read), asked(scene.prompt)])
