"""Prints results as soon as they are available, because each takes a while."""

from __future__ import annotations

HEAD = ("Work", "Items", "GridPress, ms (from–to)", "Peer", "ms (from–to)", "Times as fast (from–to)", "Target")


def columns(result) -> list:
    """Returns the cells of a row."""
    ratios = result.ratios
    return [
        result.work.name,
        f"{result.work.size:,}",
        str(result.own),
        result.peer,
        str(result.other),
        f"{result.ratio:,.1f} ({min(ratios):,.1f}–{max(ratios):,.1f})",
        "" if result.target is None else f"≥ {result.target}",
    ]


def versions(peers: list) -> str:
    """Returns the names and versions of the measured peers."""
    return ", ".join(f"{peer.name} {peer.version}" for peer in peers)


class PlainTable:
    """A table for a terminal: columns with spaces between them."""

    WIDTHS = (52, 8, 24, 10, 28, 28, 8)

    def __init__(self, peers: list):
        print(versions(peers))
        self._print(HEAD)

    def print(self, result):
        verdict = "" if result.target is None else "ok" if result.is_met else "MISSED"
        self._print([*columns(result), verdict])

    def _print(self, cells):
        print("".join(f"{cell:<{width}}" for cell, width in zip(cells, (*self.WIDTHS, 0))).rstrip(), flush=True)


class MarkdownTable:
    """A table for a page."""

    def __init__(self, peers: list):
        print(f"{versions(peers)}.\n")
        self._print(HEAD)
        self._print(["---", "---:", "---:", "---", "---:", "---:", "---:"])

    def print(self, result):
        cells = columns(result)
        if result.target is not None and not result.is_met:
            cells[-1] += ", missed"
        self._print(cells)

    def _print(self, cells):
        print(f"| {' | '.join(cells)} |", flush=True)
