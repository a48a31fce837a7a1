"""The names of all frameworks with their effects, as a page and as a table for the tool."""

import textwrap
from collections import Counter

from . import names
from .declared import DRAWN, FOUNDATION, INERT, MISSING, MODULES, ORDER, PLACEHOLDER, ROOT, Declared, modules

PAGE = ROOT / "Documentation" / "MissingAPIs.md"
TABLE = ROOT / "Sources" / "PreviewPrograms" / "Missing" / "AppleNames+All.swift"
START, END = "<!-- names -->\n", "<!-- /names -->\n"
WIDTH = 118


class Report:
    """The effects of all names."""

    def __init__(self):
        self.declared = declared = Declared([f"Sources/{module}" for module in MODULES] + ["Shims/Sources"])
        self.modules = modules()
        self.families = names.read("SwiftUI.txt")
        self.frameworks = names.read("Frameworks.txt")
        self.swiftui = {one: declared.effect(*one) for family in self.families for one in family}
        self.effects = {}
        for framework in self.frameworks:
            exists = framework.title in self.modules
            for owner, name in framework:
                effect = declared.effect(owner, name) if exists else MISSING
                if exists and effect == MISSING and name in FOUNDATION:
                    effect = DRAWN
                self.effects[framework.title, owner, name] = effect

    def missing(self, framework: names.Family) -> list:
        return [(owner, name) for owner, name in framework if self.effects[framework.title, owner, name] == MISSING]

    # MARK: The page

    def page(self) -> str:
        """Returns the generated part of the page."""
        return "\n".join([*self._summary(), "", *self._swiftui(), "", *self._others(), "", *self._absent()]) + "\n"

    def _summary(self) -> list:
        lines = ["| framework | names | drawn | placeholder | no effect | missing |", "| --- | ---: | ---: | ---: | ---: | ---: |"]
        titles = {"types": "types", "View": "modifiers of views", "Scene": "modifiers of scenes",
                  "EnvironmentValues": "environment values"}
        for owner in names.OWNERS:
            effects = [effect for (one, _), effect in self.swiftui.items() if one == owner]
            lines.append(row(f"SwiftUI, {titles[owner]}", effects))
        for framework in self.frameworks:
            if framework.title in self.modules:
                lines.append(row(framework.title, [self.effects[framework.title, *one] for one in framework]))
        return lines

    def _absent(self) -> list:
        lines = ["## Missing frameworks", "", "GridPress has no modules with these names, so all of their names are missing:",
                 "", "| framework | missing names | for example |", "| --- | ---: | --- |"]
        for framework in self.frameworks:
            if framework.title not in self.modules:
                shown = [names.shown(*one) for one in framework]
                lines.append(f"| {framework.title} | {len(shown)} | {' '.join(f'`{name}`' for name in shown[:5])} |")
        return lines

    def _swiftui(self) -> list:
        lines = ["## Missing names of SwiftUI", "", "| topic | missing names |", "| --- | --- |"]
        for family in self.families:
            shown = [names.shown(*one) for one in family if self.swiftui[one] == MISSING]
            if shown:
                lines.append(f"| {family.title} | {code(shown)} |")
        return lines

    def _others(self) -> list:
        lines = ["## Missing names of other frameworks", "", "| framework | missing names |", "| --- | --- |"]
        for framework in self.frameworks:
            missing = self.missing(framework)
            if framework.title in self.modules and missing:
                lines.append(f"| {framework.title} | {code([names.shown(*one) for one in missing])} |")
        return lines

    # MARK: The table of the tool

    def table(self) -> str:
        """Returns the Swift file with the modules that exist, and the missing names of each framework."""
        lines = [
            "// Scripts/list-missing writes this file.", "", "extension AppleNames {",
            "    /// The modules of the package `Shims` that sources import.",
            *literal("modules", self.modules), "",
            "    /// The missing names of SwiftUI and of the modules that GridPress has.",
            *literal("missing", sorted(set(self._missing()), key=str.lower)), "",
            "    /// The names of each framework that GridPress has no module for, after the name of its module.",
            "    static let absent = words(", '        """',
        ]
        for framework in self.frameworks:
            if framework.title not in self.modules:
                words = [f"{framework.title}:", *(mark(*one) for one in framework)]
                lines += wrapped(words)
        return "\n".join([*lines, '        """', "    )", "}", ""])

    def _missing(self):
        # The tool doesn't know the type before a point, so it can't report a name that another type has.
        for one, effect in self.swiftui.items():
            if effect == MISSING and not (mark(*one).startswith(".") and self.declared.has_member(one[1])):
                yield mark(*one)
        for framework in self.frameworks:
            if framework.title in self.modules:
                for one in self.missing(framework):
                    yield mark(*one)


def row(title: str, effects: list) -> str:
    counts = Counter(effects)
    cells = [str(len(effects)), *(str(counts[effect] or "–") for effect in (DRAWN, PLACEHOLDER, INERT, MISSING))]
    return f"| {title} | {' | '.join(cells)} |"


def code(shown: list) -> str:
    return " ".join(f"`{name}`" for name in sorted(shown, key=lambda name: (not name[0].isalpha(), name.lower())))


def mark(owner: str, name: str) -> str:
    """Returns a name with the mark that precedes it in sources: a point for modifiers, a backslash for values."""
    return {"types": name, "EnvironmentValues": f"/{name}"}.get(owner, f".{name}")


def literal(name: str, words: list) -> list:
    return [f"    static let {name} = words(", '        """', *wrapped(words), '        """', "    )"]


def wrapped(words: list) -> list:
    return textwrap.wrap(" ".join(words), WIDTH, initial_indent=" " * 8, subsequent_indent=" " * 8, break_long_words=False,
                         break_on_hyphens=False)
