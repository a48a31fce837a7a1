"""Checks that moving pictures have the positions of the engine, and show their last state with reduced motion."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

from .report import Report
from .tab import Tab

# The tolerance: a tenth of a point, in points.
TOLERANCE = 0.1

# The number of pictures that are measured on one page.
BATCH = 20

MOVING = [
    {"name": "prefers-color-scheme", "value": "light"},
    {"name": "prefers-reduced-motion", "value": "no-preference"},
]

RESTING = [
    {"name": "prefers-color-scheme", "value": "light"},
    {"name": "prefers-reduced-motion", "value": "reduce"},
]

# Stops all animations of a picture at a part of its time, and measures its named elements.
MEASURE = """
(() => {
  const picture = document.getElementById("%(id)s");
  const origin = picture.getBoundingClientRect();
  const box = picture.viewBox.baseVal;
  const results = [];
  for (const part of %(parts)s) {
    for (const animation of picture.getAnimations({subtree: true})) {
      const timing = animation.effect.getComputedTiming();
      animation.pause();
      animation.currentTime = timing.delay + timing.duration * part;
    }
    const frames = {};
    for (const element of picture.querySelectorAll("[class*=item-]")) {
      const style = getComputedStyle(element);
      if (style.visibility === "hidden") continue;
      const frame = element.getBoundingClientRect();
      const name = element.getAttribute("class").split(" ")[0];
      frames[name] = [frame.x - origin.x + box.x, frame.y - origin.y + box.y, frame.width, frame.height];
    }
    results.push(frames);
  }
  return results;
})()
"""


@dataclass
class MovingPicture:
    """A picture with the positions that the engine computes."""

    seed: str
    markup: str
    still: str
    moments: list

    @staticmethod
    def read(file: Path) -> MovingPicture:
        """Returns the picture of a file of moments."""
        moments = json.loads(file.read_text())["moments"]
        still = file.with_name(f"{file.stem}-still.svg").read_text()
        return MovingPicture(file.stem, file.with_suffix(".svg").read_text(), still, moments)


async def check(tab: Tab, pictures: list, report: Report):
    """Measures some pictures at some moments."""
    await tab.call("Emulation.setEmulatedMedia", features=MOVING)
    # Animations that have ended can't be stopped any more.
    style = "svg{display:block;margin:20px}svg *{animation-play-state:paused!important}"
    page = f"<!doctype html><style>{style}</style>" + "".join(
        f'<div id="p{index}">{picture.markup}</div>' for index, picture in enumerate(pictures)
    )
    await tab.show("motion.html", {"motion.html": (page.encode(), None)})
    for index, picture in enumerate(pictures):
        report.count("pictures")
        parts = [moment["part"] for moment in picture.moments]
        identifier = await tab.evaluate(f'document.querySelector("#p{index} svg").id')
        measured = await tab.evaluate(MEASURE % {"id": identifier, "parts": json.dumps(parts)})
        for moment, frames in zip(picture.moments, measured):
            compare(picture.seed, moment, frames, report)


def compare(seed: str, moment: dict, frames: dict, report: Report):
    """Compares the measured positions at a moment with the positions of the engine."""
    for name, expected in moment["frames"].items():
        report.count("frames")
        found = frames.get(name)
        if found is None:
            report.fail(seed, f"{name} at {moment['part']}", expected, "nothing")
        elif any(abs(one - other) > TOLERANCE for one, other in zip(found, expected)):
            report.fail(seed, f"{name} at {moment['part']}", expected, found)


async def check_rest(tab: Tab, pictures: list, report: Report):
    """Checks that pictures look like their last state if nothing moves: with reduced motion, and in print."""
    for media, kind in ((RESTING, ""), (MOVING, "print")):
        await tab.call("Emulation.setEmulatedMedia", media=kind, features=media)
        for picture in pictures:
            shown = []
            for markup in (picture.markup, picture.still):
                page = f'<!doctype html><style>body{{margin:0}}svg{{display:block}}</style>{markup}'
                await tab.show("rest.html", {"rest.html": (page.encode(), None)})
                shown.append(await tab.screenshot())
            report.count("pictures at rest")
            if shown[0] != shown[1]:
                report.fail(picture.seed, f"at rest {kind}", "the pixels of the last state", "others")
    await tab.call("Emulation.setEmulatedMedia", media="", features=MOVING)
    for picture in pictures:
        report.count("pictures at rest")
        if convert(picture.markup) != convert(picture.still):
            report.fail(picture.seed, "without style sheets", "the pixels of the last state", "others")


def convert(markup: str) -> bytes:
    """Returns the picture of a program that doesn't support animations."""
    return subprocess.run(["rsvg-convert"], input=markup.encode(), stdout=subprocess.PIPE, check=True).stdout
