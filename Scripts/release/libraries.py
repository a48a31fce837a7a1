"""The shared libraries in an archive: unchanged files of Debian's packages, with their licences and their sources."""

import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from . import elf

# The libraries that an archive doesn't contain, because each system with Swift has them.
SYSTEM = {
    "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libc.so.6", "libdl.so.2", "libgcc_s.so.1", "libm.so.6",
    "libpthread.so.0", "librt.so.1", "libstdc++.so.6",
}
# Swift's runtime, which only programs that Swift compiles need: the engine, and no other part.
RUNTIME = re.compile(r"lib(swift\w*|Foundation\w*|_FoundationICU|dispatch|BlocksRuntime|_?Testing\w*|XCTest)\.so")

LICENSES = Path("/usr/share/common-licenses")


@dataclass(frozen=True)
class Library:
    """A library in an archive, and the package that it comes from."""

    name: str
    path: Path
    package: str
    version: str
    source: str
    source_version: str


def missing(folder: Path) -> list:
    """Returns a line for each library that a file of a folder needs, and that neither the folder nor a system has."""
    files = [path for path in sorted(folder.rglob("*")) if elf.is_elf(path)]
    own = {path.name for path in files}
    engine = folder / "lib" / "gridpress" / "engine"
    return [f"{path.relative_to(folder)} needs {name}" for path in files for name in elf.needed(path)
            if name not in own | SYSTEM and not (RUNTIME.fullmatch(name) and engine in path.parents)]


def pack(folder: Path) -> None:
    """Copies the libraries that the files of a folder need into its `lib`, with their licences and a table."""
    (folder / "lib").mkdir(exist_ok=True)
    licenses = folder / "share" / "gridpress" / "licenses"
    licenses.mkdir(parents=True)
    packed = {}
    while lines := missing(folder):
        for name in {line.split()[-1] for line in lines}:
            library = packed[name] = find(name)
            shutil.copyfile(library.path, folder / "lib" / name)
            _copy_license(library, licenses)
    rows = [_row(packed[name]) for name in sorted(packed)]
    (folder / "share" / "gridpress" / "libraries.txt").write_text(HEAD + "".join(rows))


HEAD = """\
# The libraries in `lib`, unchanged from packages of {system}. You can replace each with another version.
# FILE | PACKAGE VERSION | LICENCE | how to get the source on {system}
""".format(system=next((line.split("=")[1].strip().strip('"') for line in open("/etc/os-release")
                        if line.startswith("PRETTY_NAME=")), "Linux"))


def _row(library: Library) -> str:
    return (f"{library.name} | {library.package} {library.version} | licenses/{library.source}.txt | "
            f"apt-get source {library.source}={library.source_version}\n")


def find(name: str) -> Library:
    """Returns a library of this system."""
    known = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    found = re.search(rf"^\s*{re.escape(name)} \(libc6,[^)]*64[^)]*\) => (\S+)$", known, re.MULTILINE)
    if not found:
        raise SystemExit(f'error: The library "{name}" isn\'t on this system.')
    path = Path(found[1])
    # The database of packages has the folders from before `/lib` became a link to `/usr/lib`.
    places = [str(path), "/usr" + str(path), str(path).removeprefix("/usr")]
    for place in places:
        owner = subprocess.run(["dpkg-query", "-S", place], capture_output=True, text=True, check=False).stdout
        if owner:
            break
    else:
        raise SystemExit(f'error: No package has "{path}". Archives are made on Debian or Ubuntu.')
    shown = "${Package}\n${Version}\n${source:Package}\n${source:Version}"
    words = subprocess.run(["dpkg-query", "-W", "-f", shown, owner.rsplit(": ", 1)[0]], capture_output=True, text=True,
                           check=True).stdout.split("\n")
    return Library(name, path, *words)


def _copy_license(library: Library, folder: Path) -> None:
    """Copies the licence of a library, and the licences that it refers to."""
    text = Path("/usr/share/doc", library.package, "copyright").read_text()
    (folder / f"{library.source}.txt").write_text(text)
    for name in re.findall(rf"{LICENSES}/([\w.+-]*\w)", text):
        (folder / "common").mkdir(exist_ok=True)
        shutil.copyfile(LICENSES / name, folder / "common" / name)
