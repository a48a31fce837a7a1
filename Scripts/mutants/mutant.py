"""A mistake that is put into a source file."""

from dataclasses import dataclass, field


@dataclass(frozen=True, eq=False)
class Mutant:
    """A text that stands once in a file, and the mistaken text that takes its place."""

    name: str
    file: str
    old: str
    new: str
    # Regular expressions of the tests that ought to notice it; those of its area where there are none.
    tests: list = field(default_factory=list)
