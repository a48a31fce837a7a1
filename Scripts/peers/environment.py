"""Where peers that are Python packages live: an environment of their own, under `build`."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

PLACE = Path(__file__).resolve().parent.parent.parent / "build" / "peers"

# One package for each peer: without one, the others are measured.
PACKAGES = ("typst", "stretchable", "poga")


def enter():
    """Goes on in the environment, which is made and filled first where that is missing."""
    if Path(sys.prefix).resolve() == PLACE.resolve():
        return
    python = PLACE / "bin" / "python"
    if not python.exists():
        fill(python)
    os.execv(python, [str(python), *sys.argv])


def fill(python: Path):
    """Makes the environment; a package that can't be had is missed when it is used."""
    venv.create(PLACE, with_pip=True)
    for package in PACKAGES:
        words = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
        subprocess.run(words, stdout=sys.stderr, check=False)
