"""Extracts the symbols of the modules that people import, for docc."""

import json
import subprocess
from pathlib import Path

import system_libraries

# The modules whose symbols another module exports.
MODULES = {
    "GridPress": [
        "GridPressViews", "GridPressExtras", "GridPressControls", "GridPressNoOpModifiers", "GridPressSwiftUI",
        "GridPressDrawings", "GridPressFindings", "GridPressTrackGrids", "GridPressFrameUp", "GridPressSpanGrids",
        "GridPressPictures", "GridPressSVG", "GridPressRecords", "GridPressRenderers", "GridPressPages", "Typesetting",
    ],
    "GridPressTesting": ["GridPressPictureTesting", "GridPressGoldens", "GridPressSnapshots"],
    "FigureComparisons": [],
    "LayoutDocuments": [],
    "GridPressFonts": [],
    "GridPressPreviews": [],
    "GridPressFigures": [],
}

# The texts of the pages of modules other than GridPress.
SUMMARIES = {
    "GridPressTesting": "Compare figures with golden files, in Swift Testing and in XCTest.",
    "FigureComparisons": "Compare two figures in one picture.",
    "LayoutDocuments": "Read figures from XML files.",
    "GridPressFonts": "Measure and draw texts with font files.",
    "GridPressPreviews": "Draw the previews of a program as figures.",
    "GridPressFigures": "Draw the figures of pages in a program.",
}


def extract(root: Path, products: Path, folder: Path) -> dict:
    """Writes the symbol graphs into a folder, and returns the graph of GridPress."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    information = subprocess.run(["swift", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    target = json.loads(information)["target"]["unversionedTriple"]
    for module, exported in MODULES.items():
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-I", str(products / "Modules"),
             "-minimum-access-level", "public", "-skip-synthesized-members", "-target", target,
             "-output-dir", str(folder), *system_libraries.flags(root),
             f"-experimental-allowed-reexported-modules={','.join(exported)}"],
            check=True,
        )
    # Extensions of types in other modules would become pages about these types.
    for other in folder.glob("*@*.symbols.json"):
        other.unlink()
    return json.loads((folder / "GridPress.symbols.json").read_text())
