"""Scripts/ci: steps that run beside others, and the step that needs what they build."""

import contextlib
import io
import os
import sys
import tempfile
import time
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import running, steps  # noqa: E402


class BesideTests(unittest.TestCase):
    """A run of steps that write their names into a file when they start and when they end."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.addCleanup(os.chdir, Path.cwd())
        os.chdir(folder.name)

    def step(self, name: str, waits_for: str = "", **settings) -> steps.Step:
        """Returns a step that ends when another step has written a word."""
        wait = f"until grep -qs '{waits_for}' log; do sleep 0.01; done; " if waits_for else ""
        return steps.Step(name, ["bash", "-c", f"echo {name} starts >> log; {wait}echo {name} ends >> log"], "", **settings)

    def run_steps(self, *chosen: steps.Step) -> list:
        with contextlib.redirect_stdout(io.StringIO()):
            self.assertEqual(running.run(list(chosen), is_whole=False, is_full=False), 0)
        return Path("log").read_text().splitlines()

    def test_a_name_chooses_its_step_and_another_word_all_steps_with_it(self):
        def chosen(*words):
            return [step.name for step in steps.ALL if steps.is_chosen(step, False, list(words))]

        self.assertEqual(chosen("isolation"), ["Isolation"])
        self.assertEqual(chosen("isolatio"), ["Isolation", "Isolation under the thread sanitizer"])

    def test_a_step_beside_others_runs_while_they_run(self):
        lines = self.run_steps(self.step("one", waits_for="three ends", is_beside=True), self.step("two"), self.step("three"))
        self.assertGreater(lines.index("one ends"), lines.index("three ends"))

    def test_steps_beside_others_run_one_after_the_other(self):
        lines = self.run_steps(
            self.step("one", waits_for="two ends", is_beside=True), self.step("three", is_beside=True), self.step("two")
        )
        self.assertGreater(lines.index("three starts"), lines.index("one ends"))

    def test_the_last_step_waits_for_steps_beside_others(self):
        lines = self.run_steps(
            self.step("one", waits_for="two ends", is_beside=True), self.step("two"), self.step("three", is_last=True)
        )
        self.assertEqual(lines[-2:], ["three starts", "three ends"])
        self.assertGreater(lines.index("three starts"), lines.index("one ends"))

    def test_steps_of_the_full_check_wait_for_steps_beside_others(self):
        lines = self.run_steps(
            self.step("one", waits_for="two ends", is_beside=True), self.step("two"), self.step("three", is_full=True)
        )
        self.assertGreater(lines.index("three starts"), lines.index("one ends"))

    def test_a_step_beside_others_that_fails_stops_no_other_step(self):
        chosen = [steps.Step("one", ["false"], "", is_beside=True), self.step("two"), self.step("three", is_last=True)]
        with contextlib.redirect_stdout(io.StringIO()) as output:
            self.assertEqual(running.run(chosen, is_whole=False, is_full=False), 1)
        self.assertIn("error: 1 of 3 steps failed", output.getvalue())
        self.assertEqual(len(Path("log").read_text().splitlines()), 4)

    def test_only_steps_beside_others_also_run(self):
        self.assertEqual(self.run_steps(self.step("one", is_beside=True)), ["one starts", "one ends"])

    def test_an_interrupted_run_starts_no_more_steps(self):
        interrupted = self.step("two", waits_for="one starts")
        # The first step ends only after the run has ended, so that the third one can't start before the interruption.
        chosen = [self.step("one", waits_for="interrupted", is_beside=True), self.step("three", is_beside=True), interrupted]
        run = running._run

        def run_or_interrupt(step, left):
            outcome = run(step, left)
            if step is interrupted:
                raise KeyboardInterrupt
            return outcome

        with mock.patch.object(running, "_run", run_or_interrupt), contextlib.redirect_stdout(io.StringIO()):
            with self.assertRaises(KeyboardInterrupt):
                running.run(chosen, is_whole=False, is_full=False)
        log = Path("log")
        log.write_text(log.read_text() + "interrupted\n")
        while "one ends" not in log.read_text():
            time.sleep(0.01)
        time.sleep(0.3)
        self.assertNotIn("three starts", log.read_text())


if __name__ == "__main__":
    unittest.main()
