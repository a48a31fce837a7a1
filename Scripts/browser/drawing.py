"""Draws the galleries that are checked: that of the samples and that of the layout documents."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from .gallery import Gallery

DOCUMENTS = Path("Fixtures/Layouts")
IMAGES = Path("Fixtures/Images")
DRAWN = Path("build/browser")

# The tool ends with this where documents have findings, which some of the examples are about.
FINDINGS = 1


class DrawingFailure(Exception):
    """A gallery isn't drawn as a whole."""


def draw() -> list:
    """The galleries, drawn by the sources as they stand."""
    shutil.rmtree(DRAWN, ignore_errors=True)
    DRAWN.mkdir(parents=True)
    samples, layouts = Gallery(DRAWN / "samples"), Gallery(DRAWN / "layouts")
    run("draw-samples", "--frames", samples.folder)
    run("gridpress", "gallery", "--frames", "--images", IMAGES, "-o", layouts.folder, DOCUMENTS, allowed=FINDINGS)
    documents = len(list(DOCUMENTS.rglob("*.xml")))
    if len(layouts.figures) != documents:
        raise DrawingFailure(f"{len(layouts.figures)} of {documents} documents are drawn")
    return [samples, layouts]


def run(program: str, *arguments, allowed: int = 0) -> str:
    """Builds and runs a program of the package; what it says is shown if it fails, and what it prints is returned."""
    command = ["Scripts/run-release", program, *map(str, arguments)]
    ended = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
    if ended.returncode not in (0, allowed):
        raise DrawingFailure(f"{program} ended with {ended.returncode}\n{ended.stdout}{ended.stderr}")
    return ended.stdout
