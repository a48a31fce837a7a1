"""Reads property lists in the old format, in which Xcode writes projects."""

import re

TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|[{}()=;,]|[^\s{}()=;,"]+', re.DOTALL)


def read(text: str):
    """Returns the value of a property list: dictionaries, lists and strings."""
    tokens = [token for token in TOKEN.findall(text) if not token.startswith(("//", "/*"))]
    value, _ = _value(tokens, 0)
    return value


def _value(tokens: list, at: int):
    token = tokens[at]
    if token == "{":
        found, at = {}, at + 1
        while tokens[at] != "}":
            key = _string(tokens[at])
            found[key], at = _value(tokens, at + 2)
            at += tokens[at] == ";"
        return found, at + 1
    if token == "(":
        found, at = [], at + 1
        while tokens[at] != ")":
            value, at = _value(tokens, at)
            found.append(value)
            at += tokens[at] == ","
        return found, at + 1
    return _string(token), at + 1


def _string(token: str) -> str:
    return re.sub(r"\\(.)", r"\1", token[1:-1]) if token.startswith('"') else token
