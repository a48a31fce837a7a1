"""Counting the lines of Swift code that aren't blank and aren't comments."""

import re

_GENERATED = re.compile(r"// (?:Made by Scripts/\S+|Scripts/\S+ writes this file)")
_MULTILINE = re.compile(r'(#*)"""')


def count(text: str) -> int:
    """Returns the number of lines of code. The text is formatted, so every comment has lines of its own or ends a line."""
    lines, end = 0, None
    for line in text.splitlines():
        words = line.strip()
        if end is None:
            if not words or words.startswith("//"):
                continue
            if '"""' in words:
                end = _end(words)
        elif words.startswith(end):
            end = _end(words[len(end) :])
        lines += bool(words)
    return lines


def is_generated(text: str) -> bool:
    """Returns whether the first line of a file names the program that writes it."""
    return bool(_GENERATED.match(text))


def _end(words: str):
    """Returns the end of the string literal that starts on a line and continues on the next; `None` for none."""
    start = _MULTILINE.search(words)
    return '"""' + start[1] if start and start.end() == len(words) else None
