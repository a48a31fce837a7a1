"""Finds what breaks a rule in Swift files and in pages."""

import re
from dataclasses import dataclass

from . import rules
from .sources import PLACEHOLDER, SwiftSource

_PHRASES = [(re.compile(pattern, re.IGNORECASE), instead) for pattern, instead, _ in rules.PHRASES]


@dataclass(frozen=True)
class Issue:
    """Something that breaks a rule, and where."""

    rule: str
    path: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: error: [{self.rule}] {self.text}"


def check_swift(path: str, text: str) -> list[Issue]:
    """What breaks a rule in a Swift file."""
    source = SwiftSource(text)
    issues = []
    for name in source.names():
        issues += _name_issues(path, name)
    for literal in source.literals():
        if rules.is_message(literal.text):
            issues += _message_issues(path, literal)
    for comment in source.doc_comments():
        issues += _comment_issues(path, comment)
    return issues


def check_page(path: str, text: str) -> list[Issue]:
    """What breaks a rule in a Markdown page, code apart."""
    issues = []
    is_code = False
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("```"):
            is_code = not is_code
        elif not is_code and not line.startswith("    "):
            prose = re.sub(r"`[^`]*`", "", line)
            issues += [Issue("page", path, number, said) for said in _phrases(prose)]
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


def _comment_issues(path: str, comment) -> list[Issue]:
    issues = [Issue("comment", path, comment.line, said) for said in _phrases(comment.text)]
    sentence = re.split(r"(?<=[.!?:])\s", comment.text)[0] if comment.text else ""
    first = comment.text.split(" ")[0] if comment.text else ""
    if rules.FILLERS.match(sentence):
        issues.append(Issue("filler", path, comment.line, f'"{sentence}" says nothing: say what it is for, or leave it out.'))
    elif first in rules.RIDDLES:
        issues.append(Issue("summary", path, comment.line, f'"{first} …": begin with a noun phrase or a verb.'))
    elif comment.keyword == "func" and not re.fullmatch(r"[A-Z][a-z-]+s", first):
        issues.append(Issue("summary", path, comment.line, f'"{first} …": begin with a verb, as "Returns" or "Draws".'))
    return issues


def _phrases(text: str) -> list[str]:
    said = []
    for pattern, instead in _PHRASES:
        if match := pattern.search(text):
            said.append(f'"{match[0]}": write {instead}.')
    return said
