"""Services that rooms need and others provide: throws, push messages, rules of names, time, other servers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar, runtime_checkable

from warbones.concurrency.fair_queue import Clients
from warbones.core.errors import WarbonesError
from warbones.core.rules.throw import Landing, Throw
from warbones.protocol.messages import PushTarget

T = TypeVar("T")


class Throwers(Protocol):
    """Reckon throws, and odds, without holding up the event loop. ``clients()`` wait for each, and have turns."""

    @property
    def engine(self) -> str:
        """The engine's name: another version or machine may not repeat its figures exactly."""

    async def throw(self, throw: Throw, seed: int, clients: Clients) -> tuple[Landing, bytes]:
        """Return the facts of a throw, and the packed flight."""

    async def do(self, work: Callable[[], T], clients: Clients) -> T:
        """Run ``work``, which takes part of a second, and return its result. Raises what it raises."""

    def close(self) -> None:
        """Stop once the throws in the air have landed."""


class BadTarget(WarbonesError):
    """A subscription to which no message is sent."""


@runtime_checkable
class Push(Protocol):
    """Sends messages to browsers."""

    async def key(self) -> str:
        """Return the key by which browsers know who may send to them, "" where nothing can be sent."""

    def must_reach(self, target: PushTarget) -> None:
        """Raise `BadTarget` unless messages are sent to such an address."""

    async def send(self, target: PushTarget, table: str) -> bool:
        """Say that a table waits. Return False where this target is to be forgotten. Raises `BadTarget`."""

    def close(self) -> None:
        """Send nothing more."""


class NameRules(Protocol):
    """Cleans and compares what people type in (`warbones.club.names`, or `plain_names` where nobody is a stranger)."""

    def cleaned(self, written: str) -> str:
        """Return a name as all may read it. Raises `BadName`."""

    def is_alike(self, one: str, other: str) -> bool:
        """Return whether people take two names for one another."""


class Timepiece(Protocol):
    """Tells the time in milliseconds since 1970, and what of it does not count."""

    @property
    def lost(self) -> int:
        """How many milliseconds did not count since this process began."""

    def now(self) -> int:
        """Return what time it is."""

    def down(self, since: int) -> int:
        """Return how many milliseconds after ``since`` did not count."""

    def lose(self, begin: int, end: int) -> None:
        """Let what lies between two moments not count."""

    def beat(self) -> None:
        """Be told that the server runs: about once a second."""


class Peers(Protocol):
    """The other servers."""

    async def who_is_here(self, tables: Sequence[str]) -> Mapping[str, tuple[int, ...]]:
        """Return the seats at these tables whose people are connected to other servers."""

    async def unname(self, address: str, table: str, seat: int) -> bool:
        """Have the server at an address leave nothing of a player at a table's seat; return whether it did."""


class NoPeers:
    """None: this server has all tables for itself."""

    async def who_is_here(self, _tables: Sequence[str]) -> Mapping[str, tuple[int, ...]]:
        """Return nobody."""
        return {}

    async def unname(self, _address: str, _table: str, _seat: int) -> bool:
        """Return that none did."""
        return False
