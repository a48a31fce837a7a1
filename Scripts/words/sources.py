"""The readable parts of Swift files: identifiers, string literals and doc comments."""

import re
from bisect import bisect_right
from dataclasses import dataclass

# The placeholder for an interpolation in the text of a literal.
PLACEHOLDER = "\N{OBJECT REPLACEMENT CHARACTER}"

_QUOTES = re.compile(r'(#*)("""|")')
_IDENTIFIER = re.compile(r"(?<![\w$#@.])`?([A-Za-z_]\w*)`?|(?<=\.)([A-Za-z_]\w*)")
_DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+|(?:public|package|internal|private|fileprivate|open|final|static|class|mutating"
    r"|nonmutating|override|indirect|nonisolated|unowned|weak|lazy|required|convenience|prefix|postfix|infix"
    r"|consuming|borrowing)(?:\([^)]*\))?\s+)*"
    r"(func|init|subscript|var|let|case|struct|class|enum|protocol|actor|typealias|associatedtype|extension|macro)\b"
)


@dataclass(frozen=True)
class Literal:
    """A string literal: its line and its text, with placeholders for interpolations."""

    line: int
    text: str


@dataclass(frozen=True)
class Name:
    """An identifier in code."""

    line: int
    text: str


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of a comment, without code: its first line and its text."""

    line: int
    text: str


@dataclass(frozen=True)
class DocComment:
    """The paragraphs of a doc comment, and the keyword of the declaration below it."""

    line: int
    paragraphs: tuple[Paragraph, ...]
    keyword: str
    # The declaration below the comment, on one line.
    declaration: str
    # Whether the comment contains a block of code.
    has_code: bool
    # Whether it has code that is only indented.
    has_indented_code: bool

    @property
    def summary(self) -> str:
        """The text of the first paragraph."""
        return self.paragraphs[0].text if self.paragraphs else ""


class SwiftSource:
    """A Swift file, divided into code, literals and comments."""

    def __init__(self, text: str):
        self._text = text
        self._code: list[tuple[int, int]] = []
        self._literals: list[tuple[int, str]] = []
        self._read_code(0, is_nested=False)
        self._starts = [0] + [match.end() for match in re.finditer("\n", text)]

    def literals(self) -> list[Literal]:
        """All string literals; literals that `+` joins are one literal."""
        literals = []
        end = None
        for start, text, stop in self._literals:
            between = self._text[end:start] if end is not None else None
            if literals and between is not None and re.fullmatch(r"\s*\+\s*", between):
                literals[-1] = Literal(literals[-1].line, literals[-1].text + text)
            else:
                literals.append(Literal(self._line(start), text))
            end = stop
        return literals

    def names(self) -> list[Name]:
        """All identifiers outside of literals and comments."""
        names = []
        for start, end in self._code:
            for match in _IDENTIFIER.finditer(self._text, start, end):
                names.append(Name(self._line(match.start()), match[1] or match[2]))
        return names

    def doc_comments(self) -> list[DocComment]:
        """All doc comments."""
        comments = []
        lines = self._text.split("\n")
        for first, end in self._blocks(lines, re.compile(r"\s*///")):
            below = end
            while below < len(lines) and re.match(r"\s*@\w+(\([^)]*\))?\s*$", lines[below]):
                below += 1
            declaration = _DECLARATION.match(lines[below].strip()) if below < len(lines) else None
            paragraphs = _paragraphs([line.lstrip()[3:] for line in lines[first:end]], first + 1)
            line = lines[below].strip() if below < len(lines) else ""
            has_code = any(line.lstrip().startswith("/// ```") for line in lines[first:end])
            keyword = declaration[1] if declaration else ""
            is_indented = not has_code and any(
                re.match(r"\s*///     \S", lines[number]) and lines[number - 1].strip() == "///"
                for number in range(first + 1, end)
            )
            comments.append(DocComment(first + 1, tuple(paragraphs), keyword, line, has_code, is_indented))
        return comments

    def plain_comments(self) -> list[Paragraph]:
        """The paragraphs of all comments on separate lines that aren't doc comments."""
        lines = self._text.split("\n")
        paragraphs = []
        for first, end in self._blocks(lines, re.compile(r"\s*//(?!/)")):
            paragraphs += _paragraphs([line.lstrip()[2:] for line in lines[first:end]], first + 1)
        return paragraphs

    def _blocks(self, lines: list[str], start: re.Pattern) -> list[tuple[int, int]]:
        """Returns the runs of lines that begin with a sign, outside of literals."""
        literals = set()
        for begin, _, end in self._literals:
            literals.update(range(self._line(begin), self._line(end)))
        blocks = []
        number = 0
        while number < len(lines):
            first = number
            while number < len(lines) and number not in literals and start.match(lines[number]):
                number += 1
            if number > first:
                blocks.append((first, number))
            else:
                number += 1
        return blocks

    def _line(self, offset: int) -> int:
        return bisect_right(self._starts, offset)

    def _read_code(self, offset: int, is_nested: bool) -> int:
        text, depth, start = self._text, 0, offset
        while offset < len(text):
            character = text[offset]
            if is_nested and character == "(":
                depth += 1
            elif is_nested and character == ")":
                if depth == 0:
                    break
                depth -= 1
            elif text.startswith("//", offset):
                self._code.append((start, offset))
                end = text.find("\n", offset)
                offset = start = len(text) if end < 0 else end
                continue
            elif text.startswith("/*", offset):
                self._code.append((start, offset))
                end = text.find("*/", offset)
                offset = start = len(text) if end < 0 else end + 2
                continue
            elif character in '"#' and (quotes := _QUOTES.match(text, offset)):
                self._code.append((start, offset))
                offset = start = self._read_literal(offset, quotes)
                continue
            offset += 1
        self._code.append((start, offset))
        return offset

    def _read_literal(self, begin: int, quotes: re.Match) -> int:
        text, hashes = self._text, quotes[1]
        closing, escape = quotes[2] + hashes, "\\" + hashes
        offset, content = quotes.end(), []
        while offset < len(text) and not text.startswith(closing, offset):
            if text.startswith(escape + "(", offset):
                content.append(PLACEHOLDER)
                offset = self._read_code(offset + len(escape) + 1, is_nested=True) + 1
            elif text.startswith(escape, offset):
                escaped = text[offset + len(escape)]
                content.append({"n": "\n", "t": "\t", "\n": ""}.get(escaped, escaped))
                offset += len(escape) + 1
            else:
                content.append(text[offset])
                offset += 1
        self._literals.append((begin, "".join(content), offset + len(closing)))
        return offset + len(closing)


def _paragraphs(lines: list[str], first: int) -> list[Paragraph]:
    """Returns the paragraphs and list items in the lines of a comment, without code."""
    paragraphs: list[tuple[int, list[str]]] = []
    is_code, is_open = False, False
    for number, line in enumerate(lines, first):
        words = line.strip()
        if words.startswith("```"):
            is_code, is_open = not is_code, False
        elif is_code or not words or (line.startswith("     ") and not is_open):
            is_open = False
        elif is_open and not re.match(r"[-*] |\d+\. |#+ |\|", words):
            paragraphs[-1][1].append(words)
        else:
            paragraphs.append((number, [words]))
            is_open = not words.startswith("#")
    return [Paragraph(number, " ".join(words)) for number, words in paragraphs]
