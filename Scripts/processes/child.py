"""A process from its start to its end."""

from __future__ import annotations

import os
import shlex
import statistics
import sys
import time
from typing import NamedTuple


class Usage(NamedTuple):
    """What a process took."""

    seconds: float
    # Without the time in which others had the processor.
    worked: float
    # The most memory that it had at once, in bytes.
    peak: int


def run(words: list) -> Usage:
    """Runs a program, which has to end well."""
    start = time.perf_counter()
    output = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    process = os.posix_spawn(words[0], words, os.environ, file_actions=output)
    _, status, used = os.wait4(process, 0)
    seconds = time.perf_counter() - start
    code = os.waitstatus_to_exitcode(status)
    if code != 0:
        sys.exit(f"error: {shlex.join(words[:4])} ended with {code}")
    return Usage(seconds, used.ru_utime + used.ru_stime, used.ru_maxrss * 1024)


def run_together(calls: list) -> float:
    """The seconds that some programs take from the start of the first to the end of the last."""
    start = time.perf_counter()
    output = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    for process in [os.posix_spawn(words[0], words, os.environ, file_actions=output) for words in calls]:
        if os.waitpid(process, 0)[1] != 0:
            sys.exit(f"error: {shlex.join(calls[0][:4])} ended badly")
    return time.perf_counter() - start


def by_turns(calls: list, turns: int) -> list:
    """What each of some calls takes at the median, called in turns so that whatever else the machine does meets all."""
    usages = [[run(words) for words in calls] for _ in range(turns)]
    return [
        Usage(
            statistics.median(usage.seconds for usage in one),
            statistics.median(usage.worked for usage in one),
            max(usage.peak for usage in one),
        )
        for one in zip(*usages)
    ]
