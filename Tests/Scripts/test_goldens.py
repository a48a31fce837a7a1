"""Tests that every golden file of the repository has a record of the version that the sources write."""

import re
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FORMAT = ROOT / "Sources" / "GridPressRecords" / "XML" / "LayoutRecordFormat.swift"
VERSION = re.compile(rb'<layout xmlns="urn:gridpress:layout" version="(\d+)"')


class GoldenTests(unittest.TestCase):
    def test_no_golden_file_has_a_record_of_another_version(self):
        version = re.search(r"static let version = (\d+)", FORMAT.read_text()).group(1).encode()
        listed = subprocess.run(["git", "ls-files", "*.svg", "*.html"], cwd=ROOT, capture_output=True, text=True, check=True)
        records = {path: VERSION.search((ROOT / path).read_bytes()) for path in listed.stdout.splitlines()}
        self.assertEqual([path for path, record in records.items() if record and record.group(1) != version], [])
        self.assertGreater(sum(record is not None for record in records.values()), 500)


if __name__ == "__main__":
    unittest.main()
