"""Builds the copy with all errors, tries each error, and reports errors that no test finds."""

import concurrent.futures
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from dataclasses import dataclass
from pathlib import Path

from testing.running import MOST_SECONDS, restore_signals, seconds_of_tests

from . import schemata
from .mutant import Mutant

LEAST_NOTICED = 0.95
# The areas in which tests have to find every error with many rounds.
STRICT = "solvers"
FEW_ROUNDS, MANY_ROUNDS = "500", "20000"
# The least time for the tests of an error; tests that need more without an error get several times as long.
SECONDS, SECONDS_WITH_MANY = 60, 300
PATIENCE = 4
MOST_MEMORY = 6 << 30
# If some errors don't compile, the build is repeated without them.
TRIES = 6
# The exit code of Swift Testing if no test is selected.
NO_TESTS = 69
# The text that Swift Testing prints at the first failure.
ISSUE = " recorded an issue"


@dataclass
class Trial:
    """An error and the result of its tests."""

    area: str
    mutant: Mutant
    tests: list
    notice: str = ""


def run(areas: dict, words: list, root: Path) -> int:
    """Tries the errors that words select, and returns the exit code."""
    trials = {
        number: Trial(area, mutant, mutant.tests or module.TESTS)
        for number, (area, module, mutant) in enumerate(
            ((area, module, mutant) for area, module in areas.items() for mutant in module.MUTANTS), 1
        )
    }
    place = root / "build" / "mutants"
    try:
        program, broken = _build(trials, root, place)
    except schemata.Misplaced as failure:
        print(f"error: {failure}", file=sys.stderr)
        return 1
    chosen = {
        number: trial for number, trial in trials.items()
        if number not in broken and (not words or any(_is_meant(trial, word) for word in words))
    }
    if not chosen:
        print(f"error: No mistake matches {' '.join(words)}. Name an area, or words of a mistake or a file.", file=sys.stderr)
        return 1
    needed = _try_none(program, place, chosen)
    if needed is None:
        return 1
    _try_all(program, place, chosen, "with few rounds", {}, needed)
    unnoticed = {
        number: trial for number, trial in chosen.items() if not trial.notice and trial.area == STRICT
    }
    many = {"GRIDPRESS_ROUNDS": MANY_ROUNDS}
    _try_all(program, place, unnoticed, "with many rounds", many, {}, SECONDS_WITH_MANY)
    return _report(chosen, [trials[number] for number in broken])


def _is_meant(trial: Trial, word: str) -> bool:
    return word == trial.area or word in trial.mutant.name or word in trial.mutant.file


def _build(trials: dict, root: Path, place: Path):
    """Builds the tests of the copy; returns the program that runs them, and the errors that don't compile."""
    broken = set()
    for _ in range(TRIES):
        numbered = {number: trial.mutant for number, trial in trials.items() if number not in broken}
        sources = schemata.write(numbered, root, place)
        _copy_others(sources, root, place)
        print(f"building {len(numbered)} mistakes…", flush=True)
        words = ["swift", "build", "--package-path", str(place), "--product", "GridPressPackageTests"]
        done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        if done.returncode == 0:
            path = subprocess.run([*words[:4], "--show-bin-path"], capture_output=True, text=True, check=True).stdout
            return Path(path.strip()) / "GridPressPackageTests.xctest", broken
        found = {
            sources[file].lines.get(int(line))
            for file, line in re.findall(rf"{re.escape(str(place))}/(\S+?):(\d+):\d+: error:", done.stdout)
            if file in sources
        } - {None}
        if not found:
            raise schemata.Misplaced("the copy doesn't build:\n" + done.stdout[-3000:])
        broken |= found
    raise schemata.Misplaced("too many mistakes don't compile")


def _copy_others(sources: dict, root: Path, place: Path):
    """Copies files without inserted errors, and removes files that don't exist any more.

    Warnings caused by inserted errors don't fail the build.
    """
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True).stdout
    names = {name for name in listed.splitlines() if (root / name).is_file()}
    # The folder of build products has too many files to look at.
    for path in (path for top in place.iterdir() if top.name != ".build" for path in [top, *top.rglob("*")]):
        is_known = path.name == schemata.SWITCH_FILE or str(path.relative_to(place)) in names
        if not is_known and (path.is_file() or path.is_symlink()):
            path.unlink()
    for name in sorted(names - sources.keys()):
        if name == "Package.swift":
            manifest = (root / name).read_text().replace(".treatAllWarnings(as: .error)", ".treatAllWarnings(as: .warning)")
            schemata.write_if_changed(place / name, manifest)
            continue
        bytes_of_file, path = (root / name).read_bytes(), place / name
        if not path.exists() or path.read_bytes() != bytes_of_file:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(bytes_of_file)
            shutil.copymode(root / name, path)


@dataclass
class End:
    """How tests ended: nothing if all passed, and the line of the first failure."""

    how: str
    failure: str = ""


