"""An error that is inserted into a source file."""

from dataclasses import dataclass, field


@dataclass(frozen=True, eq=False)
class Mutant:
    """A text that occurs once in a file, and the incorrect text that replaces it."""

    name: str
    file: str
    old: str
    new: str
    # Regular expressions of the tests that should find the error; empty for the tests of its area.
    tests: list = field(default_factory=list)
