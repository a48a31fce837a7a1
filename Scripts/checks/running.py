"""Running steps, some of them at the same time, and saying at the end what ran and how long it took."""

import contextlib
import os
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from . import limits
from .steps import Step

LOGS = Path("build/ci")
# A step that builds before it tries inputs needs this much of its time for building.
BUILDING = 0.6
LINES_OF_FAILURE = 60
# What the end of the output repeats of each failed step, because services show only the last lines.
REPEATED_LINES = 6
# The processor time of the tests, which Scripts/test writes.
TESTS = Path("build/test/processor-seconds.txt")


@dataclass
class Outcome:
    """What became of a step."""

    step: Step
    code: int
    seconds: float
    # The time that all its processes used.
    processor_seconds: float


def run(chosen: list, is_whole: bool, is_full: bool) -> int:
    """Runs steps, prints what ran, and returns the code to exit with.

    A whole run, without selected steps, has a limit of time.
    """
    LOGS.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    outcomes = []
    calibration = limits.Calibration()
    beside: list[Future] = []
    with _lane() as pool:
        for index, step in enumerate(chosen):
            calibration.measure()
            left = limits.FULL - (time.monotonic() - start) - sum(later.seconds for later in chosen[index + 1 :])
            if step.is_beside:
                beside.append(pool.submit(_run, step, left))
                continue
            # Steps of the full check can use the same files as those that run beside others.
            if step.is_last or step.is_full:
                outcomes += [future.result() for future in beside]
                beside = []
            outcomes.append(_run(step, left))
        outcomes += [future.result() for future in beside]
    seconds = time.monotonic() - start
    issues = _issues(outcomes, seconds, calibration.slowness, is_whole, is_full)
    return _sum_up(outcomes, issues, seconds, calibration.slowness)


@contextlib.contextmanager
def _lane():
    """A thread for steps beside others. If the run is interrupted, steps that wait don't start."""
    pool = ThreadPoolExecutor(max_workers=1)
    try:
        yield pool
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise


def _run(step: Step, seconds_left: float) -> Outcome:
    print(f"==> {step.name}", flush=True)
    environment = {**os.environ, **step.environment, **_adapted(step, seconds_left)}
    log = _log(step.name)
    start = time.monotonic()
    with log.open("w") as file:
        process = subprocess.Popen(
            step.command, env=environment, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT
        )
        _, status, usage = os.wait4(process.pid, 0)
        code = process.returncode = os.waitstatus_to_exitcode(status)
    outcome = Outcome(step, code, time.monotonic() - start, usage.ru_utime + usage.ru_stime)
    lines = log.read_text(errors="replace").splitlines()
    shown = lines if step.is_shown else lines[-LINES_OF_FAILURE:] if code != 0 else [f"    {line[:160]}" for line in lines[-1:]]
    verdict = "ok" if code == 0 else "FAILED"
    # One call, so that the lines of two steps aren't mixed.
    print("\n".join([*shown, f"==> {step.name}: {verdict}, {outcome.seconds:.0f} s"]), flush=True)
    return outcome


def _adapted(step: Step, seconds_left: float) -> dict:
    """The number of inputs of a step, lowered where there is too little time for all."""
    if not step.adapts:
        return {}
    wanted = int(step.environment[step.adapts])
    for_inputs = (1 - BUILDING) * step.seconds
    share = (seconds_left - BUILDING * step.seconds) / for_inputs
    if share >= 1:
        return {}
    number = max(wanted // 4, int(wanted * share))
    print(f"    {step.adapts}={number} instead of {wanted}: there are {seconds_left:.0f} s left")
    return {step.adapts: str(number)}


def _first_lines_of_failure(name: str) -> list:
    """Returns the lines of a step's log that say what failed: those with marks of failures, or else its last lines."""
    lines = _log(name).read_text(errors="replace").splitlines()
    marked = [index for index, line in enumerate(lines) if line.startswith("✘") or "error:" in line]
    near = sorted({index + offset for index in marked for offset in range(3) if index + offset < len(lines)})
    return [lines[index] for index in near][:REPEATED_LINES] or lines[-REPEATED_LINES:]


def _log(name: str) -> Path:
    return LOGS / f"{name.lower().replace(' ', '-')}.txt"


def _issues(outcomes: list, seconds: float, slowness: float, is_whole: bool, is_full: bool) -> list:
    """Returns a sentence for each limit of time that is exceeded."""
    found = []
    # The first step downloads and installs packages of the system.
    own = sum(outcome.processor_seconds for outcome in outcomes if outcome.step.name != "Setup")
    if is_whole and not is_full:
        found.append(limits.Limit("make ci", own, limits.CI))
    if any(outcome.step.name == "Tests" for outcome in outcomes) and TESTS.is_file():
        found.append(limits.Limit("The tests", float(TESTS.read_text()), limits.TESTS))
    issues = [issue for limit in found if (issue := limit.issue(slowness))]
    if is_whole and is_full and seconds > limits.FULL * slowness:
        issues.append(f"make ci-full took {seconds:.0f} s. Expected at most {limits.FULL * slowness:.0f} s.")
    return issues


def _sum_up(outcomes: list, issues: list, seconds: float, slowness: float) -> int:
    print(f"\n{'':<38}clock  processor")
    for outcome in outcomes:
        verdict = "ok" if outcome.code == 0 else "FAILED"
        print(f"{outcome.step.name:<34} {outcome.seconds:>6.0f} s {outcome.processor_seconds:>8.0f} s  {verdict}")
    print(f"{'all':<34} {seconds:>6.0f} s {sum(outcome.processor_seconds for outcome in outcomes):>8.0f} s")
    if slowness >= 1.1:
        print(f"The machine was {slowness:.1f} times as slow as the one whose times are recorded.")
    failed = [outcome.step.name for outcome in outcomes if outcome.code != 0]
    for name in failed:
        print(f"\n==> {name} failed:")
        print("\n".join(f"    {line[:140]}" for line in _first_lines_of_failure(name)))
    if failed:
        again = ",".join(name.lower() for name in failed)
        print(f"\nerror: {len(failed)} of {len(outcomes)} steps failed in {seconds:.0f} s. Again: make ci STEP='{again}'")
    for issue in issues:
        print(f"\nerror: {issue}")
    if failed or issues:
        return 1
    print(f"\nAll {len(outcomes)} steps passed in {seconds:.0f} s")
    # The words of Swift Testing's own last line, which other programs read.
    if any(outcome.step.name == "Tests" for outcome in outcomes):
        print(Path("build/test/summary.txt").read_text().strip())
    sys.stdout.flush()
    return 0
