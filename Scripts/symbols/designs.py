"""Reads the designs of symbols from text files. README.md explains the language."""

import math

from geometry import Contour, arc, mirrored, polygon, rectangle, svg_path, turned, whole

ROLES = {"stroke", "outline", "solid", "detail", "hole", "cut"}


class Part:
    def __init__(self, role, contours, factor=1.0, variant=None):
        self.role, self.contours, self.factor, self.variant = role, contours, factor, variant


class Design:
    def __init__(self, name, variants, place):
        self.name, self.variants, self.place, self.parts, self.aliases = name, variants, place, [], []


def read_designs(folder):
    """Returns all designs by their names, in the order of their files."""
    designs = {}
    for path in sorted(folder.glob("*.txt")):
        design = None
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            text, place = line.split("#")[0].rstrip(), f"{path.name}:{number}"
            if not text:
                continue
            try:
                if " = " in text:
                    alias, _, name = text.partition(" = ")
                    designs[name].aliases.append(alias)
                elif not text[0].isspace():
                    name, _, variants = text.partition(":")
                    assert name not in designs, "a second design of the name"
                    design = designs[name] = Design(name, variants.split(), place)
                else:
                    design.parts += parts_of(text.split(), designs)
            except Exception as error:
                raise SystemExit(f"error: {place}: {error}: {line.strip()}")
    return designs


def parts_of(words, designs):
    variant = None
    if words[0] in ("plain", "fill"):
        variant = words.pop(0)
    if words[0] in ("use", "cut-use"):
        return used(words, designs, variant)
    role = words.pop(0)
    assert role in ROLES, f"unknown role {role}"
    factor = float(words.pop(0)[1:]) if words[0].startswith("*") else 1.0
    return [Part(role, contours_of(words), factor, variant)]


def used(words, designs, variant):
    """Returns the parts of another design: `use NAME [move X,Y] [scale S] [turn A] [as fill]`; `cut-use` subtracts its area."""
    is_cut, name, rest = words[0] == "cut-use", words[1], words[2:]
    move, scale, angle, form, flip = (0, 0), 1.0, 0.0, None, None
    while rest:
        key, value = rest[:2]
        rest = rest[2:]
        if key == "move":
            move = pair(value)
        elif key == "scale":
            scale = float(value)
        elif key == "turn":
            angle = float(value)
        elif key == "as":
            form = value
        elif key == "flip":
            flip = value
        else:
            raise ValueError(f"unknown word {key}")
    result = []
    for part in designs[name].parts:
        if form and part.variant and part.variant != form:
            continue
        contours = [
            turned(mirrored(contour) if flip else contour, angle).map(
                lambda p: (12 + (p[0] - 12) * scale + move[0], 12 + (p[1] - 12) * scale + move[1])
            )
            for contour in part.contours
        ]
        role = "cut" if is_cut else part.role
        if form == "fill" and not is_cut:
            role = {"outline": "solid-outline"}.get(role, role)
        result.append(Part(role, contours, part.factor, variant or (None if form else part.variant)))
    return result


def pair(word):
    return tuple(float(number) for number in word.split(","))


def contours_of(words):
    kind, rest = words[0], words[1:]
    if kind == "mirror":
        contours = contours_of(rest)
        return contours + [mirrored(contour) for contour in contours]
    if kind == "spin":
        count, contours = int(rest[0]), contours_of(rest[1:])
        return [turned(contour, 360 / count * index) for index in range(count) for contour in contours]
    if kind == "turn":
        return [turned(contour, float(rest[0])) for contour in contours_of(rest[1:])]
    if kind == "half":
        return [whole(contour) for contour in svg_path(" ".join(rest))]
    if kind == "path":
        return svg_path(" ".join(rest))
    if kind == "line":
        radius = 0
        if "," not in rest[0]:
            radius = float(rest.pop(0))
        return [polygon([pair(word) for word in rest], radius, closed=False)]
    if kind == "poly":
        return [polygon([pair(word) for word in rest[1:]], float(rest[0]))]
    if kind == "circle":
        return [arc(pair(word), float(rest[0]), float(rest[0]), 0, 360, True) for word in rest[1:]]
    if kind == "ellipse":
        rx, ry = pair(rest[0])
        return [arc(pair(word), rx, ry, 0, 360, True) for word in rest[1:]]
    if kind == "rect":
        (x, y), (width, height) = pair(rest[0]), pair(rest[1])
        return [rectangle(x, y, width, height, float(rest[2]))]
    if kind == "arc":
        center, radius = pair(rest[0]), float(rest[1])
        return [arc(center, radius, radius, float(rest[2]), float(rest[3]))]
    if kind in ("star", "ngon"):
        # `star CORNER POINTS OUTER INNER CENTER`, and `ngon CORNER POINTS RADIUS CENTER`; a point is at the top.
        corner, count, radii = float(rest[0]), int(rest[1]), [float(word) for word in rest[2:-1]]
        return [polygon(ring(pair(rest[-1]), count, radii), corner)]
    if kind == "gear":
        # `gear CORNER TEETH OUTER INNER CENTER`
        corner, count, outer, inner = float(rest[0]), int(rest[1]), float(rest[2]), float(rest[3])
        center, step = pair(rest[4]), 360 / int(rest[1])
        corners = []
        for index in range(count):
            for part, radius in ((-0.33, inner), (-0.19, outer), (0.19, outer), (0.33, inner)):
                corners.append(polar(center, radius, (index + part) * step - 90))
        return [polygon(corners, corner)]
    if kind == "sparkle":
        # `sparkle RADIUS CENTER`: four points with hollow sides.
        return [hollow_star(pair(word), float(rest[0])) for word in rest[1:]]
    raise ValueError(f"unknown shape {kind}")


def polar(center, radius, degrees):
    angle = math.radians(degrees)
    return (center[0] + radius * math.cos(angle), center[1] + radius * math.sin(angle))


def ring(center, count, radii):
    total = count * len(radii)
    return [polar(center, radii[index % len(radii)], 360 / total * index - 90) for index in range(total)]


def hollow_star(center, radius):
    steps = []
    for index in range(4):
        middle, end = 90 * index - 45, 90 * index
        waist = polar(center, radius * 0.2, middle)
        start = polar(center, radius, end - 90)
        last = polar(center, radius, end)
        steps.append(tuple(
            (point[0] + (waist[0] - point[0]) * 0.8, point[1] + (waist[1] - point[1]) * 0.8) for point in (start, last)
        ) + (last,))
    return Contour(polar(center, radius, -90), steps, True)
