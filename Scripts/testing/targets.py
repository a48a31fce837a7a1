"""Which tests are meant: `TARGET` or `TARGET/NAME`."""

import difflib
import re
from dataclasses import dataclass, field
from pathlib import Path

TESTS = Path("Tests")


class UnknownTarget(Exception):
    """A word that names no tests."""


@dataclass
class Target:
    """A target of tests, with the names that were asked for; none means all."""

    name: str
    names: list = field(default_factory=list)

    @property
    def filter(self) -> str:
        """The regular expression that Swift Testing chooses tests by."""
        if not self.names:
            return rf"^{self.name}\."
        return rf"^{self.name}\..*(?i:{'|'.join(map(re.escape, self.names))})"


def all_targets() -> list:
    """The names of all targets, the largest first: they take longest."""
    folders = [folder for folder in TESTS.iterdir() if folder.name.endswith("Tests") and any(folder.rglob("*.swift"))]
    return sorted((folder.name for folder in folders), key=_size, reverse=True)


def _size(name: str) -> int:
    return sum(file.stat().st_size for file in (TESTS / name).rglob("*.swift"))


def chosen(words: list) -> list:
    """The targets that some words name; all where there are none."""
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
    """Words, with those put together again that are parts of the title of a test."""
    joined = []
    for word in " ".join(words).split():
        if joined and "/" in joined[-1] and word.partition("/")[0] not in known:
            joined[-1] += " " + word
        else:
            joined.append(word)
    return joined


def _functions(target: str, word: str) -> list:
    """The names in code of tests whose title holds a word; the word itself where it is no part of a title."""
    pattern = re.compile(r'@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"[^\n]*(?:\n[^\n]*?)*?\b(?:func|struct|class)\s+(\w+)')
    text = "\n".join(file.read_text() for file in (TESTS / target).rglob("*.swift"))
    return [name for title, name in pattern.findall(text) if " " in word and word in title] or [word]
