"""Content security policies: the policies that pages and pictures have to support, and the policies in pages."""

from __future__ import annotations

import base64
import hashlib

from .gallery import Page
from .report import Report


def digest(style: str) -> str:
    """Returns the hash of a style in the syntax of policies."""
    return "sha256-" + base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()


def strict(styles=(), has_files=False) -> str:
    """Returns a policy that allows some styles, images in the file itself, and separate image files if there are any."""
    policy = "default-src 'none'; img-src data:" + (" 'self'" if has_files else "")
    hashes = " ".join(f"'{digest(style)}'" for style in styles)
    return f"{policy}; style-src {hashes}" if hashes else policy


def check_own(page: Page, report: Report):
    """Checks that the policy in a page allows the page's own style, and nothing else."""
    if len(page.styles) != 1 or len(page.policies) != 1:
        report.fail(page, "head", "one style and one policy", f"{len(page.styles)} and {len(page.policies)}")
        return
    expected = {
        "default-src": "'none'",
        "style-src": f"'{digest(page.styles[0])}'",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    directives = (directive.strip().partition(" ") for directive in page.policies[0].split(";"))
    told = {name: value for name, _, value in directives if name}
    images = "'self'" if page.images else "data:"
    if page.images or told.get("img-src") == images:
        expected["img-src"] = images
    if told != expected:
        report.fail(page, "policy", expected, told)
