"""Scripts/products.py and Scripts/debug-flags: the flags of debug builds, which release builds don't have."""

import os
import subprocess
import sys
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import products  # noqa: E402


class FlagsTests(unittest.TestCase):
    def printed(self) -> list:
        """Returns the flags that scripts for the shell use."""
        done = subprocess.run([ROOT / "Scripts/debug-flags"], capture_output=True, text=True, check=True)
        return done.stdout.split()

    def test_debug_builds_compile_whole_modules_also_if_make_passes_an_empty_variable(self):
        for flags in ("", "  "):
            with mock.patch.dict(os.environ, {"SWIFT_FLAGS": flags}):
                self.assertIn("-whole-module-optimization", products.flags())
                self.assertEqual(self.printed(), products.flags())

    def test_release_builds_have_only_the_flags_of_a_user(self):
        with mock.patch.dict(os.environ, {"SWIFT_FLAGS": ""}):
            self.assertEqual(products.flags(is_debug=False), [])
        with mock.patch.dict(os.environ, {"SWIFT_FLAGS": "--scratch-path a"}):
            self.assertEqual(products.flags(is_debug=False), ["--scratch-path", "a"])
            self.assertEqual(products.flags(), ["--scratch-path", "a"])
            self.assertEqual(self.printed(), ["--scratch-path", "a"])


if __name__ == "__main__":
    unittest.main()
