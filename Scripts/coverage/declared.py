"""The names that GridPress declares, found without a compiler, and their effects in a still picture."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
DRAWN, PLACEHOLDER, INERT, MISSING = "drawn", "placeholder", "no effect", "missing"
ORDER = (DRAWN, PLACEHOLDER, INERT, MISSING)

# The effect of the declarations in a folder or a file; the longest path wins.
EFFECTS = {
    "Sources": DRAWN,
    "Sources/GridPressNoOpModifiers": INERT,
    "Sources/GridPressNoOpModifiers/PasteButton": DRAWN,
    "Sources/GridPressExtras/Environment/KeyboardShortcut": INERT,
    "Sources/GridPressKits": INERT,
    "Sources/GridPressKits/ColorLiterals": DRAWN,
    "Sources/GridPressKits/Foundation": DRAWN,
    "Sources/GridPressKits/Foundation/FoundationFolders": INERT,
    "Sources/GridPressKits/Foundation/KitKeyValueObservation": INERT,
    "Sources/GridPressKits/Foundation/SystemNames": INERT,
    "Sources/GridPressKits/KitCGColor": DRAWN,
    "Sources/GridPressKits/KitDrawing": DRAWN,
    "Sources/GridPressKits/KitEffects": DRAWN,
    "Sources/GridPressKits/KitGeometry": DRAWN,
    "Sources/GridPressKits/KitImage": DRAWN,
    "Sources/GridPressKits/KitNames": DRAWN,
    "Sources/GridPressKits/KitPath": DRAWN,
    "Sources/GridPressKits/KitScreen": DRAWN,
    "Sources/GridPressKits/KitTraits": DRAWN,
    "Sources/GridPressKits/Representables": PLACEHOLDER,
    "Sources/GridPressKits/Texts": DRAWN,
    "Sources/GridPressKits/AppDelegate": DRAWN,
    "Shims/Sources": INERT,
}
# The effect of types from tables, if it isn't the effect of their module.
EFFECTS_OF_LISTS = {
    "AccessibilityActionKind": INERT,
    "AccessibilityAdjustmentDirection": INERT,
    "AnimationCompletionCriteria": INERT,
    "CGBlendMode": DRAWN,
    "CGPathElementType": DRAWN,
    "EventModifiers": INERT,
    "MatchedGeometryProperties": INERT,
    "MenuOrder": INERT,
    "NSLineBreakMode": DRAWN,
    "NSStringDrawingOptions": DRAWN,
    "NSUnderlineStyle": DRAWN,
    "NSWritingDirection": DRAWN,
    "ToolbarTitleDisplayMode": INERT,
    "UIRectCorner": DRAWN,
    "UIRectEdge": DRAWN,
    "UITraitEnvironmentLayoutDirection": DRAWN,
    "UIVibrancyEffectStyle": DRAWN,
    "Visibility": INERT,
}
MODULES = (
    "GridPressViews", "GridPressExtras", "GridPressControls", "GridPressNoOpModifiers", "GridPressSwiftUI", "GridPressKits",
    "GridPressCombine", "GridPressDrawings", "Typesetting",
)
# The names of other frameworks that Foundation has on Linux.
FOUNDATION = {
    "CGFloat", "CGPoint", "CGRect", "CGRectEdge", "CGSize", "NSAttributedString", "NSMutableAttributedString", "NSEdgeInsets",
}

HEADER = re.compile(
    r"(?:@[\w.]+(?:\([^)]*\))?\s+|#externalMacro\s+)*"
    r"(?P<modifiers>(?:(?:public|open|package|internal|private|fileprivate|nonisolated|final|indirect|static|class|mutating|"
    r"nonmutating|override|required|convenience|dynamic|lazy|weak|unowned|prefix|infix|postfix)(?:\(\w+\))?\s+)*)"
    r"(?P<keyword>struct|class|enum|protocol|actor|typealias|macro|func|var|let|extension)\s+`?(?P<name>[\w.]+)"
)
TYPES = {"struct", "class", "enum", "protocol", "actor", "typealias", "macro"}
EXPORT = re.compile(r"@_exported import (?:struct|class|enum|protocol|typealias|func|var|let) \w+\.(\w+)")
STRING = re.compile(r'"(?:\\.|[^"\\])*"')
WITHOUT_EFFECT = re.compile(r"^ *Has no effect|^[^.:]*, which (?:has no effect|no picture draws)[.:]")
WITH_PLACEHOLDER = re.compile(r"\bshows (?:a|the) placeholder\b")


class Declared:
    """The declared names of some folders, with the best effect of their declarations."""

    def __init__(self, folders: list):
        self.effects = {}
        for folder in folders:
            for file in sorted((ROOT / folder).rglob("*.swift")):
                self._read(file)

    def effect(self, owner: str, name: str) -> str:
        """Returns the effect of a name; free functions count as types."""
        found = self.effects.get((owner, name))
        return MISSING if found is None else ORDER[found]

    def has_member(self, name: str) -> bool:
        """Returns whether an extension of any type declares a name."""
        return any(one == name for owner, one in self.effects if owner not in ("types", "EnvironmentValues"))

    def _read(self, file: Path):
        path = str(file.relative_to(ROOT))
        default = EFFECTS[max((start for start in EFFECTS if path.startswith(start)), key=len)]
        scopes, pending, comment, quoted = [], None, "", False
        for line in file.read_text(encoding="utf-8").splitlines():
            text = line.strip()
            if text.startswith("///"):
                comment += text[3:]
                continue
            for name in EXPORT.findall(text):
                self._add("types", name, default)
            # Lines of long strings declare nothing.
            if text.count('"""') == 1:
                quoted = not quoted
            if quoted:
                continue
            text = STRING.sub('""', text).split("//")[0]
            match = HEADER.match(text)
            if match:
                pending = self._declare(match, match["name"], scopes, default, comment)
                for name in _more_names(match, text):
                    self._declare(match, name, scopes, default, comment)
            if text and not text.startswith(("@", "#")) or match:
                comment = ""
            for letter in text:
                if letter == "{":
                    scopes.append(pending)
                    pending = None
                elif letter == "}" and scopes:
                    scopes.pop()

    def _declare(self, match, name: str, scopes: list, default: str, comment: str):
        """Adds a public declaration, and returns its scope: the keyword, the name, and whether members are public."""
        keyword, name, modifiers = match["keyword"], name.split(".")[-1], match["modifiers"].split()
        outer = scopes[-1] if scopes else None
        is_public = bool({"public", "open"} & set(modifiers)) or bool(outer and outer[2])
        if keyword == "extension":
            return (keyword, name, "public" in modifiers)
        default = EFFECTS_OF_LISTS.get(name, default)
        effect = PLACEHOLDER if WITH_PLACEHOLDER.search(comment) else INERT if WITHOUT_EFFECT.search(comment) else default
        if is_public and not scopes and (keyword in TYPES or keyword in ("func", "var", "let")):
            self._add("types", name, effect)
        elif is_public and len(scopes) == 1 and outer and outer[0] == "extension" and keyword in ("func", "var"):
            self._add(outer[1], name, effect)
        return (keyword, name, False)

    def _add(self, owner: str, name: str, effect: str):
        rank = ORDER.index(effect)
        self.effects[owner, name] = min(rank, self.effects.get((owner, name), rank))


def _more_names(match, text: str) -> list:
    """Returns the other names of a line that declares several properties."""
    if match["keyword"] not in ("var", "let") or "{" in text:
        return []
    nested, text = None, text[match.end() :]
    while nested != text:
        nested, text = text, re.sub(r"\([^()]*\)|\[[^\[\]]*\]|<[^<>]*>", "", text)
    return re.findall(r", `?(\w+)`?(?=:| =)", text)


def modules() -> list:
    """Returns the names of the modules of `Shims` that sources import."""
    manifest = (ROOT / "Shims" / "Package.swift").read_text(encoding="utf-8")
    names = re.search(r"let names = \[(.*?)\]", manifest, re.DOTALL)[1]
    return sorted(set(re.findall(r'"(\w+)"', names)) - {"FoundationNames"}, key=str.lower)
