"""How bots from files are named, and what is wrong with one. Loads no network, and none of what runs one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from warbones.core.errors import WarbonesError

PREFIX: Final = "file:"
"""Before a path, in the name of a bot."""


class BadPolicy(WarbonesError):
    """A file that holds no policy, or none for a game."""


def is_file(bot: object) -> bool:
    """Return whether a bot's name is that of a file."""
    return isinstance(bot, str) and bot.startswith(PREFIX)


def path_of(bot: str) -> Path:
    """Return the file that a bot's name means."""
    return Path(bot.removeprefix(PREFIX))


def short_name(bot: str) -> str:
    """Return a bot's name without the folders of its file."""
    return f"{PREFIX}{path_of(bot).name}" if is_file(bot) else bot
