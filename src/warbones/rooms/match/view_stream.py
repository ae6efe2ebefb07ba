"""The views of one viewer of a table, numbered without a gap."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import NamedTuple

import msgspec

from warbones.core.view.scene import Scene
from warbones.protocol.messages import View
from warbones.rooms.signal import Signal
from warbones.rooms.storage.seat import StoredSeat
from warbones.table.match import Match
from warbones.table.replay_frames import lines_told

_encoded = msgspec.json.Encoder().encode

PACK = 64
"""The number of views in a compressed pack. The latest views, at least as many, stay uncompressed."""


class _Seen(NamedTuple):
    """A scene, with the numbers of the viewer's next decision and next typed-in roll."""

    number: int
    typed: int
    scene: Scene


class ViewStream(Signal):
    """All views of one viewer. Changes that the viewer cannot see leave no trace, not even a gap in the numbers."""

    def __init__(self) -> None:
        """Start without views."""
        super().__init__()
        self._packs: list[bytes] = []
        self._recent: list[bytes] = []
        self._shown: _Seen | None = None

    def show(self, number: int, scene: Scene, flights: tuple[bytes, ...] = (), typed: int = 0) -> None:
        """Add a view if it differs from the last one, with the flights of thrown dice.

        ``number`` and ``typed`` number the viewer's next decision and next typed-in roll.
        """
        before, self._shown = self._shown, _Seen(number, typed, scene)
        if before == self._shown and not flights:
            return
        self._recent.append(_encoded(_after(before, self._shown, self.v + 1, flights)))
        if len(self._recent) > 2 * PACK:
            self._packs.append(zlib.compress(b"\n".join(self._recent[:PACK]), level=1))
            del self._recent[:PACK]
        self.give()

    def has_told(self, scene: Scene) -> bool:
        """Return whether every line of the scene's log has been shown."""
        return self._shown is not None and len(scene.log) <= len(self._shown.scene.log)

    @property
    def v(self) -> int:
        """The version of the newest view, or 0."""
        return len(self._packs) * PACK + len(self._recent)

    def since(self, v: int) -> Iterator[bytes]:
        """Yield the views after version ``v`` as JSON.

        For version 0 or an unknown one, yield only the newest view with its whole log.
        """
        if 0 < v <= self.v:
            pack, view = divmod(v, PACK)
            packs, recent = self._packs[pack:], self._recent[max(0, v - len(self._packs) * PACK) :]
            return chain(islice(_unpacked(packs), view if packs else 0, None), recent)
        return (
            _encoded(View(v=self.v, number=shown.number, typed=shown.typed, scene=shown.scene))
            for shown in (self._shown,)
            if shown
        )


def _unpacked(packs: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the views in ``packs``, unpacking one pack at a time."""
    return chain.from_iterable(zlib.decompress(pack).split(b"\n") for pack in packs)


def _after(before: _Seen | None, now: _Seen, v: int, flights: tuple[bytes, ...]) -> View:
    """Return the view of ``now`` for a viewer who has ``before``, without the log lines in it."""
    known = lines_told(before.scene.log, now.scene.log) if before else 0
    newer = msgspec.structs.replace(now.scene, log=now.scene.log[known:])
    return View(v=v, number=now.number, typed=now.typed, scene=newer, log_from=known, flights=flights)


def show_viewers(match: Match, streams: Mapping[int | None, ViewStream], *, passing: bool = False) -> None:
    """Show each viewer the frames of the match's last turn and its position now.

    ``passing``: the match goes on by itself, so the position is shown only to those with something new to read.
    """
    flights = match.flights
    for position in (*match.moments, match.position):
        for seat, stream in streams.items():
            scene = match.scene_messages(seat) if position is match.position else position.scene_messages(seat)
            if flights or position is not match.position or not (passing and stream.has_told(scene)):
                stream.show(match.number(seat), scene, flights, match.typed(seat))
        flights = ()


def is_passing(match: Match, seats: Sequence[StoredSeat]) -> bool:
    """Return whether the position is on the way to another: during a bot's draft, or before a forced action."""
    choosing = (seat for seat in match.to_act if seats[seat].bot)
    return match.forced_seat is not None or any(match.position.is_drafting(seat) for seat in choosing)
