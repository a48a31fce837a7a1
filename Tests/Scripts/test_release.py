"""Scripts/install.sh and Scripts/release: what an installation writes, and what an archive contains."""

import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest
import zipfile
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from release import bundle, elf, libraries, manual  # noqa: E402
from words import pages  # noqa: E402


class Scratch(unittest.TestCase):
    """A test with a folder."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="a folder ")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)


def make_archive(folder: Path, version: str = "1.0.0", requires: str = f"{platform.machine()} 2.17") -> Path:
    """Makes the unpacked archive of a tool that only prints its version."""
    archive = folder / f"gridpress-{version}"
    tool = archive / "bin" / "gridpress"
    tool.parent.mkdir(parents=True)
    tool.write_text(f"#!/bin/sh\necho gridpress {version}\n")
    tool.chmod(0o755)
    own = archive / "share" / "gridpress"
    own.mkdir(parents=True)
    (own / "requires").write_text(requires + "\n")
    (own / "files.sha256").write_text(f"{bundle.checksum(tool)}  bin/gridpress\n")
    shutil.copy(ROOT / "Scripts" / "install.sh", archive)
    return archive


class InstallerTests(Scratch):
    """The installer of an archive, with another home folder."""

    def install(self, archive: Path, *words: str):
        environment = os.environ | {"HOME": str(self.folder / "home")}
        return subprocess.run(["sh", archive / "install.sh", *words], env=environment, cwd=self.folder,
                              capture_output=True, text=True, check=False)

    def files(self) -> list:
        return sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*"))

    def test_it_writes_only_its_folder(self):
        done = self.install(make_archive(self.folder / "down"))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(sorted(os.listdir(self.folder)), ["down", "home"])
        share = self.folder / "home" / ".local" / "share"
        self.assertEqual(os.listdir(share), ["gridpress"])
        self.assertIn(f"rm -r '{share}/gridpress'", done.stdout)

    def test_the_installer_is_short(self):
        self.assertLessEqual(len((ROOT / "Scripts" / "install.sh").read_text().splitlines()), 60)

    def test_a_link_leads_to_the_tool(self):
        done = self.install(make_archive(self.folder), "--prefix", "tools", "--link", str(self.folder / "bin"))
        self.assertEqual(done.returncode, 0, done.stderr)
        shown = subprocess.run([self.folder / "bin" / "gridpress"], capture_output=True, text=True, check=True).stdout
        self.assertEqual(shown, "gridpress 1.0.0\n")

    def test_a_newer_version_replaces_an_older_one(self):
        self.install(make_archive(self.folder), "--prefix", "tools")
        (self.folder / "tools" / "old").touch()
        done = self.install(make_archive(self.folder, "2.0.0"), "--prefix", "tools")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertFalse((self.folder / "tools" / "old").exists())
        self.assertIn("2.0.0", (self.folder / "tools" / "bin" / "gridpress").read_text())
        self.assertEqual([name for name in os.listdir(self.folder) if name.startswith("tools")], ["tools"])

    def refused(self, text: str, archive: Path, *words: str):
        """Verifies that the installer fails with a text, and writes nothing."""
        before = self.files()
        done = self.install(archive, *words)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn(text, done.stderr)
        self.assertEqual(self.files(), before)

    def test_folders_of_others_are_kept(self):
        archive = make_archive(self.folder)
        (self.folder / "mine").mkdir()
        self.refused("isn't an installation", archive, "--prefix", "mine")
        self.install(archive, "--prefix", "tools")
        (self.folder / "link").symlink_to("tools")
        self.refused("isn't an installation", archive, "--prefix", "link")
        # A copy of the archive that nobody installed, such as the unpacked archive itself.
        self.refused("isn't an installation", archive, "--prefix", str(archive))
        (self.folder / "mine" / "gridpress").touch()
        self.refused("isn't a link", archive, "--prefix", "new", "--link", "mine")

    def test_another_machine_is_refused(self):
        self.refused("is for Linux on moon64", make_archive(self.folder, requires="moon64 2.17"))

    def test_an_old_c_library_is_refused(self):
        archive = make_archive(self.folder, requires=f"{platform.machine()} 99.1")
        self.refused("needs the GNU C library 99.1 or later", archive)

    def test_damaged_files_are_refused(self):
        archive = make_archive(self.folder)
        with (archive / "bin" / "gridpress").open("a") as file:
            file.write("# damaged\n")
        self.refused("The files are damaged", archive)

    def test_a_damaged_archive_beside_its_folder_is_refused(self):
        archive = make_archive(self.folder)
        packed = self.folder / f"{archive.name}.tar.xz"
        packed.write_text("packed")
        bundle.write_checksum(packed)
        packed.write_text("damaged")
        self.refused("The archive is damaged", archive)

    def test_a_tool_that_does_not_start_replaces_nothing(self):
        self.install(make_archive(self.folder), "--prefix", "tools")
        archive = make_archive(self.folder, "2.0.0")
        tool = archive / "bin" / "gridpress"
        tool.write_text("#!/bin/sh\nexit 1\n")
        (archive / "share" / "gridpress" / "files.sha256").write_text(f"{bundle.checksum(tool)}  bin/gridpress\n")
        self.refused("doesn't start", archive, "--prefix", "tools")
        self.assertIn("1.0.0", (self.folder / "tools" / "bin" / "gridpress").read_text())

    def test_a_folder_that_cannot_be_written_is_named_in_one_line(self):
        archive = make_archive(self.folder)
        (self.folder / "file").touch()
        self.refused("/file/tools\" can't be written: Not a directory", archive, "--prefix", "file/tools")
        self.assertEqual(len(self.install(archive, "--prefix", "file/tools").stderr.splitlines()), 1)

    def test_unknown_words_are_refused(self):
        self.refused("usage", make_archive(self.folder), "--prefx", "tools")
        self.refused("usage", self.folder / "gridpress-1.0.0", "--prefix")

    def test_help_describes_the_options_and_installs_nothing(self):
        archive = make_archive(self.folder)
        before = self.files()
        for words in (["--help"], ["--prefix", "tools", "--help"]):
            done = self.install(archive, *words)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            for text in ("--prefix", "--link", "~/.local/share/gridpress", "To remove"):
                self.assertIn(text, done.stdout)
            self.assertNotIn("set -eu", done.stdout)
        self.assertEqual(self.files(), before)


class PackingTests(Scratch):
    """Archives of the same files, which have other dates and other orders."""

    def make(self, name: str, names: list) -> Path:
        folder = self.folder / name / "gridpress-1"
        for number, file in enumerate(names):
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(file)
            path.chmod(0o700 if file.startswith("bin") else 0o600)
            os.utime(path, (number, number))
        return folder

    def both(self, pack) -> list:
        names = ["bin/b", *(f"lib/{number}" for number in range(40))]
        archives = [self.folder / "first", self.folder / "second"]
        pack(self.make("x", names), archives[0])
        pack(self.make("y", names[::-1]), archives[1])
        return archives

    def test_an_archive_has_the_same_bytes(self):
        first, second = self.both(lambda folder, target: bundle.tar(folder, target, 86400))
        self.assertEqual(first.read_bytes(), second.read_bytes())
        with tarfile.open(first) as file:
            names = [member.name for member in file if member.isfile()]
        self.assertEqual(names, sorted(names))

    def test_a_bundle_has_the_same_bytes_and_runnable_programs(self):
        first, second = self.both(lambda folder, target: bundle.artifact_bundle(folder, target, "1", "x86_64", 86400))
        self.assertEqual(first.read_bytes(), second.read_bytes())
        with zipfile.ZipFile(first) as file:
            names = [info.filename.rpartition("/")[2] for info in file.infolist()]
            programs = [info.filename for info in file.infolist() if info.external_attr >> 16 & 0o111]
        self.assertEqual(names, ["info.json", "b", *sorted(map(str, range(40)))])
        self.assertEqual(programs, ["gridpress.artifactbundle/gridpress-1/bin/b"])


class PageTests(Scratch):
    """The pages of an archive."""

    def setUp(self):
        super().setUp()
        manual.pack(ROOT, self.folder, "1.0.0")

    def test_no_link_of_an_archive_is_dead(self):
        dead = [f"{page.name}:{line}: {target}" for page in self.folder.rglob("*.md")
                for line, target in pages.links(page.read_text()) if pages.broken(page, target)]
        self.assertEqual(dead, [])

    def test_an_archive_has_each_page_and_no_picture(self):
        names = {path.name for path in (ROOT / "Documentation").glob("*.md")}
        self.assertEqual({path.name for path in (self.folder / "Documentation").glob("*.md")}, names)
        self.assertEqual(list(self.folder.rglob("*.svg")), [])
        size = sum(path.stat().st_size for path in self.folder.rglob("*") if path.is_file())
        self.assertLess(size, 2_000_000)

    def test_code_of_pages_stays_unchanged(self):
        code = [[re.findall(r"^(`{3,})(.*?)^\1$", page.read_text(), re.MULTILINE | re.DOTALL)
                 for page in sorted(folder.glob("Documentation/*.md"))] for folder in (ROOT, self.folder)]
        self.assertIn("<img", str(code[0]))
        self.assertEqual(*code)

    def test_the_readme_of_an_archive_installs_it_without_a_makefile(self):
        text = (self.folder / "README.md").read_text()
        self.assertIn("GridPress 1.0.0", text)
        self.assertIn("./install.sh", text)
        self.assertNotRegex(text, r"\bmake \w|@")
        for path in re.findall(r"`((?:Documentation|share)/[^`]*)`", text):
            self.assertTrue(path.startswith("share/") or (self.folder / path).exists(), path)


class LibraryTests(Scratch):
    """Libraries that files need."""

    def missing(self, path: str, needed: list) -> list:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"\x7fELF")
        with mock.patch.object(elf, "needed", return_value=needed):
            return libraries.missing(self.folder)

    def test_a_library_that_is_neither_packed_nor_part_of_a_system_is_missing(self):
        self.assertEqual(self.missing("bin/tool", ["libxml2.so.2", "libc.so.6"]), ["bin/tool needs libxml2.so.2"])

    def test_a_packed_library_is_there(self):
        self.assertEqual(self.missing("lib/libxml2.so.2", ["libxml2.so.2", "libm.so.6"]), [])

    def test_only_the_engine_needs_the_runtime_of_swift(self):
        self.assertEqual(self.missing("lib/gridpress/engine/lib/libGridPressEngine.so", ["libswiftCore.so"]), [])
        self.assertIn("bin/tool needs libswiftCore.so", self.missing("bin/tool", ["libswiftCore.so"]))

    def test_a_program_of_this_system_has_libraries_and_a_c_library(self):
        self.assertIn("libc.so.6", elf.needed(Path("/bin/sh")))
        self.assertGreaterEqual(elf.glibc(Path("/bin/sh")), (2, 2))


if __name__ == "__main__":
    unittest.main()
