"""The number of times that each limit was exceeded, and by whom."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

MOST: Final = 4096
"""The maximum number of clients counted for one limit. If there are more, those with the lowest counts are dropped."""


@dataclass(frozen=True)
class LimitCount:
    """The count of a limit, and its clients with their own counts, highest first."""

    limit: str
    count: int
    clients: tuple[tuple[str, int], ...]


class LimitCounts:
    """Counts since the server's start."""

    def __init__(self) -> None:
        """Start at zero."""
        self._totals = Counter[str]()
        self._clients: dict[str, Counter[str]] = {}

    def note(self, limit: str, client: str) -> None:
        """Count a request or message of ``client`` that exceeded a limit."""
        self._totals[limit] += 1
        clients = self._clients.setdefault(limit, Counter())
        clients[client] += 1
        if len(clients) > 2 * MOST:
            self._clients[limit] = Counter(dict(clients.most_common(MOST)))

    def all(self, most: int) -> tuple[LimitCount, ...]:
        """Return every exceeded limit, each with at most ``most`` clients."""
        return tuple(
            LimitCount(limit, count, tuple(self._clients[limit].most_common(most)))
            for limit, count in self._totals.most_common()
        )
