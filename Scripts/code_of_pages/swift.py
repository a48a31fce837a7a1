"""Compiles blocks of Swift: each block becomes a file of one module, and errors refer to the page."""

import re
import subprocess
from pathlib import Path

import system_libraries

from .blocks import Block

_DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|private|internal|final|nonisolated|indirect)\s+)*"
    r"(?:(struct|class|enum|protocol|actor|extension|typealias)\b|(func)\b|(import)\b|(#Preview)\b)"
)
_ATTRIBUTE = re.compile(r"^@\w+(?:\([^)]*\))?\s*$")
_TOOLS_VERSION = "// swift-tools-version:"
# The package of tutorials, whose views are in Sketch.swift.
_OWN_IMPORT = "import Cards"
_MODULES = ["GridPress", "FigureComparisons", "GridPressFonts", "GridPressTesting", "LayoutDocuments"]


def compile(blocks: list[Block], root: Path, products: Path, folder: Path) -> list[str]:
    """Returns the errors of blocks, each with its location in the page."""
    flags = _flags(root, products)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.swift"):
        old.unlink()
    if not blocks:
        return []
    setup = root / "Scripts/code_of_pages/Sketch.swift"
    errors = _run(["-emit-module", "-module-name", "Sketch", "-parse-as-library", "-o", str(folder / "Sketch.swiftmodule"),
                   str(setup), *flags])
    if errors:
        return errors
    files = []
    for number, block in enumerate(blocks):
        file = folder / f"Block{number}.swift"
        file.write_text(_source(block, number))
        files.append(str(file))
    errors = []
    for is_of_package in (False, True):
        group = [file for file, block in zip(files, blocks) if block.is_of_package == is_of_package]
        # The package manager calls the package by the name of its folder.
        name = re.sub(r"\W", "_", root.name.lower())
        access = ["-package-name", name] if is_of_package else []
        if group:
            errors += _run(["-typecheck", "-wmo", "-module-name", "Blocks", "-parse-as-library", "-I", str(folder), *group,
                            *flags, *access])
    return errors


def compile_manifests(blocks: list[Block], folder: Path) -> list[str]:
    """Returns the errors of blocks that are a manifest, or arguments of a package in a manifest."""
    tool = subprocess.run(["sh", "-c", "readlink -f $(command -v swiftc)"], capture_output=True, text=True, check=True)
    library = Path(tool.stdout.strip()).parent.parent / "lib/swift/pm/ManifestAPI"
    files = []
    for number, block in enumerate(blocks):
        file = folder / f"Manifest{number}.swift"
        if block.lines[0].startswith(_TOOLS_VERSION):
            file.write_text(f"{_location(block.path, block.line)}\n" + block.text.replace("\nlet package", "\nprivate let package"))
            files.append(str(file))
            continue
        arguments = block.text.replace("// Package.swift\n", "").rstrip().rstrip(",")
        file.write_text(
            f'import PackageDescription\n\n{_location(block.path, block.line)}\n'
            f'private let package{number} = Package(name: "Cards",\n{arguments}\n)\n'
        )
        files.append(str(file))
    if not files:
        return []
    return _run(["-typecheck", "-parse-as-library", "-I", str(library), "-package-description-version", "6.2", *files])


def is_manifest(block: Block) -> bool:
    """Returns whether a block is a manifest, or a part of a manifest."""
    return block.lines[0] == "// Package.swift" or block.lines[0].startswith(_TOOLS_VERSION)


def _source(block: Block, number: int) -> str:
    """Returns the source of a block: declarations in the file, statements in a function."""
    imports, declarations, statements = [], [], []
    for first, lines in [(block.setup_line, block.setup), (block.line, block.lines)]:
        for line, item in _items(lines, first):
            match = next((match for text in item if (match := _DECLARATION.match(text))), None)
            if match and match[3]:
                imports += [line for line in item if line != _OWN_IMPORT]
            elif match and (match[1] or match[4] or lines is block.setup):
                declarations += [_location(block.path, line), *_hidden(item), "#sourceLocation()"]
            else:
                statements += [_location(block.path, line), *item, "#sourceLocation()"]
    module = re.match(r"Sources/(\w+)/", block.path)
    modules = [*_MODULES, *([module[1]] if module and module[1] not in _MODULES else [])]
    head = [f"import {module}" for module in modules] + ["import Sketch", *imports]
    effects = "async throws" if any(re.search(r"\bawait\b", line) for line in statements) else "throws"
    body = ["", f"@MainActor private func block{number}() {effects} {{", *statements, "}", ""] if statements else []
    return "\n".join([*dict.fromkeys(head), "", *declarations, *body, ""])


def _items(lines: list[str], first: int) -> list[tuple[int, list[str]]]:
    """Returns the declarations and statements of a block, each with its line; indented lines belong to the previous item."""
    items: list[tuple[int, list[str]]] = []
    depth, is_open, is_text = 0, False, False
    for number, line in enumerate(lines, first):
        code = line if is_text else re.sub(r"//.*$", "", re.sub(r'"(?:\\.|[^"\\])*"', '""', line))
        continues = depth > 0 or is_text or line.startswith((" ", ".", "}", ")", "]"))
        if not line.strip():
            if items and (depth > 0 or is_text):
                items[-1][1].append(line)
            continue
        if items and (continues or is_open):
            items[-1][1].append(line)
        else:
            items.append((number, [line]))
        # An attribute or a comment on a separate line belongs to the next item.
        is_open = bool(_ATTRIBUTE.match(line) or line.startswith("//")) and depth == 0
        if line.count('"""') % 2:
            is_text = not is_text
        elif not is_text:
            depth += sum(code.count(sign) for sign in "{([") - sum(code.count(sign) for sign in "})]")
    return items


def _hidden(item: list[str]) -> list[str]:
    """Returns a declaration that other files can't see, so that several blocks may use the same names."""
    for index, line in enumerate(item):
        if match := _DECLARATION.match(line):
            is_conformance = match[1] == "extension" and ":" in line.split("{")[0]
            if (match[1] or match[2]) and not is_conformance:
                place = match.start(match.lastindex)
                start, rest = re.sub(r"\b(?:public|private|internal)\s+", "", line[:place]), line[place:]
                attributes = re.match(r"^(?:@\w+(?:\([^)]*\))?\s+)*", start)[0]
                return [*item[:index], f"{attributes}private {start[len(attributes):]}{rest}", *item[index + 1:]]
            break
    return item


def _location(path: str, line: int) -> str:
    return f'#sourceLocation(file: "{path}", line: {line})'


def _flags(root: Path, products: Path) -> list[str]:
    plugin = next((products / name for name in ("GridPressMacros-tool", "GridPressMacros") if (products / name).exists()), None)
    macros = ["-load-plugin-executable", f"{plugin}#GridPressMacros"] if plugin else []
    return ["-I", str(products / "Modules"), *macros, *system_libraries.flags(root), "-swift-version", "6", "-suppress-warnings"]


def _run(arguments: list[str]) -> list[str]:
    """Returns the errors that the compiler prints."""
    run = subprocess.run(["swiftc", *arguments], capture_output=True, text=True)
    errors = [line for line in run.stderr.splitlines() if re.match(r"[^ |].*\berror: ", line)]
    if run.returncode and not errors:
        errors = run.stderr.splitlines()[-20:]
    return list(dict.fromkeys(errors))
