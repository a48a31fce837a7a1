"""The blocks of code in pages and doc comments."""

import re
from dataclasses import dataclass, field, replace

_FENCE = re.compile(r"^(\s*)(`{3,})(\w+)?(?: +(.*))?$")
_SETUP = re.compile(r"^\s*<!-- code:?\s*(.*?)(-->)?\s*$")


@dataclass
class Block:
    """A block of code: its file, the line of its first line of code, its language, and the text after the language."""

    path: str
    line: int
    language: str
    title: str
    lines: list[str] = field(default_factory=list)
    # The declarations in a hidden comment above the block, and the line of the first declaration.
    setup: list[str] = field(default_factory=list)
    setup_line: int = 0
    # Whether a comment above the block makes it a figure, which `gridpress figures` compiles.
    is_figure: bool = False
    # Whether the block documents a declaration that is only visible inside the package.
    is_of_package: bool = False

    @property
    def has_mistakes(self) -> bool:
        """Whether a comment above the block declares that it contains errors."""
        return self.setup == ["has mistakes"]

    @property
    def text(self) -> str:
        """The code."""
        return "\n".join(self.lines)


def in_page(path: str, text: str) -> list[Block]:
    """Returns the blocks of a Markdown page."""
    return _blocks(path, list(enumerate(text.split("\n"), 1)))


def in_doc_comments(path: str, text: str) -> list[Block]:
    """Returns the blocks of all doc comments of a Swift file."""
    blocks, comment = [], []
    for number, line in enumerate(text.split("\n") + [""], 1):
        if match := re.match(r"\s*/// ?(.*)$", line):
            comment.append((number, match[1]))
        elif comment:
            is_of_package = line.strip().startswith("package ")
            blocks += [replace(block, is_of_package=is_of_package) for block in _blocks(path, comment)]
            comment = []
    return blocks


def _blocks(path: str, lines: list[tuple[int, str]]) -> list[Block]:
    blocks: list[Block] = []
    block, fence, indent = None, "", 0
    setup, setup_line, is_setup, is_figure, is_comment = [], 0, False, False, False
    for number, line in lines:
        if fence:
            if line.strip() == fence:
                blocks.append(block)
                fence, setup, is_figure = "", [], False
            else:
                block.lines.append(line[indent:] if not line[:indent].strip() else line)
        elif is_setup:
            is_setup = "-->" not in line
            setup += [line] if is_setup else []
        elif is_comment:
            is_comment = "-->" not in line
        elif match := _SETUP.match(line):
            setup, setup_line, is_setup = [match[1].strip()] if match[1].strip() else [], number + 1, not match[2]
        elif line.lstrip().startswith("<!--"):
            is_figure = line.lstrip().startswith("<!-- figure:")
            is_comment = "-->" not in line
        elif match := _FENCE.match(line):
            indent, fence = len(match[1]), match[2]
            block = Block(path, number + 1, match[3] or "", match[4] or "", [], setup, setup_line, is_figure)
        elif line.strip():
            setup, is_figure = [], False
    return blocks
