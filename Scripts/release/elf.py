"""What the header of a program or shared library says, read with `readelf`."""

import re
import subprocess
from pathlib import Path


def is_elf(path: Path) -> bool:
    """Returns whether a file is a program or a shared library."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def needed(path: Path) -> list:
    """Returns the names of the libraries that a file needs."""
    return re.findall(r"\(NEEDED\)[^\[]*\[([^\]]+)\]", _readelf("-d", path))


def run_paths(path: Path) -> list:
    """Returns the folders in which the loader looks for the libraries that a file needs."""
    return [folder for paths in re.findall(r"\((?:RPATH|RUNPATH)\)[^\[]*\[([^\]]*)\]", _readelf("-d", path))
            for folder in paths.split(":") if folder]


def glibc(path: Path) -> tuple:
    """Returns the oldest version of the C library that has all symbols that a file needs, such as `(2, 34)`."""
    versions = re.findall(r"Name: GLIBC_(\d+)\.(\d+)(?:\.\d+)?\s", _readelf("-V", path))
    return max(((int(major), int(minor)) for major, minor in versions), default=(2, 0))


def _readelf(option: str, path: Path) -> str:
    done = subprocess.run(["readelf", "-W", option, path], capture_output=True, text=True, check=True,
                          env={"LC_ALL": "C", "PATH": "/usr/local/bin:/usr/bin:/bin"})
    return done.stdout
