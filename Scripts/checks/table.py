"""The table of steps in Documentation/Architecture.md."""

from pathlib import Path

from . import steps

PAGE = Path("Documentation/Architecture.md")
START, END = "<!-- checks -->\n", "<!-- /checks -->"


def markdown() -> str:
    """A row for each step: its name, what it checks, how long it takes, and where it runs."""
    rows = [
        "| Step | What it checks | Time | `make ci` | `make ci-full` |",
        "| --- | --- | ---: | :---: | :---: |",
    ]
    for step in steps.ALL:
        rows.append(f"| {step.name} | {step.protects} | {step.seconds} s | {'' if step.is_full else '•'} | • |")
    return "\n".join(rows) + "\n"


def is_on_page() -> bool:
    """Whether the page shows the table as it is."""
    return START + markdown() + END in PAGE.read_text()


def write():
    """Puts the table into the page."""
    text = PAGE.read_text()
    start, end = text.index(START) + len(START), text.index(END)
    PAGE.write_text(text[:start] + markdown() + text[end:])
