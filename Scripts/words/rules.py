"""The phrases that names, messages and comments avoid, and their replacements.

A rule applies to names, to messages (string literals that are sentences), to doc comments or to pages. Each rule has a
sample that it must find: `Scripts/check-words --self-test` seeds them.
"""

import re

from .sources import PLACEHOLDER


# SwiftUI names that contain a word to avoid.
NAMES_OF_SWIFTUI = {"settlingDuration"}

# Whole names in code.
NAMES = {
    "Blemish": "NodeFinding", "blemished": "adding(finding:)", "blemishes": "findings", "blemish": "finding",
    "Rarities": "SparseAttributes", "QuestionCount": "MeasurementBudget", "AnswerCache": "SizeCache",
    "RecentAnswers": "RecentValues", "Sight": "VisibilityContext", "Sights": "VisibilityContext",
    "LookPhrases": "StyleDescriber", "Told": "ParsedArguments", "NotTold": "MissingArgument",
    "ForeignWords": "SynonymTable", "Waypoint": "LineIndexEntry", "StepRecorder": "LayoutTraceRecorder",
    "recordsSteps": "recordsLayoutTrace", "Coat": "PaintLayer", "Draughting": "DimensionMetrics",
    "Sheet": "DimensionCanvas or TextCanvas", "Ink": "AnnotationPalette", "Inks": "AnnotationPalette",
    "SVGSurvey": "SVGAnalysis", "BoxSurvey": "BoxCollector", "SVGSupplies": "SVGHeadContent",
    "Fan": "ConicGradientApproximation", "SnapshotKeeper": "SnapshotVerifier", "settle": "verify",
    "LongestRise": "LongestIncreasingSubsequence", "AssemblyLine": "ParallelMap", "OrderedWork": "ParallelMap",
    "Press": "SampleWriter", "Print": "RenderedFigure", "Exhibit": "GalleryEntry",
    "carriesLayout": "embedsLayoutRecord", "shownGuides": "guides", "isUsual": "isDefault",
    "usualTolerance": "defaultTolerance", "own": "what it is", "told": "what it is", "made": "what it is",
    "EagerGrid": "RowGrid", "EagerGridStructure": "RowGridStructure", "EagerTrackSolver": "RowGridSolver",
}

# Words inside identifiers: `isBlemished` contains such a word.
NAME_PARTS = {
    "blemish": "finding", "blemished": "finding", "rarities": "sparse attributes", "told": "reported, parsed",
    "telling": "reporting", "settle": "verify", "settling": "verifying", "mend": "fix", "mended": "fixed",
    "eager": "row grid", "draughting": "metrics", "survey": "analysis, collector", "supplies": "content",
    "nobody": "unowned", "usual": "default", "inert": "no-op", "questions": "measurements",
    "surroundings": "context, environment", "coat": "paint layer", "sights": "visibility",
}

# Expressions that messages, comments and pages avoid.
PHRASES = [
    (r"\bis nothing (?:that|which)\b", "isn't a valid …", "“headlin” is nothing that “font” takes."),
    (r"\bthat there isn't\b", "unknown", "A mode of recording that there isn't."),
    (r"\bthere is none\b", "what is missing", "A folder is asked for and there is none."),
    (r"\btells? of\b|\btold\b|\btells\b", "report, describe", "Where it is was told before."),
    (r"\bh(?:olds?|eld|olding) (?:\w+ )?against\b", "compare with", "It is held against the golden file."),
    (r"\bsettl(?:e|es|ed|ing)\b", "verify, stabilize", "The file can't be settled."),
    (r"\bmend(?:s|ed|ing)?\b", "fix", "The file has to be mended."),
    (r"\bof (?:one's|your|their|its) own\b", "custom", "A layout of one's own needs a name."),
    (r"\bas (?:it|they) came out\b", "computed", "The size is shown as it came out."),
    (r"\bnobody('s)?\b", "unowned, nothing", "Golden files that belong to nobody."),
    (r"\bblemish(?:es|ed)?\b", "finding", "The view has a blemish here."),
    (r"\b(?:its|their|the|of|all) looks\b", "style, attributes", "Buttons are drawn with their looks."),
    (r"\binert\b", "has no effect", "This modifier is inert here."),
    (r"\beager grids?\b|\bgrids? of rows\b", "row grid", "An eager grid has no tracks."),
    (r"\bbelongs? to nobody\b|\bthose of nobody\b", "unowned", "Files that belong to nobody are removed."),
    (r"[\u201c\u201d]", "straight quotation marks", "Unknown mode \u201cx\u201d."),
]

