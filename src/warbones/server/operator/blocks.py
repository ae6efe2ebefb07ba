"""The blocks that are in force on this server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import Final

from warbones.club.names import cleaned, looks
from warbones.core.errors import WarbonesError
from warbones.core.messages import Msg, msg
from warbones.rooms.storage.store import StoreFailed
from warbones.server.operator.address_set import Address, AddressMap, BadBlock, address_of, network_of, shown
from warbones.server.store.blocks import Block, BlockKind, BlockStore

EVERY: Final = 1.0
"""Seconds between two looks at the clock, and at the database if other servers share it."""

MOST: Final = 1000
"""The maximum number of blocks."""

LONGEST_REASON: Final = 120
"""The maximum length of a reason, in characters."""

LOOPBACK: Final = tuple(map(ip_network, ("127.0.0.0/8", "::1/128")))


class Blocked(WarbonesError):
    """A visitor whose address is blocked."""


class _Visitor:
    """A socket and the task that serves it."""

    def __init__(self, address: Address | None) -> None:
        self.address, self.task = address, asyncio.current_task()
        self.block: Block | None = None

    def send_away(self, block: Block) -> None:
        if self.block is None and self.task:
            self.block = block
            self.task.cancel()


class Blocks:
    """The blocks of the operator. The store has them all, and this is a copy of those that have not ended."""

    def __init__(self, store: BlockStore, *, shared: bool = False, clock: Callable[[], float] = time.time) -> None:
        """Start empty until `load`. ``shared``: other servers may change the store too."""
        self._store, self._shared, self._clock = store, shared, clock
        self._all: tuple[Block, ...] = ()
        self._active: tuple[Block, ...] = ()
        self._names: dict[str, Block] = {}
        self._addresses = AddressMap[Block]({})
        self._visitors: set[_Visitor] = set()
        self._listeners: list[Callable[[], None]] = []

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call ``listener`` whenever a block begins or ends."""
        self._listeners.append(listener)

    @property
    def active(self) -> tuple[Block, ...]:
        """The blocks in force, latest first."""
        return self._active

    def of_name(self, name: str) -> Block | None:
        """Return the block of a name, or of one that looks like it."""
        if not self._names:
            return None
        return next((self._names[look] for look in looks(name) if look in self._names), None)

    def of_address(self, host: str) -> Block | None:
        """Return the block of a client's address."""
        return self._addresses.find(address_of(host))

    async def load(self) -> None:
        """Read all blocks. Raises `StoreFailed`."""
        self._all = tuple(await self._store.all())
        self._refresh()

    async def keep(self) -> None:
        """Watch for blocks that begin or end, until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            if self._shared:
                with suppress(StoreFailed):
                    await self.load()
            self._refresh()

    async def add(self, kind: BlockKind, written: str, reason: str, ends: int, operator: str) -> None:
        """Block a name, address or network; ``operator`` is the address that asks. Raises `BadBlock` or `BadName`."""
        now = int(self._clock())
        subject = cleaned(written) if kind == "name" else _harmless(written, operator)
        if ends and ends <= now:
            raise BadBlock.saying("refused-block-ended")
        if len(self._all) >= MOST and not any((each.kind, each.subject) == (kind, subject) for each in self._all):
            raise BadBlock.saying("refused-blocks-many", most=MOST)
        await self._store.add(Block(kind, subject, " ".join(reason.split())[:LONGEST_REASON], now, ends))
        await self.load()

    async def remove(self, kind: BlockKind, subject: str) -> None:
        """End a block, and remove all that have ended by themselves. Raises `BadBlock` for an unknown one."""
        if not await self._store.remove(kind, subject):
            raise BadBlock.saying("refused-block-unknown", subject=subject)
        for each in self._all:
            if not self._is_active(each):
                await self._store.remove(each.kind, each.subject)
        await self.load()

    def _is_active(self, block: Block) -> bool:
        return not block.ends or block.ends > self._clock()

    def _refresh(self) -> None:
        active = tuple(filter(self._is_active, self._all))
        if active == self._active:
            return
        self._active = active
        self._names = {look: each for each in active if each.kind == "name" for look in looks(each.subject)}
        self._addresses = AddressMap({network_of(each.subject): each for each in active if each.kind == "address"})
        for visitor in tuple(self._visitors):
            if block := self._addresses.find(visitor.address):
                visitor.send_away(block)
        for listener in self._listeners:
            listener()

    @contextmanager
    def admitting(self, host: str) -> Iterator[None]:
        """Raise `Blocked` within the context, now or later, when the address of its socket is blocked."""
        visitor = _Visitor(address_of(host))
        if block := self._addresses.find(visitor.address):
            raise Blocked.with_message(notice(block))
        self._visitors.add(visitor)
        try:
            yield
        except asyncio.CancelledError:
            if visitor.block and visitor.task and visitor.task.uncancel() == 0:
                raise Blocked.with_message(notice(visitor.block)) from None
            raise
        finally:
            self._visitors.discard(visitor)


def notice(block: Block) -> Msg:
    """Return the sentence for a blocked visitor."""
    until = datetime.fromtimestamp(block.ends, UTC).strftime("%Y-%m-%d, %H:%M UTC") if block.ends else ""
    said = msg("refused-address-blocked", until=until, ends="later" if until else "never")
    return msg("refused-address-blocked-reason", blocked=said, reason=block.reason) if block.reason else said


def _harmless(written: str, operator: str) -> str:
    """Return the network to block as text. Raises `BadBlock` if it has the operator's own address, or loopback."""
    network = network_of(written)
    if any(network.version == each.version and network.overlaps(each) for each in LOOPBACK):
        raise BadBlock.saying("refused-block-loopback", address=shown(network))
    own = address_of(operator)
    if own and own.version == network.version and own in network:
        raise BadBlock.saying("refused-block-own", address=shown(network), own=str(own))
    return shown(network)
