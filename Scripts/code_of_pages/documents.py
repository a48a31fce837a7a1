"""Checks XML blocks that contain layout documents or views of a document."""

import re
import subprocess
from pathlib import Path

from .blocks import Block

_ROOTS = ("<Figure", "<Comparison", "<States")


def check(blocks: list[Block], tool: Path, folder: Path) -> list[str]:
    """Returns the findings about documents, each with its location in the page."""
    errors = []
    for number, block in enumerate(blocks):
        if not re.match(r"\s*<[A-Z]", block.text):
            continue
        is_whole = block.text.lstrip().startswith(_ROOTS)
        file = folder / f"Block{number}.xml"
        file.write_text(block.text if is_whole else f'<Figure title="Block">{block.text}</Figure>')
        run = subprocess.run([str(tool), "check", str(file)], capture_output=True, text=True)
        for line in (run.stdout + run.stderr).splitlines():
            if match := re.match(rf"{re.escape(str(file))}:(\d+)(:.*error:.*)$", line):
                errors.append(f"{block.path}:{block.line + int(match[1]) - 1}{match[2]}")
    return errors
