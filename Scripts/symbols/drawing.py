"""Computes the outlines of designs: strokes lines with the width of a weight, unites areas, and subtracts holes."""

import math

import pathops

from designs import Part
from fitting import fitted
from geometry import arc, svg_path

# The widths of lines in units, from light to bold; the last width is for bold symbols in a circle or a square.
WEIGHTS = {"light": 1.25, "regular": 1.75, "bold": 2.5, "heavy": 3.3}
REGULAR = WEIGHTS["regular"]
# The width of the gap between a shape and the shape above it: a fraction of the line width, and a minimum.
GAP, LEAST_GAP = 0.45, 0.8
BADGES = {
    "plus": ["M-2.1 0H2.1", "M0 -2.1V2.1"],
    "minus": ["M-2.1 0H2.1"],
    "checkmark": ["M-2 .2L-.6 1.7L2 -1.6"],
    "xmark": ["M-1.6 -1.6L1.6 1.6", "M1.6 -1.6L-1.6 1.6"],
}
BADGE_RADIUS = 4.7


class Symbol:
    """A name, the outline in each weight as contours of fitted steps, and the shapes that can enclose the symbol."""

    def __init__(self, name, outlines, enclosures, aliases=()):
        self.name, self.outlines, self.enclosures, self.aliases = name, outlines, enclosures, list(aliases)


def symbols_of(designs):
    """Returns the symbols of all designs with their variants: filled, with a slash and with badges."""
    result = []
    for design in designs.values():
        variants = set(design.variants)
        enclosures = "".join(letter for word, letter in (("circle", "c"), ("square", "s")) if word in variants)
        # `fill=NAME` names the filled variant if its name isn't the name with `.fill`.
        fills = [word for word in variants if word.startswith("fill=")]
        variants -= set(fills)
        has_fill = "fill" in variants or bool(fills)
        has_slash = "slash" in variants
        badges = [word.removeprefix("badge.") for word in design.variants if word.startswith("badge.")]
        known = {"fill", "slash", "circle", "square"} | {f"badge.{badge}" for badge in badges}
        if variants - known:
            raise SystemExit(f"error: {design.place}: unknown variants {sorted(variants - known)}")
        for is_filled in [False, True] if has_fill else [False]:
            fill = ".fill" if is_filled else ""
            name = fills[0].removeprefix("fill=") if fills and is_filled else design.name + fill

            def aliases(suffix):
                return [alias + suffix for alias in design.aliases]

            weights = list(WEIGHTS) if enclosures and is_filled == has_fill else list(WEIGHTS)[:3]
            result.append(Symbol(name, outlines(design, is_filled, weights), enclosures if not is_filled else "", aliases(fill)))
            if has_slash:
                slashed = design.name + ".slash" + (".fill" if is_filled else "")
                result.append(Symbol(slashed, outlines(design, is_filled, list(WEIGHTS)[:3], slash=True), "", aliases(".slash" + fill)))
            for badge in badges:
                outline = outlines(design, is_filled, list(WEIGHTS)[:3], badge=badge)
                result.append(Symbol(f"{name}.badge.{badge}", outline, "", aliases(f"{fill}.badge.{badge}")))
    return result


def outlines(design, is_filled, weights, slash=False, badge=None):
    result = {}
    for weight in weights:
        width = WEIGHTS[weight]
        path = outline(design, is_filled, width)
        if slash:
            path = struck_through(path, width)
        if badge:
            path = with_badge(path, badge, width)
        result[weight] = fitted(path)
    return result


def outline(design, is_filled, width):
    path = pathops.Path()
    variant = "fill" if is_filled else "plain"
    for part in design.parts:
        if part.variant and part.variant != variant:
            continue
        line = width * part.factor
        if part.role == "stroke":
            path = united(path, stroked(part, line))
        elif part.role == "outline":
            shape = stroked(part, line)
            path = united(path, united(shape, area(part)) if is_filled else shape)
        elif part.role == "solid-outline":
            path = united(path, united(stroked(part, line), area(part)))
        elif part.role == "solid":
            path = united(path, grown(area(part), (width - REGULAR) * 0.6 * part.factor))
        elif part.role == "detail":
            # Subtracted lines are a little thinner, so that they look as wide as painted lines.
            shape = stroked(part, line * 0.8 if is_filled else line)
            path = without(path, shape) if is_filled else united(path, shape)
        elif part.role == "hole":
            path = without(path, area(part)) if is_filled else united(path, stroked(part, line))
        elif part.role == "cut":
            gap = max(width * GAP, LEAST_GAP)
            shape = stroked(part, line + 2 * gap)
            closed = Part("cut", [contour for contour in part.contours if contour.closed])
            path = without(path, united(area(closed), shape))
    return path


