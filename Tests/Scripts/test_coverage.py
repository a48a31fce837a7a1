"""Scripts/coverage: which names a source declares."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from coverage import declared  # noqa: E402


class DeclaredTests(unittest.TestCase):
    """The names of a line."""

    def test_a_line_can_declare_several_properties(self):
        line = "public let first: [String: Int] = make(a: 1, b: 2), second = 3, third: Int = 4"
        self.assertEqual(declared._more_names(declared.HEADER.match(line), line), ["second", "third"])

    def test_the_arguments_of_a_function_are_no_names(self):
        line = "public func first(a: Int, second: Int)"
        self.assertEqual(declared._more_names(declared.HEADER.match(line), line), [])


if __name__ == "__main__":
    unittest.main()
