"""Tests that sources decide by the behavior of a kind, and not by its name."""

import re
import unittest
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "Sources"
BRANCH = re.compile(
    r'kind\.name\s*[!=]=\s*"|\]\.contains\([^()]*kind\.name\)|kind\.name\.has(Pre|Suf)fix|switch [^{]*kind\.name\b'
)


class KindTests(unittest.TestCase):
    def test_no_source_branches_on_the_name_of_a_kind(self):
        found = [
            f"{path.relative_to(SOURCES)}: {line.strip()}"
            for path in SOURCES.rglob("*.swift")
            for line in path.read_text().splitlines()
            if BRANCH.search(line) and not line.strip().startswith("//")
        ]
        self.assertEqual(found, [])

    def test_branches_are_found(self):
        for line in ['if kind.name == "ZStack" {', '["Divider"].contains(node.kind.name)', "switch element.kind.name {"]:
            self.assertTrue(BRANCH.search(line), line)


if __name__ == "__main__":
    unittest.main()
