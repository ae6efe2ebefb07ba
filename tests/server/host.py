"""A real server for tests, in a thread or (``python -m tests.server.host DATA PORT``) in a process of its own."""

from __future__ import annotations

import random
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn

from warbones.core.position import Position
from warbones.server.app import create_app
from warbones.server.bots import Bots
from warbones.server.run import configured


@dataclass(frozen=True)
class Ready:
    ready: bool = True
    text: str = ""
    done: int = 1
    of: int = 1


@dataclass
class RandomBots:
    """Plays at random in the server's own loop, and notes what it was given."""

    seed: int = 0
    seen: list[tuple[int, Position]] = field(default_factory=list)

    def prepare(self) -> None:
        self._luck = random.Random(self.seed)

    def preparing(self) -> Ready:
        return Ready()

    async def choose(self, seen: Position, seat: int, bot: str) -> str:
        self.seen.append((seat, seen))
        return self._luck.choice(list(seen.legal(seat))).text

    def close(self) -> None:
        pass


@contextmanager
def serving(data: Path, bots: Bots | None = None, static: Path | None = None) -> Iterator[str]:
    """Serve from a thread; yields "host:port"."""
    more = {} if static is None else {"static": static}
    app = create_app(data, bots or RandomBots(), **more)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = uvicorn.Server(configured(app))
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        try:
            yield f"127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(timeout=20)
            assert not thread.is_alive()


if __name__ == "__main__":
    with socket.create_server(("127.0.0.1", int(sys.argv[2]))) as listening:
        uvicorn.Server(configured(create_app(Path(sys.argv[1]), RandomBots()))).run([listening])
