"""Shapes on the grid: contours of straight lines and cubic curves, from the text of a design."""

import math
import re

KAPPA = 4 / 3 * (math.sqrt(2) - 1)


class Contour:
    """A start, and steps to points: (x, y) for a line, or three points for a curve."""

    def __init__(self, start, steps=None, closed=False):
        self.start, self.steps, self.closed = start, steps or [], closed

    def map(self, change):
        steps = [tuple(change(point) for point in step) for step in self.steps]
        return Contour(change(self.start), steps, self.closed)

    def reversed(self):
        points = [self.start] + [step[-1] for step in self.steps]
        steps = [
            tuple(reversed(step[:-1])) + (points[index],) for index, step in reversed(list(enumerate(self.steps)))
        ]
        return Contour(points[-1], steps, self.closed)


def arc_steps(center, rx, ry, first, last):
    """Returns the curves of an arc between two angles in degrees, clockwise if the second angle is larger."""
    count = max(1, math.ceil(abs(last - first) / 90 - 1e-9))
    step = math.radians(last - first) / count
    reach = 4 / 3 * math.tan(step / 4)
    steps, angle = [], math.radians(first)
    for _ in range(count):
        end = angle + step
        (c0, s0), (c1, s1) = (math.cos(angle), math.sin(angle)), (math.cos(end), math.sin(end))
        steps.append((
            (center[0] + rx * (c0 - reach * s0), center[1] + ry * (s0 + reach * c0)),
            (center[0] + rx * (c1 + reach * s1), center[1] + ry * (s1 - reach * c1)),
            (center[0] + rx * c1, center[1] + ry * s1),
        ))
        angle = end
    return steps


def arc(center, rx, ry, first, last, closed=False):
    angle = math.radians(first)
    start = (center[0] + rx * math.cos(angle), center[1] + ry * math.sin(angle))
    return Contour(start, arc_steps(center, rx, ry, first, last), closed)


def svg_arc(start, end, rx, ry, large, sweep):
    """Returns the curves of an arc in SVG's description, with axes that aren't rotated."""
    x0, y0 = (start[0] - end[0]) / 2 / rx, (start[1] - end[1]) / 2 / ry
    square = x0 * x0 + y0 * y0
    if square > 1:
        rx, ry, square = rx * math.sqrt(square), ry * math.sqrt(square), 1
        x0, y0 = (start[0] - end[0]) / 2 / rx, (start[1] - end[1]) / 2 / ry
    factor = math.sqrt(max(0, (1 - square) / square)) if square else 0
    if bool(large) == bool(sweep):
        factor = -factor
    cx, cy = factor * y0, -factor * x0
    center = ((start[0] + end[0]) / 2 + cx * rx, (start[1] + end[1]) / 2 + cy * ry)
    first = math.degrees(math.atan2((start[1] - center[1]) / ry, (start[0] - center[0]) / rx))
    last = math.degrees(math.atan2((end[1] - center[1]) / ry, (end[0] - center[0]) / rx))
    if sweep and last < first:
        last += 360
    if not sweep and last > first:
        last -= 360
    steps = arc_steps(center, rx, ry, first, last)
    steps[-1] = steps[-1][:2] + (end,)
    return steps


def polygon(corners, radius, closed=True):
    """Returns straight lines with rounded corners; a corner may have a radius as its third number."""
    count = len(corners)
    result = None
    for index, corner in enumerate(corners):
        point = corner[:2]
        is_end = not closed and index in (0, count - 1)
        own = 0 if is_end else (corner[2] if len(corner) > 2 else radius)
        if own <= 0:
            pieces = [(point,)]
        else:
            before, after = corners[index - 1][:2], corners[(index + 1) % count][:2]
            a, b = unit(point, before), unit(point, after)
            angle = math.acos(max(-1, min(1, a[0] * b[0] + a[1] * b[1])))
            reach = own / math.tan(angle / 2)
            longest = min(distance(point, before), distance(point, after)) * 0.499
            if reach > longest:
                reach = longest
                own = reach * math.tan(angle / 2)
            turn = math.pi - angle
            handle = 4 / 3 * math.tan(turn / 4) * own
            start = (point[0] + a[0] * reach, point[1] + a[1] * reach)
            end = (point[0] + b[0] * reach, point[1] + b[1] * reach)
            pieces = [(start,), (
                (start[0] - a[0] * handle, start[1] - a[1] * handle),
                (end[0] - b[0] * handle, end[1] - b[1] * handle),
                end,
            )]
        if result is None:
            result = Contour(pieces[0][0], [], closed)
            result.steps += pieces[1:]
        else:
            result.steps += pieces
    return result


