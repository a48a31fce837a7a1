"""Writes outlines as a table of letters, which SymbolOutlines.swift reads."""

# Printable ASCII except the space, the quotation mark and the backslash.
LETTERS = [chr(code) for code in range(0x21, 0x7F) if chr(code) not in '"\\']
UNITS = 32
BULGES = 400
NEAR = 30
SINGLE = 2 * NEAR + 1


def number(value):
    """Returns one letter for a number near 0, and two letters for other numbers."""
    if -NEAR <= value <= NEAR:
        return LETTERS[value + NEAR]
    leads = len(LETTERS) - SINGLE
    shifted = value + leads * len(LETTERS) // 2
    assert 0 <= shifted < leads * len(LETTERS), value
    return LETTERS[SINGLE + shifted // len(LETTERS)] + LETTERS[shifted % len(LETTERS)]


def snapped(point):
    return (round(point[0] * UNITS), round(point[1] * UNITS))


def pair(value):
    assert 0 <= value < len(LETTERS) ** 2, value
    return LETTERS[value // len(LETTERS)] + LETTERS[value % len(LETTERS)]


def encoded(contour):
    """Returns a closed contour: its start, then steps. Each step is a letter and the distances to its points.

    `H`, `V` and `L` are lines. `A` is an arc with its end and its bulge, and `C` a curve with its end last.
    """
    start, steps = contour
    first = last = snapped(start)
    text = number(first[0]) + number(first[1])
    for index, step in enumerate(steps):
        end = snapped(step[-1])
        dx, dy = end[0] - last[0], end[1] - last[1]
        if len(step) == 1:
            # Closing the contour draws a line back to the start.
            if (dx, dy) == (0, 0) or (index == len(steps) - 1 and end == first):
                continue
            if dy == 0:
                text += "H" + number(dx)
            elif dx == 0:
                text += "V" + number(dy)
            else:
                text += "L" + number(dx) + number(dy)
        elif len(step) == 2:
            text += "A" + number(dx) + number(dy) + number(round(step[0] * BULGES))
        else:
            c1, c2 = snapped(step[0]), snapped(step[1])
            values = (c1[0] - last[0], c1[1] - last[1], c2[0] - end[0], c2[1] - end[1], dx, dy)
            text += "C" + "".join(number(value) for value in values)
        last = end
    return text


def literal(text, width=400):
    lines = [text[start : start + width] for start in range(0, len(text), width)]
    return "\\\n".join("        " + line for line in lines)


def table_text(symbols, weights):
    contours, rows = {}, []
    for symbol in symbols:
        row = [symbol.name, symbol.enclosures or "-"]
        for weight in weights:
            if weight in symbol.outlines:
                numbers = [contours.setdefault(encoded(one), len(contours)) for one in symbol.outlines[weight]]
                row.append("".join(pair(value) for value in numbers))
        rows.append(" ".join(row))
        rows += [f"{alias} = {symbol.name}" for alias in symbol.aliases]
    rows.sort(key=lambda row: row.split(" ")[0])
    listed = "\n".join("        " + row for row in rows)
    return f'''// Made by Scripts/generate-symbols from the designs in Scripts/symbols. Don't edit.
// swift-format-ignore-file

extension SymbolTable {{
    /// The rows of symbols: the name, the enclosing shapes, and the contours of each weight, or an alias.
    static let rows: StaticString = """
{listed}
        """

    /// All contours, each of which may belong to several symbols.
    static let contours: StaticString = """
{literal(" ".join(contours))}
        """
}}
'''
