"""A process from its start to its end."""

from __future__ import annotations

import os
import shlex
import statistics
import sys
import time
from typing import NamedTuple


class Usage(NamedTuple):
    """The resources that a process used."""

    seconds: float
    # The time of the processor, without the time of other processes.
    worked: float
    # The peak memory, in bytes.
    peak: int


def start(words: list) -> int:
    """Starts a program and discards its output."""
    output = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    return os.posix_spawn(words[0], words, os.environ, file_actions=output)


def wait(process: int, words: list):
    """Waits for a program, which has to succeed, and returns the resources that it used."""
    _, status, used = os.wait4(process, 0)
    code = os.waitstatus_to_exitcode(status)
    if code != 0:
        sys.exit(f"error: {shlex.join(words[:4])} ended with {code}")
    return used


def run(words: list) -> Usage:
    """Runs a program and returns the resources that it used."""
    begin = time.perf_counter()
    used = wait(start(words), words)
    seconds = time.perf_counter() - begin
    return Usage(seconds, used.ru_utime + used.ru_stime, used.ru_maxrss * 1024)


def run_together(calls: list) -> float:
    """Returns the seconds from the start of the first program to the end of the last program."""
    begin = time.perf_counter()
    for words, process in [(words, start(words)) for words in calls]:
        wait(process, words)
    return time.perf_counter() - begin


def by_turns(calls: list, turns: int) -> list:
    """Returns the median time of each call. The calls take turns, so that other load on the machine affects all calls."""
    usages = [[run(words) for words in calls] for _ in range(turns)]
    return [
        Usage(
            statistics.median(usage.seconds for usage in one),
            statistics.median(usage.worked for usage in one),
            max(usage.peak for usage in one),
        )
        for one in zip(*usages)
    ]
