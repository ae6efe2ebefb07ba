"""Bots from files at tables, each queried in a separate process."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Any, Final

from warbones.concurrency.fair_queue import Clients, nobody
from warbones.core.errors import WarbonesError
from warbones.core.play.position import Position
from warbones.players.policies.file_names import path_of
from warbones.players.processes import ProcessQueue
from warbones.rooms.bots import Misplayed

PATIENCE: Final = 20.0
"""Seconds a policy may take to answer, including the start of its process and the loading of its file."""


class FileBots:
    """Queries bots from files. A slow or crashing bot ends only the process that these bots share."""

    def __init__(self, paths: Mapping[str, Path] | None = None, patience: float = PATIENCE) -> None:
        """Map bots' names to files; without ``paths`` a name is the file's own path."""
        self._paths, self._patience, self._workers = paths, patience, ProcessQueue(limit=patience)

    async def choose(self, seen: Position, seat: int, bot: str, clients: Clients = nobody) -> str:
        """Return, in notation, the action of ``bot`` for ``seat``, which knows ``seen``. Raises `Misplayed`."""
        name, path = path_of(bot).name, path_of(bot) if self._paths is None else self._paths.get(bot)
        if path is None:
            raise Misplayed.saying("refused-bot-gone", bot=name)
        given = seen.game.id, seen.to_dict(), seat, secrets.randbits(32)
        try:
            return await self._workers.do(partial(_at_work, path, *given), clients)
        except TimeoutError:
            raise Misplayed.saying("refused-bot-slow", bot=name, seconds=f"{self._patience:g}") from None
        except BrokenProcessPool:
            raise Misplayed.saying("refused-bot-crashed", bot=name) from None
        except WarbonesError as wrong:
            raise (Misplayed.with_message(wrong.message) if wrong.message else Misplayed(str(wrong))) from None

    def close(self) -> None:
        """Stop the process immediately."""
        self._workers.close()


def _at_work(path: Path, *given: Any) -> str:
    """Let a policy choose. Runs in a worker process; no other process loads the network."""
    from warbones.players.policies.player import choose  # noqa: PLC0415  # imports the network

    return choose(path, *given)
