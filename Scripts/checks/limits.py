"""The limits of processor time, which fail a check that has become slower."""

import os
import resource
import time
from dataclasses import dataclass

# Seconds of processor time, the sum of all processes, on the machine on which they were recorded.
#
# `make ci` in a fresh clone without the packages of the system, and the tests alone, without their build. They need about
# 1250 and 105 seconds there.
CI = 1400
TESTS = 120
# A run of `make ci-full` takes no longer than this, in seconds of the clock.
FULL = 7200
# How far a limit may be exceeded.
TOLERANCE = 1.2
# Seconds of processor time of `_loop` on that machine.
CALIBRATION = 0.05


def seconds_of_children() -> float:
    """Returns the processor time of all child processes that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


@dataclass
class Limit:
    """A limit, and the time that was used."""

    what: str
    seconds: float
    limit: float

    def issue(self, slowness: float):
        """Returns a sentence if the limit is exceeded on a machine that is slower by a factor; `None` otherwise."""
        most = self.limit * TOLERANCE * slowness * float(os.environ.get("SLACK", "1"))
        if self.seconds <= most:
            return None
        return (
            f"{self.what} took {self.seconds:.0f} s of processor time. Expected at most {most:.0f} s: the limit of "
            f"{self.limit} s in Scripts/checks/limits.py, with {TOLERANCE - 1:.0%} more, on a machine that needs {slowness:.2f} "
            "times as long. Make the change cheaper, or raise the limit and give the reason."
        )


class Calibration:
    """How slow a machine is: a loop that is timed several times during a run."""

    def __init__(self):
        self._times = []

    def measure(self):
        """Times the loop once."""
        start = time.thread_time()
        _loop()
        self._times.append(time.thread_time() - start)

    @property
    def slowness(self) -> float:
        """The factor by which the machine is slower than the one of the limits; a faster machine has the same limits."""
        return max(1.0, sorted(self._times)[len(self._times) // 2] / CALIBRATION) if self._times else 1.0


def _loop():
    """Works without memory and files: as a compiler does, with many small objects."""
    words = {}
    for index in range(400_000):
        words[index % 5000] = (index, words.get(index * 7 % 5000))
        if index % 1000 == 0:
            words.clear()
