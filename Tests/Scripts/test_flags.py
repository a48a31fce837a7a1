"""Scripts/ci: the flags of debug builds, which release builds leave out."""

import os
import sys
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import products  # noqa: E402
from checks import flags  # noqa: E402


class FlagsTests(unittest.TestCase):
    def setUp(self):
        os.chdir(ROOT)

    def test_ci_builds_whole_modules_also_if_make_passes_an_empty_variable(self):
        for environment in ({"CI": "true"}, {"CI": "true", "SWIFT_FLAGS": ""}):
            self.assertIn("-whole-module-optimization", flags.of_ci(environment)["SWIFT_FLAGS"])

    def test_other_runs_and_flags_of_a_user_stay(self):
        for environment in ({}, {"CI": ""}, {"CI": "0"}, {"CI": "false"}):
            self.assertEqual(flags.of_ci(environment), {})
        self.assertEqual(flags.of_ci({"CI": "true", "SWIFT_FLAGS": "--scratch-path a"}), {})

    def test_release_builds_have_only_the_flags_of_a_user(self):
        with mock.patch.dict(os.environ, flags.of_ci({"CI": "true"})):
            self.assertIn("-num-threads", products.flags())
            self.assertEqual(products.flags(is_debug=False), [])
        with mock.patch.dict(os.environ, {"SWIFT_FLAGS": "--scratch-path a"}):
            self.assertEqual(products.flags(is_debug=False), ["--scratch-path", "a"])


if __name__ == "__main__":
    unittest.main()
