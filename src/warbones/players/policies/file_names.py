"""Names of bots from files, and the error for a bad one. Importing this loads no network library."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from warbones.core.errors import WarbonesError

PREFIX: Final = "file:"
"""The prefix of a path in a bot's name."""


class BadPolicy(WarbonesError):
    """A file that holds no policy, or none for this game."""


def is_file(bot: object) -> bool:
    """Return whether a bot's name is that of a file."""
    return isinstance(bot, str) and bot.startswith(PREFIX)


def path_of(bot: str) -> Path:
    """Return the path in a bot's name."""
    return Path(bot.removeprefix(PREFIX))


def short_name(bot: str) -> str:
    """Return a bot's name without the folders of its file."""
    return f"{PREFIX}{path_of(bot).name}" if is_file(bot) else bot
