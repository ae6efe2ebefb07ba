"""What rooms ask of whoever calls people who are away."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from warbones.core.errors import WarbonesError
from warbones.protocol.messages import PushTarget


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
