"""Checks of environments: the arguments they are made with, and that a game has begun."""

from __future__ import annotations

from warbones.core.errors import WarbonesError, quoted
from warbones.players.bot_names import UnknownBot


class NotBegun(WarbonesError):
    """Something that is asked of an environment before its first ``reset``."""

    def __init__(self) -> None:
        """Say what to do."""
        super().__init__("No game has begun: call reset first.")


def must_be_opponent(bot: object) -> None:
    """Raise `UnknownBot` unless ``bot`` is a name, which may still be unknown, or a function."""
    if not isinstance(bot, str) and not callable(bot):
        raise UnknownBot(f"A bot is a name, such as greedy, or a function, not {quoted(bot)}.")
