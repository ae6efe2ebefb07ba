"""The replay of a match file: full screen in a terminal, otherwise text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from warbones.core.errors import WarbonesError
from warbones.core.view.text.scenes import calculations, table
from warbones.core.view.text.styled import Styled, joined, styled
from warbones.core.view.voice import as_read
from warbones.table.record import MatchRecord, read_record
from warbones.terminal.drawing.rich_text import painted
from warbones.terminal.play import has_screen
from warbones.terminal.replay_cursor import ReplayCursor

LONGEST: Final = 1 << 25
"""The maximum length of a file, in characters: a hundred times that of a match, and too short to fill the memory."""


class UnreadableFile(WarbonesError):
    """A file that cannot be read, or that is not text."""


def play_again(file: Path, view: str, at: int | None, *, lines: bool = False) -> None:
    """Show the match in ``file`` from ``view``'s side, starting at decision ``at``; as text, up to ``at``.

    Raises `UnreadableFile`, `UnknownDecision`, and what `read_record` and `frames` raise.
    """
    stepping = ReplayCursor(read_match(file), view, at or 0)
    if not lines and has_screen():
        from warbones.terminal.screens.replay_app import ReplayApp  # noqa: PLC0415  # text needs no screen

        ReplayApp(stepping).run()
    else:
        stepping.go(stepping.last if at is None else at)
        Console(markup=False, highlight=False, soft_wrap=True).print(replay_text(stepping))


def read_match(file: Path) -> MatchRecord:
    """Return the match in a file. Raises `UnreadableFile` or `BrokenRecord`."""
    return read_record(read_text(file).split("\n"))


def read_text(file: Path) -> str:
    """Return the text of a match's file. Raises `UnreadableFile`."""
    try:
        with file.open(encoding="utf-8-sig") as opened:
            text = opened.read(LONGEST + 1)
    except OSError as error:
        raise UnreadableFile(f"{file} can't be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise UnreadableFile(f"{file} is no match: it is not text.") from None
    if len(text) > LONGEST:
        raise UnreadableFile(f"{file} is far longer than any match.")
    return text


def replay_text(stepping: ReplayCursor) -> Text:
    """Return the log up to the cursor, and the table there."""
    scene = stepping.frame.scene
    parts = [list(_heading(stepping)), list(_told(stepping)), calculations(scene), table(scene)]
    return painted(joined("\n\n", (joined("\n", part) for part in parts if part)))


def _heading(stepping: ReplayCursor) -> Iterator[Styled]:
    yield styled((stepping.game.title, "strong"), f", a replay, {stepping.viewer}")
    if stepping.versions:
        yield styled(stepping.versions)


def _told(stepping: ReplayCursor) -> Iterator[Styled]:
    """Yield a line for each decision, below the rounds' headings."""
    rounds = stepping.rounds
    for frame in stepping.frames[: stepping.at + 1]:
        if frame.n in rounds:
            yield styled((as_read(frame.round), "strong"))
        yield styled(f"{frame.n:>4}  {frame.label}")
