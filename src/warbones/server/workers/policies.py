"""Bots from an operator's policy files: the games they fit, and their names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from warbones.core.errors import WarbonesError, quoted
from warbones.games import GAMES
from warbones.players.policies.file_names import is_file, path_of, short_name
from warbones.players.processes import processes
from warbones.rooms.bots import FROM_FILES


def from_files(bots: Sequence[str]) -> dict[str, Path]:
    """Offer bots from files in the games that they fit. Return each bot's file by its name.

    Raises `BadPolicy`, or `WarbonesError` if two bots have the same name.
    """
    found: dict[str, Path] = {}
    for bot in bots:
        if not is_file(bot):
            raise WarbonesError(f"--bot names a file, as in file:policy.onnx, not {quoted(bot)}.")
        if short_name(bot) in found:
            raise WarbonesError(f"Two bots would be called {short_name(bot)}: give one of the files another name.")
        found[short_name(bot)] = path_of(bot).absolute()
        for game in _games_of(found[short_name(bot)]):
            FROM_FILES[game] = (*FROM_FILES.get(game, ()), short_name(bot))
    return found


def _games_of(path: Path) -> tuple[str, ...]:
    """Return the games that a policy fits. A separate process loads the network."""
    spoken = tuple(name for name, game in GAMES.items() if game.notation.words and game.lobby.offered)
    with processes(1) as executor:
        return executor.submit(partial(_fitting, path, spoken)).result()


def _fitting(path: Path, games: tuple[str, ...]) -> tuple[str, ...]:
    from warbones.players.policies.compatibility import games_of  # noqa: PLC0415  # imports the network

    return games_of(path, games)
