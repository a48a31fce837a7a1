"""The table of steps in Documentation/Architecture.md."""

from . import steps


def markdown() -> str:
    """A row for each step: its name, what it protects, and where it runs."""
    rows = ["| Step | What it protects | `make ci` | `make ci-full` |", "| --- | --- | --- | --- |"]
    for step in steps.ALL:
        rows.append(f"| {step.name} | {step.protects} | {'' if step.is_full else 'yes'} | yes |")
    return "\n".join(rows) + "\n"
