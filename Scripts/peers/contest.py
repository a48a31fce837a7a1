"""A run in which GridPress and its peers do the same works in turns."""

from __future__ import annotations

import gc
import statistics
import time
from typing import NamedTuple

from .works import Work


class Times(NamedTuple):
    """The times of a work, in seconds."""

    turns: list

    @property
    def median(self) -> float:
        return statistics.median(self.turns)

    def __str__(self) -> str:
        digits = 2 if self.median < 0.01 else 1 if self.median < 0.1 else 0
        values = self.median, min(self.turns), max(self.turns)
        median, first, last = (f"{value * 1e3:,.{digits}f}" for value in values)
        return f"{median} ({first}–{last})"


class Result(NamedTuple):
    """The times of a peer for a work, with the times of GridPress."""

    work: Work
    peer: str
    own: Times
    other: Times

    @property
    def ratios(self) -> list:
        """How many times as fast GridPress was, for each turn."""
        return [other / own for own, other in zip(self.own.turns, self.other.turns)]

    @property
    def ratio(self) -> float:
        """How many times as fast GridPress was: the median."""
        return statistics.median(self.ratios)

    @property
    def target(self):
        return self.work.targets.get(self.peer)

    @property
    def is_met(self) -> bool:
        return self.target is None or self.ratio >= self.target


# Short works are repeated for this time: the speed of a machine changes from second to second, and so would the median
# of a few runs.
SECONDS = 12
MOST_TURNS = 25


def compete(own, peers: list, works: list, turns: int):
    """Measures works one after the other, each at least a number of times, and yields each result immediately."""
    for work in works:
        competitors = {own.name: own.prepare(work)}
        competitors.update((peer.name, seconds) for peer in peers if (seconds := peer.prepare(work)))
        times = {name: Times([]) for name in competitors}
        start = time.monotonic()
        for turn in range(max(turns, MOST_TURNS)):
            if turn >= turns and time.monotonic() - start > SECONDS:
                break
            gc.collect()
            # The order changes from turn to turn.
            names = list(competitors)
            for name in names if turn % 2 == 0 else reversed(names):
                times[name].turns.append(competitors[name]())
        mine = times.pop(own.name)
        for name, others in times.items():
            yield Result(work, name, mine, others)
