"""The items to lay out: the same items as in `Benchmarks/Bounds`, from the same generator."""

from __future__ import annotations

from typing import NamedTuple

COLUMNS = 12
GRID_WIDTH = COLUMNS * 100
LINE_WIDTH = 1000
GAP = 10


class Item(NamedTuple):
    """An item of a grid: its size, and the numbers of columns and rows that it spans."""

    width: int
    height: int
    columns: int
    rows: int


def numbers():
    """Generates numbers without an end, the same in every run."""
    state = 12345
    while True:
        state = (state * 1_664_525 + 1_013_904_223) & 0xFFFF_FFFF
        yield state >> 16


def grid_items(count: int, kind: str) -> list[Item]:
    """Returns the items of a grid, like `GridBound.items`."""
    source = numbers()
    items = []
    for _ in range(count):
        width, height = 10 + next(source) % 80, 10 + next(source) % 50
        columns, rows = 1 + next(source) % 3, 1 + next(source) % 3
        if kind == "fr":
            columns, rows = 1, 1
        elif kind == "holes":
            columns, rows = COLUMNS // 2 + 1, 1
        items.append(Item(width, height, columns, rows))
    return items


def grid_columns(kind: str) -> list[str]:
    """Returns the columns of a grid in CSS, like `GridBound.tracks`.

    The minimum width of a flexible column is 0, so that its content doesn't change its width.
    """
    tracks = ["minmax(0px, 1fr)"] if kind == "fr" else ["80px", "auto", "minmax(0px, 1fr)", "minmax(0px, 2fr)"]
    return tracks * (COLUMNS // len(tracks))


def is_dense(kind: str) -> bool:
    """Returns whether the items of a grid fill holes."""
    return kind in ("dense", "holes")


def lengths(count: int) -> list[int]:
    """Returns the lengths of items in a line, like `FlowBound.lengths`."""
    source = numbers()
    return [10 + next(source) % 80 for _ in range(count)]