def struck_through(path, width):
    """Returns a symbol with a line from the upper left to the lower right, and a gap along the line."""
    gap = max(width * 0.55, 0.95)
    shift = (width + gap) / 2 * math.sqrt(2)
    # The gap is above the line, so that the line is connected with the part below it.
    band = stroke_of([[(-2, -2 - shift), (26, 26 - shift)]], width + gap)
    return united(without(path, band), stroke_of([[(2.6, 2.6), (21.4, 21.4)]], width))


def with_badge(path, badge, width):
    """Returns a symbol with a disk at the lower trailing corner, in which a mark is a hole, and a gap around the disk."""
    left, top, right, bottom = path.bounds
    center = (min(right, 20.5) - BADGE_RADIUS + 2.2, min(bottom, 20.5) - BADGE_RADIUS + 1.6)
    gap = max(width * 0.6, 1.05)
    disk, hole = pathops.Path(), pathops.Path()
    ellipse(disk, center, BADGE_RADIUS)
    ellipse(hole, center, BADGE_RADIUS + gap)
    mark = pathops.Path()
    for data in BADGES[badge]:
        for contour in svg_path(data):
            draw(mark, contour.map(lambda p: (center[0] + p[0], center[1] + p[1])))
    mark.stroke(min(width * 0.8, 1.9), pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    mark = simplified(mark)
    return united(without(path, hole), without(disk, mark))


# MARK: Paths


def draw(path, contour):
    path.moveTo(*contour.start)
    for step in contour.steps:
        if len(step) == 1:
            path.lineTo(*step[0])
        else:
            path.cubicTo(*step[0], *step[1], *step[2])
    if contour.closed:
        path.close()


def ellipse(path, center, radius):
    draw(path, arc(center, radius, radius, 0, 360, True))


def stroke_of(lines, width):
    path = pathops.Path()
    for line in lines:
        path.moveTo(*line[0])
        for point in line[1:]:
            path.lineTo(*point)
    path.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    return simplified(path)


def stroked(part, width):
    result = pathops.Path()
    # Each contour is stroked separately, and then lines that cross each other are united.
    for contour in part.contours:
        path = pathops.Path()
        draw(path, contour)
        path.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
        result = united(result, simplified(path))
    return result


def area(part):
    path = pathops.Path()
    for contour in part.contours:
        draw(path, contour)
    return simplified(path)


def grown(path, width):
    """Returns an area that is larger by half of a width on each side, or smaller if the width is negative."""
    if abs(width) < 1e-6:
        return path
    line = pathops.Path(path)
    line.stroke(abs(width), pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    line = simplified(line)
    return united(path, line) if width > 0 else without(path, line)


def simplified(path):
    path.convertConicsToQuads(0.002)
    path.simplify(fix_winding=True, keep_starting_points=False)
    return path


def combined(first, second, operation):
    """Combines two areas, and repeats this with a slightly moved second area if the result is invalid."""
    for attempt in range(12):
        moved = second
        if attempt:
            angle = attempt * 2.4
            shift = 0.0006 * attempt
            moved = second.transform(1, 0, 0, 1, shift * math.cos(angle), shift * math.sin(angle))
        result = pathops.op(first, moved, operation, fix_winding=True, keep_starting_points=False)
        a, b, area_of_both = abs(first.area), abs(second.area), abs(result.area)
        if operation == pathops.PathOp.UNION:
            is_plausible = max(a, b) - 0.02 <= area_of_both <= a + b + 0.02
        else:
            is_plausible = a - b - 0.02 <= area_of_both <= a + 0.02
        if is_plausible:
            return result
    raise SystemExit("error: two shapes can't be combined")


def united(first, second):
    return combined(first, second, pathops.PathOp.UNION)


def without(first, second):
    return combined(first, second, pathops.PathOp.DIFFERENCE)
