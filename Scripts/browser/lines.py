"""Lines of text stand where the engine says, in both modes."""

from __future__ import annotations

import subprocess
from functools import lru_cache
from math import dist

from .gallery import Figure, Page
from .report import Report

TOLERANCE = 0.5

# The fonts that have the widths of those that the engine knows.
FONTS = ("Liberation Sans", "Liberation Mono")


def check_picture(page: Page, figure: Figure, shown: dict, report: Report):
    """Holds the texts of a picture in a page against the picture alone, and the letters against their places."""
    lines = shown["lines"]
    alone = figure.lines()
    if len(lines) != len(alone):
        report.fail(page, "text", f"{len(alone)} lines as in the picture alone", f"{len(lines)}")
    for index, (line, told) in enumerate(zip(lines, alone)):
        name = f"text {index} “{told[-1]}”"
        if line["told"] != told:
            report.fail(page, name, f"{told} as in the picture alone", line["told"])
        elif "box" in line:
            report.count("lines")
            check_letters(page, name, line, report)


def check_letters(page: Page, name: str, line: dict, report: Report):
    """Holds the letters of a line against what its attributes say."""
    x, y, width, _, said = line["told"]
    left, base, length = line["box"]
    told = float(width) if width is not None else length
    start = float(x)
    if line["anchor"] == "middle":
        start -= told / 2
    elif line["direction"] == "rtl":
        start -= told
    if abs(length - told) > TOLERANCE:
        report.fail(page, name, f"{told} wide", f"{length:.3f}")
    if abs(left - start) > TOLERANCE or abs(base - float(y)) > TOLERANCE:
        report.fail(page, name, f"at {start:.3f} {y}", f"{left:.3f} {base:.3f}")
    if width is not None and is_known(said):
        report.count("natural widths")
        if abs(line["natural"] - told) > TOLERANCE:
            report.fail(page, name, f"letters {told} wide", f"{line['natural']:.3f}")


def check_boxes(page: Page, shown: dict, picture: dict, report: Report):
    """Holds lines among boxes against their rules, and against the same lines in the figure's picture."""
    twins = {}
    for line in picture["lines"]:
        if "ends" in line:
            twins.setdefault(normal(line["told"][-1]), []).append(line)
    for line in shown["lines"]:
        report.count("lines")
        name = f"#{line['id']} “{line['said']}”"
        if not line["isTurned"] and any(abs(a - b) > TOLERANCE for a, b in zip(line["rule"], line["frame"])):
            report.fail(page, name, f"at {line['rule']} as its rule says", line["frame"])
        alike = twins.get(normal(line["said"]))
        if not alike:
            report.fail(page, name, "a line of the picture", "none that says this")
            continue
        nearest = min(alike, key=lambda twin: distance(twin, line))
        if distance(nearest, line) > TOLERANCE:
            report.fail(page, name, f"ends at {ends(nearest)} as in the picture", ends(line))
    left_out = set(twins) - {normal(line["said"]) for line in shown["lines"]}
    for said in sorted(left_out):
        report.fail(page, f"text “{said}”", "a line among the boxes", "none")


def distance(twin: dict, line: dict) -> float:
    """How far the ends of a line are from those of its twin; where letters have unknown widths, its start."""
    (a, b), (c, d) = twin["ends"], line["ends"]
    if line["direction"] == "rtl":
        a, b = b, a
    return max(dist(a, c), dist(b, d)) if is_known(line["said"]) else dist(a, c)


def ends(line: dict) -> str:
    """Where a line starts and ends, for a report."""
    return " and ".join(f"{x:.3f} {y:.3f}" for x, y in line["ends"])


def normal(said: str) -> str:
    """What is said, with spaces as readers see them."""
    return " ".join(said.split())


def is_known(said: str) -> bool:
    """Whether the fonts here have all letters of a line."""
    return all(ord(letter) in charset() for letter in said)


@lru_cache(maxsize=None)
def charset() -> frozenset:
    """The letters that all fonts have."""
    sets = []
    for font in FONTS:
        listing = subprocess.run(
            ["fc-list", "--format", "%{charset}\n", font], stdout=subprocess.PIPE, check=True, encoding="ascii"
        )
        for ranges in listing.stdout.splitlines():
            bounds = (part.partition("-") for part in ranges.split())
            sets.append({i for a, _, b in bounds for i in range(int(a, 16), int(b or a, 16) + 1)})
    if not sets:
        raise LookupError(f"none of the fonts {', '.join(FONTS)} is here; Scripts/setup browser installs them")
    return frozenset.intersection(*map(frozenset, sets))
