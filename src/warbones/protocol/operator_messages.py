"""The shapes of the operator's page on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from warbones.protocol.messages import Message, Number, TableRow

Written = Annotated[str, Meta(max_length=256)]


class AddressCount(Message):
    """An address, or the network of an IPv6 address, with a count."""

    address: str
    count: int


class QueueRow(Message):
    """A queue of slow work. ``running`` of its ``places`` are taken, ``waiting`` requests wait for one.

    ``addresses`` are those that wait, with the most requests first.
    """

    queue: Literal["bots", "drawing", "throws", "reviews"]
    waiting: int
    running: int
    places: int
    addresses: tuple[AddressCount, ...] = ()


class VisitorRow(Message):
    """A socket at a table of this server: its seat, None for a spectator, and its address."""

    seat: int | None
    address: str


class OperatorTable(Message):
    """A table in play, as everybody may know it, but with the names that people chose, blocked or not.

    ``age`` and ``idle`` are the seconds since its set-up (None: unknown) and since the last turn.
    """

    row: TableRow
    idle: Number
    age: Number | None = None
    visitors: tuple[VisitorRow, ...] = ()


class LimitRow(Message):
    """A limit of ``--limit`` that was exceeded, how often, and by which addresses, most often first."""

    limit: str
    count: int
    addresses: tuple[AddressCount, ...] = ()


class BlockRow(Message):
    """A block in force. ``made`` and ``ends`` are in seconds since 1970; ``ends`` is 0 for a block without an end."""

    kind: Literal["name", "address"]
    subject: str
    reason: str = ""
    made: Number = 0
    ends: Number = 0


class OperatorPage(Message):
    """Response to ``/api/operator``. Queues, limits and visitors are those of the server that answers.

    ``since`` is the start of that server in seconds since 1970, and ``your_address`` the address of whoever asks.
    """

    since: Number
    your_address: str
    queues: tuple[QueueRow, ...]
    tables: tuple[OperatorTable, ...]
    limits: tuple[LimitRow, ...]
    blocks: tuple[BlockRow, ...]


class BlockRequest(Message):
    """Body of ``POST /api/operator/block``: a name, or an address or network. Blocked visitors read the ``reason``.

    A block of the same subject is replaced.
    """

    kind: Literal["name", "address"]
    subject: Written
    reason: Written = ""
    ends: Number = 0


class UnblockRequest(Message):
    """Body of ``POST /api/operator/unblock``: the ``subject`` as `BlockRow` has it."""

    kind: Literal["name", "address"]
    subject: Written
