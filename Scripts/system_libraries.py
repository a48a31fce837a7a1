"""The compiler flags for modules that are made of the system's libraries."""

import subprocess
from pathlib import Path


def flags(root: Path) -> list[str]:
    """The flags with which Swift finds the headers of libxml2 and HarfBuzz, and the modules around them."""
    headers = subprocess.run(["pkg-config", "--cflags", "harfbuzz-subset", "libxml-2.0"],
                             capture_output=True, text=True, check=True).stdout.split()
    maps = [f"-fmodule-map-file={root / 'Sources' / name / 'module.modulemap'}" for name in ("CHarfBuzz", "CLibXML2")]
    return [word for flag in headers + maps for word in ("-Xcc", flag)]
