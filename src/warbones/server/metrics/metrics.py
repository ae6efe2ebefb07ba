"""Metrics in Prometheus's format. No label names a table, a seat, a person or an address."""

from __future__ import annotations

from collections.abc import Callable, Sized
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from warbones.rooms.rooms import Rooms

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
"""Upper bounds in seconds of the buckets for answers and writes, and for bots' searches."""


class Metrics:
    """One server's metrics."""

    def __init__(self) -> None:
        """Start at zero."""
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._answers = Histogram(
            "warbones_answer_seconds",
            "Time from reading a socket's message to sending its answer.",
            ("kind", "outcome"),
            buckets=QUICK,
            registry=registry,
        )
        self.writes = Histogram(
            "warbones_store_write_seconds",
            "Time until a write is on disk.",
            ("kind",),
            buckets=QUICK,
            registry=registry,
        )
        self.failures = Counter(
            "warbones_store_failures", "Failed operations of the store.", ("kind",), registry=registry
        )
        self._waited = Histogram(
            "warbones_bot_wait_seconds", "Time a bot's search waited in the queue.", buckets=SLOW, registry=registry
        )
        self._thought = Histogram(
            "warbones_bot_search_seconds", "Time a bot's search took.", buckets=SLOW, registry=registry
        )

    def answered(self, kind: str, outcome: str, seconds: float) -> None:
        """Count the answer to a socket's message (`warbones.server.sockets.client_socket.Meter`)."""
        self._answers.labels(kind, outcome).observe(seconds)

    def thought(self, waited: float, took: float) -> None:
        """Count a bot's search: its seconds in the queue and of searching."""
        self._waited.observe(waited)
        self._thought.observe(took)

    def watch(self, rooms: Rooms) -> None:
        """Read gauges from ``rooms`` on each scrape."""
        self._gauge("warbones_tables_in_memory", "Tables in memory.", lambda: rooms.counts().in_memory)
        self._gauge("warbones_tables_open", "Tables with a socket.", lambda: rooms.counts().visited)
        self._gauge("warbones_sockets_playing", "Sockets at a seat.", lambda: rooms.counts().playing)
        self._gauge("warbones_sockets_watching", "Sockets of spectators.", lambda: rooms.counts().watching)

    def of_cluster(self) -> ClusterMetrics:
        """Return the metrics of a cluster's member."""
        return ClusterMetrics(self._registry)

    def watch_leases(self, leases: Sized) -> None:
        """Read the number of tables held on each scrape."""
        self._gauge("warbones_tables_owned", "Tables this server owns.", lambda: len(leases))

    def _gauge(self, name: str, why: str, value: Callable[[], float]) -> None:
        Gauge(name, why, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        """Return all metrics in Prometheus's text format."""
        return generate_latest(self._registry)


class ClusterMetrics:
    """The metrics of one server in a cluster."""

    def __init__(self, registry: CollectorRegistry) -> None:
        """Start at zero."""
        self._changes = Counter("warbones_lease_changes", "Tables whose lease changed.", ("change",), registry=registry)
        self._handed = Counter(
            "warbones_relayed", "Requests and sockets relayed to the server that owns their table.", registry=registry
        )

    def lease_changed(self, change: str) -> None:
        """Count a table that changes hands."""
        self._changes.labels(change).inc()

    def handed_on(self) -> None:
        """Count a relayed request or socket."""
        self._handed.inc()
