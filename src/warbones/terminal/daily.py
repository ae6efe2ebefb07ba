"""The daily position, line by line: for terminals, scripts and pipes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from typing import Final

from rich.console import Console
from rich.text import Text

from warbones.core.errors import WarbonesError
from warbones.core.messages import Text as Words
from warbones.core.view.choices import chosen
from warbones.core.view.reader import english
from warbones.core.view.text.scenes import scene_text
from warbones.games import load_known
from warbones.games.rulebook import rulebook
from warbones.puzzles import answers
from warbones.puzzles.calendar import games_with
from warbones.puzzles.puzzle import Puzzle
from warbones.terminal.commands.rulebook import one_rule
from warbones.terminal.drawing.rich_text import painted

HELP: Final = """Write an action as it stands in [brackets], or its number. A wrong answer may be tried again.
table: the table again; rules: the rulebook; rules R1: that rule; show: the solution; quit: leave it unsolved."""


def list_day(day: date, console: Console) -> None:
    """List the games with a position for a day. Raises `NoPuzzle`."""
    console.print(f"Positions to solve of {day}, the same for everybody:", highlight=False)
    for game in games_with(day):
        console.print(f"  warbones daily {game.id:<10} {game.title}", highlight=False, markup=False)


class Daily:
    """A daily position being solved."""

    def __init__(self, game: str, puzzle: Puzzle, console: Console, lines: Iterable[str]) -> None:
        """Read answers from ``lines`` and write to ``console``."""
        self._game, self._puzzle = game, puzzle
        self._console, self._lines = console, iter(lines)
        self._scene = answers.position(game, puzzle).scene(puzzle.seat)

    def solve(self, day: date) -> bool:
        """Show the puzzle, and take answers until it is solved or left; return False if the lines end before that."""
        self._write(f"{load_known(self._game).title}, the position of {day}. {self._said(answers.task(self._puzzle))}")
        self._write(HELP)
        self._write("")
        self._write_table()
        for line in self._answers():
            try:
                if line == "quit" or self._is_done(line):
                    return True
            except WarbonesError as refused:
                self._write(str(refused))
        return False

    def _is_done(self, line: str) -> bool:
        """Answer a line; return whether the puzzle is finished."""
        command, _, rest = line.partition(" ")
        match command:
            case "help" | "?" | "":
                self._write(HELP)
            case "table":
                self._write_table()
            case "rules":
                game = load_known(self._game)
                self._write(one_rule(game, rest) if rest else rulebook(game))
            case "show":
                self._write(self._said(answers.solution(self._game, self._puzzle).explanation))
                return True
            case _:
                reply = answers.answer(self._game, self._puzzle, chosen(self._scene.prompt, line))
                self._write(self._said(reply.explanation))
                return reply.right
        return False

    def _answers(self) -> Iterator[str]:
        while True:
            if self._console.is_terminal:
                self._console.print("> ", end="")
            line = next(self._lines, None)
            if line is None:
                return
            yield line.strip()

    def _write_table(self) -> None:
        self._write(painted(scene_text(self._scene, len(self._scene.log))))

    def _said(self, text: Words) -> str:
        return english(text, self._puzzle.seat, load_known(self._game).names)

    def _write(self, text: Text | str) -> None:
        self._console.print(text, soft_wrap=True, markup=False, highlight=False)
