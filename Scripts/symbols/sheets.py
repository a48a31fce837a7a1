"""Draws sheets of all symbols at three sizes, in three weights and both schemes."""

import subprocess

from fitting import expanded
from geometry import arc, rectangle

PER_SHEET = 110
SCHEMES = {"light": ("#ffffff", "#1b1f24", "#5b6470"), "dark": ("#15181d", "#e7eaee", "#98a2b0")}
LINES = {"light": 1.25, "regular": 1.75, "bold": 2.5}
# The weight of a symbol inside a shape, its room in the shape, and its maximum size, as in SystemSymbol.swift.
INSIDE = {"light": "regular", "regular": "bold", "bold": "heavy"}
ROOM, LARGEST_PART = {"circle": 11.6, "square": 11.4}, 0.62


def data(contours, scale=1.0, dx=0.0, dy=0.0):
    """Returns the outline as SVG path data."""
    def text(point):
        return f"{point[0] * scale + dx:.2f} {point[1] * scale + dy:.2f}"

    result = ""
    for start, steps in expanded(contours):
        result += "M" + text(start)
        for step in steps:
            result += ("L" if len(step) == 1 else "C") + " ".join(text(point) for point in step)
        result += "Z"
    return result


def bounds(contours):
    """Returns the left, upper, right and lower edge of all points."""
    contours = expanded(contours)
    points = [start for start, _ in contours] + [point for _, steps in contours for step in steps for point in step]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def all_outlines(symbols):
    """Returns the outlines of all names in three weights: functions of a scale and a position that return SVG path data."""
    by_name, result = {symbol.name: symbol for symbol in symbols}, {}
    for symbol in symbols:
        result[symbol.name] = {weight: plain(symbol.outlines[weight]) for weight in LINES}
        for letter, shape in (("c", "circle"), ("s", "square")):
            if letter in symbol.enclosures:
                inner = by_name.get(symbol.name + ".fill", symbol)
                for fill in (False, True):
                    name = f"{symbol.name}.{shape}" + (".fill" if fill else "")
                    result[name] = {weight: enclosed(inner, shape, fill, weight) for weight in LINES}
    return result


def plain(outline):
    return lambda scale, dx, dy: data(outline, scale, dx, dy)


def enclosed(symbol, shape, is_filled, weight):
    outline, line = symbol.outlines[INSIDE[weight]], LINES[weight] / 2
    left, top, right, bottom = bounds(outline)
    part = min(ROOM[shape] / max(right - left, bottom - top), LARGEST_PART)
    ring = []
    for outset in [line] if is_filled else [line, -line]:
        if shape == "circle":
            contour = arc((12, 12), 9.1 + outset, 9.1 + outset, 0, 360, True)
        else:
            contour = rectangle(3.9 - outset, 3.9 - outset, 16.2 + 2 * outset, 16.2 + 2 * outset, 3.2 + outset)
        ring.append((contour.start, contour.steps))
    x, y = 12 - (left + right) / 2 * part, 12 - (top + bottom) / 2 * part
    return lambda scale, dx, dy: data(ring, scale, dx, dy) + data(outline, part * scale, dx + x * scale, dy + y * scale)


def write_sheets(symbols, folder):
    """Writes the sheets as SVG and PNG, and returns the paths of the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    outlines = sorted(all_outlines(symbols).items())
    written = []
    for scheme, (ground, ink, muted) in SCHEMES.items():
        for number, start in enumerate(range(0, len(outlines), PER_SHEET), 1):
            part = outlines[start : start + PER_SHEET]
            cell, columns = (256, 84), 5
            height = -(-len(part) // columns) * cell[1]
            text = f'<svg xmlns="http://www.w3.org/2000/svg" width="{cell[0] * columns}" height="{height}">'
            text += f'<rect width="100%" height="100%" fill="{ground}"/>'
            for index, (name, weights) in enumerate(part):
                x, y = index % columns * cell[0] + 8, index // columns * cell[1] + 6
                for weight_index, weight in enumerate(LINES):
                    at = x + weight_index * 80
                    for size, dx, dy in ((40, 0, 0), (17, 50, 2), (12, 52, 28)):
                        path = weights[weight](size * 1.2 / 24, at + dx, y + dy)
                        text += f'<path d="{path}" fill="{ink}" fill-rule="evenodd"/>'
                text += (
                    f'<text x="{x}" y="{y + 62}" font-family="sans-serif" font-size="11" fill="{muted}">{name}</text>'
                )
            path = folder / f"symbols-{scheme}-{number}.svg"
            path.write_text(text + "</svg>\n", encoding="utf-8")
            subprocess.run(["rsvg-convert", "-o", path.with_suffix(".png"), path], check=True)
            written.append(path.with_suffix(".png"))
    return written
