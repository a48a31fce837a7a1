"""typst, which typesets documents from source: the same labelled cells as SVG."""

from __future__ import annotations

import time
from importlib.metadata import version

import typst

from . import works

SOURCE = """#set page(width: 6000pt, height: auto, margin: 0pt)
#grid(
  columns: (1fr,) * 100,
  rows: 29pt,
  gutter: 1pt,
  align: center + horizon,
  ..range({count}).map(i => grid.cell(
    fill: rgb(calc.rem(calc.quo(i, 100), 16) * 17, calc.rem(calc.rem(i, 100), 16) * 17, {blue}),
    [#i],
  ))
)
"""


class Typst:
    """The compiler, called with a source; it returns the bytes of a picture."""

    name = "typst"
    version = version("typst")

    def prepare(self, work: works.Work):
        """Returns a function that measures the work; `None` if typst can't do it."""
        if work.kind != works.PICTURE:
            return None
        run = 0

        def seconds() -> float:
            nonlocal run
            run += 1
            # The compiler caches parts of its work, so every cell differs from the previous run.
            source = SOURCE.replace("{count}", str(work.size)).replace("{blue}", str(run % 256)).encode()
            start = time.perf_counter()
            picture = typst.compile(source, format="svg")
            taken = time.perf_counter() - start
            if picture.count(b"<path") < work.size:
                raise ValueError("typst has left out cells")
            return taken

        seconds()
        return seconds

    def close(self):
        """Has no effect: nothing has to be closed."""
