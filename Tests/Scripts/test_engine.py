"""Scripts/build-engine without a compiler: the modules that it finds, their rooms, the checksum, and bad arguments."""

import hashlib
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "Scripts" / "build-engine"


def output_of(commands: str, folder: Path = ROOT) -> str:
    """Runs commands with the functions of the script, and returns what they print."""
    run = subprocess.run(
        ["bash", "-c", f"source '{SCRIPT}'\n{commands}"], cwd=folder, stdout=subprocess.PIPE, text=True, check=True
    )
    return run.stdout


class ModuleTests(unittest.TestCase):
    """The modules of this repository."""

    @classmethod
    def setUpClass(cls):
        output = output_of(
            "read_modules\n"
            'for module in "${modules[@]}"; do echo "$module" $(room_of "$module") : ${imports[$module]} : '
            '$(rooms_of "$module"); done'
        )
        cls.order, cls.room, cls.imports, cls.needed = [], {}, {}, {}
        for line in output.splitlines():
            head, imports, needed = line.split(":")
            module, room = head.split()
            cls.order.append(module)
            cls.room[module], cls.imports[module], cls.needed[module] = room, imports.split(), needed.split()

    def test_every_shim_has_a_place(self):
        shims = {path.name for path in (ROOT / "Shims" / "Sources").iterdir() if path.is_dir()}
        # The submodules are in the rooms of their modules, and the previews' module only re-exports another.
        self.assertEqual(shims - set(self.order), {"Submodules", "PreviewRuntime"})

    def test_every_framework_has_a_room_of_its_own(self):
        manifest = (ROOT / "Shims" / "Package.swift").read_text(encoding="utf-8")
        names = set(re.findall(r'"(\w+)"', re.search(r"let names = \[(.*?)\]", manifest, re.DOTALL)[1]))
        for name in names - {"FoundationNames"} | {"SnapshotTesting"}:
            self.assertEqual(self.room[name], name)
        rooms = {room for room in self.room.values() if room not in ("gridpress", "macros")}
        self.assertEqual(rooms, names - {"FoundationNames"} | {"SnapshotTesting"})

    def test_the_compiler_finds_the_modules_of_testing_in_the_rooms(self):
        for name in ("AppKit", "CoreGraphics", "UIKit"):
            self.assertEqual(self.room[f"_Testing_{name}"], name)

    def test_a_module_comes_after_those_that_it_imports(self):
        for index, module in enumerate(self.order):
            for imported in self.imports[module]:
                self.assertIn(imported, self.order[:index], f"{module} imports {imported}")

    def test_the_linker_gets_paths_with_spaces(self):
        path = '/a b/"c"\\d/e.o'
        arguments = output_of("as_arguments <<'END'\n" + path + "\nEND")
        self.assertEqual(arguments, '"/a b/\\"c\\"\\\\d/e.o"\n')

    def test_only_frameworks_need_frameworks(self):
        needed = {module: rooms for module, rooms in self.needed.items() if set(rooms) - {"macros"}}
        self.assertEqual(needed, {"Cocoa": ["AppKit"], "OSLog": ["os"]})

    def test_the_library_without_libxml2_imports_no_module_of_the_other(self):
        goldens = set(output_of('echo "${goldens[@]}"').split())
        self.assertLessEqual(goldens, set(self.order))
        for module in set(self.order) - goldens:
            self.assertEqual(goldens & set(self.imports[module]), set(), module)


