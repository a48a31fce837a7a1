"""Compares every page of a gallery with the engine, and checks the promises of pages."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote, urlsplit

from . import access, boxes, lines
from .gallery import Figure, Page
from .policy import check_own, strict
from .report import Report
from .tab import Tab

KINDS = (
    "figures",
    "pages",
    "boxes",
    "named links",
    "lines",
    "natural widths",
    "labels",
    "switches",
    "targets",
    "clicks",
    "steps of Tab",
    "images",
)

# A width with enough room for a figure, the content beside it, and the margins.
WIDTH, BESIDE = 1280, 480
HEIGHT = 900

# The width of a phone.
NARROW = 360

# The background beside a white panel, in the light scheme.
PAGE_COLOR = "rgb(251, 251, 250)"

# The images that aren't shown when all images are loaded.
SHOWING = """(async () => {
    for (const part of document.querySelectorAll("details")) part.open = true;
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter((image) => !image.naturalWidth).map((image) => image.getAttribute("src"));
})()"""

MEASURING = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")


async def check_figure(tab: Tab, figure: Figure, pages: list, is_used: bool, report: Report):
    """Checks the page of a figure's picture and the page of its boxes, and uses them with mouse and keyboard if requested."""
    report.count("figures")
    layout = figure.layout()
    picture = None
    for page in pages:
        await tab.resize(max(WIDTH, int(layout["size"][0]) + BESIDE), HEIGHT)
        shown = await show(tab, page, report)
        boxes.check(page, layout, shown, report)
        if shown["isPicture"]:
            picture = shown
            lines.check_picture(page, figure, shown, report)
        else:
            boxes.check_alike(page, shown, picture, report)
            lines.check_boxes(page, shown, picture, report)
        lines.check_notes(page, shown, report)
        await access.check_names(tab, page, shown, report)
        await access.check_switches(tab, page, report)
        await access.check_targets(tab, page, report)
        if is_used:
            await access.check_silence(tab, page, report)
            await access.check_keyboard(tab, page, report)
            await access.check_clicks(tab, page, report)
        await check_end(tab, page, report)
        await access.check_targets(tab, page, report)
        await access.check_narrow(tab, page, report)


async def check_other(tab: Tab, page: Page, report: Report):
    """Checks a page that shows no figure by itself."""
    await tab.resize(WIDTH, HEIGHT)
    await show(tab, page, report)
    if page.images:
        await check_images(tab, page, report)
    await check_end(tab, page, report)


async def check_images(tab: Tab, page: Page, report: Report):
    """Unfolds everything on a page, and checks that each image file is shown."""
    report.count("images", len(page.images))
    for image in await tab.evaluate(SHOWING):
        report.fail(page, f"image {image}", "a picture", "none")


async def show(tab: Tab, page: Page, report: Report) -> dict:
    """Opens a page that may load nothing and only has its own style, and measures its content."""
    report.count("pages")
    check_own(page, report)
    files = {page.name: (page.html.encode(), strict(page.styles, bool(page.images)))}
    for name in map(unquote, page.images):
        path = page.folder / name
        if path.is_file():
            files[name] = (path.read_bytes(), None)
    await tab.show(page.name, files)
    shown = await tab.evaluate(MEASURING)
    if len(shown["rules"]) != 1 or shown["rules"][0] == 0:
        report.fail(page, "style", "one that holds", f"{shown['rules']} rules")
    if shown["background"] != PAGE_COLOR:
        report.fail(page, "body", f"the page's colour {PAGE_COLOR}", shown["background"])
    for target in shown["targets"]:
        report.fail(page, f"link {target}", "a place on the page", "none")
    for link in shown["links"]:
        if not leads_somewhere(page, link):
            report.fail(page, f"link {link}", "a file of the gallery", "none")
    return shown


async def check_end(tab: Tab, page: Page, report: Report):
    """Checks that a page fits a narrow window, and that the browser reported nothing during the check."""
    await tab.resize(NARROW, HEIGHT)
    width = await tab.evaluate("document.documentElement.scrollWidth")
    if width > NARROW:
        report.fail(page, "page", f"{NARROW} wide", width)
    for complaint in tab.complaints:
        report.fail(page, "console", "nothing", complaint)


def leads_somewhere(page: Page, link: str) -> bool:
    """Returns whether a link leads to a file of the gallery; links out of the gallery count as valid."""
    address = urlsplit(link)
    if address.scheme or not address.path:
        return True
    return (page.folder / page.name).parent.joinpath(unquote(address.path)).is_file()
