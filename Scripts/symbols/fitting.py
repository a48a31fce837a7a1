"""Fits contours with few curves: a smooth run of short pieces becomes one arc or one cubic near the pieces.

A step of a contour is a tuple: `(end,)` for a line, `(bulge, end)` for an arc of a circle, whose bulge is the tangent of
a quarter of its angle, and `(control, control, end)` for a cubic.
"""

import math

import pathops

from geometry import arc_steps

TOLERANCE = 0.02
CORNER = math.radians(8)
SHORT = 0.012


def fitted(path):
    """Returns the contours of a path, each with a start and steps."""
    runs = []
    for verb, points in path:
        if verb == pathops.PathVerb.MOVE:
            runs.append([points[0]])
        elif verb != pathops.PathVerb.CLOSE:
            runs[-1].append(points)
    contours = [fitted_contour(pieces) for pieces in map(pieces_of, runs) if pieces]
    # The order doesn't depend on the library that created the contours.
    contours.sort(key=lambda contour: (round(contour[0][1], 2), round(contour[0][0], 2)))
    return contours


def pieces_of(run):
    """Returns lines and curves as lists of 2, 3 or 4 points, as a closed contour."""
    start, pieces = run[0], []
    point = start
    for points in run[1:]:
        pieces.append([point, *points])
        point = points[-1]
    if distance(point, start) > 1e-6:
        pieces.append([point, start])
    pieces = [piece for piece in pieces if length(piece) > 1e-7]
    # Invisibly short pieces are left out; their ends become one point.
    result = []
    for piece in pieces:
        if result and length(piece) < SHORT:
            result[-1][-1] = piece[-1]
            continue
        if result:
            piece[0] = result[-1][-1]
        result.append(piece)
    if result:
        result[0][0] = result[-1][-1]
    return result if len(result) > 1 else []


def distance(a, b):
    return math.hypot(a[0] - b[0], a[1] - b[1])


def length(piece):
    return sum(distance(a, b) for a, b in zip(piece, piece[1:]))


def is_line(piece):
    if len(piece) == 2:
        return True
    a, b = piece[0], piece[-1]
    chord = distance(a, b)
    if chord < 1e-9:
        return False
    return all(
        abs((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / chord < 0.002 for p in piece[1:-1]
    )


def direction(piece, at_end):
    points = list(reversed(piece)) if at_end else piece
    for point in points[1:]:
        if distance(points[0], point) > 1e-5:
            dx, dy = point[0] - points[0][0], point[1] - points[0][1]
            if at_end:
                dx, dy = -dx, -dy
            size = math.hypot(dx, dy)
            return (dx / size, dy / size)
    return (1, 0)


def angle_between(a, b):
    return abs(math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]))


def fitted_contour(pieces):
    pieces = merged_lines(pieces)
    count = len(pieces)
    # A run ends at long lines and at corners.
    def is_long_line(piece):
        return is_line(piece) and length(piece) > 0.45

    breaks = [
        index for index in range(count)
        if is_long_line(pieces[index]) or is_long_line(pieces[index - 1])
        or angle_between(direction(pieces[index - 1], True), direction(pieces[index], False)) > CORNER
    ]
    if not breaks:
        # A smooth loop, which starts at its leftmost point.
        breaks = [min(range(count), key=lambda index: (pieces[index][0][0], pieces[index][0][1]))]
    first = min(breaks, key=lambda index: (round(pieces[index][0][1], 3), round(pieces[index][0][0], 3)))
    pieces = pieces[first:] + pieces[:first]
    breaks = sorted((index - first) % count for index in breaks) + [count]
    steps = []
    for begin, end in zip(breaks, breaks[1:]):
        run = pieces[begin:end]
        if len(run) == 1 and is_line(run[0]):
            steps.append((run[0][-1],))
        else:
            steps += fit(run)
    return (pieces[0][0], steps)


def merged_lines(pieces):
    result = []
    for piece in pieces:
        if result and len(piece) == 2 and len(result[-1]) == 2:
            if angle_between(direction(result[-1], True), direction(piece, False)) < 0.002:
                result[-1] = [result[-1][0], piece[-1]]
                continue
        result.append(piece)
    return result


