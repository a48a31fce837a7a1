"""The tables of lines in Documentation/Size.md: reading, comparing and writing them."""

import re
from pathlib import Path

from .packages import Packages

PAGE = Path("Documentation/Size.md")
START, END = "<!-- lines -->\n", "<!-- /lines -->"
# A number may grow by this part, and by this many lines in a small target, without a change of the page.
GROWTH, LEAST = 0.02, 20
# The folders with the code that people use; the others have tests and benchmarks.
_MAINTAINED = ("Sources", "Shims", "Plugins", "Examples", "Trainer")
# The products that a plugin's program builds in a folder of its own.
PLUGINS = {"DrawFigures": ["GridPressFigures"], "CheckFigures": ["GridPressFigures"], "DrawPreviews": ["PreviewRuntime"]}
# The program that each plugin asks the package manager to build.
DRIVERS = {name: f"gridpress-{'previews' if name == 'DrawPreviews' else 'figures'}-driver" for name in PLUGINS}
_VERBS = {"DrawFigures": "swift package figures", "CheckFigures": "swift package check-figures", "DrawPreviews": "swift package previews"}


def builds(packages: Packages) -> dict:
    """Returns how many lines each product and each plugin compiles."""
    rows = {f"a package with `{name}`": packages.lines(packages.needed([name])) for name in packages.library_names}
    rows["`make demo`"] = packages.lines(packages.needed(["draw-samples"]))
    rows["the tool `gridpress`"] = packages.lines(packages.needed(["gridpress"]))
    for name in packages.plugin_names:
        # The driver and the generated program have separate folders, so that they compile their shared modules twice.
        lines = packages.lines(packages.needed([name])) + packages.lines(packages.needed([DRIVERS[name]]))
        lines += packages.lines(packages.needed(PLUGINS[name]))
        rows[f"`{_VERBS[name]}`"] = lines
    return rows


def targets(packages: Packages) -> dict:
    """Returns the lines of each target, and of both groups of folders."""
    maintained = {name for name, target in packages.targets.items() if target.folder.parts[0] in _MAINTAINED}
    rows = {
        f"all in `{'`, `'.join(_MAINTAINED)}`": packages.lines(maintained),
        "all tests and benchmarks": packages.lines(packages.targets.keys() - maintained),
    }
    for name, target in sorted(packages.targets.items(), key=lambda item: (item[1].folder.parts[0], item[0].lower())):
        rows[f"`{target.folder}`"] = target.lines
    return rows


def recorded(page: str) -> dict:
    """Returns the numbers on the page."""
    text = page[page.index(START) : page.index(END)]
    return {row: int(lines.replace(",", "")) for row, lines in re.findall(r"^\| (.+?) \| ([\d,]+) \|$", text, re.M)}


def growth(before: dict, now: dict) -> list:
    """Returns a sentence for each number that is missing, outdated, or larger than the page allows."""
    issues = [f"{row} isn't on the page." for row in now if row not in before]
    issues += [f"{row} doesn't exist any more." for row in before if row not in now]
    for row, lines in now.items():
        if row in before and lines > max(before[row] * (1 + GROWTH), before[row] + LEAST):
            issues.append(f"{row}: {before[row]:,} → {lines:,} lines, over {GROWTH:.0%} more than recorded.")
    return issues


def write(packages: Packages):
    """Puts the tables into the page."""
    parts = []
    for title, rows in [("What is compiled", builds(packages)), ("Folder", targets(packages))]:
        parts += [f"| {title} | Lines |", "| --- | ---: |", *(f"| {row} | {lines:,} |" for row, lines in rows.items()), ""]
    replace(START, END, "\n" + "\n".join(parts))


def replace(start: str, end: str, text: str):
    """Replaces the text between two marks of the page."""
    page = PAGE.read_text()
    first, last = page.index(start) + len(start), page.index(end)
    PAGE.write_text(page[:first] + text + page[last:])
