"""Numbers of a corpus as lines for people and as a table for the documentation."""

import re
from collections import Counter, defaultdict
from pathlib import Path

from .compiling import uses_swiftui


class Sum:
    """The counts of some modules: of files that import SwiftUI alone."""

    def __init__(self, results: list):
        def count(one, files):
            return sum(uses_swiftui(file) for file in files if file in one.module.own)

        self.compiled = sum(count(one, one.compiled) for one in results)
        self.failed = sum(count(one, one.failed) for one in results)
        self.blocked = sum(count(one, one.blocked) for one in results)
        # A module that its own repository blocks, in whole or in part, counts where the rest of it is looked at.
        counted = [one for one in results if (one.compiled or one.failed) and any(map(uses_swiftui, one.module.files))]
        self.modules = len(counted)
        self.complete = sum(not one.failed for one in counted)
        self.seconds = max((one.seconds for one in results), default=0)

    @property
    def share(self) -> float:
        return 100 * self.compiled / max(self.compiled + self.failed, 1)


def line(name: str, results: list) -> str:
    one = Sum(results)
    return (f"{name:44} {one.compiled:4} of {one.compiled + one.failed:4} files ({one.blocked:3} blocked), "
            f"{one.complete:2} of {one.modules:2} modules, slowest {one.seconds:5.1f} s")


def summary(results: list, count: int) -> str:
    total = Sum(results)
    lines = [
        "", f"{total.share:.1f} % of {total.compiled + total.failed} files compile ({total.blocked} are blocked by their "
        f"own repository), {total.complete} of {total.modules} modules complete", "",
    ]
    messages, places = Counter(), {}
    for one in results:
        for file, errors in one.failed.items():
            for text in {_general(text) for _, text in errors}:
                messages[text] += 1
                places.setdefault(text, file)
    lines += [f"{number:4}  {text}   ({places[text].name})" for text, number in messages.most_common(count)]
    slow = Counter()
    for one in results:
        slow.update(one.slow)
    lines += ["", "slowest files"]
    for path, time in slow.most_common(10):
        lines.append(f"{time / 1000:6.1f} s  {Path(path).parent.name}/{Path(path).name}")
    return "\n".join(lines)


def _general(text: str) -> str:
    return re.sub(r"\s+", " ", text)[:150]


PAGE = """# Compiled public repositories

This page shows how many files of public SwiftUI repositories compile unchanged with the package `Shims`.
[Reuse SwiftUI code](Moving.md#change-nothing) describes this package. `Scripts/check-corpus` type-checks the
repositories, and `Scripts/corpus/repositories.txt` lists the commit of each repository. The repositories were chosen
before the first run, so the results didn't affect the choice. The list also contains
`lorenzofiamingo/swiftui-cached-async-image`. The package manifest of this repository doesn't compile, so the table
omits the repository.

The columns `files`, `compile` and `blocked` count only files that import SwiftUI:

| column | meaning |
| --- | --- |
| files | the number of files that aren't blocked |
| compile | the number of these files that compile without an error; the compiler skips code inside `#if os(iOS)`, so a file with only such code also counts |
| blocked | the number of files that need code without a Linux version, such as another package, Core Data, generated classes, or code inside `#if os(iOS)` |
| modules | the number of modules (targets of packages and Xcode projects) that import SwiftUI in a file and have a file that isn't blocked |
| complete | the number of these modules without an error in any file that isn't blocked, including files that don't import SwiftUI |
| slowest module | the longest time that the compiler needs to type-check a module of the repository, minus its time for functions in blocked files |

The last row shows the totals, and the longest time of all modules.
[Compatibility with public code](Moving.md#compatibility-with-public-code) describes how to run the check.

"""


def write(results: list, path: Path):
    """Writes the page with the table of repositories: names and numbers."""
    groups = defaultdict(list)
    for one in results:
        groups[one.module.repository].append(one)
    rows = ["| repository | files | compile | blocked | modules | complete | slowest module |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"]
    for name, some in [*sorted(groups.items(), key=lambda pair: pair[0].lower()), ("total", results)]:
        one = Sum(some)
        counted = one.compiled + one.failed
        share = f" ({one.share:.1f} %)" if counted else ""
        rows.append(f"| {name.replace('+', '/')} | {counted} | {one.compiled}{share} | {one.blocked} | "
                    f"{one.modules} | {one.complete} | {one.seconds:.1f} s |")
    path.write_text(PAGE + "\n".join(rows) + "\n")


def failures(results: list) -> str:
    """The files that fail, each with its errors."""
    lines = []
    for result in results:
        for file, errors in sorted(result.failed.items()):
            lines.append(f"{file}")
            lines += [f"  {line}: {text}" for line, text in errors]
    return "\n".join(lines)
