"""Checks that the commands and options of the tool, the targets of make, and the scripts in blocks exist."""

import re
import subprocess
from functools import cache
from pathlib import Path

from .blocks import Block


def check(blocks: list[Block], tool: Path, root: Path) -> list[str]:
    """Returns an error for each unknown command and option, with its location in the page."""
    errors = []
    for block in blocks:
        for number, line in enumerate(block.lines, block.line):
            for command in re.split(r"\s*(?:&&|\||;)\s*", re.sub(r"(^|\s)#.*$", "", line)):
                if reason := _mistake(command.removeprefix("$ ").split(), tool, root):
                    errors.append(f"{block.path}:{number}: error: {reason}")
    return errors


def _mistake(words: list[str], tool: Path, root: Path) -> str:
    while words and re.match(r"\w+=", words[0]):
        words = words[1:]
    if not words:
        return ""
    name, rest = words[0], words[1:]
    if name == "make":
        targets = set(re.findall(r"^([a-z-]+):", (root / "Makefile").read_text(), re.MULTILINE))
        unknown = [word for word in rest if re.fullmatch(r"[a-z][a-z-]*", word) and word not in targets]
        return f'"make {unknown[0]}" isn\'t a target of the Makefile.' if unknown else ""
    if name.startswith("Scripts/"):
        return "" if (root / name).exists() else f'"{name}" doesn\'t exist.'
    if name != "gridpress" and not name.endswith("/gridpress") or not rest:
        return ""
    text = _help(tool, *rest[:2]) if rest[0] == "snapshot" else _help(tool, rest[0])
    if not text:
        return f'"{rest[0]}" isn\'t a command of gridpress.'
    options = [word.split("=")[0] for word in rest[1:] if re.match(r"--?[a-z]", word)]
    unknown = [option for option in options if not re.search(rf"(?<![\w-]){re.escape(option)}(?![\w-])", text)]
    return f'"{unknown[0]}" isn\'t an option of "gridpress {rest[0]}".' if unknown else ""


@cache
def _help(tool: Path, *command: str) -> str:
    run = subprocess.run([str(tool), "help", *command], capture_output=True, text=True)
    return run.stdout if run.returncode == 0 else ""