# Spellings that comments and pages avoid, because Apple's documentation is in American English.
SPELLINGS = {"colour": "color", "catalogue": "catalog", "centre": "center", "grey": "gray", "behaviour": "behavior",
             "neighbour": "neighbor", "optimis": "optimiz", "recognis": "recogniz"}

# Beginnings that the first sentence of a doc comment must not have.
RIDDLES = ("What", "How", "Where", "Why", "Who", "It", "They", "There", "Nothing", "Here", "This", "Inert:")

FILLERS = re.compile(r"^(?:Nothing|None|There is none|What it is|The same|As it says|Empty|See above)\.?$")

# The modules whose public types are specific to this project, so that each needs an example in its doc comment.
OWN_MODULES = {
    "GridPress", "FigureComparisons", "GridPressDrawings", "GridPressFindings", "GridPressFigures", "GridPressFonts",
    "GridPressPreviews",
    "GridPressPages", "GridPressPictures", "GridPressSVG", "GridPressRecords", "GridPressRenderers", "GridPressGoldens",
    "GridPressSnapshots", "GridPressPictureTesting", "GridPressTesting", "LayoutDocuments", "Typesetting",
    "GridPressTrackGrids", "GridPressFrameUp", "GridPressSpanGrids",
}

MESSAGE_LENGTH = 25

# The maximum number of words of a sentence in comments and on pages.
SENTENCE_LENGTH = 25

SAMPLES = {
    "name": "let told = 1",
    "name part": "func isBlemished() {}",
    "phrase": 'let message = "The file has to be mended, sorry."',
    "long sentence": 'let message = "' + " ".join(["word"] * MESSAGE_LENGTH) + ' end."',
    "riddle": "/// What few views have.\nstruct Few {}",
    "verb": "/// The sum of all widths.\nfunc sum() {}",
    "filler": "/// Nothing.\nvar nothing: Int",
    "long sentence of a comment": "// A " + " ".join(["word"] * SENTENCE_LENGTH) + ".\nlet sum = 1",
    "phrase of a discussion": "/// The sum.\n///\n/// The file has to be mended.\nlet sum = 1",
    "indented code": "/// A sum.\n///\n///     let sum = 1\nlet sum = 1",
    "spelling": "// The color of a neighbour.\nlet sum = 1",
    "phrase of a comment": "// The file has to be mended.\nlet sum = 1",
}

# Sample pages, each with a violation.
EXAMPLE_SAMPLE = ("Sources/GridPress/Sample.swift", "/// A sample.\npublic struct Sample {}")
PAGE_SAMPLES = {
    "long sentence": "A " + " ".join(["word"] * SENTENCE_LENGTH) + ".",
    "long sentence of a cell": "| a |\n| --- |\n| A " + " ".join(["word"] * SENTENCE_LENGTH) + ". |",
    "lines of a sentence": "A\n" + "\n".join(["word"] * SENTENCE_LENGTH) + ".",
}
TUTORIAL_SAMPLE = "@Step {\n    The file has to be mended.\n}\n"
LINK_SAMPLES = {
    "file": "[Text](Documentation/NoPage.md)",
    "lines of a link": "[Text in\ntwo lines](Documentation/NoPage.md)",
    "heading": "[Text](README.md#no-heading)",
    "heading of the page": "# A page\n\n[Text](#no-heading)",
    "image": '<img src="no-picture.svg">',
}


def split(name: str) -> list[str]:
    """Returns the words in an identifier, in lower case."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]


def is_message(text: str) -> bool:
    """Returns whether a literal is prose: at least two words, and no markup or code."""
    words = re.findall(r"[A-Za-z]{2,}", text)
    is_code = re.search(r"[{}]|<[a-z/]|=[\"'\w]|:\S+;|;$|^\s*--", text.replace(PLACEHOLDER, "x"))
    return len(words) >= 2 and " " in text and not is_code


def sentences(text: str) -> list[str]:
    """Returns the sentences of a message, and the parts between semicolons."""
    return [part for part in re.split(r"(?<=[.!?;])[)\"'*]*\s+|\n+", text) if part]


def sample_count() -> int:
    """Returns the number of seeded errors."""
    return len(SAMPLES) + len(PAGE_SAMPLES) + len(LINK_SAMPLES) + len(PHRASES) + 2
