"""The command in a real terminal: playing against bots in separate processes, and a replay."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.terminal.matches import write_match

pytest.importorskip("pty", reason="there are no pseudo-terminals here")

PLAY = ("play", "dicewing", "--bot", "random", "--seed", "3")
"""With this seed the bot takes the first die, so the first question comes after its move."""

QUESTION = b"Take one die from the pool."
EDGE = b"+----"
"""The box of a piece in ASCII."""

CTRL_Q = b"\x11"
RIGHT = b"\x1b[C"


class Terminal:
    """A command that runs in a pseudo-terminal."""

    def __init__(self, process: subprocess.Popen[bytes], end: int) -> None:
        self.process, self.end, self.shown = process, end, b""

    def press(self, keys: bytes) -> None:
        os.write(self.end, keys)

    def read_until(self, words: bytes, seconds: float = 240) -> None:
        while words not in self.shown:
            ready, _, _ = select.select([self.end], [], [], seconds)
            assert ready, f"{words!r} did not come; this did: {self.shown[-2000:]!r}"
            self.shown += os.read(self.end, 1 << 16)

    def check_quiet(self) -> None:
        """Assert that no traceback was printed."""
        complaint = self.shown.partition(b"Traceback")[2].decode(errors="replace")
        assert not complaint, complaint

    def read_to_the_end(self) -> int:
        """Read all output, and return the exit status."""
        try:
            while chunk := os.read(self.end, 1 << 16):
                self.shown += chunk
        except OSError:  # a pseudo-terminal reports so that its other end is closed
            pass
        return self.process.wait(timeout=60)


@contextmanager
def terminal(*words: str, **environment: str) -> Iterator[Terminal]:
    """Start the command in a pseudo-terminal."""
    end, other = os.openpty()
    command = [sys.executable, "-m", "warbones", *words]
    process = subprocess.Popen(
        command, stdin=other, stdout=other, stderr=other, start_new_session=True, env=os.environ | environment
    )
    os.close(other)
    try:
        yield Terminal(process, end)
    finally:
        process.kill()
        process.wait()
        os.close(end)


def test_the_full_screen_plays_with_a_bot_in_ascii_and_is_left() -> None:
    with terminal(*PLAY, PYTHONIOENCODING="ascii", TERM="xterm", COLUMNS="120", LINES="40") as screen:
        screen.read_until(QUESTION)
        screen.read_until(EDGE)
        screen.press(CTRL_Q)
        assert screen.read_to_the_end() == 0
        screen.check_quiet()
        assert screen.shown.isascii()


@pytest.mark.torture  # `test_lines` plays the same without a terminal
def test_lines_play_with_a_bot_and_are_left() -> None:
    with terminal(*PLAY, "--lines") as screen:
        screen.read_until(QUESTION)
        screen.press(b"quit\n")
        assert screen.read_to_the_end() == 0
        screen.check_quiet()


def test_a_replay_is_stepped_through_and_left(tmp_path: Path) -> None:
    with terminal("replay", str(write_match(tmp_path))) as screen:
        screen.read_until(b"0 of ")
        screen.press(RIGHT)
        screen.read_until(b"1 of ")
        screen.press(CTRL_Q)
        assert screen.read_to_the_end() == 0
        screen.check_quiet()
