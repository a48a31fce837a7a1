"""The packages of the repository with their targets, as the package manager reads them."""

import json
import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from . import counting

_FOLDERS = {"test": "Tests", "plugin": "Plugins"}


@dataclass
class Target:
    """A target of a package, with its lines of code."""

    name: str
    kind: str
    folder: Path
    lines: int
    # How many of the lines a program writes.
    generated: int = 0
    dependencies: list = field(default_factory=list)


class Packages:
    """All targets and products of a repository: those of the package in its folder, and of the packages in folders of it."""

    def __init__(self, root: Path):
        self.root = root
        self.targets, self.products = {}, {}
        # The libraries of the package in the folder itself.
        self.library_names: list = []
        self.plugin_names: list = []
        for manifest in [root / "Package.swift", *sorted(root.glob("*/Package.swift"))]:
            self._read(manifest.parent)

    def _read(self, folder: Path):
        environment = {name: value for name, value in os.environ.items() if name != "GRIDPRESS_ONLY"}
        done = subprocess.run(
            ["swift", "package", "--package-path", folder, "dump-package"], env=environment, stdout=subprocess.PIPE, check=True
        )
        package = json.loads(done.stdout)
        for target in package["targets"]:
            if target["type"] != "system":
                self.targets[target["name"]] = self._target(folder, target)
        for product in package["products"]:
            self.products[product["name"]] = product["targets"]
            if "library" in product["type"] and folder == self.root:
                self.library_names.append(product["name"])
            elif "plugin" in product["type"]:
                self.plugin_names.append(product["name"])

    def _target(self, package: Path, target: dict) -> Target:
        folder = package / (target.get("path") or f"{_FOLDERS.get(target['type'], 'Sources')}/{target['name']}")
        # The compiler isn't given the code of tutorials.
        excluded = [folder / path for path in target["exclude"]] + list(folder.glob("*.docc"))
        files = [
            file for file in sorted(folder.rglob("*.swift"))
            if not any(file == path or path in file.parents for path in excluded)
        ]
        counts = [(counting.count(text), counting.is_generated(text)) for text in map(Path.read_text, files)]
        lines, generated = sum(count for count, _ in counts), sum(count for count, is_generated in counts if is_generated)
        names = [name for dependency in target["dependencies"] if (name := self._name(dependency))]
        return Target(target["name"], target["type"], folder.relative_to(self.root), lines, generated, names)

    @staticmethod
    def _name(dependency: dict):
        return next((value[0] for kind, value in dependency.items() if kind in ("byName", "target", "product")), None)

    def needed(self, names: list) -> set:
        """Returns the names of the targets that the compiler needs for some targets or products."""
        found, unread = set(), list(names)
        while unread:
            name = unread.pop()
            # A product and a target with the same name have the same modules.
            if name in self.targets:
                if name not in found:
                    found.add(name)
                    unread += self.targets[name].dependencies
            else:
                unread += self.products.get(name, [])
        return found

    def lines(self, names) -> int:
        """Returns the number of lines of some targets."""
        return sum(self.targets[name].lines for name in names)
