"""Checks that pictures look the same if a content security policy blocks their style."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from .policy import strict
from .report import Report
from .tab import Tab

KINDS = ("pictures",)

# Several pictures are shown at once, in a column with at most this height.
SHEET_HEIGHT = 4000

# Without the style, kerning moves letters by parts of a pixel, so letters are left out.
TEXT = re.compile(rb"<text\b(?:[^>]*/>|.*?</text>)", re.DOTALL)
SIZE = re.compile(rb'<svg\b[^>]*? width="([\d.]+)" height="([\d.]+)"')


class Picture(NamedTuple):
    """A picture without its letters."""

    name: str
    content: bytes
    width: int
    height: int

    @staticmethod
    def read(path: Path) -> Picture:
        """Returns the picture in a file."""
        content = path.read_bytes()
        size = SIZE.search(content)
        if not size:
            raise ValueError(f"{path} doesn't say how large it is")
        width, height = (int(float(length)) + 1 for length in size.groups())
        return Picture(str(path), TEXT.sub(b"", content), width, height)


def sheets(pictures):
    """Generates groups of pictures that are shown at once."""
    sheet, height = [], 0
    for picture in pictures:
        if sheet and height + picture.height > SHEET_HEIGHT:
            yield sheet
            sheet, height = [], 0
        sheet.append(picture)
        height += picture.height
    if sheet:
        yield sheet


async def compare(tab: Tab, sheet: list, report: Report):
    """Compares pictures without a policy and with a strict policy, pixel by pixel."""
    report.count("pictures", len(sheet))
    for picture in await differing(tab, sheet, report):
        report.fail(picture.name, "picture", "the same pixels under a strict policy", "drawn otherwise")


async def differing(tab: Tab, sheet: list, report: Report) -> list:
    """Returns the pictures that look different under a strict policy; checks them one by one if the whole sheet differs."""
    if await shot(tab, sheet, None, report) == await shot(tab, sheet, strict(), report):
        return []
    if len(sheet) == 1:
        return sheet
    return [picture for single in sheet for picture in await differing(tab, [single], report)]


async def shot(tab: Tab, sheet: list, policy: str | None, report: Report) -> bytes:
    """Returns a screenshot of pictures that are shown under a policy."""
    frames = "".join(
        f'<iframe src="{index}.svg" width="{picture.width}" height="{picture.height}"></iframe>'
        for index, picture in enumerate(sheet)
    )
    page = f"<!DOCTYPE html><style>body{{margin:0}}iframe{{border:0;display:block}}</style>{frames}"
    await tab.resize(max(picture.width for picture in sheet), sum(picture.height for picture in sheet))
    files = {f"{index}.svg": (picture.content, policy) for index, picture in enumerate(sheet)}
    await tab.show("sheet.html", {"sheet.html": (page.encode(), None), **files})
    if policy is None:
        for complaint in tab.complaints:
            report.fail(", ".join(picture.name for picture in sheet), "console", "nothing", complaint)
    return await tab.screenshot()
