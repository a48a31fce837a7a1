"""Sources that Xcode and the package manager generate: names of assets, and the bundle of a module."""

import re
from pathlib import Path

from .sources import Module

CONSTANT = re.compile(r"\bstatic\s+(?:(?:public|internal|package|private|fileprivate)\s+)?(?:let|var)\s+`?(\w+)")
KINDS = {".imageset": "ImageResource", ".symbolset": "ImageResource", ".colorset": "ColorResource"}


def write(module: Module, folder: Path) -> list:
    """Writes the generated sources of a module and returns the files."""
    lines = ["import SwiftUI"]
    for kind in ("ImageResource", "ColorResource"):
        names = sorted(_assets(module, kind).items())
        if names:
            lines += [f"extension {kind} {{"]
            lines += [f'    static let {word} = {kind}(name: "{name}", bundle: .main)' for word, name in names]
            lines += ["}"]
        if names and kind == "ColorResource":
            # If a source declares a name itself, the declared name replaces the generated name.
            declared = _declared_constants(module)
            names = [(word, name) for word, name in names if word.strip("`") not in declared]
        if names and kind == "ColorResource":
            lines += ["extension ShapeStyle where Self == Color {"]
            lines += [f"    static var {word}: Color {{ Color(ColorResource.{word}) }}" for word, _ in names]
            lines += ["}", "extension Color {"]
            lines += [f"    static var {word}: Color {{ Color(ColorResource.{word}) }}" for word, _ in names]
            lines += ["}"]
    if module.is_of_package:
        lines += ["extension Foundation.Bundle { static var module: Bundle { .main } }"]
    if len(lines) == 1:
        return []
    path = folder / f"{module.imported_name}-generated.swift"
    path.write_text("\n".join(lines) + "\n")
    return [path]


def _declared_constants(module: Module) -> set:
    """Returns the constants of types that the sources of a module declare."""
    return {name for file in module.files for name in CONSTANT.findall(file.read_text(errors="replace"))}


def _assets(module: Module, kind: str) -> dict:
    """Returns the names of assets, by the identifiers in code."""
    found = {}
    for folder in {*module.folders}:
        for path in folder.rglob("*.*set"):
            if KINDS.get(path.suffix) == kind:
                found.setdefault(_word(path.stem, kind), path.stem)
    return found


def _word(name: str, kind: str) -> str:
    """Returns the name of an asset's symbol, as Xcode generates it."""
    words = [word for word in re.split(r"[^A-Za-z0-9]+", name) if word]
    text = "".join(word if index == 0 else word[0].upper() + word[1:] for index, word in enumerate(words)) or "_"
    text = text if text[:2].isupper() else text[0].lower() + text[1:]
    for ending in ("Image",) if kind == "ImageResource" else ("Color",):
        if text.endswith(ending) and len(text) > len(ending):
            text = text[: -len(ending)]
    return f"_{text}" if text[0].isdigit() else f"`{text}`"
