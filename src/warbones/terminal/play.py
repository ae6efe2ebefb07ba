"""Playing a sitting: full screen where there is a terminal, else line by line."""

from __future__ import annotations

import os
import sys
from multiprocessing import resource_tracker

from rich.console import Console

from warbones.players.pool import BotPool
from warbones.terminal.lines import Lines
from warbones.terminal.sitting import Sitting


def play_sitting(sitting: Sitting, *, lines: bool = False) -> bool:
    """Play until the game is over or is left; return False where piped input ends before that."""
    bots = BotPool([sitting.position.game.id] if sitting.bots else [])
    try:
        if lines or not has_screen():
            return Lines(sitting, bots, Console(), sys.stdin).play()
        from warbones.terminal.play_app import PlayApp  # noqa: PLC0415  # piped input needs no screen

        _start_resource_tracker()
        PlayApp(sitting, bots).run()
        return True
    finally:
        bots.close()


def has_screen() -> bool:
    """Return whether a person is at a terminal, to see a screen and press keys."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _start_resource_tracker() -> None:
    """Start what the bots' processes need of standard error, before the screen takes that over."""
    if os.name == "posix":
        resource_tracker.ensure_running()
