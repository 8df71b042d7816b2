"""What Prometheus is told: counts and times, never who or what."""

from collections.abc import Iterable
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from igroteka.table.log import Entry

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("igroteka_entries", "Log entries written", ["kind"], registry=self.registry)
        self.entries_of = cache(self.entries.labels)
        self.commits = Histogram(
            "igroteka_commit_seconds", "From asking to durable", buckets=BUCKETS, registry=self.registry
        )
        self.refused = Counter("igroteka_refused", "Requests and messages refused", ["key"], registry=self.registry)
        self.sockets = Gauge("igroteka_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("igroteka_rooms", "Tables in memory", registry=self.registry)
        self.lag = Gauge("igroteka_loop_lag_seconds", "How late the event loop was last time", registry=self.registry)
        self.finished = Counter("igroteka_finished", "Games finished", ["game"], registry=self.registry)

    def appended(self, entries: Iterable[Entry], seconds: float) -> None:
        for entry in entries:
            self.entries_of(entry.kind).inc()
        self.commits.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
