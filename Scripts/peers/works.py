"""What is measured, and how many times as fast as a peer GridPress is to be."""

from __future__ import annotations

from typing import NamedTuple

# Layout: plain items in, frames out. The tree is there before; only forced layout is timed.
GRID, FLOW, STACK = "grid", "flow", "stack"
# From what somebody writes to the bytes of a picture.
PICTURE = "picture"


class Work(NamedTuple):
    """Work of a kind, in one size."""

    # The name of the series of `benchmarks` that does it.
    name: str
    kind: str
    # Which of its kind: of a grid what its items are like, of a stack what its boxes are like.
    variant: str
    size: int
    # By the names of peers; a peer that isn't named does the work for comparison only.
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