def _run(program: Path, place: Path, number: int, tests: list, more: dict, seconds: float, words_of_run: tuple = ()) -> End:
    """Runs tests with an error until the first failure."""
    environment = {
        **os.environ, "GRIDPRESS_ROUNDS": FEW_ROUNDS, **more, "GRIDPRESS_MUTANT": str(number),
        "SWIFT_BACKTRACE": "enable=no", "CI": "1", "GRIDPRESS_RECORD": "never",
    }
    # Code with errors to choose from needs a larger stack than code without, so that deep views end the process.
    words = [program, "--testing-library", "swift-testing", "--no-parallel", "--skip", "NestingTests/upToTheLimit", *words_of_run]
    for test in tests:
        words += ["--filter", test]
    process = subprocess.Popen(
        words, cwd=place, env=environment, preexec_fn=_limit, text=True, errors="replace",
        start_new_session=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )
    is_late = threading.Event()

    def end():
        is_late.set()
        _kill(process)

    timer = threading.Timer(seconds, end)
    timer.start()
    # One issue is enough: the remaining tests don't have to run.
    failure = next((line for line in process.stdout if ISSUE in line), "")
    if failure:
        _kill(process)
    code = process.wait()
    timer.cancel()
    process.stdout.close()
    if failure:
        return End("failure", failure.strip())
    if is_late.is_set():
        return End(f"no end in {seconds:.0f} s")
    if code == NO_TESTS:
        return End("NO TESTS")
    return End("" if code == 0 else "crash" if code < 0 else "failure")


def _kill(process: subprocess.Popen):
    """Ends a process and the processes that it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def _limit():
    restore_signals()
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _try_none(program: Path, place: Path, chosen: dict):
    """Runs the tests without any error; returns the seconds of each test, or `None` if one fails."""
    tests = {test for trial in chosen.values() for test in trial.tests}
    # A name of a target selects all of its tests, in one process.
    whole = {test for test in tests if re.fullmatch(r"\w+", test)}
    groups = sorted(whole | {test for test in tests if re.split(r"\\?\.", test)[0] not in whole})

    with tempfile.TemporaryDirectory() as folder:

        def attempt(numbered: tuple):
            number, test = numbered
            events = Path(folder) / f"{number}.jsonl"
            stream = ("--event-stream-output-path", events, "--event-stream-version", "0")
            return _run(program, place, 0, [test], {}, MOST_SECONDS, stream), seconds_of_tests(events)

        needed, passes = {}, True
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            for test, (end, seconds) in zip(groups, pool.map(attempt, enumerate(groups))):
                needed.update(seconds)
                # The report about the errors names patterns that select no tests.
                if end.how not in ("", "NO TESTS"):
                    passes = False
                    print(f"error: {test} fails without any mistake ({end.how}). {end.failure}", file=sys.stderr)
    print(f"without a mistake: {len(needed)} tests in {sum(needed.values()):.0f} s", flush=True)
    return needed if passes else None


def _try_all(program: Path, place: Path, trials: dict, what: str, more: dict, needed: dict, least: int = SECONDS):
    def attempt(number: int):
        tests = trials[number].tests
        usual = sum(seconds for name, seconds in needed.items() if any(re.search(test, name) for test in tests))
        trials[number].notice = _run(program, place, number, tests, more, max(least, PATIENCE * usual)).how
        if trials[number].notice and more:
            trials[number].notice += ", only with many rounds"
        elif not trials[number].notice:
            print(f"not noticed {what}: {trials[number].area}: {trials[number].mutant.name}", flush=True)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for count, _ in enumerate(pool.map(attempt, trials), 1):
            if count % 50 == 0:
                print(f"{count} of {len(trials)} tried", flush=True)
    noticed = sum(bool(trial.notice) for trial in trials.values())
    print(f"{what}: {noticed} of {len(trials)} noticed", flush=True)


def _report(chosen: dict, broken: list) -> int:
    for trial in chosen.values():
        if not trial.notice or "only" in trial.notice or trial.notice == "NO TESTS":
            print(f"{trial.notice or 'NOT NOTICED':<32} {trial.area}: {trial.mutant.name} ({trial.mutant.file})")
    for trial in broken:
        print(f"{'DOES NOT COMPILE':<32} {trial.area}: {trial.mutant.name} ({trial.mutant.file})")
    few = [trial for trial in chosen.values() if trial.notice and "only" not in trial.notice]
    wrong = broken + [trial for trial in chosen.values() if trial.notice == "NO TESTS"]
    missed = [trial for trial in chosen.values() if trial.area == STRICT and not trial.notice]
    for area in dict.fromkeys(trial.area for trial in chosen.values()):
        own = [trial for trial in chosen.values() if trial.area == area]
        print(
            f"{area}: {len(own)} mistakes, {sum(trial in few for trial in own)} noticed with few rounds, "
            f"{sum(bool(trial.notice) for trial in own)} with many"
        )
    share = len(few) / len(chosen) if chosen else 0
    print(f"{len(few)} of {len(chosen)} mistakes are noticed with few rounds: {share:.1%}")
    if wrong or missed or share < LEAST_NOTICED:
        print(f"error: At least {LEAST_NOTICED:.0%} must be noticed, all of {STRICT} with many rounds, and all must compile.")
        return 1
    return 0
