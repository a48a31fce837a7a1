"""Writes the page of symbols and its pictures."""

from pathlib import Path

from sheets import bounds, data

COLUMNS, CELL = 8, (92, 66)
PAGE = """# Symbols

`Image(systemName:)` draws the symbols on this page. The outlines belong to GridPress: each symbol has the name, the
meaning and about the size of Apple's symbol, but its own drawing. For any other name, GridPress draws a placeholder and
reports a finding (`image.symbol-placeholder`). `Scripts/generate-symbols` writes this page and the outlines from the
designs in `Scripts/symbols`.

- **Size.** The size of a symbol follows the font: a circle is 1.17 times as wide as the size of the text.
  `imageScale(_:)` makes a symbol smaller or larger. The middle of a symbol is at the middle of capital letters.
- **Weight.** Symbols have thin lines for font weights up to `light`, thick lines for `semibold` and above, and regular
  lines for the other weights.
- **Color.** The foreground style colors a symbol. A symbol inside a shape has two layers. With several foreground
  styles, its content has the primary style and its shape the secondary style. `symbolRenderingMode(_:)` sets other
  colors of the layers. A note reports other symbols whose name describes several parts
  (`image.symbol-without-layers`). `multicolor` knows the colors of `heart.fill`, `star.fill`, `plus.circle.fill`,
  `minus.circle.fill` and `exclamationmark.triangle.fill`.
- **Variants** such as `.fill`, `.slash` and `.circle` are part of the name, or come from `symbolVariant(_:)`. Badges are
  always part of the name. Inside a circle or a square, a symbol is smaller, and filled if it has a filled variant. In a
  filled shape, the symbol is a hole. GridPress draws only the variants on this page.
- **Direction.** Arrows and chevrons with `forward` and `backward` in their names follow the layout direction.
- **Tab bars** draw the filled variants of their symbols, as on iOS.
- **Resizable symbols** fill their frame without a margin, so `scaledToFit()` keeps their proportions.
- **Numbers** from 0 to 50 are available in circles and squares: `1.circle`, `24.square.fill`.
"""


def picture(symbols):
    """Returns a sheet of symbols with their names; its colors follow the scheme of the reader."""
    height = -(-len(symbols) // COLUMNS) * CELL[1]
    width = COLUMNS * CELL[0]
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        "<style>@media(prefers-color-scheme:dark){g{fill:#e7eaee}g+g{fill:#98a2b0}}</style>"
    )
    shapes, names = "", ""
    for index, symbol in enumerate(symbols):
        x, y = index % COLUMNS * CELL[0] + CELL[0] / 2, index // COLUMNS * CELL[1] + 24
        outline = symbol.outlines["regular"]
        left, _, right, _ = bounds(outline)
        scale = 30 / 24
        shapes += f'<path d="{data(outline, scale, x - (left + right) / 2 * scale, y - 12 * scale)}"/>'
        name = symbol.name if len(symbol.name) < 20 else symbol.name[:18] + "\u2026"
        names += f'<text x="{x:g}" y="{y + 32:g}">{name}</text>'
    return (
        f'{text}<g fill="#1b1f24" fill-rule="evenodd">{shapes}</g>'
        f'<g fill="#5b6470" font-family="Helvetica,Arial,sans-serif" font-size="9" text-anchor="middle">{names}</g></svg>\n'
    )


def section_names(folder):
    """Returns the titles of the files of designs: their first lines."""
    for path in sorted(folder.glob("*.txt")):
        yield path.name, path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ").rstrip(".")


def documents(designs, symbols, folder):
    """Returns the texts of the page and its pictures, by their paths."""
    by_name = {symbol.name: symbol for symbol in symbols}
    page, result = PAGE, {}
    for file, title in section_names(folder):
        members = [design for design in designs.values() if design.place.startswith(file + ":")]
        shown = [by_name[design.name] for design in members]
        name = "symbols-" + Path(file).stem.split("-", 1)[1] + ".svg"
        result["Documentation/Pictures/" + name] = picture(shown)
        heading = title.split(":")[0]
        width, height = COLUMNS * CELL[0], -(-len(shown) // COLUMNS) * CELL[1]
        page += f'\n## {heading}\n\n<img src="Pictures/{name}" width="{width}" height="{height}" alt="{heading}">\n\n'
        for design in members:
            forms = []
            for word in design.variants:
                if word.startswith("fill="):
                    forms.append(f"`{word.removeprefix('fill=')}`")
                elif word in ("circle", "square"):
                    forms += [f"`.{word}`", f"`.{word}.fill`"]
                elif word == "slash" and "fill" in design.variants:
                    forms += ["`.slash`", "`.slash.fill`"]
                else:
                    forms.append(f"`.{word}`")
                    if word.startswith("badge.") and "fill" in design.variants:
                        forms.append(f"`.fill.{word}`")
            aliases = "".join(f", `{alias}`" for alias in design.aliases)
            page += f"- `{design.name}`{aliases}" + (": " + ", ".join(forms) if forms else "") + "\n"
    result["Documentation/Symbols.md"] = page
    return result
