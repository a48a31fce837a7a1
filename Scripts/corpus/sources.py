"""Modules of a checked-out repository: the targets of its packages and of its Xcode projects."""

import json
import os
import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from . import plist

SKIPPED = {".git", ".build", "Pods", "Carthage", "DerivedData"}
TESTS = re.compile(r"unit-test|ui-testing|test", re.IGNORECASE)


@dataclass
class Module:
    """Swift files that are compiled together."""

    repository: str
    name: str
    files: list
    folders: list = field(default_factory=list)
    flags: list = field(default_factory=list)
    is_of_package: bool = False
    # Files that no earlier module contains.
    own: set = field(default_factory=set)

    @property
    def imported_name(self) -> str:
        """The name by which other modules import this module."""
        return re.sub(r"\W", "_", self.name)


def modules(root: Path) -> list:
    """Returns the modules of a repository; each file counts for the first module that contains it."""
    found, seen = [], set()
    for module in [*_of_packages(root), *_of_projects(root), *_of_rest(root)]:
        module.files = sorted(set(module.files))
        module.own = set(module.files) - seen
        if module.own:
            seen |= module.own
            found.append(module)
    return found


def _walk(root: Path):
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if name not in SKIPPED and not name.endswith(".docc"))
        yield Path(folder), folders, names


def _swift_files(folder: Path) -> list:
    found = (here / name for here, _, names in _walk(folder) for name in names)
    return [file for file in found if file.suffix == ".swift" and not file.name.startswith(".")]


def _of_packages(root: Path) -> list:
    found = []
    for folder, _, names in _walk(root):
        if "Package.swift" in names:
            found += _of_package(root, folder)
    return found


def _of_package(root: Path, folder: Path) -> list:
    words = ["swift", "package", "dump-package", "--package-path", str(folder)]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode != 0:
        return []
    manifest = json.loads(done.stdout)
    modes = manifest.get("swiftLanguageVersions") or []
    tools = int(manifest["toolsVersion"]["_version"].split(".")[0])
    version = "6" if "6" in modes or (tools >= 6 and not modes) else "5"
    found = []
    for target in manifest["targets"]:
        if target["type"] not in ("regular", "executable"):
            continue
        path = folder / (target.get("path") or _usual_path(folder, target["name"]))
        if not path.is_dir():
            continue
        excluded = [path / name for name in target.get("exclude", [])]
        sources = [path / name for name in target.get("sources") or ["."]]
        files = [file for source in sources for file in ([source] if source.is_file() else _swift_files(source))]
        files = [file for file in files if not any(file == out or out in file.parents for out in excluded)]
        files = [file for file in files if file.name != "Package.swift"]
        flags = ["-swift-version", version, "-D", "SWIFT_PACKAGE"]
        module = Module(root.name, target["name"], files, [path], flags)
        module.is_of_package = True
        found.append(module)
    return found


def _usual_path(folder: Path, name: str) -> str:
    for parent in ("Sources", "Source", "src", "srcs"):
        if (folder / parent / name).is_dir():
            return f"{parent}/{name}"
    return "Sources"


def _of_projects(root: Path) -> list:
    found = []
    for folder, folders, _ in _walk(root):
        for name in folders:
            file = folder / name / "project.pbxproj"
            if name.endswith(".xcodeproj") and file.exists():
                found += _of_project(root, folder, plist.read(file.read_text(errors="replace")))
    return found


def _of_project(root: Path, folder: Path, project: dict) -> list:
    objects = project["objects"]
    paths = {}

    def place(key, parent):
        item = objects.get(key, {})
        base = {"SOURCE_ROOT": folder, "<group>": parent}.get(item.get("sourceTree"), parent)
        paths[key] = base / item["path"] if "path" in item else base
        for child in item.get("children", []):
            place(child, paths[key])

    main = objects[project["rootObject"]]
    directory = main.get("projectDirPath", "")
    place(main["mainGroup"], folder / directory if directory else folder)
    found = []
    for key_of_target in main.get("targets", []):
        target = objects[key_of_target]
        if TESTS.search(target.get("productType", "")) or "buildPhases" not in target:
            continue
        files = []
        for phase in (objects.get(key, {}) for key in target["buildPhases"]):
            if phase.get("isa") == "PBXSourcesBuildPhase":
                keys = (objects.get(key, {}).get("fileRef") for key in phase.get("files", []))
                files += [paths[key] for key in keys if key in paths]
        files += _synchronized_files(objects, key_of_target, paths)
        files = [Path(os.path.normpath(file)) for file in files if file.suffix == ".swift" and file.exists()]
        if files:
            flags = ["-swift-version", "5"] + _settings(objects, target)
            found.append(Module(root.name, target["name"], files, [folder], flags))
    return found


def _synchronized_files(objects: dict, target: str, paths: dict) -> list:
    """Returns the files of a target in folders that Xcode reads itself.

    An exception excludes files from the targets of the folder, and adds files to other targets.
    """
    found = []
    whole = set(objects[target].get("fileSystemSynchronizedGroups", []))
    for key, item in objects.items():
        if item.get("isa") != "PBXFileSystemSynchronizedRootGroup" or key not in paths:
            continue
        sets = [objects.get(one, {}) for one in item.get("exceptions", [])]
        excepted = {paths[key] / name for one in sets if one.get("target") == target
                    for name in one.get("membershipExceptions", [])}
        if key in whole:
            found += [file for file in _swift_files(paths[key]) if file not in excepted]
        else:
            found += excepted
    return found


def _settings(objects: dict, target: dict) -> list:
    """Returns the flags of a target's build settings."""
    lists = objects.get(target.get("buildConfigurationList"), {}).get("buildConfigurations", [])
    settings = [objects.get(key, {}).get("buildSettings", {}) for key in lists]
    flags = []
    if any(one.get("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" for one in settings):
        flags += ["-default-isolation", "MainActor"]
    # Xcode accepts regular expressions between slashes unless a target refuses them.
    if not any(one.get("SWIFT_ENABLE_BARE_SLASH_REGEX") == "NO" for one in settings):
        flags += ["-enable-bare-slash-regex"]
    return flags


def _of_rest(root: Path) -> list:
    """Returns a single module for a repository without a package or a project."""
    for _, folders, names in _walk(root):
        if "Package.swift" in names or any(one.endswith(".xcodeproj") for one in folders):
            return []
    return [Module(root.name, "Sources", _swift_files(root), [root], ["-swift-version", "5"])]
