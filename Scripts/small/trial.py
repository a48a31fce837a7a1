"""Draws a document with the tool, with limits on time and memory."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import threading
from typing import NamedTuple

# The limits of a drawing, from Documentation/Safety.md.
SECONDS = 5
MEGABYTES = 640
# The factor for the elapsed time, because a machine may have other work to do.
PATIENCE = 10

MARKED = ["--dimensions", "all", "--guides", "all"]
# The formats, each with additional options.
FORMATS = [
    ("svg", []), ("svg", MARKED), ("html", []), ("html", MARKED), ("html", ["--mode", "boxes"]), ("json", []),
    ("json", MARKED), ("text", []),
]


class Cost(NamedTuple):
    """The cost of a drawing: seconds of the processor, megabytes at the peak, and megabytes written."""

    seconds: float
    memory: float
    written: float
    # The problem; empty if there is none.
    mistake: str


def _limit(slack: float):
    """Ends a process that exceeds its time by far."""
    seconds = int(SECONDS * slack * 2)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def draw(tool: str, document: str, picture: str, format_name: str, options: list, slack: float) -> Cost:
    """Draws a document and returns the cost; the tool has to give a reason if it rejects a document."""
    words = [tool, "render", document, "--format", format_name, *options, "-o", picture, "--diagnostics", "short"]
    with open(picture + ".log", "wb") as log:
        process = subprocess.Popen(words, stdout=log, stderr=log, preexec_fn=lambda: _limit(slack))
        timer = threading.Timer(SECONDS * slack * PATIENCE, process.kill)
        timer.start()
        _, status, used = os.wait4(process.pid, 0)
        timer.cancel()
    process.returncode = os.waitstatus_to_exitcode(status)
    seconds, memory = used.ru_utime + used.ru_stime, used.ru_maxrss / 1024
    with open(picture + ".log", encoding="utf-8", errors="replace") as log:
        is_explained = "error:" in log.read()
    written = os.path.getsize(picture) / 1e6 if os.path.exists(picture) else 0
    return Cost(seconds, memory, written, _mistake(process.returncode, seconds, memory, written, is_explained, slack))


def _mistake(code: int, seconds: float, memory: float, written: float, is_explained: bool, slack: float) -> str:
    if code < 0:
        return f"ended by {signal.Signals(-code).name}"
    if seconds > SECONDS * slack:
        return f"takes more than {SECONDS} s"
    if memory > MEGABYTES:
        return f"takes more than {MEGABYTES} MB"
    if written == 0 and not is_explained:
        return "draws nothing and says nothing"
    return ""
