"""Inserts all errors into one copy of the sources, each selected by a number that a process chooses.

This way, the copy is built only once. A switch surrounds each function with errors: `case 17:` has the body with the 17th
error, and `default:` has the original body. `GRIDPRESS_MUTANT=17` makes a process run the incorrect body.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from . import bodies
from .mutant import Mutant

SWITCH_FILE = "ActiveMutant.swift"
SWITCH = '''#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The mistake that this process makes; 0 for none.
@usableFromInline
let activeMutant: Int = getenv("GRIDPRESS_MUTANT").map { Int(atoi($0)) } ?? 0
'''


class Misplaced(Exception):
    """The text of an error isn't in the sources, or isn't part of a function."""


@dataclass
class Source:
    """A file with errors: its text, and the lines of each error."""

    text: str
    lines: dict = field(default_factory=dict)


def write(numbered: dict, root: Path, place: Path) -> dict:
    """Writes the files with errors, and the switch of each module; returns the written sources by file."""
    files = {}
    for number, mutant in numbered.items():
        files.setdefault(mutant.file, {})[number] = mutant
    sources = {}
    for file, mutants in files.items():
        sources[file] = _mutated((root / file).read_text(), mutants)
        write_if_changed(place / file, sources[file].text)
    for module in {Path(file).parts[1] for file in files}:
        write_if_changed(place / "Sources" / module / SWITCH_FILE, SWITCH)
    return sources


def write_if_changed(path: Path, text: str):
    """Writes a file only if its text has changed: other files keep their date, so they aren't built again."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def _mutated(text: str, mutants: dict) -> Source:
    """Returns a text with a switch around each function with errors."""
    groups, values = {}, []
    for number, mutant in mutants.items():
        start, end, replacement = _difference(text, mutant)
        body = bodies.function_body(text, start, end)
        if body is None:
            values.append((start, end, replacement, number))
        else:
            groups.setdefault(body[:2], []).append((start, end, replacement, number))
    edits = [_value(text, *value) for value in values]
    for (first, last), changes in groups.items():
        cases = [
            f"case {number}:\n{text[first:start]}{new}{text[end:last]}\n" for start, end, new, number in changes
        ]
        edits.append((first, last, f"\nswitch activeMutant {{\n{''.join(cases)}default:\n{text[first:last]}\n}}\n"))
    for start, end, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end:]
    return Source(text, _lines(text))


def _difference(text: str, mutant: Mutant):
    """Returns the range in which a text differs from the incorrect text, and the incorrect text of the range."""
    if text.count(mutant.old) != 1:
        raise Misplaced(f'"{mutant.name}": expected its code once in {mutant.file}, found it {text.count(mutant.old)} times')
    old, new, start = mutant.old, mutant.new, text.index(mutant.old)
    before = 0
    while before < min(len(old), len(new)) and old[before] == new[before]:
        before += 1
    after = 0
    while after < min(len(old), len(new)) - before and old[-1 - after] == new[-1 - after]:
        after += 1
    return start + before, start + len(old) - after, new[before : len(new) - after]


def _value(text: str, start: int, end: int, new: str, number: int):
    """Returns an edit of the initial value of a property, which isn't in a function: the incorrect or the original value."""
    line_start, line_end = text.rindex("\n", 0, start) + 1, text.index("\n", end)
    equals = text.find("= ", line_start, start + 1)
    if equals < 0 or "\n" in text[start:end]:
        raise Misplaced(f"mistake {number} isn't inside a function")
    own = text[equals + 2 : line_end]
    wrong = text[equals + 2 : start] + new + text[end:line_end]
    return equals + 2, line_end, f"activeMutant == {number} ? ({wrong}) : ({own})"


def _lines(text: str) -> dict:
    """Returns the lines, counted from 1, of the case of each error."""
    lines, current, depth = {}, None, 0
    for index, line in enumerate(text.split("\n"), 1):
        if match := re.fullmatch(r"case (\d+):", line):
            current = int(match[1])
        elif line == "default:":
            current = None
        if current is not None:
            lines[index] = current
    return lines
