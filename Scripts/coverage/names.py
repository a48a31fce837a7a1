"""The public names of Apple's frameworks, by framework and family."""

from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "names"
# The owners of members; types have none.
OWNERS = ("types", "View", "Scene", "EnvironmentValues")


@dataclass
class Family:
    """Names that belong together: a topic of SwiftUI, or a framework."""

    title: str
    names: dict = field(default_factory=dict)

    def __iter__(self):
        """Generates owners and names."""
        for owner in OWNERS:
            for name in self.names.get(owner, []):
                yield owner, name


def read(file: str) -> list:
    """Returns the families of a file."""
    families, owner = [], None
    for line in (FOLDER / file).read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            families.append(Family(line.strip("[]")))
        elif line and not line.startswith("#"):
            if not line.startswith(" "):
                owner, line = line.split(":", 1)
            families[-1].names.setdefault(owner, []).extend(line.split())
    return families


def shown(owner: str, name: str) -> str:
    """Returns a name as code, with the mark of its owner."""
    return {"types": name, "View": f".{name}", "Scene": f"Scene.{name}"}.get(owner, f"\\.{name}")
