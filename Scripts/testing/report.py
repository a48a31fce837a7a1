"""The report about tests: failures first, then a line for each target, the slowest tests, and a line for all tests."""

from pathlib import Path

MOST_FAILURES = 10
MOST_LINES_OF_FAILURE = 12
SLOWEST = 10
# The exit code of Swift Testing if no test is selected.
NO_TESTS = 69


def show(runs: list, built: float, spent: float, folder: Path) -> int:
    """Prints the report, joins the logs, and returns the exit code."""
    log = folder / "log.txt"
    with log.open("w") as file:
        for run in runs:
            file.write(f"==> {run.target}\n{run.log.read_text(errors='replace')}")
    failures = [issue for run in runs for issue in run.issues]
    for issue in failures[:MOST_FAILURES]:
        _show_failure(issue)
    if len(failures) > MOST_FAILURES:
        print(f"… and {len(failures) - MOST_FAILURES} more issues, in {log}\n")
    nothing = [run for run in runs if run.code == NO_TESTS]
    for run in nothing:
        print(f"✘ No test of {run.target} has such a name.\n")
    broken = [run for run in runs if run.code not in (0, NO_TESTS) and not run.issues]
    for run in broken:
        _show_crash(run)
    for run in sorted(runs, key=lambda run: run.target):
        print(f"{run.target:<24} {len(run.seconds_of_tests):>5} tests {run.seconds:>7.1f} s")
    _show_slowest(runs)
    (folder / "processor-seconds.txt").write_text(f"{spent:.1f}\n")
    return _show_sum(runs, built, spent, len(failures) + len(broken) + len(nothing), folder)


def _show_failure(issue):
    print(f"✘ {issue.place}: {issue.title}")
    lines = issue.text.splitlines()
    for line in lines[:MOST_LINES_OF_FAILURE]:
        print(f"    {line[:400]}")
    if len(lines) > MOST_LINES_OF_FAILURE:
        print("    …")
    print(f"    Run it alone: make test ONLY={issue.test}\n")


def _show_crash(run):
    how = f"was ended by signal {-run.code}" if run.code < 0 else f"ended with code {run.code}"
    print(f"✘ The process of {run.target} {how}" + (f", in {', '.join(run.unfinished)}" if run.unfinished else ""))
    for line in run.log.read_text(errors="replace").splitlines()[-MOST_LINES_OF_FAILURE:]:
        print(f"    {line[:400]}")
    print(f"    Run it alone: make test ONLY={run.target}\n")


def _show_slowest(runs: list):
    times = [(seconds, *run.titles[test]) for run in runs for test, seconds in run.seconds_of_tests.items()]
    slow = [entry for entry in sorted(times, reverse=True)[:SLOWEST] if entry[0] >= 0.05]
    if slow:
        print("\nThe slowest tests:")
    for seconds, name, title in slow:
        print(f"{seconds:>7.2f} s  {name.split('(')[0]}  {title[:60]}")


def _show_sum(runs: list, built: float, spent: float, issues: int, folder: Path) -> int:
    tests = sum(len(run.seconds_of_tests) for run in runs)
    suites = sum(run.suites for run in runs)
    wall = max((run.ended for run in runs), default=0) - min((run.started for run in runs), default=0)
    print(f"\nBuilt in {built:.1f} s, run in {wall:.1f} s ({spent:.1f} s of processor time); the whole log is in {folder / 'log.txt'}")
    # The text of Swift Testing's last line, which other programs read.
    what = f"Test run with {tests} tests in {suites} suites"
    if issues:
        line = f"✘ {what} failed after {wall:.3f} seconds with {issues} issue{'s' if issues > 1 else ''}."
    else:
        line = f"✔ {what} passed after {wall:.3f} seconds."
    (folder / "summary.txt").write_text(line + "\n")
    print(line)
    return 1 if issues else 0
