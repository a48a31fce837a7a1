"""Scripts/check-mutants: the tests without any error, with a program that stands for the built tests."""

import contextlib
import io
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from mutants import documents, engine, renderers, schemata, snapshots, solvers, trial  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
AREAS = [documents, engine, renderers, snapshots, solvers]

# Notes the filter of each call, writes a test of 30 s as an event, and fails if the filter is the broken one.
PROGRAM = r'''#!/usr/bin/env python3
import json, sys
filter, events = sys.argv[sys.argv.index("--filter") + 1], sys.argv[sys.argv.index("--event-stream-output-path") + 1]
with open(__file__ + ".calls", "a") as file:
    print(filter, file=file)
test = filter.replace("\\", "") + ".Suite/slow()"
records = [
    {"kind": "test", "payload": {"id": test, "kind": "function", "name": "slow()"}},
    {"kind": "event", "payload": {"kind": "testStarted", "testID": test, "instant": {"absolute": 0}}},
    {"kind": "event", "payload": {"kind": "testEnded", "testID": test, "instant": {"absolute": 30}}},
]
with open(events, "w") as file:
    print(*map(json.dumps, records), sep="\n", file=file)
if filter == "BrokenTests":
    print('✘ Test "It works" recorded an issue at File.swift:1:2: broken')
'''


class ListTests(unittest.TestCase):
    """The list of errors, compared with the sources and the tests."""

    def test_the_code_of_each_error_is_in_its_file(self):
        for mutant in (mutant for area in AREAS for mutant in area.MUTANTS):
            with self.subTest(mutant.name):
                schemata._difference((ROOT / mutant.file).read_text(), mutant)

    def test_the_tests_of_each_error_exist(self):
        targets = {folder.name: _suites(folder) for folder in (ROOT / "Tests").glob("*Tests")}
        known = {*targets, *(f"{name}.{suite}/" for name, suites in targets.items() for suite in suites)}
        for pattern in {test for area in AREAS for mutant in area.MUTANTS for test in (mutant.tests or area.TESTS)}:
            with self.subTest(pattern):
                self.assertTrue(any(re.search(pattern, name) for name in known))


def _suites(folder: Path) -> set:
    texts = (file.read_text() for file in folder.rglob("*.swift"))
    return {name for text in texts for name in re.findall(r"\b(?:struct|class|enum|extension) (\w+)", text)}


class CopyTests(unittest.TestCase):
    """The copy of a repository with one source, one program and the manifest."""

    def test_the_copy_has_the_files_of_the_repository_and_no_others(self):
        with tempfile.TemporaryDirectory() as folder:
            root, place = Path(folder) / "root", Path(folder) / "place"
            files = {"Sources/A/A.swift": "a", "Scripts/run": "run", "Package.swift": "x", "Sources/B/B.swift": "b"}
            for name, text in files.items():
                schemata.write_if_changed(root / name, text)
            (root / "Scripts/run").chmod(0o755)
            for words in (["init", "--quiet"], ["add", "."]):
                subprocess.run(["git", *words], cwd=root, check=True)
            for name in ("Sources/Gone/Old.swift", ".build/debug/x", "Sources/B/B.swift", f"Sources/B/{schemata.SWITCH_FILE}"):
                schemata.write_if_changed(place / name, "old")
            trial._copy_others({"Sources/B/B.swift": schemata.Source("")}, root, place)
            found = {str(path.relative_to(place)) for path in place.rglob("*") if path.is_file()}
            self.assertEqual(found, {*files, ".build/debug/x", f"Sources/B/{schemata.SWITCH_FILE}"})
            self.assertEqual((place / "Sources/B/B.swift").read_text(), "old")
            self.assertTrue(os.access(place / "Scripts/run", os.X_OK))


class UnchangedTests(unittest.TestCase):
    """Trials of errors with some tests each."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.place = Path(folder.name)
        self.program = self.place / "tests"
        self.program.write_text(PROGRAM)
        self.program.chmod(0o755)

    def run_without(self, *tests: list):
        chosen = {number: trial.Trial("area", mock.Mock(), words) for number, words in enumerate(tests, 1)}
        with contextlib.redirect_stderr(io.StringIO()) as errors, contextlib.redirect_stdout(io.StringIO()):
            needed = trial._try_none(self.program, self.place, chosen)
        return needed, errors.getvalue(), Path(f"{self.program}.calls").read_text().split()

    def test_a_failure_is_named_with_its_line(self):
        needed, errors, _ = self.run_without(["GoodTests"], ["BrokenTests"])
        self.assertIsNone(needed)
        self.assertIn('BrokenTests fails without any mistake (failure). ✘ Test "It works" recorded an issue at File.swift:1:2', errors)

    def test_each_target_runs_once_and_suites_of_it_do_not_run_again(self):
        needed, errors, calls = self.run_without(["GoodTests"], [r"GoodTests\.Suite/", r"OtherTests\.Suite/"], ["GoodTests"])
        self.assertEqual((sorted(calls), errors), (["GoodTests", r"OtherTests\.Suite/"], ""))
        self.assertEqual(sum(needed.values()), 60)

    def test_the_time_of_the_tests_of_an_error_depends_on_that_without_one(self):
        chosen = {1: trial.Trial("area", mock.Mock(), [r"GoodTests\.Suite/"]), 2: trial.Trial("area", mock.Mock(), ["ShortTests"])}
        limits = []

        def run(program, place, number, tests, more, seconds):
            limits.append(seconds)
            return trial.End("failure")

        with mock.patch.object(trial, "_run", run), contextlib.redirect_stdout(io.StringIO()):
            trial._try_all(self.program, self.place, chosen, "", {}, {"GoodTests.Suite/slow()": 30, "Other.Suite/a()": 500})
        self.assertEqual(sorted(limits), [60, 120])


if __name__ == "__main__":
    unittest.main()