def unit(start, end):
    length = distance(start, end)
    return ((end[0] - start[0]) / length, (end[1] - start[1]) / length)


def distance(a, b):
    return math.hypot(a[0] - b[0], a[1] - b[1])


def rectangle(x, y, width, height, radius):
    """Returns a rectangle with corners that start to bend a little earlier than circles, like the corners of devices."""
    r = min(radius, width / 2, height / 2)
    right, bottom, k = x + width, y + height, r * (1 - KAPPA)
    return Contour((x + r, y), [
        ((right - r, y),), ((right - k, y), (right, y + k), (right, y + r)),
        ((right, bottom - r),), ((right, bottom - k), (right - k, bottom), (right - r, bottom)),
        ((x + r, bottom),), ((x + k, bottom), (x, bottom - k), (x, bottom - r)),
        ((x, y + r),), ((x, y + k), (x + k, y), (x + r, y)),
    ], True)


def svg_path(text):
    """Returns the contours of SVG path data."""
    tokens = re.findall(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)", text)
    contours, point, control, command, index = [], (0, 0), None, None, 0

    def number():
        nonlocal index
        index += 1
        return float(tokens[index - 1])

    def pair(relative):
        x, y = number(), number()
        return (x + point[0], y + point[1]) if relative else (x, y)

    while index < len(tokens):
        if tokens[index].isalpha():
            command = tokens[index]
            index += 1
        kind, relative = command.upper(), command.islower()
        steps = contours[-1].steps if contours else None
        if kind == "M":
            point = pair(relative)
            contours.append(Contour(point))
            command = "l" if relative else "L"
            control = None
            continue
        if kind == "Z":
            contours[-1].closed = True
            point, control = contours[-1].start, None
            continue
        if contours[-1].closed:
            contours.append(Contour(point))
            steps = contours[-1].steps
        if kind == "L":
            steps.append((pair(relative),))
        elif kind == "H":
            x = number()
            steps.append(((x + point[0] if relative else x, point[1]),))
        elif kind == "V":
            y = number()
            steps.append(((point[0], y + point[1] if relative else y),))
        elif kind == "C":
            steps.append((pair(relative), pair(relative), pair(relative)))
        elif kind == "S":
            first = (2 * point[0] - control[0], 2 * point[1] - control[1]) if control else point
            steps.append((first, pair(relative), pair(relative)))
        elif kind == "Q":
            middle, end = pair(relative), pair(relative)
            steps.append(tuple(
                (a[0] + (middle[0] - a[0]) * 2 / 3, a[1] + (middle[1] - a[1]) * 2 / 3) for a in (point, end)
            ) + (end,))
        elif kind == "A":
            rx, ry, _, large, sweep = (number() for _ in range(5))
            steps += svg_arc(point, pair(relative), rx, ry, large, sweep)
        else:
            raise ValueError(f"unknown command {command} in {text}")
        point = steps[-1][-1]
        control = steps[-1][1] if kind in "CS" else None
    return contours


def mirrored(contour):
    return contour.map(lambda p: (24 - p[0], p[1]))


def turned(contour, degrees, center=(12, 12)):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return contour.map(lambda p: (
        center[0] + (p[0] - center[0]) * c - (p[1] - center[1]) * s,
        center[1] + (p[0] - center[0]) * s + (p[1] - center[1]) * c,
    ))


def whole(half):
    """Returns a closed contour of a right half, from the top of the axis to its bottom, and its mirror image."""
    back = mirrored(half).reversed()
    return Contour(half.start, half.steps + back.steps, True)
