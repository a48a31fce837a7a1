"""The environment of peers that are Python packages: a separate environment in `build`."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

PLACE = Path(__file__).resolve().parent.parent.parent / "build" / "peers"

# One package for each peer; peers without their package are left out.
PACKAGES = ("typst", "stretchable", "poga")


def enter():
    """Restarts the script in the environment, and creates and fills the environment first if it is missing."""
    if Path(sys.prefix).resolve() == PLACE.resolve():
        return
    python = PLACE / "bin" / "python"
    if not python.exists():
        fill(python)
    os.execv(python, [str(python), *sys.argv])


def fill(python: Path):
    """Creates the environment; a package that can't be installed is reported when it is used."""
    venv.create(PLACE, with_pip=True)
    for package in PACKAGES:
        words = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
        subprocess.run(words, stdout=sys.stderr, check=False)