def point_at(piece, t):
    points = piece
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(points, points[1:])]
    return points[0]


def fit(run):
    """Returns the smallest number of cubics for a smooth run of pieces."""
    samples, tangents = [run[0][0]], {0: direction(run[0], False)}
    for piece in run:
        count = 2 if is_line(piece) else max(3, min(12, math.ceil(length(piece) / 0.25)))
        for number in range(1, count + 1):
            samples.append(point_at(piece, number / count))
        tangents[len(samples) - 1] = direction(piece, True)
    joints = sorted(tangents)
    return fit_range(samples, tangents, joints)


def fit_range(samples, tangents, joints):
    steps, index = [], 0
    while index < len(joints) - 1:
        def reach(fitting):
            """Returns the farthest joint that a curve can reach, searching from the end."""
            for far in range(len(joints) - 1, index, -1):
                begin, end = joints[index], joints[far]
                step = fitting(samples[begin : end + 1], tangents[begin], tangents[end])
                if step:
                    return far, step
            return index, None

        arc_far, arc = reach(fit_arc)
        cubic_far, cubic = reach(fit_cubic) if arc_far < len(joints) - 1 else (index, None)
        if arc and arc_far >= cubic_far:
            far, step = arc_far, arc
        elif cubic:
            far, step = cubic_far, cubic
        else:
            far = index + 1
            begin, end = joints[index], joints[far]
            step = fit_cubic(samples[begin : end + 1], tangents[begin], tangents[end], force=True)
        steps.append(step)
        index = far
    return steps


def fit_arc(points, start, end):
    """Returns an arc of a circle from the first to the last point; `None` if it isn't near all other points."""
    first, last = points[0], points[-1]
    if distance(first, last) < 0.05:
        return None
    angle = 0.0
    directions = [start]
    for a, b in zip(points, points[1:]):
        if distance(a, b) > 1e-6:
            size = distance(a, b)
            directions.append(((b[0] - a[0]) / size, (b[1] - a[1]) / size))
    directions.append(end)
    for a, b in zip(directions, directions[1:]):
        angle += math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1])
    if not math.radians(6) < abs(angle) < math.radians(265):
        return None
    side = 1 if angle > 0 else -1
    bulge = sagittal_bulge(points, side)
    if bulge * side < 0.02:
        return None
    center, radius = circle_of(first, last, bulge)
    if any(abs(distance(point, center) - radius) > TOLERANCE * 0.8 for point in points):
        return None
    # The directions at the ends are perpendicular to the radius.
    for point, tangent in ((first, start), (last, end)):
        across = (-(point[1] - center[1]) * side / radius, (point[0] - center[0]) * side / radius)
        if angle_between(across, tangent) > math.radians(5):
            return None
    return (bulge, last)


def sagittal_bulge(points, side):
    """Returns the bulge of an arc from its distance to the straight line between its ends."""
    first, last = points[0], points[-1]
    dx, dy = last[0] - first[0], last[1] - first[1]
    chord = math.hypot(dx, dy)
    height = max((dy * (p[0] - first[0]) - dx * (p[1] - first[1])) * side for p in points) / chord
    return 2 * height / chord * side


def circle_of(first, last, bulge):
    """Returns the center and the radius of the circle through two points; arcs with a bulge above 0 are clockwise (y down)."""
    dx, dy = last[0] - first[0], last[1] - first[1]
    offset = (1 - bulge * bulge) / (4 * bulge)
    center = ((first[0] + last[0]) / 2 - dy * offset, (first[1] + last[1]) / 2 + dx * offset)
    return center, distance(center, first)


def curves(start, step):
    """Returns the cubics of a step; empty for a line."""
    if len(step) != 2:
        return [step]
    bulge, end = step
    center, radius = circle_of(start, end, bulge)
    angle = 4 * math.atan(bulge)
    first = math.degrees(math.atan2(start[1] - center[1], start[0] - center[0]))
    steps = arc_steps(center, radius, radius, first, first + math.degrees(angle))
    return steps[:-1] + [steps[-1][:2] + (end,)]


