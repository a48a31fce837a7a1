"""Converts pages of Documentation into articles of a catalog: the same text, with the links and pictures of DocC."""

import os
import re
import shutil
from pathlib import Path

from words.pages import github_anchor, shown

# Pages for people who work on GridPress, and the pictures of all examples.
_LEFT_OUT = ("Architecture", "Corpus", "Examples", "README", "Size")
_TOPICS = [
    (
        "Use",
        [
            "Install", "Drawing", "FiveMinutes", "Figures", "Previews", "Snapshots", "Tool", "Engine", "Trainer",
            "Accessibility", "Why",
        ],
    ),
    ("Layout", ["Grids", "Flows", "Text", "Type", "Symbols", "Devices"]),
    ("Above the picture", ["Guides", "Dimensions", "Callouts", "Comparisons", "Motion"]),
    ("Move sources", ["BuildPackages", "Moving", "Macros", "Differences", "MissingAPIs"]),
    ("Reference", ["Coverage", "Language", "Findings", "Record", "Renderers", "Safety", "Performance"]),
]


def compose(root: Path, catalog: Path) -> None:
    """Creates a catalog from the catalog in the sources and from the pages."""
    shutil.rmtree(catalog, ignore_errors=True)
    shutil.copytree(root / "Sources/GridPress/GridPress.docc", catalog)
    pages = {page.stem: page for page in sorted((root / "Documentation").glob("*.md")) if page.stem not in _LEFT_OUT}
    articles, resources = catalog / "Articles", catalog / "Resources"
    for name, page in pages.items():
        (articles / f"{_article(name)}.md").write_text(_converted(page, pages, root, resources))
    listed = [name for _, names in _TOPICS for name in names]
    if missing := set(pages) ^ set(listed):
        raise SystemExit(f"error: Scripts/docs/articles.py and Documentation differ in {', '.join(sorted(missing))}.")
    lines = [f"### {title}\n\n" + "\n".join(f"- <doc:{_article(name)}>" for name in names) for title, names in _TOPICS]
    landing = catalog / "GridPress.md"
    landing.write_text(landing.read_text().rstrip() + "\n\n" + "\n\n".join(lines) + "\n")


def _article(name: str) -> str:
    """Returns the name of a page's article, which differs from all symbols."""
    return name + "-page"


def _converted(page: Path, pages: dict, root: Path, resources: Path) -> str:
    """Returns the text of a page with links and pictures of DocC."""
    parts = re.split(r"(^ *(`{3,}).*?^ *\2 *$|`[^`\n]+`)", page.read_text(), flags=re.DOTALL | re.MULTILINE)
    # Two groups in the pattern: text and code; the second group is the fence of the code.
    text = "".join(
        _prose(part, page, pages, root, resources) if index % 3 == 0 else part if index % 3 == 1 and part else ""
        for index, part in enumerate(parts)
    )
    # DocC doesn't support a file name in the first line of a block.
    return re.sub(r"^(```\w+) .*$", r"\1", text, flags=re.MULTILINE)


def _prose(text: str, page: Path, pages: dict, root: Path, resources: Path) -> str:
    text = re.sub(r"<!--.*?-->\n?", "", text, flags=re.DOTALL)
    text = re.sub(r"<a (?:id|name)=\"[^\"]*\"></a>\n?", "", text)

    def picture(match: re.Match) -> str:
        return _picture(match, page, resources)

    text = re.sub(r"<picture>.*?</picture>", picture, text, flags=re.DOTALL)
    text = re.sub(r"<img [^>]*>", picture, text)

    def link(match: re.Match) -> str:
        words, target = match[1], match[2]
        if re.match(r"[a-z]+:", target):
            return match[0]
        path, _, heading = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        if file.stem not in pages or file.suffix != ".md":
            return words
        title = _heading(file, heading) if heading else ""
        return f"[{words}](doc:{_article(file.stem)}{'#' + title if title else ''})"

    return re.sub(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)", link, text)


def _picture(match: re.Match, page: Path, resources: Path) -> str:
    """Returns the picture of an element, whose files become resources."""
    image = re.search(r"<img [^>]*?\bsrc=\"([^\"]*)\"", match[0])
    file = (page.parent / image[1]).resolve()
    if not file.exists():
        return ""
    # Two pages may have pictures with the same name.
    name = f"{page.stem}-{file.stem}".lower()
    shutil.copy(file, resources / f"{name}{file.suffix}")
    dark = file.with_name(f"{file.stem}~dark{file.suffix}")
    if dark.exists():
        shutil.copy(dark, resources / f"{name}~dark{file.suffix}")
    alternative = re.search(r"alt=\"([^\"]*)\"", match[0])
    return f"![{alternative[1] if alternative else ''}]({name})"


def _heading(page: Path, anchor: str) -> str:
    """Returns DocC's anchor for a heading, given its GitHub anchor."""
    for line in page.read_text().split("\n"):
        if match := re.match(r"##+\s+(.*?)\s*$", line):
            if github_anchor(match[1]) == anchor:
                words = shown(match[1]).replace("`", "")
                return re.sub(r"[^\w\s-]", "", words).replace(" ", "-").strip("-")
    return ""
