"""The processor time of builds from nothing."""

import os
import shutil
import subprocess
from pathlib import Path

import products
from checks import limits
from testing import targets

from . import table

START, END = "<!-- builds -->\n", "<!-- /builds -->"
_SCRATCH = Path("build/from-nothing")


def record():
    """Builds the products of the table from nothing, and writes the processor time of each into the page."""
    tests = " ".join(targets.all_targets())
    rows = [
        ("`make demo`", "draw-samples", ["--product", "draw-samples"]),
        ("a first snapshot test", "GridPressTesting", ["--target", "GridPressTesting"]),
        ("the tests", tests, ["--product", "GridPressPackageTests"]),
    ]
    lines = [f"| {name} | {_seconds(only, words):.0f} s |" for name, only, words in rows]
    text = "\n".join(["", "| Build from nothing | Processor time |", "| --- | ---: |", *lines, "", ""])
    table.replace(START, END, text)


def _seconds(only: str, words: list) -> float:
    shutil.rmtree(_SCRATCH, ignore_errors=True)
    before = limits.seconds_of_children()
    subprocess.run(
        [*products.command(), "--scratch-path", _SCRATCH, *words],
        env={**os.environ, "GRIDPRESS_ONLY": only}, stdout=subprocess.DEVNULL, check=True,
    )
    spent = limits.seconds_of_children() - before
    shutil.rmtree(_SCRATCH)
    return spent
