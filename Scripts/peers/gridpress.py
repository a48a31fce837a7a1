"""GridPress itself: the program `benchmarks`, which measures one request after the other."""

from __future__ import annotations

import subprocess

from .works import Work


class GridPress:
    """A process that measures a run of a work on request."""

    name = "GridPress"

    def __init__(self, program: str):
        self._process = subprocess.Popen(
            [program, "--answer"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def prepare(self, work: Work):
        """Returns a function that measures the work, in seconds."""
        def seconds() -> float:
            self._process.stdin.write(f"{work.name}\t{work.size}\n")
            self._process.stdin.flush()
            return float(self._process.stdout.readline())

        # The first request prepares the work and warms it up.
        seconds()
        return seconds

    def close(self):
        """Ends the process."""
        self._process.stdin.close()
        self._process.wait()
