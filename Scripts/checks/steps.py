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
    # Whether it runs at the same time as the next step: it needs one core, and measures no time.
    is_beside: bool = False


ELSEWHERE = {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"}

ALL = [
    Step(
        "Set-up", ["Scripts/setup", "build", "text", "browser", "schema", "trainer", "convert"],
        "a bare machine with the toolchain gets what it lacks", seconds=1,
    ),
    Step(
        "Tables of letters", ["make", "--no-print-directory", "check-tables"],
        "tables in the sources that a script writes", seconds=2,
    ),
    Step("Format", ["make", "--no-print-directory", "lint"], "one style of all sources", seconds=5),
    Step("Words", ["Scripts/check-words"], "names, messages, comments and pages in the words of their readers; links lead somewhere", seconds=5),
    Step("Schema", ["Scripts/check-schema"], "layout documents and the schema for editors agree", seconds=1),
    Step(
        "Tests", ["Scripts/test"],
        "behavior: every test, with few inputs for properties; golden files; warnings are errors",
        seconds=300, is_shown=True,
    ),
    Step(
        "Isolation", ["Scripts/check-isolation"],
        "views of the main actor in another package, in both language modes and with both default isolations", seconds=15,
    ),
    Step(
        "Figures of pages", ["Scripts/check-figures"],
        "each picture in README, on these pages and in tutorials is drawn from the code beside it", seconds=60,
    ),
    Step(
        "Code of pages", ["Scripts/check-code"],
        "blocks of code in pages, tutorials and doc comments compile; commands and options in them exist", seconds=5,
    ),
    Step("Site", ["Scripts/build-docs"], "docc builds the documentation without a warning", seconds=15),
    Step(
        "Drifts of figures", ["Scripts/check-drifts", "1", "10"],
        "the check of figures finds what was changed in a package, and says nothing otherwise", seconds=25,
    ),
    Step(
        "Release build", ["Scripts/build-release", "gridpress", "draw-samples", "hostile-files"],
        "the programs build as they are released", seconds=220,
    ),
    Step(
        "Pages do what they say", ["Scripts/check-pages"],
        "commands and pictures of [Five minutes](FiveMinutes.md)", seconds=2,
    ),
    Step(
        "Goldens in another place", ["Scripts/draw-goldens-again"],
        "the same bytes in another locale and time zone", seconds=4, environment=ELSEWHERE,
    ),
    Step(
        "Hostile files", ["Scripts/check-hostile"],
        "time and memory of the tool with every hostile file, those of many megabytes too",
        seconds=30, environment={"SLACK": "5"},
    ),
    Step(
        "Embedded Swift", ["Scripts/check-embedded"],
        "solvers without a runtime, with the same answers", seconds=60, is_beside=True,
    ),
    Step(
        "Short browser check", ["Scripts/check-gallery", "--every", "12"],
        "one page in twelve, and every picture, in Chromium", seconds=55,
    ),
    Step(
        "Movement", ["Scripts/check-motion", "40"],
        "pictures that move are where the engine says, at five moments in Chromium, and at rest they are the last state",
        seconds=25,
    ),
    Step(
        "Trainer", ["Scripts/check-trainer"],
        "the page of the [trainer](Trainer.md) is what its sources make, its pictures are those of an ordinary build, and "
        "everything on it works in Chromium", seconds=60, environment={"SLACK": "5"}, is_beside=True,
    ),
    Step(
        "Another package", ["Scripts/check-package"],
        "GridPressTesting as another package uses it", seconds=80,
    ),
    Step(
        "Many drifts of figures", ["Scripts/check-drifts", "2", "60"],
        "the same with every kind of change", is_full=True, seconds=140,
    ),
    Step(
        "First figure", ["Scripts/check-first-figure"],
        "the three commands of [Figures](Figures.md) in another package, and its check", is_full=True, seconds=200,
    ),
    Step(
        "Isolation under the thread sanitizer", ["Scripts/check-isolation", "thread"],
        "nothing of the main actor is read elsewhere", is_full=True, seconds=90,
    ),
    Step(
        "Shims", ["Scripts/check-shims"],
        "files that import SwiftUI, UIKit or Combine in another package, tests in the words of swift-snapshot-testing, and "
        "a package without the shims, which sees none of them", is_full=True, seconds=260,
    ),
    Step(
        "Previews", ["Scripts/check-previews"],
        "previews of ten packages as they are; hostile ones cost only themselves; what compiles of a broken package is drawn",
        is_full=True, seconds=400,
    ),
    Step(
        "Corpus", ["Scripts/check-corpus", "--least", "95"],
        "SwiftUI files of public repositories, in the folder that GRIDPRESS_CORPUS names, compile unchanged",
        is_full=True, seconds=300,
    ),
    Step(
        "Every page in the browser", ["Scripts/check-gallery"],
        "every page in both modes: boxes, lines, names, switches, keys", is_full=True, seconds=300,
    ),
    Step(
        "Much movement", ["Scripts/check-motion", "1000"],
        "the same of 1,000 pairs of grids", is_full=True, seconds=420,
    ),
    Step(
        "The browser check can fail", ["Scripts/check-gallery", "--self-test", "build/browser/samples"],
        "mistakes put into pages are noticed", is_full=True, seconds=30,
    ),
    Step(
        "A large page in the browser", ["Scripts/check-large-page"],
        "a page of 10,000 labelled cells opens, and answers its switches", is_full=True, seconds=60,
        environment={"SLACK": "2"},
    ),
    Step(
        "Text in the browser", ["Scripts/check-browser"],
        "widths of lines, and breaks of 1,000 paragraphs", is_full=True, seconds=30,
    ),
    Step(
        "PNG and Chromium", ["Scripts/check-conversion"],
        "pictures as PNG are what Chromium paints, outside of texts", is_full=True, seconds=40,
    ),
    Step(
        "Lines for pages in the browser", ["Scripts/check-emitted"],
        "lines that the tool prints for pages show the file of each window and scheme", is_full=True, seconds=60,
    ),
    Step(
        "Letters and Chromium", ["Scripts/check-type"],
        "letters of Latin, Arabic, Devanagari and Thai in fifteen fonts stand within 0.1 pixels of their places",
        is_full=True, seconds=60,
    ),
    Step(
        "Hostile fonts", ["Scripts/check-fonts"],
        "thousands of damaged font files do no harm, in time and memory either", is_full=True, seconds=120,
    ),
    Step(
        "All states of the trainer", ["Scripts/check-trainer", "--full"],
        "20,000 states of each system, 500 of them in Chromium, and 1,400 codes that are type-checked",
        is_full=True, seconds=200, environment={"SLACK": "3"},
    ),
    Step(
        "Instructions", ["make", "--no-print-directory", "count"],
        "how many instructions works take, within 3 %", is_full=True, seconds=150,
    ),
    Step(
        "Mutants", ["Scripts/check-mutants"],
        "tests notice mistakes that are put into the sources", is_full=True, seconds=800,
    ),
    Step(
        "Small documents", ["Scripts/check-small-documents"],
        "time and memory of the tool with small documents that ask for much, in every format",
        is_full=True, seconds=600,
    ),
    Step(
        "Fuzzing", ["Scripts/fuzz"],
        "made-up documents and pictures, in sanitized builds, a minute each", is_full=True, seconds=400,
    ),
    Step(
        "Many rounds", ["Scripts/test", "--optimized"],
        "properties with 20,000 inputs, large inputs, kills at any moment; optimized, with testing enabled",
        is_full=True, environment={"GRIDPRESS_ROUNDS": "20000"}, adapts="GRIDPRESS_ROUNDS", seconds=700, is_shown=True,
    ),
]


def is_chosen(step: Step, is_full: bool, words: list) -> bool:
    """Whether a step is to run: by its name where words are given, else by how much is to be checked."""
    if words:
        return any(word in step.name.lower() for word in words)
    return is_full or not step.is_full
