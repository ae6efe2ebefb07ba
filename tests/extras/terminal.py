"""Plays and reads in the terminal: a bot without compiled code answers."""

from __future__ import annotations

import sys
from contextlib import suppress
from io import StringIO

from warbones.cli.app import app


def run(*words: str, typed: str = "") -> None:
    sys.stdin = StringIO(typed)
    with suppress(SystemExit):
        app(list(words))


if __name__ == "__main__":
    run("games")
    run("rules", "keep", "R1")
    run("play", "dicewing", "--seat", "Beta", "--seed", "1", typed="A.d4\nA.d6\nA.d8\n")
