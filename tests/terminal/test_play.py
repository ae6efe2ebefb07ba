"""The command in a real terminal, with bots in processes of their own."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

pytest.importorskip("pty", reason="there are no pseudo-terminals here")

COMMAND = [sys.executable, "-m", "warbones", "play", "dicewing", "--bot", "random", "--seed", "3"]
"""With this seed the bot takes the first die, so that the first question comes after its move."""

QUESTION = b"Take one die from the pool."
CTRL_Q = b"\x11"


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

    def read_to_the_end(self) -> int:
        """Return the exit status."""
        try:
            while chunk := os.read(self.end, 1 << 16):
                self.shown += chunk
        except OSError:  # so a pseudo-terminal says that nobody is at its other end
            pass
        return self.process.wait(timeout=60)


@contextmanager
def terminal(*options: str) -> Iterator[Terminal]:
    """Start the command in a pseudo-terminal."""
    end, other = os.openpty()
    process = subprocess.Popen([*COMMAND, *options], stdin=other, stdout=other, stderr=other, start_new_session=True)
    os.close(other)
    try:
        yield Terminal(process, end)
    finally:
        process.kill()
        process.wait()
        os.close(end)


def test_the_full_screen_plays_with_a_bot_and_is_left() -> None:
    with terminal() as screen:
        screen.read_until(QUESTION)
        screen.press(CTRL_Q)
        assert screen.read_to_the_end() == 0
        assert b"Traceback" not in screen.shown


def test_lines_play_with_a_bot_and_are_left() -> None:
    with terminal("--lines") as screen:
        screen.read_until(QUESTION)
        screen.press(b"quit\n")
        assert screen.read_to_the_end() == 0
        assert b"Traceback" not in screen.shown
