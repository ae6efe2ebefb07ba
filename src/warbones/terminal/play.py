"""A match on a shared screen: full screen in a terminal, otherwise line by line."""

from __future__ import annotations

import os
import sys
from multiprocessing import resource_tracker

from rich.console import Console

from warbones.core.extras import has
from warbones.physics import land
from warbones.players.approximate_throws import approximate_landing
from warbones.players.in_process import InProcessBots
from warbones.players.pool import BotPool
from warbones.terminal.hotseat.hot_seat import HotSeat
from warbones.terminal.hotseat.lines import Lines


def play_hot_seat(hot_seat: HotSeat, *, lines: bool = False) -> bool:
    """Play until the game is over or abandoned; return False if piped input ends before that."""
    bots = _bots(hot_seat)
    try:
        if lines or not has_screen():
            return Lines(hot_seat, bots, Console(), sys.stdin).play()
        from warbones.terminal.screens.play_app import PlayApp  # noqa: PLC0415  # piped input needs no screen

        _start_resource_tracker()
        PlayApp(hot_seat, bots).run()
        return True
    finally:
        bots.close()


def _bots(hot_seat: HotSeat) -> BotPool | InProcessBots:
    if not has("fast"):
        return InProcessBots(land if has("physics") else approximate_landing)
    return BotPool([hot_seat.position.game.id] if hot_seat.bots or hot_seat.may_need_bots else [])


def has_screen() -> bool:
    """Return whether input and output are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _start_resource_tracker() -> None:
    """Start the resource tracker of the bots' processes before the screen takes over standard error."""
    if os.name == "posix":
        resource_tracker.ensure_running()
