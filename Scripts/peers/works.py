"""The works to measure, and the required speed of GridPress relative to each peer."""

from __future__ import annotations

from typing import NamedTuple

# Layout: plain items in, frames out. The tree exists already; only forced layout is timed.
GRID, FLOW, STACK = "grid", "flow", "stack"
# From the source to the bytes of a picture.
PICTURE = "picture"


class Work(NamedTuple):
    """A work of a kind, in one size."""

    # The name of the series of `benchmarks` that does the work.
    name: str
    kind: str
    # The variant of the kind: the kind of items of a grid, or the kind of boxes of a stack.
    variant: str
    size: int
    # The required ratios by the names of peers; other peers do the work for comparison only.
    targets: dict


CELLS = "labelled cells of a track grid"

WORKS = (
    Work("track grid, spans", GRID, "spans", 10_000, {"Chromium": 12, "taffy": 8}),
    Work("track grid, dense", GRID, "dense", 10_000, {"Chromium": 700, "taffy": 35}),
    Work("track grid, holes", GRID, "holes", 9_000, {"Chromium": 160, "taffy": 100}),
    Work("track grid, fr", GRID, "fr", 10_000, {}),
    Work("flow", FLOW, "", 100_000, {"taffy": 24}),
    Work("stack, boxes with lengths", STACK, "lengths", 10_000, {}),
    Work("stack, boxes that share the room", STACK, "shares", 10_000, {}),
    Work(f"views to SVG, {CELLS}", PICTURE, "", 10_000, {"typst": 10}),
    Work(f"solver items to SVG, {CELLS}", PICTURE, "", 10_000, {"typst": 50}),
)
