"""Compiles modules against the shims, and determines the cause of each error."""

import re
import shutil
import subprocess
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from . import generated
from .sources import Module

ERROR = re.compile(r"^(/[^:]+\.swift):(\d+):(\d+): error: (.*)$")
OTHER_ERROR = re.compile(r"^(?:<unknown>:0: )?error: .*", re.MULTILINE)
FUNCTION = re.compile(r"^([\d.]+)ms\t(/[^:]+\.swift):(\d+):\d+\t(.*)$")
DECLARED = re.compile(r"\b(?:struct|class|enum|protocol|func|typealias|case|actor)\s+`?(\w+)")
# Properties and constants of files and types, which are indented less than the locals of functions.
VARIABLE = re.compile(r"^(?: {0,4}|\t)(?:[\w@()]+ )*?(?:var|let)\s+`?(\w+)", re.MULTILINE)
LABELS = re.compile(r"\b(?:init|func \w+)\s*(?:<[^>]*>)?\(\s*(\w+)")
# Errors that name a missing declaration, and errors that follow from another error in the same file.
MISSED = re.compile(r"(?:cannot find (?:type )?|has no (?:dynamic )?member |argument labels? |reference to member |"
                    r"unknown attribute |have |conform to (?:protocol )?)'([^']+)'|'([^']+)' is not a member type of")
FOLLOWING = re.compile(r"cannot infer|could not be inferred|extra argument|missing argument|extraneous argument|"
                       r"requires a contextual type|cannot convert value|reasonable time|failed to produce diagnostic|"
                       r"does not conform to protocol|ambiguous without|cannot be resolved without|trailing closure|"
                       r"requires that|no exact matches|expects argument of type|to unwrap|takes no arguments|"
                       r"referencing subscript|non-function type|deserialized (?:error type|invalid declaration)|"
                       r"can only appear in a pattern|only applies to function types|is not compatible with expected|"
                       r"be equivalent|must be unwrapped")
# Errors about values whose types have errors in another file.
ECHO = re.compile(r"referencing subscript 'subscript\(dynamicMember:\)'|'Binding<Part>'|deserialized error type|"
                  r"cannot infer|could not be inferred|ambiguous without|cannot be resolved without|"
                  r"requires a contextual type|value of tuple type|inferred projection type|"
                  r"explicit 'return' statement in the body of result builder|value of type 'Int' has no member 'rawValue'")
TYPE = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias)\s+`?([A-Z]\w+)")
# The words of SwiftUI that work with Core Data and SwiftData.
STORES = {"FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults", "managedObjectContext",
          "modelContainer", "modelContext"}
IMPORT = re.compile(r"^\s*(?:@\S+\s+)*(?:(?:public|internal|package|private|fileprivate)\s+)?import\s+"
                    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)", re.MULTILINE)
OTHER_SYSTEM = re.compile(r"#if\s+\(*(?:os\(|targetEnvironment\(|canImport\((?:WatchKit|TVUIKit|WidgetKit|CoreData)\))")
SWIFTUI = re.compile(r"^\s*(?:@\S+\s+)*(?:public\s+|internal\s+)?import\s+(?:\w+\s+)?SwiftUI\b", re.MULTILINE)
LONGEST = 600


@dataclass
class Result:
    """The result of a module."""

    module: Module
    compiled: set = field(default_factory=set)
    failed: dict = field(default_factory=dict)
    blocked: dict = field(default_factory=dict)
    seconds: float = 0
    slow: Counter = field(default_factory=Counter)


@cache
def text_of(file: Path) -> str:
    return file.read_text(errors="replace")


@cache
def code_of(file: Path) -> str:
    """Returns a source without its comments, on the same lines."""
    return re.sub(r"/\*.*?\*/|//[^\n]*", lambda match: "\n" * match[0].count("\n"), text_of(file), flags=re.DOTALL)


def is_for_other_systems(file: Path) -> bool:
    """Returns whether all of a file is inside `#if os(iOS)` or a similar condition."""
    lines = [line for line in map(str.strip, code_of(file).splitlines()) if line]
    code = [line for line in lines if not re.match(r"(@\S+\s+)*import\s", line)]
    return bool(code) and bool(OTHER_SYSTEM.match(code[0])) and code[-1] == "#endif" and "Linux" not in code[0]


def uses_swiftui(file: Path) -> bool:
    return bool(SWIFTUI.search(text_of(file)))