def expanded(contours):
    """Returns contours with cubics in place of arcs."""
    result = []
    for start, steps in contours:
        point, curved = start, []
        for step in steps:
            curved += curves(point, step)
            point = step[-1]
        result.append((start, curved))
    return result


def fit_cubic(points, start, end, force=False):
    """Returns a cubic from the first to the last point with these directions; `None` if it isn't near all other points."""
    first, last = points[0], points[-1]
    turn = total_turn(points, start, end)
    if turn > math.radians(185) and not force:
        return None
    lengths = [0.0]
    for a, b in zip(points, points[1:]):
        lengths.append(lengths[-1] + distance(a, b))
    if lengths[-1] < 1e-9:
        return (first, last, last)
    ts = [value / lengths[-1] for value in lengths]
    chord = distance(first, last)
    for attempt in range(8):
        c00 = c01 = c11 = x0 = x1 = 0.0
        for t, p in zip(ts, points):
            b0, b1, b2, b3 = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3
            a0 = (start[0] * b1, start[1] * b1)
            a1 = (-end[0] * b2, -end[1] * b2)
            rest = (
                p[0] - first[0] * (b0 + b1) - last[0] * (b2 + b3),
                p[1] - first[1] * (b0 + b1) - last[1] * (b2 + b3),
            )
            c00 += a0[0] ** 2 + a0[1] ** 2
            c01 += a0[0] * a1[0] + a0[1] * a1[1]
            c11 += a1[0] ** 2 + a1[1] ** 2
            x0 += a0[0] * rest[0] + a0[1] * rest[1]
            x1 += a1[0] * rest[0] + a1[1] * rest[1]
        det = c00 * c11 - c01 * c01
        if abs(det) < 1e-12:
            r0 = r1 = lengths[-1] / 3
        else:
            r0, r1 = (x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det
        limit = lengths[-1] * 1.5
        if not (1e-6 < r0 < limit and 1e-6 < r1 < limit):
            r0 = r1 = lengths[-1] / 3
        cubic = [
            first, (first[0] + start[0] * r0, first[1] + start[1] * r0),
            (last[0] - end[0] * r1, last[1] - end[1] * r1), last,
        ]
        worst = max(distance(point_at(cubic, t), p) for t, p in zip(ts, points))
        if worst < TOLERANCE:
            return tuple(cubic[1:])
        # Each iteration improves the fit, but less than the previous iteration.
        if not force and worst > TOLERANCE * (25, 10, 6, 4, 3, 2.5, 2, 1)[attempt]:
            return None
        ts = [0.0] + [closer(cubic, t, p) for t, p in zip(ts[1:-1], points[1:-1])] + [1.0]
        if any(a >= b for a, b in zip(ts, ts[1:])):
            break
    return tuple(cubic[1:]) if force else None


def total_turn(points, start, end):
    total, last = 0.0, start
    for a, b in zip(points, points[1:]):
        size = distance(a, b)
        if size < 1e-9:
            continue
        now = ((b[0] - a[0]) / size, (b[1] - a[1]) / size)
        total += angle_between(last, now)
        last = now
    return total + angle_between(last, end)


def closer(cubic, t, p):
    """Returns the result of one step of Newton's method towards the nearest point of a cubic."""
    a, b, c, d = cubic
    q = point_at(cubic, t)
    first = [(3 * (b[i] - a[i]), 3 * (c[i] - b[i]), 3 * (d[i] - c[i])) for i in (0, 1)]
    v = [f[0] * (1 - t) ** 2 + 2 * f[1] * t * (1 - t) + f[2] * t * t for f in first]
    w = [2 * (f[1] - f[0]) * (1 - t) + 2 * (f[2] - f[1]) * t for f in first]
    up = (q[0] - p[0]) * v[0] + (q[1] - p[1]) * v[1]
    down = v[0] ** 2 + v[1] ** 2 + (q[0] - p[0]) * w[0] + (q[1] - p[1]) * w[1]
    return t if abs(down) < 1e-9 else min(1.0, max(0.0, t - up / down))
