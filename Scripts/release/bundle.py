"""Archives with the same bytes for the same files."""

import hashlib
import json
import os
import subprocess
import time
import zipfile
from pathlib import Path


def checksum(path: Path) -> str:
    """Returns the SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write_checksum(path: Path) -> None:
    """Writes the checksum of a file beside it, as `sha256sum` does."""
    path.with_name(path.name + ".sha256").write_text(f"{checksum(path)}  {path.name}\n")


def tar(folder: Path, target: Path, date: int) -> None:
    """Packs a folder: sorted names, no owner, one date, and blocks that don't depend on the number of cores."""
    words = ["tar", "--create", f"--directory={folder.parent}", "--format=ustar", "--sort=name", f"--mtime=@{date}",
             "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX", folder.name]
    with target.open("wb") as file, subprocess.Popen(words, stdout=subprocess.PIPE, env=os.environ | {"LC_ALL": "C"}) as made:
        subprocess.run(["xz", "-6", "--threads=2", "--block-size=64MiB"], stdin=made.stdout, stdout=file, check=True)
    if made.returncode:
        raise SystemExit("error: tar failed")


def artifact_bundle(folder: Path, target: Path, version: str, triple: str, date: int) -> None:
    """Packs a folder as a bundle for a binary target of a package, with the folder as its only variant."""
    info = {
        "schemaVersion": "1.0",
        "artifacts": {"gridpress": {
            "type": "executable",
            "version": version,
            "variants": [{"path": f"{folder.name}/bin/gridpress", "supportedTriples": [triple]}],
        }},
    }
    root = "gridpress.artifactbundle"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        _add(file, f"{root}/info.json", json.dumps(info, indent=2).encode() + b"\n", 0o644, date)
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            name = f"{root}/{path.relative_to(folder.parent)}"
            mode = 0o755 if path.stat().st_mode & 0o100 else 0o644
            _add(file, name, path.read_bytes(), mode, date)


def _add(file: zipfile.ZipFile, name: str, content: bytes, mode: int, date: int) -> None:
    # The format has no dates before 1980.
    info = zipfile.ZipInfo(name, max(time.gmtime(date)[:6], (1980, 1, 1, 0, 0, 0)))
    info.external_attr = (0o100000 | mode) << 16
    info.compress_type = zipfile.ZIP_DEFLATED
    file.writestr(info, content)
