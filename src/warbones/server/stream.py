"""The views of one viewer of a table, numbered without a gap."""

from __future__ import annotations

import asyncio
import zlib

import msgspec

from warbones.core.scene import Scene
from warbones.server.messages import View


class Stream:
    """Everything one viewer has been shown. What does not change its view is no part of it, not even as a number."""

    def __init__(self) -> None:
        """Start with nothing shown."""
        self.changed = asyncio.Event()
        self.watchers = 0
        self._views: list[bytes] = []
        self._shown: tuple[int, Scene] | None = None

    def show(self, number: int, scene: Scene) -> None:
        """Add a view, if it differs from the last; ``number`` is the viewer's next decision."""
        if self._shown == (number, scene):
            return
        self._shown = number, scene
        view = View(v=len(self._views) + 1, number=number, scene=scene)
        self._views.append(zlib.compress(msgspec.json.encode(view), level=1))
        self.changed.set()
        self.changed = asyncio.Event()

    @property
    def v(self) -> int:
        """The version of the newest view; 0 where nothing was shown."""
        return len(self._views)

    def since(self, v: int) -> list[bytes]:
        """Return the views after version ``v``, as JSON.

        Whoever has seen none, or more than there are, gets the newest: a view is whole and not a difference.
        """
        first = v if 0 < v <= self.v else max(0, self.v - 1)
        return [zlib.decompress(view) for view in self._views[first:]]