class SourceTests(unittest.TestCase):
    """A folder with few files."""

    def setUp(self):
        self.root = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root)

    def write(self, path: str, text: str):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def test_the_checksum_is_that_of_all_sources(self):
        texts = {
            "Package.swift": "a", "Shims/Sources/S/ä b.swift": "b", "Sources/A/x.txt": "", "Sources/A-B/y.swift": "c",
        }
        for path, text in texts.items():
            self.write(path, text)
        self.write("Shims/.build/product", "left out")
        self.write("README.md", "left out")
        expected = hashlib.sha256()
        for path in sorted(texts, key=lambda path: path.encode()):
            checksum = hashlib.sha256(texts[path].encode()).hexdigest()
            expected.update(path.encode() + b"\0" + checksum.encode() + b"\n")
        self.assertEqual(output_of("checksum_of_sources", self.root).strip(), expected.hexdigest())

    def test_imports_have_attributes_levels_and_kinds(self):
        for name in ("One", "Two", "Three", "Four"):
            self.write(f"Sources/{name}/{name}.swift", "")
        self.write("Shims/Sources/Combine/Combine.swift", "@_exported import Top\n")
        self.write(
            "Sources/Top/Top.swift",
            "@_exported import struct One.A\n#if os(Linux)\n    internal import Two\n#endif\n@_spi(X) import Three\n"
            "import Foundation\nimport Top\n// import Four\n#if canImport(Combine)\n    import Combine\n#endif\n",
        )
        self.assertEqual(output_of("imports_of Top", self.root).split(), ["One", "Three", "Two"])
        self.assertEqual(output_of("imports_of Combine", self.root).split(), ["Top"])

    def is_current(self, configuration: str = "debug") -> bool:
        """Returns whether the script keeps the folder, which is linked from the modules A and B."""
        path = f"PATH='{self.root}/bin':$PATH configuration={configuration} target='{self.root}/engine'"
        return output_of(f"{path}; if is_current; then echo yes; else echo no; fi", self.root).strip() == "yes"

    def write_linked(self):
        """Writes sources, products of a debug build, a compiler, and a folder that is linked from the products."""
        texts = {
            "LICENSE": "", "Package.swift": "", "Scripts/build-engine": "", "Shims/Sources/S/S.swift": "",
            "Sources/A/A.swift": "a", "Sources/A/B.swift": "b", ".build/debug/GridPressMacros-tool": "m",
            "engine/manifest.json": "{}", "engine/lib/a.so": "library", "bin/swiftc": "#!/bin/sh\necho 6.3\n",
        }
        for module in "AB":
            texts[f".build/debug/Modules/{module}.swiftmodule"] = module
            texts[f".build/debug/{module}.build/{module}.swift.o"] = module
        for path, text in texts.items():
            self.write(path, text)
            os.utime(self.root / path, (1_000_000, 1_000_000))
        (self.root / "bin/swiftc").chmod(0o755)
        output_of(
            f"PATH='{self.root}/bin':$PATH configuration=debug target='{self.root}/engine'; "
            '{ echo A B; digest_of_parts A B; digest_of_target; } > "$target.parts"', self.root
        )

    def test_a_folder_stays_if_nothing_changed_that_it_is_linked_from(self):
        self.write_linked()
        self.assertTrue(self.is_current())
        self.assertFalse(self.is_current("release"))
        # Dates that are older than the folder don't make it current.
        for path, text in {
            ".build/debug/A.build/A.swift.o": "changed", ".build/debug/B.build/C.swift.o": "added",
            ".build/debug/Modules/B.swiftmodule": "changed", ".build/debug/GridPressMacros-tool": "changed",
            "Sources/A/A.swift": "changed", "engine/lib/a.so": "half", "bin/swiftc": "#!/bin/sh\necho 6.4\n",
        }.items():
            with self.subTest(path):
                self.write_linked()
                self.write(path, text)
                os.utime(self.root / path, (1_000_000, 1_000_000))
                self.assertFalse(self.is_current())
                (self.root / path).unlink()
        self.write_linked()
        for path in ("Sources/A/B.swift", "engine.parts"):
            with self.subTest(path):
                (self.root / path).unlink()
                self.assertFalse(self.is_current())
                self.write_linked()
        self.assertTrue(self.is_current())

    def test_bad_arguments_write_nothing(self):
        other = self.root / "other"
        other.mkdir()
        for arguments, code, message in [
            ([], 64, "usage:"), (["a", "b"], 64, "usage:"), (["--release", "a"], 64, "usage:"),
            ([str(other), "--debug"], 1, "isn't an engine folder"),
        ]:
            run = subprocess.run(
                [str(SCRIPT), *arguments], cwd=self.root, stderr=subprocess.PIPE, text=True, check=False
            )
            self.assertEqual(run.returncode, code, arguments)
            self.assertIn(message, run.stderr)
        self.assertEqual([path.name for path in self.root.iterdir()], ["other"])

    def test_a_folder_with_a_manifest_of_others_stays(self):
        own = f'{{\n  "format": 1,\n  "rooms": {{\n  }},\n  "sources": "{"0" * 64}"\n}}\n'
        output = f"target='{self.root}/app'; if is_engine; then echo yes; else echo no; fi"
        for text, expected in [
            ('{"name": "App", "icons": []}', "no"), (own.replace("rooms", "icons"), "no"),
            (own.replace('": "0', '": "'), "no"), (own.replace("format", "version"), "no"), ("", "no"), (own, "yes"),
        ]:
            self.write("app/manifest.json", text)
            self.assertEqual(output_of(output).strip(), expected, text)
        self.write("app/manifest.json", '{"name": "App", "icons": []}')
        run = subprocess.run([str(SCRIPT), f"{self.root}/app"], stderr=subprocess.PIPE, text=True, check=False)
        self.assertEqual(run.returncode, 1)
        self.assertIn("isn't an engine folder", run.stderr)
        self.assertEqual([path.name for path in (self.root / "app").iterdir()], ["manifest.json"])


if __name__ == "__main__":
    unittest.main()
