"""Runs failed tests of a CI machine a second time, alone, because tests of processes and limits can fail beside other work.

Inputs of tests depend on nothing but their seeds, so that a mistake fails both times. The report names each test that
only passed the second time.
"""

from pathlib import Path

from . import report, running
from .targets import Target


def run_failed(program: Path, runs: list, folder: Path) -> list:
    """Returns the runs, in which a target whose failed tests pass the second time has passed."""
    folder = folder / "again"
    folder.mkdir(parents=True, exist_ok=True)
    return [_again(program, run, folder) if run.issues or run.code not in (0, report.NO_TESTS) else run for run in runs]


def _again(program: Path, run: running.Run, folder: Path) -> running.Run:
    names = sorted({issue.test.partition("/")[2] for issue in run.issues} | {name.split("(")[0] for name in run.unfinished})
    # After a crash, tests that didn't run are unknown, so all run.
    names_to_run = [] if run.unfinished or run.code < 0 else [name for name in names if name]
    second = running.run(program, [Target(run.target, names_to_run)], folder)[0]
    if second.code != 0 or second.issues or not second.seconds_of_tests:
        return run
    for name in names:
        print(f"⚠ {run.target}/{name} failed beside other tests, and passed alone.")
    for issue in run.issues:
        print(f"    {issue.place}: {issue.text.splitlines()[0] if issue.text else issue.title}")
    run.code, run.issues, run.unfinished = 0, [], []
    return run
