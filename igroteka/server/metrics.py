"""What Prometheus is told: counts and times, never who or what."""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from igroteka.table.log import Entry

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Moves(Collector):
    """What every move adds to: plain numbers, read when somebody asks, for only the event loop counts here."""

    def __init__(self) -> None:
        self.kinds: Tally[str] = Tally()
        self.commits = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def collect(self) -> Iterator[Metric]:
        entries = CounterMetricFamily("igroteka_entries", "Log entries written", labels=["kind"])
        for kind, count in self.kinds.items():
            entries.add_metric([kind], count)
        yield entries
        limits = [*map(str, BUCKETS), "+Inf"]
        buckets = list(zip(limits, accumulate(self.commits), strict=True))
        yield HistogramMetricFamily("igroteka_commit_seconds", "From asking to durable", buckets, self.seconds)


class Together(Collector):
    """What several processes count, each with its number as a label."""

    def __init__(self, texts: Mapping[int, bytes]) -> None:
        self.texts = texts

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for process, text in self.texts.items():
            for found in text_string_to_metric_families(text.decode()):
                family = families.setdefault(found.name, Metric(found.name, found.documentation, found.type))
                for sample in found.samples:
                    family.add_sample(sample.name, {**sample.labels, "process": str(process)}, sample.value)
        yield from families.values()
        yield GaugeMetricFamily("igroteka_processes", "Processes that answered", value=len(self.texts))


def of_all(texts: Mapping[int, bytes]) -> bytes:
    """What all processes count, as one page for Prometheus."""
    registry = CollectorRegistry()
    registry.register(Together(texts))
    return generate_latest(registry)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Moves()
        self.registry.register(self.moves)
        self.refused = Counter("igroteka_refused", "Requests and messages refused", ["key"], registry=self.registry)
        self.sockets = Gauge("igroteka_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("igroteka_rooms", "Tables in memory", registry=self.registry)
        self.lag = Gauge("igroteka_loop_lag_seconds", "How late the event loop was last time", registry=self.registry)
        self.finished = Counter("igroteka_finished", "Games finished", ["game"], registry=self.registry)

    def appended(self, entries: Iterable[Entry], seconds: float) -> None:
        moves = self.moves
        for entry in entries:
            moves.kinds[entry.kind] += 1
        moves.commits[bisect_left(BUCKETS, seconds)] += 1
        moves.seconds += seconds

    def text(self) -> bytes:
        return generate_latest(self.registry)
