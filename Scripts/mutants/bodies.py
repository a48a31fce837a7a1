"""Finds the bodies of functions in a Swift source: a scanner of braces that recognizes strings and comments."""

import re

FUNCTION = re.compile(r"^[ \t]*(?:@[\w().: ]+\s+)*(?:[a-z]+(?:\(set\))? )*(?:func\b|init\b|subscript\b|deinit\b)", re.M)
PROPERTY = re.compile(r"^[ \t]*(?:@[\w().: ]+\s+)*(?:[a-z]+(?:\(set\))? )*var \w+\s*:[^=\n{}]+$", re.M)
ACCESSOR = re.compile(r"^\s*(?:@\w+\s+)*(?:\w+ )?(?:get|set|didSet|willSet|_read|_modify)(?:\(\w+\))?(?: throws(?:\(\w+\))?)?\s*$")


def function_body(text: str, start: int, end: int):
    """Returns the range inside the braces of the outermost function around a range, and the text before it; or None."""
    bodies = [body for body in _bodies(text) if body[0] <= start and end <= body[1]]
    return min(bodies, default=None)


def _bodies(text: str):
    """Generates the start, the end and the header of each body."""
    braces = _braces(text)
    for opening, closing, header in braces:
        inside = text[opening + 1 : closing]
        if ACCESSOR.match(header):
            yield opening + 1, closing, header
        elif _is_function(header) or (_is_property(header) and not _has_accessors(inside)):
            yield opening + 1, closing, header


def _is_function(header: str) -> bool:
    found = list(FUNCTION.finditer(header))
    if not found:
        return False
    rest = header[found[-1].start() :]
    return rest.count("(") == rest.count(")")


def _is_property(header: str) -> bool:
    last = header.rstrip().rsplit("\n", 1)[-1]
    return bool(PROPERTY.match(last.rstrip()))


def _has_accessors(inside: str) -> bool:
    first = re.sub(r"//[^\n]*", "", inside).strip()
    return bool(re.match(r"(?:@\w+\s+)*(?:\w+ )?(?:get|set|didSet|willSet|_read|_modify)\b\s*[({]", first))


def _braces(text: str) -> list:
    """Returns pairs of braces in code, each with the code since the previous brace."""
    pairs, open_braces, boundary, code = [], [], 0, _code(text)
    for index, letter in enumerate(code):
        if letter == "{":
            open_braces.append((index, code[boundary:index]))
            boundary = index + 1
        elif letter == "}":
            if open_braces:
                opening, header = open_braces.pop()
                pairs.append((opening, index, header))
            boundary = index + 1
    return pairs


def _code(text: str) -> str:
    """Returns the text with spaces in place of comments and strings."""
    out, index = list(text), 0
    stack = []  # For each string around code in parentheses: its end, and the number of open parentheses.
    while index < len(text):
        if text.startswith("//", index):
            end = text.find("\n", index)
            end = len(text) if end < 0 else end
            index = _blank(out, index, end)
        elif text.startswith("/*", index):
            end = text.find("*/", index)
            index = _blank(out, index, len(text) if end < 0 else end + 2)
        elif match := re.compile(r'(#*)("""|")').match(text, index):
            stack_end = match[2] + match[1]
            index = _blank(out, index, match.end())
            index = _string(text, out, index, stack_end, match[1], stack)
        elif match := re.compile(r"(?<=[=(,:] )/(?![ /*])(?:[^/\n\\]|\\.)+/|(?<=[(])/(?![ /*])(?:[^/\n\\]|\\.)+/").match(text, index):
            index = _blank(out, index, match.end())
        elif stack and text[index] == "(":
            stack[-1][1] += 1
            index += 1
        elif stack and text[index] == ")":
            stack[-1][1] -= 1
            index += 1
            if stack[-1][1] == 0:
                ending, _, hashes = stack.pop()
                index = _string(text, out, index, ending, hashes, stack)
        else:
            index += 1
    return "".join(out)


def _string(text: str, out: list, index: int, ending: str, hashes: str, stack: list) -> int:
    """Scans to the end of a string, or to code in the string, which is pushed on the stack."""
    while index < len(text):
        if text.startswith("\\" + hashes + "(", index):
            stack.append([ending, 1, hashes])
            return _blank(out, index, index + 2 + len(hashes))
        if text.startswith("\\", index) and not hashes:
            index = _blank(out, index, index + 2)
        elif text.startswith(ending, index):
            return _blank(out, index, index + len(ending))
        else:
            index = _blank(out, index, index + 1)
    return index


def _blank(out: list, start: int, end: int) -> int:
    for index in range(start, min(end, len(out))):
        if out[index] != "\n":
            out[index] = " "
    return end
