"""Selects tests by words: `TARGET` or `TARGET/NAME`."""

import difflib
import re
from dataclasses import dataclass, field
from pathlib import Path

TESTS = Path("Tests")
# The targets whose tests take longest, so that they start first. The others follow by the size of their sources.
SLOWEST = [
    "SnapshotsTests", "PreviewProgramsTests", "LayoutDocumentsTests", "PackageCommandsTests", "ToolTests", "SampleFiguresTests",
    "DocumentationFiguresTests", "GridsTests", "SafetyTests", "PlatformTests",
]


class UnknownTarget(Exception):
    """A word that selects no tests."""


@dataclass
class Target:
    """A target of tests, with the selected names; no names select all tests."""

    name: str
    names: list = field(default_factory=list)

    @property
    def filter(self) -> str:
        """The regular expression that selects tests in Swift Testing."""
        if not self.names:
            return rf"^{self.name}\."
        return rf"^{self.name}\..*(?i:{'|'.join(map(re.escape, self.names))})"


def all_targets() -> list:
    """Returns the names of all targets, those that take longest first."""
    folders = [folder for folder in TESTS.iterdir() if folder.name.endswith("Tests") and any(folder.rglob("*.swift"))]
    return sorted((folder.name for folder in folders), key=_size, reverse=True)


def _size(name: str) -> tuple:
    size = sum(file.stat().st_size for file in (TESTS / name).rglob("*.swift"))
    return (-SLOWEST.index(name) if name in SLOWEST else -len(SLOWEST), size)


def chosen(words: list) -> list:
    """Returns the targets that words select; all targets if there are no words."""
    known = all_targets()
    if not words:
        return [Target(name) for name in known]
    found = {}
    for word in _together(words, known):
        name, _, test = word.partition("/")
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            hint = f" Did you mean {near[0]}?" if near else ""
            raise UnknownTarget(f'error: Unknown test target "{name}".{hint} There are {", ".join(sorted(known))}.')
        target = found.setdefault(name, Target(name))
        if test:
            target.names += _functions(name, test)
    return list(found.values())


def _together(words: list, known: list) -> list:
    """Returns words, in which the parts of a test's title are joined again."""
    joined = []
    for word in " ".join(words).split():
        if joined and "/" in joined[-1] and word.partition("/")[0] not in known:
            joined[-1] += " " + word
        else:
            joined.append(word)
    return joined


def _functions(target: str, word: str) -> list:
    """Returns the names in code of tests whose title contains a word; the word itself if no title contains it."""
    pattern = re.compile(r'@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"[^\n]*(?:\n[^\n]*?)*?\b(?:func|struct|class)\s+(\w+)')
    text = "\n".join(file.read_text() for file in (TESTS / target).rglob("*.swift"))
    return [name for title, name in pattern.findall(text) if " " in word and word in title] or [word]
