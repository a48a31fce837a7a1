"""Finds violations of the rules in Swift files and in pages."""

import re
from dataclasses import dataclass
from pathlib import Path

from . import pages, rules
from .sources import PLACEHOLDER, Paragraph, SwiftSource

_PHRASES = [(re.compile(pattern, re.IGNORECASE), instead) for pattern, instead, _ in rules.PHRASES]


@dataclass(frozen=True)
class Issue:
    """A violation of a rule, and its location."""

    rule: str
    path: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: error: [{self.rule}] {self.text}"


def check_swift(path: str, text: str) -> list[Issue]:
    """Returns the violations in a Swift file."""
    source = SwiftSource(text)
    issues = []
    for name in source.names():
        issues += _name_issues(path, name)
    for literal in source.literals():
        if rules.is_message(literal.text):
            issues += _message_issues(path, literal)
    for comment in source.doc_comments():
        issues += _summary_issues(path, comment) + _example_issues(path, comment)
        if comment.has_indented_code:
            issues.append(Issue("example", path, comment.line, "Put code between fences with a language, so that it is checked."))
        for paragraph in comment.paragraphs:
            issues += _prose_issues("comment", path, paragraph)
    for paragraph in source.plain_comments():
        issues += _prose_issues("comment", path, paragraph)
    return issues


def check_page(path: str, text: str) -> list[Issue]:
    """Returns the violations in a Markdown page, outside of code."""
    return [issue for paragraph in pages.paragraphs(text) for issue in _prose_issues("page", path, paragraph)]


def check_tutorial(path: str, text: str) -> list[Issue]:
    """Returns the violations in a DocC tutorial, which is read as a page without its directives and indentation."""
    lines = ["" if re.match(r"\s*[@}]", line) else line.strip() for line in text.split("\n")]
    return check_page(path, "\n".join(lines))


def check_links(path: str, text: str, root: Path) -> list[Issue]:
    """Returns the links of a page, or of a doc comment, that lead to no file, or to no heading of a page."""
    issues = []
    for line, target in pages.links(text):
        if reason := pages.broken(root / path, target):
            issues.append(Issue("link", path, line, f'"{target}" leads nowhere: {reason}.'))
    return issues


def _name_issues(path: str, name) -> list[Issue]:
    if name.text in rules.NAMES_OF_SWIFTUI:
        return []
    if name.text in rules.NAMES:
        return [Issue("name", path, name.line, f'"{name.text}": write "{rules.NAMES[name.text]}".')]
    for word in rules.split(name.text):
        if word in rules.NAME_PARTS:
            instead = rules.NAME_PARTS[word]
            return [Issue("name", path, name.line, f'"{name.text}" has the word "{word}": write "{instead}".')]
    return []


def _message_issues(path: str, literal) -> list[Issue]:
    issues = [Issue("message", path, literal.line, said) for said in _phrases(literal.text)]
    for sentence in rules.sentences(literal.text):
        count = len(sentence.split())
        if count > rules.MESSAGE_LENGTH:
            start = " ".join(sentence.split()[:6]).replace(PLACEHOLDER, "…")
            issues.append(
                Issue("message", path, literal.line, f'"{start} …" has {count} words: write two sentences.')
            )
    return issues


def _summary_issues(path: str, comment) -> list[Issue]:
    issues = []
    sentence = re.split(r"(?<=[.!?:])\s", comment.summary)[0]
    first = comment.summary.split(" ")[0]
    if rules.FILLERS.match(sentence):
        issues.append(Issue("filler", path, comment.line, f'"{sentence}" says nothing: say what it is for, or leave it out.'))
    elif first in rules.RIDDLES:
        issues.append(Issue("summary", path, comment.line, f'"{first} …": begin with a noun phrase or a verb.'))
    elif comment.keyword == "func" and not re.fullmatch(r"[A-Z][a-z-]+s", first):
        issues.append(Issue("summary", path, comment.line, f'"{first} …": begin with a verb, as "Returns" or "Draws".'))
    return issues


def _example_issues(path: str, comment) -> list[Issue]:
    """Returns an issue for a public type of this project without an example."""
    module = path.split("/")[1] if path.startswith("Sources/") else ""
    is_type = comment.keyword in ("struct", "class", "enum", "protocol", "actor") and comment.declaration.startswith("public ")
    if module not in rules.OWN_MODULES or not is_type or comment.has_code:
        return []
    name = re.search(rf"\b{comment.keyword} (\w+)", comment.declaration)[1]
    return [] if name.startswith("_") else [Issue("example", path, comment.line, f'"{name}" has no example.')]


def _prose_issues(rule: str, path: str, paragraph: Paragraph) -> list[Issue]:
    """Returns the phrases to avoid in a paragraph, and its sentences that are too long."""
    text = re.sub(r"`+[^`]*`+", "`code`", paragraph.text)
    issues = [Issue(rule, path, paragraph.line, said) for said in _phrases(text)]
    for spelling, instead in rules.SPELLINGS.items():
        if re.search(rf"\b{spelling}", text, re.IGNORECASE):
            issues.append(Issue("spelling", path, paragraph.line, f'"{spelling}": write "{instead}".'))
    for sentence in rules.sentences(text):
        words = [word for word in sentence.split() if re.search(r"\w", word)]
        # A list of names has a comma after most words, or consists of code.
        is_list = sum(word.endswith(",") or word == "`code`" for word in words) * 2 > len(words)
        if len(words) > rules.SENTENCE_LENGTH and not is_list:
            start = " ".join(words[:6])
            issues.append(
                Issue("sentence", path, paragraph.line, f'"{start} …" has {len(words)} words: write two sentences.')
            )
    return issues


def _phrases(text: str) -> list[str]:
    said = []
    for pattern, instead in _PHRASES:
        if match := pattern.search(text):
            said.append(f'"{match[0]}": write {instead}.')
    return said