def needs_appkit(module: Module) -> bool:
    """Returns whether a file of a module imports AppKit where no condition asks for it."""
    return any(map(imports_appkit, module.files))


@cache
def imports_appkit(file: Path) -> bool:
    """Returns whether a file imports AppKit outside `#if os(macOS)`, `#if canImport(AppKit)` and the like."""
    conditions = []
    for line in map(str.strip, code_of(file).splitlines()):
        if line.startswith("#if"):
            conditions.append(line)
        elif line.startswith(("#elseif", "#else")) and conditions:
            conditions[-1] = f"{conditions[-1]} {line}"
        elif line.startswith("#endif") and conditions:
            conditions.pop()
        elif {"AppKit", "Cocoa"} & set(IMPORT.findall(line)):
            if not any(re.search(r"macOS|OSX|canImport\((?:AppKit|Cocoa|UIKit)\)", one) for one in conditions):
                return True
    return False


class Compiler:
    """A compiler with the modules of the shims, and the modules of the repository that are compiled first."""

    def __init__(self, folders: list, flags: list, scratch: Path):
        self.folders, self.flags, self.scratch = folders, flags, scratch
        self.folders_without_appkit = [self._without_appkit(Path(folder).resolve(), scratch / "without-appkit" / str(index))
                                       for index, folder in enumerate(folders)]
        self.known = {"Swift", "Foundation", "Dispatch", "Observation", "FoundationEssentials", "XCTest", "Testing",
                      "Synchronization", "RegexBuilder", "_Concurrency", "FoundationNetworking", "Glibc", "Distributed",
                      "FoundationXML", "_StringProcessing", "PackageDescription", "PackagePlugin"}
        for folder in folders:
            self.known.update(path.stem for path in Path(folder).glob("*.swiftmodule"))

    @staticmethod
    def _without_appkit(folder: Path, other: Path) -> Path:
        """Makes a folder with all modules of a folder but AppKit.

        On Apple's systems, a module is compiled with UIKit or with AppKit, and may declare a name for each of them.
        """
        shutil.rmtree(other, ignore_errors=True)
        other.mkdir(parents=True)
        for path in folder.iterdir():
            if path.stem not in ("AppKit", "Cocoa", "_Testing_AppKit"):
                (other / path.name).symlink_to(path)
        return other

    def compile(self, modules: list) -> list:
        """Compiles the modules of one repository, imported modules first."""
        folder = self.scratch / modules[0].repository
        folder.mkdir(parents=True, exist_ok=True)
        self.declared = self._declared(modules)
        # Modules with sources for other systems only are empty here, and files that use such modules are blocked.
        self.empty = {module.imported_name for module in modules
                      if 2 * sum(map(is_for_other_systems, module.files)) > len(module.files)}
        names = {module.imported_name for module in modules}
        self.with_appkit = {module.imported_name for module in modules if needs_appkit(module)}
        imports = {id(module): {file: self.imports(module, file, names) for file in module.files} for module in modules}
        # A module also needs AppKit if a module that it imports does.
        while others := {module.imported_name for module in modules
                         if set().union(*imports[id(module)].values()) & self.with_appkit} - self.with_appkit:
            self.with_appkit |= others
        results, made, left = [], set(), list(modules)
        while left:
            def waits(module):
                wanted = set().union(*imports[id(module)].values(), set()) & names
                return wanted - made - {module.imported_name}
            ready = next((module for module in left if not waits(module)), left[0])
            left.remove(ready)
            others = set().union(*(names for one in left for names in imports[id(one)].values()), set())
            is_imported = ready.imported_name in others
            results.append(self._compile(ready, imports[id(ready)], self.known | made, folder, is_imported))
            made.add(ready.imported_name)
        return results

    def imports(self, module: Module, file: Path, names: set) -> set:
        """Returns the modules that a file imports, if the shims exist.

        The compiler is only called for unknown modules, which may be in an `#if` with a false condition.
        """
        written = set(IMPORT.findall(text_of(file)))
        if written <= self.known | names:
            return written
        words = ["swiftc", "-emit-imported-modules", "-o", "-", *self._paths(module), *module.flags, str(file)]
        done = subprocess.run(words, capture_output=True, text=True)
        return set(done.stdout.split())

    def _paths(self, module: Module) -> list:
        folders = self.folders if module.imported_name in self.with_appkit else self.folders_without_appkit
        return [word for folder in folders for word in ("-I", str(folder))]

    def _compile(self, module: Module, imports: dict, known: set, folder: Path, is_imported: bool) -> Result:
        result = Result(module)
        for file, names in imports.items():
            if missing := sorted((names - known | names & self.empty) - {module.imported_name}):
                result.blocked[file] = f"imports {', '.join(missing)}"
        files = [file for file in module.files if file not in result.blocked]
        if not files:
            return result
        text, result.seconds = self._run(module, files, folder, is_imported)
        errors = defaultdict(list)
        for line in text.splitlines():
            if match := ERROR.match(line):
                errors[Path(match[1])].append((int(match[2]), match[4]))
            elif (match := FUNCTION.match(line)) and float(match[1]) > 100:
                result.slow[match[2]] += float(match[1])
        if not errors and (others := OTHER_ERROR.findall(text)):
            errors[files[0]].append((0, others[0]))
        self._judge(result, files, errors)
        return result

    def _run(self, module: Module, files: list, folder: Path, is_imported: bool):
        words = ["swiftc", "-typecheck", "-wmo", "-Xfrontend", "-debug-time-function-bodies"]
        common = ["-module-name", module.imported_name, *self._paths(module), "-I", str(folder), *self.flags, *module.flags,
                  "-package-name", "corpus", "-D", "DEBUG", "-suppress-warnings"]
        if not any(file.name == "main.swift" for file in files):
            common.append("-parse-as-library")
        paths = [str(file) for file in [*files, *generated.write(module, folder)]]
        start = time.monotonic()
        try:
            done = subprocess.run([*words, *common, *paths], capture_output=True, text=True, timeout=LONGEST)
            text = done.stdout + done.stderr
        except subprocess.TimeoutExpired:
            text = f"error: not done after {LONGEST} s"
        seconds = time.monotonic() - start
        if is_imported:
            subprocess.run(["swiftc", "-emit-module", "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
                            "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
                            "-o", str(folder / f"{module.imported_name}.swiftmodule"), *common, *paths],
                           capture_output=True)
        (folder / f"{module.imported_name}.txt").write_text(text)
        return text, seconds

    @staticmethod
    def _declared(modules: list) -> set:
        """Returns the names that a repository declares anywhere, including code that `#if` excludes."""
        names = set()
        for text in map(text_of, {file for module in modules for file in module.files}):
            names.update(DECLARED.findall(text), VARIABLE.findall(text))
            names.update(f"{label}:" for label in LABELS.findall(text))
        for folder in {folder for module in modules for folder in module.folders}:
            names.update(path.stem for path in folder.rglob("*.colorset"))
            names.update(path.stem for path in folder.rglob("*.imageset"))
            names.update(generated.names_of_models(folder))
        return names

    def _judge(self, result: Result, files: list, errors: dict):
        """Marks files as blocked if they lack a declaration of their own repository that isn't for this system."""
        for file in files:
            if file not in errors:
                result.compiled.add(file)
                continue
            missing = [name for _, text in errors[file] for name in self._missing(text)]
            others = [text for _, text in errors[file] if not self._missing(text) and not FOLLOWING.search(text)]
            if missing and not others:
                result.blocked[file] = f"needs {missing[0]}"
            else:
                result.failed[file] = errors[file]
        self._block_echoes(result)
        # The compiler searches long for the cause of an error in a file that lacks declarations.
        result.seconds -= sum(result.slow[str(file)] for file in result.blocked) / 1000

    @staticmethod
    def _block_echoes(result: Result):
        """Marks files as blocked if each of their errors is about a type that a blocked file declares.

        The error names the type, or the type is in a line beside the error.
        """
        def is_echo(file, line, text, types):
            lines = code_of(file).splitlines()[max(line - 4, 0):line + 3]
            return ECHO.search(text) and bool(types & set(re.findall(r"\w+", " ".join([*lines, text]))))

        while True:
            types = {name for file in result.blocked for name in TYPE.findall(code_of(file))}
            blocked = [file for file, errors in result.failed.items()
                       if all(is_echo(file, line, text, types) for line, text in errors)]
            for file in blocked:
                del result.failed[file]
                result.blocked[file] = "needs types in blocked files"
            if not blocked:
                return

    def _missing(self, text: str) -> list:
        """Returns the names that an error reports as missing and the repository declares."""
        names = [first or second for first, second in MISSED.findall(text)]
        return [name for name in names if name in self.declared or name in STORES]
