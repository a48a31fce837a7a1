"""The measurements of whole processes, and their limits."""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from . import documents
from .child import by_turns, run, run_together

C_PROGRAM = """
#include <libxml/parser.h>
#include <stdio.h>
int main(void) { xmlInitParser(); puts(LIBXML_DOTTED_VERSION); return 0; }
"""


# The name of these cells in the works of `benchmarks`.
CELLS = "labelled cells of a track grid"


class Row(NamedTuple):
    """A number, and its maximum or minimum."""

    what: str
    value: float
    unit: str
    note: str = ""
    most: float | None = None
    least: float | None = None

    @property
    def limit(self) -> str:
        if self.most is not None:
            return f"≤ {self.most:g}"
        return "" if self.least is None else f"≥ {self.least:g}"

    @property
    def is_fine(self) -> bool:
        return (self.most is None or self.value <= self.most) and (self.least is None or self.value >= self.least)


def start(tool: str, folder: Path):
    """Measures a process that only prints its version, and a C program that is linked to libxml2 for comparison."""
    source, program = folder / "start.c", folder / "start"
    source.write_text(C_PROGRAM)
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "libxml-2.0"], check=True, capture_output=True, text=True
    ).stdout.split()
    compiler = shutil.which("cc") or shutil.which("clang") or sys.exit("error: a C compiler is missing")
    subprocess.run([compiler, "-O2", str(source), "-o", str(program), *flags], check=True)
    own, other = by_turns([[tool, "--version"], [str(program)]], turns=100)
    size = os.path.getsize(tool) / 1e6
    note = f"{own.seconds * 1e3:.2f} to {other.seconds * 1e3:.2f} ms; the tool has {size:.0f} MB"
    yield Row("Start of the tool, to a program in C with libxml2", own.seconds / other.seconds, "times", note, most=3)


def cards(tool: str, folder: Path):
    """Measures a call that draws many small documents: with one thread, with two threads, and as two calls."""
    paths = documents.write(folder / "cards", documents.CARD, 500)
    render = [tool, "render", "-o", str(folder / "drawn cards") + "/"]
    halves = [[*render, "--jobs", "1", *paths[:250]], [*render, "--jobs", "1", *paths[250:]]]
    turns = [
        (run([*render, "--jobs", "1", *paths]), run([*render, "--jobs", "2", *paths]), run_together(halves))
        for _ in range(7)
    ]
    one = statistics.median(turn[0].seconds for turn in turns)
    two = statistics.median(turn[1].seconds for turn in turns)
    apart = statistics.median(turn[2] for turn in turns)
    yield Row("500 cards, two threads", two * 1e3, "ms", f"{two / 500 * 1e3:.2f} ms each", most=500)
    # Two independent processes show how well the cores work in parallel.
    note = f"{one * 1e3:.0f} ms on one thread, {apart * 1e3:.0f} ms by two processes"
    # With a single core, more threads save no time.
    least = 1.5 if (os.cpu_count() or 1) > 1 else None
    yield Row("500 cards, two threads as fast as one", one / two, "times", note, least=least)
    yield Row("500 cards, two threads as fast as two processes", apart / two, "times", least=0.85)


def many(tool: str, folder: Path):
    """Measures the time and the memory of a further document in a process that draws many documents."""
    paths = documents.write(folder / "grids", documents.FIFTY, 10_000)
    render = [tool, "render", "--jobs", "1", "-o", str(folder / "drawn grids") + "/"]
    few, all_ = by_turns([[*render, *paths[:1_000]], [*render, *paths]], turns=3)
    further = (all_.worked - few.worked) / 9_000
    yield Row("A further document of 50 items, file to file", further * 1e3, "ms", "time of the processor")
    note = f"{few.peak / 1e6:.1f} MB for 1,000 documents, {all_.peak / 1e6:.1f} MB for 10,000"
    yield Row("Memory for 9,000 further documents", (all_.peak - few.peak) / 1e6, "MB", note, most=5)


def further(benchmarks: str):
    """Measures the time of a further small picture in a process that draws many pictures."""
    def picture(name: str) -> float:
        words = [benchmarks, "--run", f"views to SVG, {name}", "50"]
        few, all_ = by_turns([[*words, "100"], [*words, "4100"]], turns=7)
        return (all_.worked - few.worked) / 4_000 * 1e3

    note = "time of the processor"
    yield Row("A further picture of 50 cells, views to SVG", picture("a small grid"), "ms", note, most=0.1)
    yield Row("The same with labels, in 100 columns", picture(CELLS), "ms", note, most=0.1)


def memory(benchmarks: str):
    """Measures the peak memory of a large picture."""
    def peak(name: str) -> float:
        return run([benchmarks, "--run", name, "100000"]).peak / 1e6

    drawing, kept = peak(f"views to a drawing, {CELLS}"), peak("views to a drawing that is kept")
    yield Row("Peak, views to SVG, 100,000 cells", peak(f"views to SVG, {CELLS}"), "MB", most=400)
    yield Row("Peak, views to a drawing, 100,000 cells", drawing, "MB")
    yield Row("Peak, the same while another is kept", kept, "MB", f"a drawing keeps {kept - drawing:.0f} MB")
    yield Row("Peak, solver items to SVG, 100,000 cells", peak(f"solver items to SVG, {CELLS}"), "MB")
