"""Scripts/count-lines: which lines count, and which growth is an error."""

import json
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from lines import counting, packages, table  # noqa: E402


class CountingTests(unittest.TestCase):
    """The lines of a text."""

    def test_blank_lines_and_comments_do_not_count(self):
        self.assertEqual(counting.count("// A.\n\nlet a = 1  // One.\n    /// B.\n    let b = 2\n"), 2)

    def test_lines_of_a_string_count_even_if_they_look_like_comments(self):
        self.assertEqual(counting.count('let a = """\n    // in\n\n    """\n// out\n'), 3)

    def test_a_string_with_number_signs_ends_with_as_many(self):
        self.assertEqual(counting.count('let a = #"""\n    """\n    // in\n    """#\n// out\n'), 4)

    def test_a_string_that_follows_another_one_counts(self):
        self.assertEqual(counting.count('f("""\n    a\n    """, """\n    // in\n    """)\n// out\n'), 5)


class GrowthTests(unittest.TestCase):
    """The numbers now, and those on the page."""

    def test_two_percent_are_allowed_and_more_are_not(self):
        self.assertEqual(table.growth({"a": 10_000}, {"a": 10_200}), [])
        self.assertEqual(len(table.growth({"a": 10_000}, {"a": 10_201})), 1)

    def test_a_small_target_may_grow_by_some_lines(self):
        self.assertEqual(table.growth({"a": 10}, {"a": 30}), [])
        self.assertEqual(len(table.growth({"a": 10}, {"a": 31})), 1)

    def test_fewer_lines_are_no_error(self):
        self.assertEqual(table.growth({"a": 10_000}, {"a": 1}), [])

    def test_a_new_and_a_removed_target_are_errors(self):
        self.assertEqual(len(table.growth({"a": 1}, {"b": 1})), 2)

    def test_the_page_is_read_as_it_is_written(self):
        page = f"{table.START}\n| Folder | Lines |\n| --- | ---: |\n| all in `A`, `B` | 12,345 |\n| `A` | 0 |\n{table.END}\n| `C` | 1 |\n"
        self.assertEqual(table.recorded(page), {"all in `A`, `B`": 12_345, "`A`": 0})


class PackageTests(unittest.TestCase):
    """Two packages, one of which uses a product of the other."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        root = Path(folder.name)
        for path, lines in {"Sources/Low": 1, "Sources/High": 2, "Odd/Place": 4, "Odd/Place/Not": 8, "Shims/Sources/Top": 16}.items():
            (root / path).mkdir(parents=True)
            (root / path / "File.swift").write_text("let a = 1\n" * lines)
        manifests = {
            root: {
                "targets": [
                    _target("Low"), _target("High", {"byName": ["Low", None]}), _target("System", kind="system"),
                    _target("Odd", {"target": ["Low", None]}, path="Odd/Place", exclude=["Not"]),
                ],
                "products": [{"name": "Library", "targets": ["High"], "type": {"library": ["automatic"]}}],
            },
            root / "Shims": {
                "targets": [_target("Top", {"product": ["Library", "Main", None, None]})],
                "products": [{"name": "Shim", "targets": ["Top"], "type": {"library": ["automatic"]}}],
            },
        }
        for place in manifests:
            (place / "Package.swift").touch()

        def dump(words, **_):
            return mock.Mock(stdout=json.dumps(manifests[Path(words[3])]))

        with mock.patch("subprocess.run", dump):
            self.packages = packages.Packages(root)

    def test_a_product_needs_its_targets_and_their_dependencies_once(self):
        self.assertEqual(self.packages.needed(["Library", "Low"]), {"High", "Low"})
        self.assertEqual(self.packages.needed(["Shim"]), {"Top", "High", "Low"})
        self.assertEqual(self.packages.lines(self.packages.needed(["Shim"])), 19)

    def test_a_target_has_the_files_of_its_folder_without_excluded_ones(self):
        self.assertEqual(self.packages.targets["Odd"].lines, 4)

    def test_only_libraries_of_the_main_package_have_a_row(self):
        self.assertEqual(self.packages.library_names, ["Library"])


def _target(name: str, *dependencies: dict, kind: str = "regular", path=None, exclude=()) -> dict:
    return {"name": name, "type": kind, "dependencies": list(dependencies), "path": path, "exclude": list(exclude)}


if __name__ == "__main__":
    unittest.main()
