"""The files of a gallery: its pages, and the results of the engine for each figure."""

from __future__ import annotations

import json
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

# The endings of the names of a figure's pages, by their modes.
PICTURE, BOXES = ".html", "-boxes.html"

SVG = "{http://www.w3.org/2000/svg}"

# The annotations above a picture, in addition to the guides.
NOTES = ("dimensions", "legend", "callouts", "caption")


class Page:
    """A page of a gallery."""

    def __init__(self, folder: Path, name: str, html: str):
        self.folder = folder
        self.name = name
        self.html = html
        head = Head(html)
        self.styles = head.styles
        self.policies = head.policies
        # The image files that the page shows.
        self.images = head.images

    @staticmethod
    def read(folder: Path, name: str) -> Page:
        """Returns the page in a file."""
        return Page(folder, name, (folder / name).read_text(encoding="utf-8"))

    def __str__(self) -> str:
        """Returns the path of the page for a report."""
        return str(self.folder / self.name)


class Figure(NamedTuple):
    """A figure with its two pages."""

    folder: Path
    name: str

    @property
    def pages(self) -> list:
        """The page of the picture and the page of the boxes."""
        return [Page.read(self.folder, self.name + ending) for ending in (PICTURE, BOXES)]

    def layout(self) -> dict:
        """Returns the results of the engine: the figure's size, and the elements with their frames."""
        return json.loads((self.folder / (self.name + ".json")).read_text(encoding="utf-8"))

    def lines(self) -> list:
        """Returns the texts of the separate picture with their positions, in paint order."""
        picture = ElementTree.parse(self.folder / (self.name + ".svg"))
        root = picture.getroot()
        for group in [group for group in root if is_note(group)]:
            root.remove(group)
        return [line(text) for text in root.iter(SVG + "text")]


class Gallery:
    """A folder of figures with their pages."""

    def __init__(self, folder: Path):
        self.folder = folder

    @cached_property
    def figures(self) -> list:
        """All figures of the gallery."""
        paths = sorted(self.folder.rglob("*.json"))
        return [Figure(self.folder, path.relative_to(self.folder).as_posix()[: -len(".json")]) for path in paths]

    @property
    def others(self) -> list:
        """The pages that belong to no figure."""
        pages = {path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*.html")}
        for figure in self.figures:
            pages -= {figure.name + PICTURE, figure.name + BOXES}
        return [Page.read(self.folder, name) for name in sorted(pages)]


def is_note(group: ElementTree.Element) -> bool:
    """Returns whether a group of a picture is an annotation above the content."""
    name = group.get("class", "")
    return group.tag == SVG + "g" and (name in NOTES or name.startswith("guide-"))


def line(text: ElementTree.Element) -> tuple:
    """Returns the position of a text of a picture, from its attributes, and the text."""
    for title in text.findall(SVG + "title"):
        # The text after the title belongs to the line.
        text.text = (text.text or "") + (title.tail or "")
        text.remove(title)
    return [text.get(name) for name in ("x", "y", "textLength", "transform")], "".join(text.itertext())


class Head(HTMLParser):
    """The styles, the content security policies and the image files of a page."""

    def __init__(self, html: str):
        super().__init__()
        self.styles = []
        self.policies = []
        self.images = []
        self._is_style = False
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "style":
            self._is_style = True
            self.styles.append("")
        elif tag == "meta" and (attributes.get("http-equiv") or "").lower() == "content-security-policy":
            self.policies.append(attributes.get("content") or "")
        elif tag == "img" and not (attributes.get("src") or "").startswith("data:"):
            self.images.append(attributes.get("src") or "")

    def handle_endtag(self, tag):
        if tag == "style":
            self._is_style = False

    def handle_data(self, data):
        if self._is_style:
            self.styles[-1] += data
