"""Creates collections of symbols: one page for the types of each folder of sources, so that no page lists hundreds."""

import re
from collections import defaultdict
from pathlib import Path
from urllib.parse import unquote, urlparse

_TYPES = {"swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.func", "swift.macro", "swift.var",
          "swift.func.op"}
# The modules whose folders are groups of words.
_ROOMS = ("GridPressViews", "GridPressExtras", "GridPressControls")
_SWIFTUI = ("GridPressViews", "GridPressSwiftUI", "GridPressNoOpModifiers")
# The modules of figures, whose symbols the landing page lists itself.
_OWN = ("GridPress", "GridPressPictures", "GridPressRecords")
_MODULES = {
    "GridPressSwiftUI": ("SwiftUI: programs", "The main function of SwiftUI's apps, and the renderer of images."),
    "GridPressNoOpModifiers": ("SwiftUI: no effect", "SwiftUI's words that have no effect in a still picture."),
    "GridPressTrackGrids": ("Grids with tracks", "Cells that span tracks of points, parts and contents, as in ExyteGrid."),
    "GridPressFrameUp": ("FrameUp", "Flows, masonry, widgets and readers, as in FrameUp."),
    "GridPressSpanGrids": ("SpanGrid", "Cells that span columns of a grid, as in SpanGrid."),
    "GridPressDrawings": ("Values of drawings", "The finished layout as values: elements, marks, grids and annotations."),
    "GridPressFindings": ("Findings and records", "Reports about layouts, and the values that records are made of."),
    "Typesetting": ("Measuring text", "The measures of texts without a font file."),
}


def add(graph: dict, root: Path, catalog: Path) -> None:
    """Writes the collections, and lists them on the landing page."""
    landing = catalog / "GridPress.md"
    curated = set(re.findall(r"``([^`]+)``", landing.read_text()))
    collections: dict[tuple[str, str], list[str]] = defaultdict(list)
    for symbol in graph["symbols"]:
        path = symbol["pathComponents"]
        if len(path) > 1 or symbol["kind"]["identifier"] not in _TYPES or path[0] in curated or path[0].startswith("_"):
            continue
        location = Path(unquote(urlparse(symbol.get("location", {}).get("uri", "")).path))
        if not location.is_relative_to(root / "Sources"):
            continue
        module, *folders = location.relative_to(root / "Sources").parts
        folder = ""
        if module in _ROOMS:
            module, folder = _ROOMS[0], folders[0] if len(folders) > 1 else ""
        collections[module, folder].append(path[0])
    own, swiftui, pages = [], [], []
    for (module, folder), links in sorted(collections.items()):
        if module in _OWN:
            own += set(links)
            continue
        name = f"{module}-{folder}" if folder else module
        title, summary = _title(module, folder)
        text = f"# {title}\n\n{summary}\n\n## Topics\n\n### Symbols\n\n"
        (catalog / "Articles" / f"{name}-symbols.md").write_text(
            text + "\n".join(f"- ``{link}``" for link in sorted(set(links), key=str.lower)) + "\n"
        )
        (swiftui if module in _SWIFTUI else pages).append(f"<doc:{name}-symbols>")
    own = sorted(own, key=str.lower) + pages
    lines = ["### More of GridPress", ""] + [f"- {link}" if link.startswith("<") else f"- ``{link}``" for link in own]
    lines += ["", "### Words of SwiftUI", ""] + [f"- {link}" for link in swiftui]
    landing.write_text(landing.read_text().rstrip() + "\n\n" + "\n".join(lines) + "\n")


def _title(module: str, folder: str) -> tuple[str, str]:
    if module in _MODULES:
        return _MODULES[module]
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", folder).lower() if folder else "other words"
    title = words[0].upper() + words[1:]
    return f"SwiftUI: {title}", f"SwiftUI's words in the group {words}, as a still picture has them."
