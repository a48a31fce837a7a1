"""The symbols that `import GridPress` brings, as docc reads them."""

import json
import subprocess
from pathlib import Path

# The modules whose symbols GridPress exports as its own.
EXPORTED = [
    "GridPressSwiftUI", "GridPressDrawings", "GridPressFindings", "GridPressTrackGrids", "GridPressFrameUp",
    "GridPressSpanGrids", "GridPressRenderers", "Typesetting",
]


def extract(products: Path, folder: Path) -> dict:
    """Writes the symbol graph of GridPress into a folder, and returns it."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    target = json.loads(subprocess.run(
        ["swift", "-print-target-info"], capture_output=True, text=True, check=True).stdout)["target"]["unversionedTriple"]
    subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", "GridPress", "-I", str(products / "Modules"),
         "-minimum-access-level", "public", "-skip-synthesized-members", "-target", target, "-output-dir", str(folder),
         f"-experimental-allowed-reexported-modules={','.join(EXPORTED)}"],
        check=True,
    )
    # Extensions of foreign types would be pages about Foundation.
    for other in folder.glob("GridPress@*.symbols.json"):
        other.unlink()
    return json.loads((folder / "GridPress.symbols.json").read_text())
