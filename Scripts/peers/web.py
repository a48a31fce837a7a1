"""Chromium: forced layout inside a hidden page."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
from pathlib import Path

from browser.chromium import NAMES, Chromium
from browser.tab import Tab

from . import items, works

SCRIPT = Path(__file__).with_name("layout.js")


class Web:
    """A browser with a tab for each work."""

    name = "Chromium"

    def __init__(self):
        self._loop = asyncio.new_event_loop()
        self._browser = self._wait(Chromium().__aenter__())
        program = next(filter(None, map(shutil.which, NAMES)))
        told = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
        self.version = next(word for word in told.split() if word[0].isdigit())

    def prepare(self, work: works.Work):
        """Returns a function that measures the work; `None` if the browser can't do it."""
        describe = {works.GRID: grid, works.FLOW: flow, works.STACK: stack}.get(work.kind)
        if not describe:
            return None
        tab = self._wait(Tab.open_in(self._browser))
        style, boxes = describe(work)
        self._wait(tab.evaluate(SCRIPT.read_text()))
        self._wait(tab.evaluate(f"prepare({json.dumps(style)}, {json.dumps(boxes)})"))

        def seconds() -> float:
            return self._wait(tab.evaluate("seconds()"))

        seconds()
        return seconds

    def close(self):
        """Ends the browser."""
        self._wait(self._browser.__aexit__())
        self._loop.close()

    def _wait(self, answer):
        return self._loop.run_until_complete(answer)


def grid(work: works.Work):
    """Returns items in a grid."""
    dense = "dense" if items.is_dense(work.variant) else ""
    style = (
        f"display: grid; width: {items.GRID_WIDTH}px; grid-auto-flow: row {dense}; align-items: start;"
        f"justify-items: start; grid-template-columns: {' '.join(items.grid_columns(work.variant))}"
    )
    return style, [
        f"width: {item.width}px; height: {item.height}px; grid-column: span {item.columns}; grid-row: span {item.rows}"
        for item in items.grid_items(work.size, work.variant)
    ]


def flow(work: works.Work):
    """Returns boxes in lines."""
    style = f"display: flex; flex-wrap: wrap; width: {items.LINE_WIDTH}px; gap: {items.GAP}px; align-items: start"
    return style, [f"width: {length}px; height: {length}px; flex: none" for length in items.lengths(work.size)]


def stack(work: works.Work):
    """Returns boxes in a column."""
    style = (
        f"display: flex; flex-direction: column; width: {items.LINE_WIDTH}px; height: {work.size * 100}px;"
        f"gap: {items.GAP}px; align-items: start"
    )
    shared = "flex: 1 1 0"
    return style, [
        f"width: {length}px; {shared if work.variant == 'shares' else f'height: {length}px; flex: none'}"
        for length in items.lengths(work.size)
    ]
