"""Checks of environments: their arguments, and that a game has begun."""

from __future__ import annotations

from warbones.core.errors import WarbonesError, quoted
from warbones.players.bot_names import UnknownBot


class NotBegun(WarbonesError):
    """A call that needs a game, made before the first ``reset``."""

    def __init__(self) -> None:
        """Ask for a reset first."""
        super().__init__("No game has begun: call reset first.")


def must_be_opponent(bot: object) -> None:
    """Raise `UnknownBot` unless ``bot`` is a function or a string, which is not looked up here."""
    if not isinstance(bot, str) and not callable(bot):
        raise UnknownBot(f"A bot is a name, such as greedy, or a function, not {quoted(bot)}.")
