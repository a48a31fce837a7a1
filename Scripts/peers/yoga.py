"""yoga, a library of flexible boxes in C++, through its binding `poga`."""

from __future__ import annotations

import time
from importlib.metadata import version

import poga.libpoga_capi as yoga

from . import items, works


class Yoga:
    """Trees of yoga, which has stacks but no grid, and takes seconds for a hundred thousand boxes in lines."""

    name = "yoga"
    version = f"by poga {version('poga')}"

    def prepare(self, work: works.Work):
        """Returns a function that measures the work; `None` if yoga can't do it."""
        if work.kind != works.STACK:
            return None
        root = stack(work)

        def seconds() -> float:
            yoga.YGNodeMarkDirtyAndPropogateToDescendants(root)
            start = time.perf_counter()
            yoga.YGNodeCalculateLayout(root, yoga.YGUndefined, yoga.YGUndefined, yoga.YGDirection.LTR)
            return time.perf_counter() - start

        seconds()
        return seconds

    def close(self):
        """Has no effect: the trees end with the process."""


def tree(boxes: list, width: float, height: float = yoga.YGUndefined):
    """Returns a container of a size around boxes."""
    root = yoga.YGNodeNew()
    yoga.YGNodeStyleSetWidth(root, width)
    yoga.YGNodeStyleSetHeight(root, height)
    yoga.YGNodeStyleSetAlignItems(root, yoga.YGAlign.FlexStart)
    for index, box in enumerate(boxes):
        yoga.YGNodeInsertChild(root, box, index)
    return root


def box(width: float, height: float = yoga.YGUndefined):
    """Returns a box of a size, with a gap after it and below it: this version of yoga supports gaps as margins only."""
    node = yoga.YGNodeNew()
    yoga.YGNodeStyleSetWidth(node, width)
    yoga.YGNodeStyleSetHeight(node, height)
    for edge in (yoga.YGEdge.Right, yoga.YGEdge.Bottom):
        yoga.YGNodeStyleSetMargin(node, edge, items.GAP)
    return node


def stack(work: works.Work):
    """Returns boxes in a column."""
    shares = work.variant == "shares"
    boxes = [box(length, yoga.YGUndefined if shares else length) for length in items.lengths(work.size)]
    if shares:
        for node in boxes:
            yoga.YGNodeStyleSetFlexGrow(node, 1)
            yoga.YGNodeStyleSetFlexBasis(node, 0)
    return tree(boxes, items.LINE_WIDTH, work.size * 100)
