"""Verifies the check: inserts one error at a time into pages, and verifies that the check finds each error."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import Callable, NamedTuple

from . import pages, pictures
from .chromium import Chromium
from .gallery import BOXES, PICTURE, Figure, Page
from .policy import digest
from .report import Report
from .tab import Tab

# A picture with a color from a style only, which a policy blocks.
STYLED = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">'
    "<style>rect{fill:#4c8dd6}</style><rect width='20' height='20'/></svg>"
)


class Mistake(NamedTuple):
    """A change to a page, and the element that the report has to name for it."""

    sentence: str
    page: str
    pattern: str
    replacement: str | Callable
    element: str

    def fits(self, page: Page) -> bool:
        """Returns whether the error can be inserted into a page."""
        is_boxes = page.name.endswith(BOXES)
        return is_boxes == (self.page == BOXES) and re.search(self.pattern, page.html) is not None

    def made(self, page: Page) -> Page:
        """Returns the page with the error; its policy allows its style, unless the error is in the policy."""
        if not self.fits(page):
            return page
        html = re.sub(self.pattern, self.replacement, page.html, count=1)
        broken = Page(page.folder, page.name, html)
        old, new = map(digest, page.styles + broken.styles)
        return Page(page.folder, page.name, html.replace(old, new))


def moved(by: float) -> Callable:
    """Returns a replacement that adds a value to a number, the second group of a pattern."""
    return lambda match: f"{match[1]}{float(match[2]) + by:g}"


MISTAKES = (
    Mistake("a box lies wrong", PICTURE, r'(class="box[^>]*>\s*<rect x=")([\d.]+)', moved(0.02), "#b"),
    Mistake("a box lies wrong", BOXES, r"(#b\d+\{left:)([\d.]+)", moved(0.04), "#b"),
    Mistake("a text stands wrong", PICTURE, r'(<text x=")([\d.]+)', moved(1), "text"),
    Mistake("a text stands wrong", BOXES, r"(#t\d+-\d+\{left:)([\d.]+)", moved(1), "#t"),
    Mistake("a text is too wide", PICTURE, r'(<text [^>]*textLength=")([\d.]+)', moved(1), "text"),
    Mistake("a box has no name", PICTURE, r'(class="box[^>]* aria-label=")[^"]*', r"\1", "#b"),
    Mistake("a box has no name", BOXES, r'(class="box[^>]* aria-label=")[^"]*', r"\1", "#b"),
    Mistake("a box is hidden", PICTURE, r'class="box', r'aria-hidden="true" class="box', "accessibility"),
    Mistake("what is off is heard", PICTURE, r"\{visibility:hidden\}", "{opacity:0}", "accessibility"),
    Mistake("Tab leaves out a box", PICTURE, r'class="box', r'tabindex="-1" class="box', "Tab"),
    Mistake("a hash is wrong", PICTURE, r"'sha256-.", "'sha256-!", "policy"),
    Mistake("a hash is wrong", BOXES, r"'sha256-.", "'sha256-!", "policy"),
    Mistake("a script is forbidden", PICTURE, "</body>", "<script>1</script></body>", "console"),
    Mistake("a file is missing", BOXES, "</body>", '<img src="none.png" alt=""></body>', "console"),
    Mistake("a link leads nowhere", BOXES, "</body>", '<a href="none.html">none</a></body>', "link"),
    Mistake("a link is too small", PICTURE, "</body>", '<p><a href="#main">i</a></p></body>', "target"),
    Mistake("a figure is too wide", PICTURE, r"(div\.stage>svg\{[^}]*)max-width:100%", r"\1min-width:999px", "figure"),
    Mistake("nothing is folded", BOXES, "~fieldset{display:none}", "", "groups"),
    Mistake("a page is too wide", PICTURE, "</body>", '<canvas width="999"></canvas></body>', "page"),
    Mistake("a switch is dead", PICTURE, r'(<input [^>]*id=")(?=[al]-)', r"\1un", "switch"),
    Mistake("a switch is dead", BOXES, r'(<input [^>]*id=")(?=[al]-)', r"\1un", "switch"),
)


async def test(galleries: list) -> Report:
    """Inserts each error into a figure in which all errors are possible, and reports errors that the check doesn't find."""
    report = Report(("mistakes",))
    figure = suitable(galleries)
    async with Chromium() as browser:
        tab = await Tab.open_in(browser)
        for element in await reported(tab, figure, figure.pages):
            report.fail(figure.name, "pages as they are", "nothing to report", element)
        for mistake in MISTAKES:
            report.count("mistakes")
            found = await reported(tab, figure, list(map(mistake.made, figure.pages)))
            if not any(element.startswith(mistake.element) for element in found):
                report.fail(figure.name + mistake.page, mistake.sentence, mistake.element, found or "not noticed")
        report.count("mistakes")
        await test_pictures(tab, report)
    return report


def suitable(galleries: list) -> Figure:
    """Returns the first figure in which all errors are possible."""
    for figure in (figure for gallery in galleries for figure in gallery.figures):
        both, lines = figure.pages, figure.lines()
        # All lines have a position and a width, so that the first line of a page belongs to the figure itself.
        has_lines = lines and all(x and width for (x, _, width, _), _ in lines)
        if has_lines and all(any(mistake.fits(page) for page in both) for mistake in MISTAKES):
            return figure
    raise LookupError("no figure has everything that is to be broken")


async def reported(tab: Tab, figure: Figure, broken: list) -> list:
    """Returns the elements that the check reports for a figure with these pages."""
    report = Report(())
    await pages.check_figure(tab, figure, broken, True, report)
    return [failure.element for failure in report.failures]


async def test_pictures(tab: Tab, report: Report):
    """Checks that a picture that needs its style is reported."""
    found = Report(())
    with tempfile.TemporaryDirectory(prefix="check-gallery.") as folder:
        path = Path(folder, "styled.svg")
        path.write_text(STYLED, encoding="utf-8")
        await pictures.compare(tab, [pictures.Picture.read(path)], found)
    if not found.failures:
        report.fail("styled.svg", "a picture needs its style", "picture", "not noticed")
