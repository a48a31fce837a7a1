"""The readable parts of Markdown pages: paragraphs, items, cells and links."""

import re
from functools import cache
from pathlib import Path
from urllib.parse import unquote

from .sources import Paragraph

_LINK = re.compile(r"\[(?:[^\[\]]|\[[^\]]*\])*\]\(\s*<?([^()\s<>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
_SOURCE = re.compile(r"<(?:img|source|a)\b[^>]*?\b(?:src|srcset|href)=\"([^\"]*)\"")
_ITEM = re.compile(r"^\s*(?:[-*+]|\d+\.)\s+")


def paragraphs(text: str) -> list[Paragraph]:
    """Returns the paragraphs, headings, list items and table cells of a page."""
    found: list[tuple[int, list[str]]] = []
    is_open = False
    for number, line in _prose(text):
        words = line.strip()
        if not words:
            is_open = False
        elif words.startswith("|"):
            cells = re.split(r"(?<!\\)\|", words.strip("|"))
            found += [(number, [cell.strip()]) for cell in cells if re.search(r"\w", cell)]
            is_open = False
        elif is_open and not _ITEM.match(line) and not words.startswith("#"):
            found[-1][1].append(words)
        else:
            found.append((number, [_ITEM.sub("", line).strip()]))
            is_open = not words.startswith("#")
    return [Paragraph(number, shown(" ".join(words))) for number, words in found]


def links(text: str) -> list[tuple[int, str]]:
    """Returns the targets of all links and pictures, with their lines."""
    prose = "\n".join(line for _, line in _prose(text, has_tags=True))
    # Code keeps its line ends, so that the lines of links after it stay the same.
    prose = re.sub(r"``?[^`]*``?", lambda match: "\n" * match[0].count("\n"), prose)
    return [(prose.count("\n", 0, match.start()) + 1, match[1])
            for pattern in (_LINK, _SOURCE) for match in pattern.finditer(prose)]


def broken(page: Path, target: str) -> str:
    """Returns the reason why a link of a page is broken; empty if it is valid, or leads out of the project."""
    if re.match(r"[a-z][a-z0-9+.-]*:", target):
        return ""
    path, _, heading = target.partition("#")
    # In a DocC catalog, a picture is a resource without its file extension.
    if catalog := next((parent for parent in page.parents if parent.suffix == ".docc"), None):
        return "" if any((catalog / "Resources").glob(f"{path}.*")) else "no such resource"
    file = (page.parent / unquote(path)).resolve() if path else page
    if not file.exists():
        return "no such file"
    if heading and file.suffix == ".md" and file.exists() and unquote(heading) not in _headings(file):
        return "no such heading"
    return ""


def github_anchor(heading: str) -> str:
    """The anchor that GitHub gives a heading."""
    words = shown(heading).replace("`", "").lower()
    return re.sub(r"[^\w\- ]", "", words).replace(" ", "-")


@cache
def _headings(page: Path) -> frozenset[str]:
    """Returns the anchors that GitHub generates for the headings of a page, and the anchors that the page sets."""
    text = page.read_text()
    anchors, counts = set(re.findall(r"<a (?:id|name)=\"([^\"]*)\"", text)), {}
    for _, line in _prose(text):
        if match := re.match(r"#+\s+(.*?)\s*#*$", line):
            anchor = github_anchor(match[1])
            count = counts[anchor] = counts.get(anchor, -1) + 1
            anchors.add(f"{anchor}-{count}" if count else anchor)
    return frozenset(anchors)


def _prose(text: str, has_tags: bool = False) -> list[tuple[int, str]]:
    """Returns the lines of a page with their numbers, without code and comments, and by default without tags."""
    text = re.sub(r"<!--.*?-->", lambda match: re.sub(r"[^\n]", "", match[0]), text, flags=re.DOTALL)
    lines, fence = [], ""
    for number, line in enumerate(text.split("\n"), 1):
        mark = re.match(r"\s*(`{3,}|~{3,})", line)
        if fence:
            fence = "" if mark and line.strip() == fence else fence
        elif mark:
            fence = mark[1]
        elif not line.startswith("    ") or _ITEM.match(line):
            lines.append((number, line if has_tags else re.sub(r"</?[a-zA-Z][^>`]*>", " ", line)))
            continue
        lines.append((number, ""))
    return lines


def shown(text: str) -> str:
    """Returns the visible text; for links, only their text."""
    return re.sub(r"!?\[((?:[^\[\]]|\[[^\]]*\])*)\]\([^()]*\)", r"\1", text)
