"""The pages in an archive: a README of the archive, and the pages of the project without their pictures."""

import re
import shutil
from pathlib import Path

from words import pages

# Code and comments, which stay as they are, and the parts of a page that need a file.
_PART = re.compile(
    r"^ *(?P<fence>`{3,}).*?^ *(?P=fence)$|(?P<ticks>`+)[^`].*?(?<!`)(?P=ticks)(?!`)"
    r"|(?P<mark><!-- (?:picture: .*?|end picture )-->\n)|<!--.*?-->"
    r"|(?P<picture><picture>.*?</picture>|<img\b[^>]*>)"
    r"|\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<target>[^()\s]+)\)",
    re.MULTILINE | re.DOTALL)


def pack(root: Path, folder: Path, version: str) -> None:
    """Puts the pages of a project into the folder of an archive."""
    (folder / "Documentation").mkdir()
    for file in (root / "Documentation").iterdir():
        if file.is_file():
            shutil.copy(file, folder / "Documentation")
    for name in ("LICENSE", "CHANGELOG.md"):
        shutil.copy(root / name, folder)
    readme = (root / "Scripts" / "release" / "README.md").read_text()
    (folder / "README.md").write_text(readme.replace("@VERSION@", version))
    for page in (folder / "CHANGELOG.md", *folder.glob("Documentation/*.md")):
        page.write_text(_PART.sub(lambda part: _packed(part, page), page.read_text()))


def _packed(part: re.Match, page: Path) -> str:
    """Returns a part of a page for the archive: a link that leads nowhere is its text, a picture its description."""
    if part["picture"]:
        return "*Picture: " + re.search('alt="([^"]*)"', part[0])[1] + "*"
    if part["target"] and pages.broken(page, part["target"]):
        return part["text"]
    return "" if part["mark"] else part[0]
