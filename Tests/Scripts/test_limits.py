"""Scripts/ci: a run that needs more processor time than its limit fails, and a slow machine gets more."""

import contextlib
import io
import os
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import limits, running, steps  # noqa: E402

# A program that uses half a second of processor time.
BUSY = [sys.executable, "-c", "import time\nwhile time.process_time() < 0.5: pass"]


class LimitTests(unittest.TestCase):
    """Limits of 100 seconds."""

    def setUp(self):
        self.enterContext(mock.patch.dict(os.environ))
        os.environ.pop("SLACK", None)

    def test_a_fifth_more_is_allowed_and_more_is_not(self):
        self.assertIsNone(limits.Limit("It", 120, 100).issue(1))
        self.assertIn("It took 121 s", limits.Limit("It", 121, 100).issue(1))

    def test_a_slow_machine_gets_more(self):
        self.assertIsNone(limits.Limit("It", 175, 100).issue(1.5))

    def test_a_variable_multiplies_the_limit(self):
        with mock.patch.dict(os.environ, SLACK="2"):
            self.assertIsNone(limits.Limit("It", 230, 100).issue(1))

    def test_a_fast_machine_has_the_same_limits(self):
        calibration = limits.Calibration()
        calibration._times = [limits.CALIBRATION / 2, limits.CALIBRATION / 2, limits.CALIBRATION * 9]
        self.assertEqual(calibration.slowness, 1)


class RunTests(unittest.TestCase):
    """A run of two steps, one of which starts a process that works."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        before = Path.cwd()
        self.addCleanup(os.chdir, before)
        os.chdir(folder.name)
        os.environ.pop("SLACK", None)

    def run_steps(self, limit: float, first: str = "Words", is_whole: bool = True):
        chosen = [steps.Step(first, BUSY, ""), steps.Step("Format", ["true"], "")]
        with mock.patch.object(limits, "CI", limit), contextlib.redirect_stdout(io.StringIO()) as output:
            code = running.run(chosen, is_whole=is_whole, is_full=False)
        return code, output.getvalue()

    def test_a_run_within_its_limit_passes(self):
        code, output = self.run_steps(100)
        self.assertEqual(code, 0)
        self.assertIn("All 2 steps passed", output)

    def test_a_run_over_its_limit_fails_though_all_steps_pass(self):
        code, output = self.run_steps(0.01)
        self.assertEqual(code, 1)
        self.assertIn("error: make ci took", output)

    def test_the_setup_of_the_machine_has_no_limit(self):
        self.assertEqual(self.run_steps(0.01 + 0.2, first="Setup")[0], 0)

    def test_selected_steps_have_no_limit(self):
        self.assertEqual(self.run_steps(0.01, is_whole=False)[0], 0)

    def test_tests_over_their_limit_fail(self):
        running.TESTS.parent.mkdir(parents=True)
        running.TESTS.write_text(f"{limits.TESTS * 100}\n")
        running.TESTS.with_name("summary.txt").write_text("")
        code, output = self.run_steps(100, first="Tests", is_whole=False)
        self.assertEqual(code, 1)
        self.assertIn("error: The tests took", output)


if __name__ == "__main__":
    unittest.main()
