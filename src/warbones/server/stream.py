"""The views of one viewer of a table, numbered without a gap."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from itertools import chain

import msgspec

from warbones.core.scene import Scene
from warbones.server.bell import Bell
from warbones.server.messages import View
from warbones.table.match import Match


class Stream(Bell):
    """Everything one viewer has been shown. What does not change its view is no part of it, not even as a number."""

    def __init__(self) -> None:
        """Start with nothing shown."""
        super().__init__()
        self._past: list[bytes] = []
        self._newest = b""
        self._shown: tuple[int, Scene] | None = None

    def show(self, number: int, scene: Scene, flights: tuple[bytes, ...] = ()) -> None:
        """Add a view, if it differs from the last; ``number`` is the viewer's next decision."""
        if self._shown == (number, scene) and not flights:
            return
        self._shown = number, scene
        view = View(v=self.v + 1, number=number, scene=scene, flights=flights)
        if self._newest:
            self._past.append(zlib.compress(self._newest, level=1))
        self._newest = msgspec.json.encode(view)
        self.ring()

    @property
    def v(self) -> int:
        """The version of the newest view; 0 where nothing was shown."""
        return len(self._past) + bool(self._newest)

    def since(self, v: int) -> Iterator[bytes]:
        """Yield the views after version ``v`` that there are now, as JSON, each made when it is asked for.

        Whoever has seen none, or more than there are, gets the newest: a view is whole and not a difference.
        """
        first = v if 0 < v <= self.v else max(0, self.v - 1)
        newest = (self._newest,) if first < self.v else ()
        return chain(map(zlib.decompress, self._past[first:]), newest)


def show(match: Match, streams: Mapping[int | None, Stream]) -> None:
    """Show each viewer where ``match`` stands now, by way of the moments of its last turn."""
    flights = match.flights
    for position in (*match.moments, match.position):
        for seat, stream in streams.items():
            stream.show(match.number(seat), position.scene(seat), flights)
        flights = ()
