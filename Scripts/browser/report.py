"""What was checked, and what isn't as it should be."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple


class Failure(NamedTuple):
    """Something that isn't as it should be."""

    file: str
    element: str
    expected: str
    measured: str

    def __str__(self) -> str:
        return f"{self.file}: {self.element}: expected {self.expected}; it is {self.measured}"


class Report:
    """Counts of what was looked at, and the failures; a kind of thing of which there was none is a failure too."""

    def __init__(self, kinds):
        self.counts = Counter({kind: 0 for kind in kinds})
        self._failures = []

    def count(self, kind: str, number: int = 1):
        """Notes that so many things of a kind were looked at."""
        self.counts[kind] += number

    def fail(self, file: str, element: str, expected, measured):
        """Notes that something isn't as expected."""
        self._failures.append(Failure(file, element, str(expected), str(measured)))

    @property
    def failures(self) -> list:
        """Everything that is wrong."""
        nothing = [
            Failure("everything", kind, "at least one that was checked", "none")
            for kind, number in self.counts.items()
            if number == 0
        ]
        return self._failures + nothing

    def __str__(self) -> str:
        """The counts and the failures, a line each."""
        counts = (f"{number} {kind}" for kind, number in self.counts.items())
        return "\n".join([", ".join(counts), *map(str, self.failures)])
