"""What a server asks of the others that share its tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol


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
