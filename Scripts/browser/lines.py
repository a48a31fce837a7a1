"""Checks that lines of text have the positions that the engine computes, in both modes."""

from __future__ import annotations

import subprocess
from functools import lru_cache
from math import dist

from .gallery import Figure, Page
from .report import Report

TOLERANCE = 0.5

# The fonts with the widths that the engine knows.
FONTS = ("Liberation Sans", "Liberation Mono")


def check_picture(page: Page, figure: Figure, shown: dict, report: Report):
    """Compares the texts of a picture in a page with the separate picture, and the letters with their attributes."""
    lines = shown["lines"]
    alone = figure.lines()
    if len(lines) != len(alone):
        report.fail(page, "text", f"{len(alone)} lines as in the picture alone", f"{len(lines)}")
    for index, (line, (told, said)) in enumerate(zip(lines, alone)):
        name = f"text {index} “{said}”"
        if (line["told"], line["said"]) != (told, said):
            report.fail(page, name, f"{told} as in the picture alone", f"“{line['said']}” {line['told']}")
        elif "box" in line:
            report.count("lines")
            check_letters(page, name, line, report)


def check_notes(page: Page, shown: dict, report: Report):
    """Compares the letters of annotations with their attributes."""
    for line in shown["notes"]:
        if "box" in line:
            report.count("labels")
            check_letters(page, f"label “{line['said']}”", line, report)


def check_letters(page: Page, name: str, line: dict, report: Report):
    """Compares the letters of a line with its attributes."""
    told_x, told_y, told_width, _ = line["told"]
    left, base, width = line["box"]
    expected = float(told_width) if told_width else width
    x, y = float(told_x or 0), float(told_y or 0)
    if line["anchor"] == "middle":
        x -= expected / 2
    elif line["direction"] == "rtl":
        x -= expected
    if abs(width - expected) > TOLERANCE:
        report.fail(page, name, f"{expected} wide", f"{width:.3f}")
    if abs(left - x) > TOLERANCE or abs(base - y) > TOLERANCE:
        report.fail(page, name, f"at {x:.3f} {y:.3f}", f"{left:.3f} {base:.3f}")
    if told_width and is_known(line["said"]):
        report.count("natural widths")
        # Chromium rounds the width of each letter to a sixty-fourth of a pixel.
        if abs(line["natural"] - expected) > TOLERANCE + len(line["said"]) / 128:
            report.fail(page, name, f"letters {expected} wide", f"{line['natural']:.3f}")


def check_boxes(page: Page, shown: dict, picture: dict, report: Report):
    """Compares lines among boxes with their rules, and with the same lines in the figure's picture."""
    twins = {}
    for line in picture["lines"]:
        if "ends" in line:
            twins.setdefault(normal(line["said"]), []).append(line)
    left_out = set(twins)
    for line in shown["lines"]:
        said = normal(line["said"])
        left_out.discard(said)
        if "ends" in line:
            report.count("lines")
            check_line(page, f"#{line['name']} “{said}”", line, twins.get(said, []), report)
    for said in sorted(left_out):
        report.fail(page, f"text “{said}”", "a line among the boxes", "none")


def check_line(page: Page, name: str, line: dict, twins: list, report: Report):
    """Compares a line among boxes with its rule, and with the nearest line of the picture with the same text."""
    if "rule" in line and not line["isTurned"]:
        if any(abs(one - other) > TOLERANCE for one, other in zip(line["rule"], line["frame"])):
            report.fail(page, name, f"at {line['rule']} as its rule says", line["frame"])
    if not twins:
        report.fail(page, name, "a line of the picture", "none that says this")
        return
    nearest = min(twins, key=lambda twin: distance(twin, line))
    if distance(nearest, line) > TOLERANCE:
        report.fail(page, name, f"between {ends(nearest)} as in the picture", ends(line))


def distance(twin: dict, line: dict) -> float:
    """Returns the distance of a line's ends from its counterpart; only of its start if letters have unknown widths."""
    (start, end), (other_start, other_end) = twin["ends"], line["ends"]
    distances = [dist(start, other_start)]
    if is_known(line["said"]):
        distances.append(dist(end, other_end))
    return max(distances)


def ends(line: dict) -> str:
    """Returns the start and the end of a line's letters as text for a report."""
    return " and ".join(f"{x:.3f} {y:.3f}" for x, y in line["ends"])


def normal(said: str) -> str:
    """Returns a text with spaces as readers see them."""
    return " ".join(said.split())


def is_known(said: str) -> bool:
    """Returns whether the fonts contain all letters of a line."""
    return all(ord(letter) in charset() for letter in said)


@lru_cache(maxsize=None)
def charset() -> frozenset:
    """Returns the letters that all fonts contain."""
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
