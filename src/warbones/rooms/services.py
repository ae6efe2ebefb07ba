"""Interfaces of the services that rooms need: throws, notifications, names, time and other servers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple, Protocol, TypeVar, runtime_checkable

from warbones.concurrency.fair_queue import Clients
from warbones.core.errors import WarbonesError
from warbones.core.rules.throw import Landing, Throw
from warbones.protocol.messages import PushTarget

T = TypeVar("T")


class ThrowService(Protocol):
    """Computes throws and odds outside the event loop, in turn for the ``clients()`` that wait."""

    @property
    def engine(self) -> str:
        """The engine's name and version; another engine may compute different landings."""

    async def throw(self, throw: Throw, seed: int, clients: Clients) -> tuple[Landing, bytes]:
        """Return the landing of a throw and its packed flight."""

    async def do(self, work: Callable[[], T], clients: Clients) -> T:
        """Run ``work``, which must take a fraction of a second, and return its result. Raises its errors."""

    def close(self) -> None:
        """Stop after the throws in progress."""


class BadTarget(WarbonesError):
    """A push subscription that the server does not accept."""


class Push(Enum):
    """The result of a push message."""

    ACCEPTED = "accepted"
    """The push service has it, and will show it on the device."""
    FAILED = "failed"
    """It was not sent, but the next one may be."""
    EXPIRED = "expired"
    """The subscription will never work again."""


@runtime_checkable
class PushService(Protocol):
    """Sends push messages to browsers."""

    async def key(self) -> str:
        """Return the server's public key for subscriptions; "" if it sends no messages."""

    def must_reach(self, target: PushTarget) -> None:
        """Raise `BadTarget` unless messages can be sent to ``target``."""

    async def send(self, target: PushTarget, table: str, *, hurry: bool, guest: bool = False) -> Push:
        """Notify a browser about a table; ``hurry``: somebody is waiting now; ``guest``: somebody asks for a seat.

        Raises `BadTarget`.
        """

    def close(self) -> None:
        """Stop sending."""


class TurnNotice(NamedTuple):
    """The facts of an email about a turn: the table, its game's title, and the names of those who wait."""

    table: str
    game: str
    waiting: tuple[str, ...]


class MailService(Protocol):
    """Sends emails to addresses that their owners have confirmed."""

    @property
    def grace(self) -> float:
        """The seconds to wait before an email about a turn."""

    async def send_turn(self, box: str, notice: TurnNotice) -> None:
        """Send an email to a mailbox, by its id, unless it is unconfirmed or had one a short while ago.

        Raises `StoreFailed`.
        """


class NameRules(Protocol):
    """Rules for people's names (`warbones.club.names`, or `plain_names` among friends)."""

    def cleaned(self, written: str) -> str:
        """Return a name that everybody may read. Raises `BadName`."""

    def is_alike(self, one: str, other: str) -> bool:
        """Return whether two names are easily confused."""

    def is_blocked(self, name: str) -> bool:
        """Return whether others read `DELETED_NAME` in place of a name, although it is stored."""


class Timepiece(Protocol):
    """A clock in milliseconds since 1970 that also knows lost time, which counts against nobody."""

    @property
    def lost(self) -> int:
        """The milliseconds lost since this process started."""

    def now(self) -> int:
        """Return the time."""

    def down(self, since: int) -> int:
        """Return the milliseconds lost after ``since``."""

    def lose(self, begin: int, end: int) -> None:
        """Count the time between ``begin`` and ``end`` as lost."""

    def beat(self) -> None:
        """Record that the server is running. Called about once a second."""


class Peers(Protocol):
    """The other servers."""

    async def who_is_here(self, tables: Sequence[str]) -> Mapping[str, tuple[int, ...]]:
        """Return the seats connected to other servers, by table."""

    async def delete_player_data(self, address: str, table: str, seat: int) -> bool:
        """Let another server delete a player's data at a table; return whether it did."""


class NoPeers:
    """No other servers: this one has all tables."""

    async def who_is_here(self, _tables: Sequence[str]) -> Mapping[str, tuple[int, ...]]:
        """Return no seats."""
        return {}

    async def delete_player_data(self, _address: str, _table: str, _seat: int) -> bool:
        """Return False."""
        return False
