"""One run in which GridPress and its peers do the same works by turns."""

from __future__ import annotations

import gc
import statistics
import time
from typing import NamedTuple

from .works import Work


class Times(NamedTuple):
    """How long a work took each time, in seconds."""

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
    """What a peer took for a work, beside what GridPress did."""

    work: Work
    peer: str
    own: Times
    other: Times

    @property
    def ratios(self) -> list:
        """How many times as fast GridPress was, each time."""
        return [other / own for own, other in zip(self.own.turns, self.other.turns)]

    @property
    def ratio(self) -> float:
        """How many times as fast GridPress was."""
        return statistics.median(self.ratios)

    @property
    def target(self):
        return self.work.targets.get(self.peer)

    @property
    def is_met(self) -> bool:
        return self.target is None or self.ratio >= self.target


# Short works are repeated for so long: the machine changes its pace from second to second, and the median of a few
# turns with it.
SECONDS = 12
MOST_TURNS = 25


def compete(own, peers: list, works: list, turns: int):
    """Measures works one after the other, each at least so many times, and tells each result as it comes."""
    for work in works:
        competitors = {own.name: own.prepare(work)}
        competitors.update((peer.name, seconds) for peer in peers if (seconds := peer.prepare(work)))
        times = {name: Times([]) for name in competitors}
        start = time.monotonic()
        for turn in range(max(turns, MOST_TURNS)):
            if turn >= turns and time.monotonic() - start > SECONDS:
                break
            gc.collect()
            # Who follows whom changes.
            names = list(competitors)
            for name in names if turn % 2 == 0 else reversed(names):
                times[name].turns.append(competitors[name]())
        mine = times.pop(own.name)
        for name, others in times.items():
            yield Result(work, name, mine, others)
