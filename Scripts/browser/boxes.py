"""Boxes of a page lie where the engine says, and can be told apart."""

from __future__ import annotations

from .gallery import Page
from .report import Report

# The grid of places that Chromium lays text and boxes out on, and the digits that numbers are written with.
TOLERANCE = 1 / 64 + 0.0006


def check(page: Page, layout: dict, shown: dict, report: Report):
    """Holds the measured boxes against the frames of the engine."""
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
        # Elements inside a transform have bounds beside their frames.
        bounds = element.get("bounds", element["frame"])
        if not is_near(box["frame"], bounds):
            report.fail(page, name, frame(bounds), frame(box["frame"]))
        if box["href"] != f"#r{number}" or box["row"] != f"#b{number}":
            report.fail(page, name, "a row of the table, and a way back", f"{box['href']} and {box['row']}")
        if not any(letter.isalpha() for letter in box["label"]):
            report.fail(page, name, "a name", repr(box["label"]))
        # Only what stands for the same view in the same place may have the name of another box, and backgrounds may that
        # lie behind each other.
        kind = None if box["label"].startswith("background,") else element["kind"]
        same = (element.get("name"), kind, bounds)
        if labels.setdefault(box["label"], same) != same:
            report.fail(page, name, "a name of its own", repr(box["label"]))


def check_alike(page: Page, shown: dict, picture: dict, report: Report):
    """Sees that both modes have the same boxes in the same order."""
    labels, expected = ([(box["id"], box["label"]) for box in one["boxes"]] for one in (shown, picture))
    if labels != expected:
        odd = sorted(set(labels) ^ set(expected)) or "another order"
        report.fail(page, "boxes", f"the {len(expected)} of the picture", f"{len(labels)}; of one page only: {odd}")


def is_near(measured: list, expected: list) -> bool:
    """Whether all numbers of two frames are the same but for what can't be avoided."""
    return all(abs(one - other) <= TOLERANCE for one, other in zip(measured, expected))


def frame(numbers: list) -> str:
    """A frame, for a report."""
    x, y, width, height = (f"{number:.4f}".rstrip("0").rstrip(".") for number in numbers)
    return f"{x} {y}, {width} × {height}"
