"""Builds products for debugging, with the same flags in every step, so that nothing is built twice."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WHOLE_MODULES = ROOT / "Scripts" / "whole-modules.txt"


def flags(is_debug: bool = True) -> list:
    """Returns the flags that the environment names, or else those of debug builds (see Scripts/debug-flags)."""
    named = os.environ.get("SWIFT_FLAGS", "").split()
    return named or (WHOLE_MODULES.read_text().split() if is_debug else [])


def command(is_debug: bool = True) -> list:
    """Returns the words of a build."""
    return ["swift", "build", *flags(is_debug)]


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


def engine() -> Path:
    """Returns the folder with the engine, which is linked from the modules of the debug build."""
    folder = ROOT / "build" / "engine"
    done = subprocess.run(
        [ROOT / "Scripts" / "build-engine", folder, "--debug"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}error: the engine can't be built")
    return folder
