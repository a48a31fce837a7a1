"""The steps of CI: what each runs, what it protects, and whether it runs before each change or in the full check."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Step:
    """A step: a command that fails where something is wrong."""

    name: str
    command: list
    protects: str
    is_full: bool = False
    environment: dict = field(default_factory=dict)
    # A variable with how many inputs a step tries, which may be fewer where time is short.
    adapts: str = ""
    # About how long it takes; steps whose inputs adapt leave that time to those after them.
    seconds: int = 0
    # Whether all that it prints is shown.
    is_shown: bool = False
    # Whether it runs beside the steps that follow, one of these after the other. Most of these use one core only.
    is_beside: bool = False
    # Whether it starts when all steps that run beside others have ended, because it needs what they build.
    is_last: bool = False


ELSEWHERE = {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"}
# The benchmarks without the modules that only documents and golden files need.
COUNTED = {"GRIDPRESS_BENCHMARKS": "counted"}

ALL = [
    Step(
        "Setup", ["Scripts/setup", "build", "text", "browser", "schema", "trainer", "convert", "count"],
        "setup of a machine that has only the Swift toolchain", seconds=1,
    ),
    Step(
        "Release build", ["Scripts/build-release", "benchmarks"],
        "the release configuration of pictures builds", seconds=150, environment=COUNTED, is_beside=True,
    ),
    Step(
        "Embedded Swift", ["Scripts/check-embedded"],
        "the solvers compile as Embedded Swift and return the same results", seconds=60, is_beside=True,
    ),
    Step(
        "Trainer", ["Scripts/check-trainer"],
        "the page of the [trainer](Trainer.md) is up to date, its pictures equal the output of GridPress, and its controls "
        "work in Chromium", seconds=60, environment={"SLACK": "5"}, is_beside=True,
    ),
    Step(
        "Tables", ["make", "--no-print-directory", "check-tables"],
        "the tables of characters and the lists of declarations in the sources equal the output of their scripts",
        seconds=2,
    ),
    Step("Format", ["make", "--no-print-directory", "lint"], "consistent formatting of all Swift sources", seconds=5),
    Step(
        "Words", ["Scripts/check-words"],
        "vocabulary and length of sentences in names, messages, comments and pages; no broken links", seconds=5,
    ),
    Step(
        "Missing APIs", ["Scripts/list-missing", "--check"],
        "the page of [missing APIs](MissingAPIs.md) and the table for `--dry-run` equal the output of their script", seconds=1,
    ),
    Step(
        "Schema", ["Scripts/check-schema"],
        "the schema for editors accepts all layout documents and rejects documents with errors", seconds=1,
    ),
    Step(
        "Scripts", ["python3", "-B", "-m", "unittest", "discover", "Tests/Scripts"],
        "setup of a machine, counts of lines, limits of time; the code and the tests of each mutant exist", seconds=5,
    ),
    Step(
        "Size", ["Scripts/count-lines", "--check"],
        "no target and no product has over 2 % more [lines of code](Size.md) than recorded", seconds=2,
    ),
    Step(
        "Tests", ["Scripts/test"],
        "behavior: all tests, with few inputs for properties; golden files; no compiler warnings",
        seconds=300, is_shown=True,
    ),
    Step(
        "Isolation", ["Scripts/check-isolation"],
        "main-actor views in another package, in both language modes and with both default isolations", seconds=15,
    ),
    Step(
        "Figures on pages", ["Scripts/check-figures"],
        "each picture in README, pages and tutorials equals the output of its code", seconds=60,
    ),
    Step(
        "Short browser check", ["Scripts/check-gallery", "--every", "24"],
        "one figure in 24, and every picture, in Chromium", seconds=45, is_beside=True,
    ),
    Step(
        "Moving figures", ["Scripts/check-motion", "40"],
        "at five moments, views of moving figures have the positions in Chromium that GridPress computes; without movement, "
        "figures show the last state",
        seconds=25, is_beside=True,
    ),
    Step(
        "Golden files in another locale", ["Scripts/draw-goldens-again"],
        "golden files have the same bytes in another locale and time zone", seconds=4, environment=ELSEWHERE,
        is_beside=True,
    ),
    Step(
        "Site", ["Scripts/build-docs"], "`docc` builds the documentation without warnings", seconds=15, is_beside=True,
    ),
    Step(
        "Code on pages", ["Scripts/check-code"],
        "code blocks in pages, tutorials and doc comments compile; their commands and options exist", seconds=5,
    ),
    Step(
        "Engine", ["Scripts/check-engine"],
        "an unchanged package builds, runs its tests and draws its previews with an engine", seconds=30,
    ),
    Step(
        "Figure drift", ["Scripts/check-drifts", "1", "10"],
        "`gridpress figures --check` reports each change in a package, and reports nothing without a change", seconds=25,
        environment={"SLACK": "2"},
    ),
    Step(
        "Commands on pages", ["Scripts/check-pages"],
        "the commands of [Five minutes](FiveMinutes.md) print and draw what the page shows", seconds=2,
    ),
    Step(
        "Another package", ["Scripts/check-package"],
        "`GridPressTesting` in another package", seconds=80,
    ),
    Step(
        "Instructions", ["make", "--no-print-directory", "count"],
        "no benchmark of pictures needs over 3 % more instructions than recorded", seconds=25, environment=COUNTED,
        is_last=True,
    ),
    Step(
        "Counts of documents", ["make", "--no-print-directory", "count"],
        "no benchmark needs over 3 % more instructions than recorded", is_full=True, seconds=150,
    ),
    Step(
        "Hostile files", ["Scripts/check-hostile"],
        "time and memory of the tool with hostile files, including files of many megabytes",
        is_full=True, seconds=200, environment={"SLACK": "5"},
    ),
    Step(
        "Every kind of figure drift", ["Scripts/check-drifts", "2", "60", "--dependency"],
        "the check of figures after each kind of change, in a package that depends on GridPress", is_full=True, seconds=140,
    ),
    Step(
        "First figure", ["Scripts/check-first-figure"],
        "the commands of [Figures](Figures.md#with-a-dependency), and the check of figures, in another package",
        is_full=True, seconds=200,
    ),
    Step(
        "Isolation under the thread sanitizer", ["Scripts/check-isolation", "thread"],
        "only the main actor reads main-actor state", is_full=True, seconds=90,
    ),
    Step(
        "Shims", ["Scripts/check-shims"],
        "files that import SwiftUI, UIKit or Combine in another package; tests with the API of swift-snapshot-testing; "
        "a package without the shims can't import them", is_full=True, seconds=260,
    ),
    Step(
        "Previews", ["Scripts/check-previews"],
        "previews of three unchanged packages; hostile previews don't affect other previews; in a package with errors, GridPress "
        "draws the other previews",
        is_full=True, seconds=400,
    ),
    Step(
        "Archive", ["make", "--no-print-directory", "check-archive"],
        "the archive of a release works for another user on a minimal Debian with only Swift, without write access to the "
        "installation", is_full=True, seconds=900,
    ),
    Step(
        "Corpus", ["Scripts/check-corpus", "--least", "95"],
        "95 % of the SwiftUI files of public repositories compile unchanged; `GRIDPRESS_CORPUS` is their folder, and without it the step checks nothing",
        is_full=True, seconds=300,
    ),
    Step(
        "Every page in the browser", ["Scripts/check-gallery"],
        "boxes, lines, names, switches and keys of every page in both modes", is_full=True, seconds=300,
    ),
    Step(
        "Many moving figures", ["Scripts/check-motion", "1000"],
        "positions of views, at five moments in Chromium, in 1,000 moving grids", is_full=True, seconds=420,
    ),
    Step(
        "Self-test of the browser check", ["Scripts/check-gallery", "--self-test", "build/browser/samples"],
        "the browser check reports errors that a script adds to pages", is_full=True, seconds=30,
    ),
    Step(
        "A large page in the browser", ["Scripts/check-large-page"],
        "a page of 10,000 labeled cells opens and responds to its switches", is_full=True, seconds=60,
        environment={"SLACK": "2"},
    ),
    Step(
        "Text in the browser", ["Scripts/check-browser"],
        "widths of lines, and line breaks of 1,000 paragraphs, equal those in Chromium", is_full=True, seconds=30,
    ),
    Step(
        "PNG and Chromium", ["Scripts/check-conversion"],
        "PNG files look the same as in Chromium, except for texts", is_full=True, seconds=40,
    ),
    Step(
        "Lines for pages in the browser", ["Scripts/check-emitted"],
        "the lines of `--emit` show the right file for each window size and color scheme", is_full=True, seconds=60,
    ),
    Step(
        "Font files and Chromium", ["Scripts/check-type"],
        "Latin, Arabic, Devanagari and Thai letters in fifteen fonts are within 0.1 pixels of their positions",
        is_full=True, seconds=60,
    ),
    Step(
        "Hostile fonts", ["Scripts/check-fonts"],
        "thousands of damaged font files cause no crash and stay within limits of time and memory", is_full=True,
        seconds=120,
    ),
    Step(
        "All states of the trainer", ["Scripts/check-trainer", "--full"],
        "20,000 states of each layout system, 500 of them in Chromium; 1,400 code samples compile",
        is_full=True, seconds=200, environment={"SLACK": "3"},
    ),
    Step(
        "Mutants", ["Scripts/check-mutants"],
        "tests fail if a script adds errors to the sources", is_full=True, seconds=800,
    ),
    Step(
        "Small documents", ["Scripts/check-small-documents"],
        "time and memory of the tool with small documents that need much work, in eight forms",
        is_full=True, seconds=600,
    ),
    Step(
        "Fuzzing", ["Scripts/fuzz"],
        "generated documents and pictures, with AddressSanitizer, for a minute each", is_full=True, seconds=400,
    ),
    Step(
        "Many rounds", ["Scripts/test", "--optimized"],
        "properties with 20,000 inputs, large inputs, processes killed at random moments, in an optimized build",
        is_full=True, environment={"GRIDPRESS_ROUNDS": "20000"}, adapts="GRIDPRESS_ROUNDS", seconds=700, is_shown=True,
    ),
]


def is_chosen(step: Step, is_full: bool, words: list) -> bool:
    """Whether a step is to run: by its name where words are given, else by how much is to be checked.

    A word chooses the step with this name, or else all steps whose names contain it.
    """
    if words:
        names = {other.name.lower() for other in ALL}
        return any(step.name.lower() == word if word in names else word in step.name.lower() for word in words)
    return is_full or not step.is_full
