"""Builds tests with the same flags as every other step, so that nothing is built twice."""

import os
import re
import subprocess
import sys
from pathlib import Path

import products

from . import targets

# Only tests use the products of an optimized build with testing enabled.
OPTIMIZED = ["-c", "release", "-Xswiftc", "-enable-testing", "--scratch-path", ".build/optimized"]
MOST_LINES = 30


class BuildFailure(Exception):
    """The first errors of a build, and the path of the log with all errors."""


def build(chosen: list, options, log: Path) -> Path:
    """Builds the parts that the targets need, and returns the program that runs their tests."""
    words = [*products.command(is_debug=not options.optimized), *(OPTIMIZED if options.optimized else [])]
    environment = dict(os.environ)
    if len(chosen) < len(targets.all_targets()):
        environment["GRIDPRESS_ONLY"] = " ".join(sorted(target.name for target in chosen))
    if not options.skip_build:
        _build([*words, "--product", "GridPressPackageTests"], environment, log)
    path = subprocess.run([*words, "--show-bin-path"], env=environment, capture_output=True, text=True, check=True)
    folder = Path(path.stdout.strip())
    if "GRIDPRESS_ONLY" not in environment and not options.optimized:
        # The products are in "PLATFORM/debug".
        twins = subprocess.run(["Scripts/check-twins", folder.parent.parent], capture_output=True, text=True, check=False)
        if twins.returncode != 0:
            raise BuildFailure(twins.stderr.strip())
    return folder / "GridPressPackageTests.xctest"


def _build(words: list, environment: dict, log: Path):
    if sys.stderr.isatty():
        print("building…", end="\r", file=sys.stderr, flush=True)
    with log.open("w") as file:
        done = subprocess.run(words, env=environment, stdout=file, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        raise BuildFailure(_errors(log.read_text(errors="replace"), log))


def _errors(text: str, log: Path) -> str:
    """Returns the first errors of a build without repetitions, with the source lines below them."""
    lines, seen, shown = text.splitlines(), set(), []
    for index, line in enumerate(lines):
        if re.match(r"^(/|error:).*error:|^error:", line) and line not in seen and len(shown) < MOST_LINES:
            seen.add(line)
            shown += [line, *(below for below in lines[index + 1 : index + 7] if re.match(r"^ *\d* *\|", below))]
    return "\n".join([*(shown or lines[-MOST_LINES:]), f"error: The tests don't build; the whole log is in {log}"])
