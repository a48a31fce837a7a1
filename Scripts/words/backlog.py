"""The list of what still breaks a rule. It may only shrink."""

from collections import Counter
from pathlib import Path

PATH = Path(__file__).resolve().parent / "backlog.txt"

_HEAD = """\
# How many words of each kind are still to change, by file. `Scripts/check-words` compares, and fails where there are
# more; `Scripts/check-words --update` takes out what is done. The sum of a kind never grows.
"""


def read() -> Counter:
    """The count of each rule and file."""
    counts = Counter()
    for line in PATH.read_text().splitlines():
        if line and not line.startswith("#"):
            count, rule, path = line.split("\t")
            counts[rule, path] = int(count)
    return counts


def write(counts: Counter) -> None:
    """Writes the list."""
    lines = [f"{count}\t{rule}\t{path}\n" for (rule, path), count in sorted(counts.items()) if count]
    PATH.write_text(_HEAD + "".join(lines))


def sums(counts: Counter) -> Counter:
    """The count of each rule."""
    result = Counter()
    for (rule, _), count in counts.items():
        result[rule] += count
    return result
