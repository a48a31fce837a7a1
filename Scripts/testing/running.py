"""Runs the tests of several targets in parallel, and reads the results of each test."""

import concurrent.futures
import json
import os
import signal
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

# A target that runs longer than this time is killed, and its unfinished tests are named.
MOST_SECONDS = 1500


@dataclass
class Issue:
    """An issue that a test recorded."""

    test: str
    title: str
    place: str
    text: str


@dataclass
class Run:
    """The results of a target's tests."""

    target: str
    started: float
    ended: float
    code: int
    log: Path
    suites: int = 0
    seconds_of_tests: dict = field(default_factory=dict)
    titles: dict = field(default_factory=dict)
    issues: list = field(default_factory=list)
    unfinished: list = field(default_factory=list)

    @property
    def seconds(self) -> float:
        """The time of the process, in seconds."""
        return self.ended - self.started


def run(program: Path, chosen: list, folder: Path) -> list:
    """Runs the tests of targets in parallel, one process more than processors, because some wait for programs that they call."""
    with concurrent.futures.ThreadPoolExecutor((os.cpu_count() or 1) + 1) as pool:
        return list(pool.map(lambda target: _run(program, target, folder), chosen))


def _run(program: Path, target, folder: Path) -> Run:
    events, log = folder / f"{target.name}.jsonl", folder / f"{target.name}.txt"
    events.unlink(missing_ok=True)
    words = [
        program, "--testing-library", "swift-testing", "--no-parallel", "--filter", target.filter,
        "--event-stream-output-path", events, "--event-stream-version", "0",
    ]
    start = time.monotonic()
    with log.open("w") as file:
        try:
            code = subprocess.run(
                words, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT, timeout=MOST_SECONDS,
                preexec_fn=restore_signals,
            ).returncode
        except subprocess.TimeoutExpired:
            code = -signal.SIGKILL
    result = Run(target.name, start, time.monotonic(), code, log)
    _read(events, result)
    return result


def restore_signals():
    """Restores the signals that `nohup` and background shells ignore, because tests interrupt processes with them."""
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def seconds_of_tests(events: Path) -> dict:
    """Returns the time of each test in a stream of events, by its identifier."""
    result = Run("", 0, 0, 0, events)
    _read(events, result)
    return result.seconds_of_tests


def _read(events: Path, result: Run):
    """Reads the stream of events that Swift Testing writes, a line of JSON each."""
    tests, started, suites = {}, {}, set()
    for line in events.read_text(errors="replace").splitlines() if events.exists() else []:
        try:
            record = json.loads(line)
        except ValueError:
            continue  # The last line of a process that was killed.
        payload = record["payload"]
        if record["kind"] == "test":
            tests[payload["id"]] = payload
            continue
        test = tests.get(payload.get("testID"), {})
        is_function = test.get("kind") == "function"
        if payload["kind"] == "testStarted" and is_function:
            started[test["id"]] = payload["instant"]["absolute"]
        elif payload["kind"] == "testEnded" and is_function:
            name = f"{result.target}/{test['name']}"
            result.seconds_of_tests[test["id"]] = payload["instant"]["absolute"] - started.pop(test["id"], 0)
            result.titles[test["id"]] = (name, test.get("displayName", ""))
        elif payload["kind"] == "testEnded":
            suites.add(test.get("id"))
        elif payload["kind"] == "issueRecorded" and not payload["issue"].get("isKnown"):
            result.issues.append(_issue(result.target, test, payload))
    result.suites = len(suites)
    result.unfinished = [tests[test]["name"] for test in started]


def _issue(target: str, test: dict, payload: dict) -> Issue:
    place = payload["issue"].get("sourceLocation") or {}
    text = "\n".join(message["text"] for message in payload.get("messages", []))
    return Issue(
        test=f"{target}/{test.get('name', '')}".split("(")[0],
        title=test.get("displayName", test.get("name", "")),
        place=f"{_file(place)}:{place['line']}" if place else target,
        text=text,
    )


def _file(place: dict) -> str:
    """Returns the path of the file of an issue, relative to the folder in which the tests were started."""
    path = place.get("_filePath") or place.get("filePath")
    return os.path.relpath(path) if path else f"Tests/{place['fileID']}"
