"""taffy, a library of CSS layout in Rust, through its binding `stretchable`."""

from __future__ import annotations

import time
from importlib.metadata import version

from stretchable import taffylib
from stretchable.context import taffy
from stretchable.node import Node
from stretchable.style import AUTO, AlignItems, Display, FlexDirection, FlexWrap, GridAutoFlow, JustifyItems
from stretchable.style.geometry.size import SizeAvailableSpace

from . import items, works


class Taffy:
    """Trees of taffy; the binding's objects for results aren't created, so that only the library is timed."""

    name = "taffy"
    version = f"by stretchable {version('stretchable')}"

    def prepare(self, work: works.Work):
        """Returns a function that measures the work; `None` if taffy can't do it."""
        build = {works.GRID: grid, works.FLOW: flow, works.STACK: stack}.get(work.kind)
        if not build:
            return None
        boxes, root = build(work)
        # The frames remain as taffy computes them, as in GridPress.
        taffy.use_rounding = False
        space = SizeAvailableSpace.default().to_dict()

        def seconds() -> float:
            for box in boxes:
                box.mark_dirty()
            start = time.perf_counter()
            taffylib.node_compute_layout(taffy._ptr, root._node_id, space)
            return time.perf_counter() - start

        seconds()
        return seconds

    def close(self):
        """Has no effect: the trees end with the process."""


def grid(work: works.Work):
    """Returns items in a grid."""
    boxes = [
        Node(size=(item.width, item.height), grid_column=f"span {item.columns}", grid_row=f"span {item.rows}")
        for item in items.grid_items(work.size, work.variant)
    ]
    flow = GridAutoFlow.ROW_DENSE if items.is_dense(work.variant) else GridAutoFlow.ROW
    return boxes, Node(
        *boxes,
        display=Display.GRID,
        size=(items.GRID_WIDTH, AUTO),
        grid_template_columns=items.grid_columns(work.variant),
        grid_auto_flow=flow,
        align_items=AlignItems.START,
        justify_items=JustifyItems.START,
    )


def flow(work: works.Work):
    """Returns boxes in lines."""
    boxes = [Node(size=(length, length), flex_shrink=0) for length in items.lengths(work.size)]
    return boxes, Node(
        *boxes, size=(items.LINE_WIDTH, AUTO), flex_wrap=FlexWrap.WRAP, gap=items.GAP, align_items=AlignItems.START
    )


def stack(work: works.Work):
    """Returns boxes in a column."""
    if work.variant == "shares":
        boxes = [Node(size=(length, AUTO), flex_grow=1, flex_basis=0) for length in items.lengths(work.size)]
    else:
        boxes = [Node(size=(length, length), flex_shrink=0) for length in items.lengths(work.size)]
    return boxes, Node(
        *boxes,
        size=(items.LINE_WIDTH, work.size * 100),
        flex_direction=FlexDirection.COLUMN,
        gap=items.GAP,
        align_items=AlignItems.START,
    )
