"""Checks that the boxes of a page have the positions that the engine computes, and distinct names."""

from __future__ import annotations

from .gallery import Page
from .report import Report

# The grid on which Chromium positions text and boxes, and the precision of written numbers.
TOLERANCE = 1 / 64 + 0.0006


def check(page: Page, layout: dict, shown: dict, report: Report):
    """Compares the measured boxes with the frames of the engine."""
    elements = layout["elements"]
    labels = {}
    for box in shown["boxes"]:
        report.count("boxes")
        name = f"#{box['id']}"
        number = box["id"][1:]
        if not number.isdecimal() or int(number) >= len(elements):
            report.fail(page, name, "an element of the figure", "none")
            continue
        element = elements[int(number)]
        # Elements inside a transform have bounds in addition to their frames.
        bounds = element.get("bounds", element["frame"])
        if not is_near(box["frame"], bounds):
            report.fail(page, name, frame(bounds), frame(box["frame"]))
        if box["href"] != f"#r{number}" or box["row"] != f"#b{number}":
            report.fail(page, name, "a row of the table, and a way back", f"{box['href']} and {box['row']}")
        if not any(letter.isalpha() for letter in box["label"]):
            report.fail(page, name, "a name", repr(box["label"]))
        # Two boxes may only have the same name if they represent the same view at the same position, or if they are backgrounds
        # with the same bounds.
        kind = None if box["label"].startswith("background,") else element["kind"]
        same = (element.get("name"), kind, bounds)
        if labels.setdefault(box["label"], same) != same:
            report.fail(page, name, "a name of its own", repr(box["label"]))


def check_alike(page: Page, shown: dict, picture: dict, report: Report):
    """Checks that both modes have the same boxes in the same order."""
    labels, expected = ([(box["id"], box["label"]) for box in one["boxes"]] for one in (shown, picture))
    if labels != expected:
        odd = sorted(set(labels) ^ set(expected)) or "another order"
        report.fail(page, "boxes", f"the {len(expected)} of the picture", f"{len(labels)}; of one page only: {odd}")


def is_near(measured: list, expected: list) -> bool:
    """Returns whether all numbers of two frames are equal within the tolerance."""
    return all(abs(one - other) <= TOLERANCE for one, other in zip(measured, expected))


def frame(numbers: list) -> str:
    """Returns a frame as text for a report."""
    x, y, width, height = (f"{number:.4f}".rstrip("0").rstrip(".") for number in numbers)
    return f"{x} {y}, {width} × {height}"
