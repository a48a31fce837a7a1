"""The counts of checks, and the failures."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple


class Failure(NamedTuple):
    """A value that differs from the expected value."""

    file: str
    element: str
    expected: str
    measured: str

    def __str__(self) -> str:
        return f"{self.file}: {self.element}: expected {self.expected}; it is {self.measured}"


class Report:
    """Counts of checked objects, and the failures; a kind without any objects is a failure too."""

    def __init__(self, kinds):
        self.counts = Counter({kind: 0 for kind in kinds})
        self._failures = []

    def count(self, kind: str, number: int = 1):
        """Adds a number of checked objects of a kind."""
        self.counts[kind] += number

    def fail(self, file: str, element: str, expected, measured):
        """Adds a value that differs from the expected value."""
        self._failures.append(Failure(file, element, str(expected), str(measured)))

    @property
    def failures(self) -> list:
        """All failures."""
        nothing = [
            Failure("everything", kind, "at least one that was checked", "none")
            for kind, number in self.counts.items()
            if number == 0
        ]
        return self._failures + nothing

    def __str__(self) -> str:
        """Returns the counts and the failures, a line each."""
        counts = (f"{number} {kind}" for kind, number in self.counts.items())
        return "\n".join([", ".join(counts), *map(str, self.failures)])
