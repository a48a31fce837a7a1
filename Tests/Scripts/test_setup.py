"""Scripts/setup with a path of programs that this test writes: what it says, what it installs, and what it leaves alone."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SETUP = Path(__file__).resolve().parents[2] / "Scripts" / "setup"
# The programs of the system that the script itself calls.
SYSTEM = ["bash", "cat", "dirname", "env", "head", "id", "mkdir", "mv", "sed", "tail"]
PRESENT = "#!/bin/bash\n"
SWIFT = '#!/bin/bash\necho "Swift version 6.3 (test)"\n'
# Installs what the test has prepared, and prints many lines as the real one does.
APT = '''#!/bin/bash
echo "$@" >> "$CALLS"
for line in {1..100}; do echo "line $line of $1"; done
[ "$1" != install ] || mv "$PREPARED"/* "$PROGRAMS"
'''
BROKEN_APT = '''#!/bin/bash
echo "$@" >> "$CALLS"
echo "E: no network" >&2
exit 100
'''
MISSING = "pkg-config libxml2-dev libharfbuzz-dev"


class SetupTests(unittest.TestCase):
    """A machine that lacks pkg-config, and so everything that pkg-config would find."""

    def setUp(self):
        self.root = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root)
        self.programs, self.prepared = self.root / "bin", self.root / "prepared"
        self.calls = self.root / "calls.txt"
        self.log = self.root / "clone" / "build" / "setup.log"
        for folder in (self.programs, self.prepared, self.root / "clone" / "Scripts"):
            folder.mkdir(parents=True)
        shutil.copy(SETUP, self.root / "clone" / "Scripts" / "setup")
        for name in SYSTEM:
            (self.programs / name).symlink_to(shutil.which(name))
        for name in ("git", "make", "python3", "strip"):
            self.write(self.programs / name, PRESENT)
        self.write(self.programs / "swift", SWIFT)
        self.write(self.programs / "apt-get", APT)
        self.write(self.programs / "sudo", '#!/bin/bash\n[ "$1" != -n ] || shift\n"$@"\n')
        self.write(self.prepared / "pkg-config", PRESENT)

    @staticmethod
    def write(path: Path, text: str):
        path.write_text(text)
        path.chmod(0o755)

    def run_setup(self, *words: str, **environment: str):
        return subprocess.run(
            [self.root / "clone" / "Scripts" / "setup", *words], capture_output=True, text=True,
            env={
                "PATH": str(self.programs), "CALLS": str(self.calls), "PREPARED": str(self.prepared),
                "PROGRAMS": str(self.programs), **environment,
            },
        )

    def test_the_packages_are_named_in_one_line_and_the_output_is_in_a_file(self):
        done = self.run_setup()
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, f"Installing {MISSING}\n", ""))
        self.assertEqual(self.calls.read_text().splitlines()[-1], f"install -y -qq --no-install-recommends {MISSING}")
        self.assertEqual(len(self.log.read_text().splitlines()), 200)

    def test_a_second_run_prints_nothing_and_installs_nothing(self):
        self.run_setup()
        self.calls.unlink()
        done = self.run_setup()
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
        self.assertFalse(self.calls.exists())

    def test_with_print_nothing_is_installed(self):
        done = self.run_setup(GRIDPRESS_SETUP="print")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (1, f"Missing: {MISSING}\n", ""))
        self.assertFalse(self.calls.exists() or self.log.exists())

    def test_with_print_a_complete_machine_is_a_success_without_output(self):
        self.write(self.programs / "pkg-config", PRESENT)
        done = self.run_setup(GRIDPRESS_SETUP="print")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))

    def test_the_demo_needs_only_the_toolchain(self):
        done = self.run_setup("demo")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))

    def test_another_word_is_an_error(self):
        done = self.run_setup(GRIDPRESS_SETUP="Print")
        self.assertEqual(done.returncode, 1)
        self.assertIn('"Print"', done.stderr)
        self.assertFalse(self.calls.exists())

    def test_a_failure_shows_the_end_of_the_output_and_the_commands(self):
        self.write(self.programs / "apt-get", BROKEN_APT)
        done = self.run_setup()
        self.assertEqual(done.returncode, 1)
        for text in ("E: no network", str(self.log), f"sudo apt-get install {MISSING}"):
            self.assertIn(text, done.stderr)


if __name__ == "__main__":
    unittest.main()
