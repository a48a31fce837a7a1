"""Builds products for debugging, with the same flags in every step, so that nothing is built twice."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Flags of a build in which the compiler reads each module once, as a whole. It takes two thirds of the time from nothing. After
# a change, it compiles whole modules again.
WHOLE_MODULES = " ".join((ROOT / "Scripts" / "whole-modules.txt").read_text().split())
# `make demo` and `make test` share this folder.
WHOLE_FOLDER = ".build/whole"


def command(is_whole: bool = False) -> list:
    """Returns the words of a build for debugging.

    - is_whole: Whether the build is one of whole modules, in its own folder. SWIFT_FLAGS replaces all flags.
    """
    flags = os.environ.get("SWIFT_FLAGS") or (f"--scratch-path {WHOLE_FOLDER} {WHOLE_MODULES}" if is_whole else "")
    return ["swift", "build", *flags.split()]


def build(*words: str) -> Path:
    """Builds what words of `swift build` name, such as `--product=gridpress`, and returns the folder of the products.

    Errors of the compiler end the program.
    """
    for word in words:
        done = subprocess.run([*command(), word], cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{done.stdout}{done.stderr}error: {word} doesn't build")
    shown = subprocess.run([*command(), "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return Path(shown.stdout.strip())
