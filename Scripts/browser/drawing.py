"""Draws the galleries to check: the gallery of the samples and the gallery of the layout documents."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import products

from .gallery import Gallery

DOCUMENTS = Path("Fixtures/Layouts")
IMAGES = Path("Fixtures/Images")
DRAWN = Path("build/browser")

# The exit code of the tool for documents with findings, which some of the examples demonstrate.
FINDINGS = 1


class DrawingFailure(Exception):
    """A gallery can't be drawn completely."""


def draw() -> list:
    """Returns the galleries, drawn by the current sources."""
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
    """Builds and runs a program of the package, and returns its output; a failure shows its messages.

    The modules of the debug build exist already, because the tests use them.
    """
    command = [products.build(f"--product={program}") / program, *map(str, arguments)]
    ended = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
    if ended.returncode not in (0, allowed):
        raise DrawingFailure(f"{program} ended with {ended.returncode}\n{ended.stdout}{ended.stderr}")
    return ended.stdout
