"""Sources that Xcode and the package manager generate: names of assets, and the bundle of a module."""

import re
from functools import cache
from pathlib import Path

from .sources import Module

CONSTANT = re.compile(r"\bstatic\s+(?:(?:public|internal|package|private|fileprivate)\s+)?(?:let|var)\s+`?(\w+)")
ENTITY = re.compile(r'<entity name="(\w+)"(?: representedClassName="\.?(\w+)")?')
KINDS = {".imageset": "ImageResource", ".symbolset": "ImageResource", ".colorset": "ColorResource"}


def write(module: Module, folder: Path) -> list:
    """Writes the generated sources of a module and returns the files."""
    lines = ["import SwiftUI"]
    declared = _declared_constants(module)
    for kind, plain in (("ImageResource", "UIImage"), ("ColorResource", "UIColor")):
        names = _assets(module, kind)
        if not names:
            continue
        lines += [f"extension {kind} {{", *_resources(names, kind), "}"]
        # A declaration in a source replaces the generated one. Names in namespaces are used as resources only.
        words = [path[0] for path in sorted(names) if len(path) == 1 and path[0].strip("`") not in declared]
        if kind == "ColorResource":
            lines += ["extension ShapeStyle where Self == Color {"]
            lines += [f"    static var {word}: Color {{ Color(ColorResource.{word}) }}" for word in words]
            lines += ["}", "extension Color {"]
            lines += [f"    static var {word}: Color {{ Color(ColorResource.{word}) }}" for word in words]
            lines += ["}"]
        lines += [f"extension {plain} {{"]
        lines += [f"    @_disfavoredOverload static var {word}: {plain} {{ {plain}(resource: .{word}) }}"
                  for word in words]
        lines += ["}"]
    if module.is_of_package:
        lines += ["extension Foundation.Bundle { static var module: Bundle { .main } }"]
    if len(lines) == 1:
        return []
    path = folder / f"{module.imported_name}-generated.swift"
    path.write_text("\n".join(lines) + "\n")
    return [path]


def _resources(names: dict, kind: str, depth: int = 0) -> list:
    """Returns the declarations of resources, whose identifiers are paths of namespaces and names."""
    indent = "    " * (depth + 1)
    lines = [f'{indent}static let {path[depth]} = {kind}(name: "{name}", bundle: .main)'
             for path, name in sorted(names.items()) if len(path) == depth + 1]
    for space in sorted({path[depth] for path in names if len(path) > depth + 1}):
        inner = {path: name for path, name in names.items() if len(path) > depth + 1 and path[depth] == space}
        lines += [f"{indent}enum {space} {{", *_resources(inner, kind, depth + 1), f"{indent}}}"]
    return lines


def names_of_models(folder: Path) -> set:
    """Returns the names of classes that Xcode generates from models of Core Data and of Core ML."""
    names = {path.stem for path in folder.rglob("*.mlmodel")}
    for path in folder.rglob("*.xcdatamodel/contents"):
        entities = ENTITY.findall(path.read_text(errors="replace"))
        names.update(name for pair in entities for name in pair if name)
    return names


def _declared_constants(module: Module) -> set:
    """Returns the constants of types that the sources of a module declare."""
    return {name for file in module.files for name in CONSTANT.findall(file.read_text(errors="replace"))}


def _assets(module: Module, kind: str) -> dict:
    """Returns the names of assets, by their identifiers in code: tuples of namespaces and a word."""
    found = {}
    for folder in {*module.folders}:
        for path in folder.rglob("*.*set"):
            if KINDS.get(path.suffix) == kind:
                spaces = [parent.name for parent in reversed(path.parents) if _is_namespace(parent)]
                words = tuple(_type_word(space) for space in spaces)
                found.setdefault((*words, _word(path.stem, kind)), "/".join([*spaces, path.stem]))
    return found


@cache
def _is_namespace(folder: Path) -> bool:
    """Returns whether a folder of an asset catalog is a namespace."""
    if not any(parent.suffix == ".xcassets" for parent in folder.parents):
        return False
    file = folder / "Contents.json"
    return file.exists() and bool(re.search(r'"provides-namespace"\s*:\s*true', file.read_text(errors="replace")))


def _type_word(name: str) -> str:
    """Returns the name of a namespace in code."""
    text = "".join(word[0].upper() + word[1:] for word in re.split(r"[^A-Za-z0-9]+", name) if word) or "_"
    return f"_{text}" if text[0].isdigit() else f"`{text}`"


def _word(name: str, kind: str) -> str:
    """Returns the name of an asset's symbol, as Xcode generates it."""
    words = [word for word in re.split(r"[^A-Za-z0-9]+", name) if word]
    text = "".join(word if index == 0 else word[0].upper() + word[1:] for index, word in enumerate(words)) or "_"
    text = text if text[:2].isupper() else text[0].lower() + text[1:]
    for ending in ("Image",) if kind == "ImageResource" else ("Color",):
        if text.endswith(ending) and len(text) > len(ending):
            text = text[: -len(ending)]
    return f"_{text}" if text[0].isdigit() else f"`{text}`"
