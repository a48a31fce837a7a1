"""Small documents that need much time or memory: a name and the views of each document."""

from __future__ import annotations

# The maximum number of bytes of a small document.
SMALL = 1000

RED = '<Color fill="red"/>'
DOT = '<Color fill="red" frame="3 3"/>'
WORDS = "All work and no play makes a dull picture. "


def repeat(count: int, views: str, index: str = "i") -> str:
    """Returns views in a loop."""
    return f'<ForEach count="{count}" index="{index}">{views}</ForEach>'


def nest(levels: int, start: str, end: str, views: str = RED) -> str:
    """Returns views inside a number of nested containers."""
    return start * levels + views + end * levels


def grid(attributes: str, views: str) -> str:
    """Returns a grid of views."""
    return f"<Grid {attributes}>{views}</Grid>"


def spans():
    """Generates spans and starts of track grids."""
    yield "ten spans of 9,999 rows", grid('tracks="1"', repeat(10, '<Color fill="red" gridSpan="1 9999"/>'))
    for count in (500, 1000, 5000, 24_000):
        yield f"spans up to {count} rows", grid('tracks="1"', repeat(count, '<Color fill="red" gridSpan="1 {i}"/>'))
    for count in (100, 1000, 24_000):
        for span in (10, 100, 10_000):
            views = repeat(count, f'<Color fill="red" gridSpan="1 {span}"/>')
            yield f"{count} spans of {span} rows", grid('tracks="1"', views)
            yield f"{count} spans of {span} rows in a frame", grid('tracks="1" frame="100 100"', views)
    for mode in ("fill", "scroll", "intrinsic"):
        for packing in ("sparse", "dense"):
            attributes = f'tracks="3" contentMode="{mode}" packing="{packing}"'
            views = repeat(200, '<Color fill="red" gridSpan="2 {i * 7}"/>')
            yield f"{mode}, {packing} spans", grid(attributes, views)
    for tracks in (1, 64, 65, 1000, 10_000):
        for start in (999, 99_999, 999_999):
            views = f'<Color fill="red" gridStart="0 {start}"/>'
            yield f"{tracks} columns and row {start}", grid(f'tracks="{tracks}"', views)
    yield "a start too far", grid('tracks="2"', '<Color fill="red" gridStart="0 2000000000"/>')
    yield "a negative start", grid('tracks="2"', '<Color fill="red" gridStart="-5 -5"/>')
    yield "a span too large", grid('tracks="2"', '<Color fill="red" gridSpan="2000000000 2000000000"/>')
    yield "a span of numbers that overflow", grid('tracks="2"', '<Color fill="red" gridSpan="1 99999999999999999999"/>')
    yield "starts far apart", grid('tracks="1"', repeat(900, '<Color fill="red" gridStart="0 {i * 1000}"/>'))
    yield "starts in both axes", grid('tracks="1000"', repeat(900, '<Color fill="red" gridStart="{i} {i * 100}"/>'))
    yield "large cells", grid('tracks="10000"', repeat(20, '<Color fill="red" gridSpan="10000 10000"/>'))
    yield "large cells in columns", grid('tracks="10000" flow="columns"', repeat(20, '<Color fill="red" gridSpan="10000 10000"/>'))
    yield "css-like spans", grid('tracks="1" gridSpanDistribution="cssLike"', repeat(300, '<Color fill="red" gridSpan="1 {i}"/>'))
    yield "rounded spans", grid('tracks="1" gridRounding="outward"', repeat(300, '<Color fill="red" gridSpan="1 {i}"/>'))
    for count in (10, 100, 1000, 12_000):
        inner = grid('tracks="1"', '<Color fill="red" gridSpan="1 9999"/>')
        yield f"{count} grids with a span", repeat(count, inner)
        yield f"{count} grids with a span in a grid", grid('tracks="10"', repeat(count, inner))
    nested = grid('tracks="1"', '<Color fill="red" gridSpan="1 5000"/>')
    for level in range(1, 7):
        nested = grid('tracks="1"', repeat(4, nested.replace("<Grid ", '<Grid gridSpan="1 5000" ', 1), f"i{level}"))
        yield f"spans of grids in {level} grids", nested
    yield "groups with spans", grid('tracks="2"', repeat(40, '<GridGroup span="2,9999"><Color fill="red"/></GridGroup>'))
    yield "groups with starts", grid('tracks="2"', repeat(40, '<GridGroup start="0,{i * 9999}"><Color fill="red"/></GridGroup>'))
    yield "lines of grids", grid('tracks="1" gridLines="both"', repeat(20, '<Color fill="red" gridSpan="1 5000"/>'))


def tracks():
    """Generates grids with many tracks."""
    for flow in ("rows", "columns"):
        for count in (1, 100, 10_000):
            yield f"{count} tracks in {flow}", grid(f'tracks="{count}" flow="{flow}"', repeat(24_000, RED))
            yield f"{count} tracks in {flow} with one item", grid(f'tracks="{count}" flow="{flow}"', RED)
    for size in ("fit", "pt(1)", "fr(1)", "fr(1000000)", "pt(10000000)", "minmax(pt(1),fr(1))"):
        yield f"tracks of {size}", grid(f'tracks="{size} {size}" autoTracks="{size}"', repeat(20_000, RED))
    for count in (100, 2500):
        yield f"{count} grids of 10,000 tracks", repeat(count, grid('tracks="10000"', RED))
    for count in (1, 10_000):
        yield f"{count} lazy columns", f'<LazyVGrid columns="{count}">{repeat(24_000, RED)}</LazyVGrid>'
        yield f"{count} lazy rows", f'<LazyHGrid rows="{count}">{repeat(24_000, RED)}</LazyHGrid>'
    for size in ("adaptive(0)", "adaptive(0.001)", "adaptive(1...2)", "fixed(0)", "flexible(0...10000000)"):
        lazy = f'<LazyVGrid columns="{size} {size}">{repeat(10_000, RED)}</LazyVGrid>'
        yield f"lazy {size}", lazy
        yield f"lazy {size}, wide", lazy.replace("<LazyVGrid", '<LazyVGrid frame="10000000 100"')
    yield "lazy grids", repeat(2000, '<LazyVGrid columns="10000"><Color fill="red"/></LazyVGrid>')
    for span in (2, 1000, 2_000_000_000):
        cells = repeat(5000, f'<Color fill="red" gridCellColumns="{span}"/>')
        yield f"row grid with spans of {span}", f"<Grid><GridRow>{cells}</GridRow></Grid>"
        yield f"rows with spans of {span}", f'<Grid>{repeat(5000, f"""<GridRow><Color fill="red" gridCellColumns="{span}"/></GridRow>""")}</Grid>'
    yield "row grid with spans up to 2,000", f'<Grid>{repeat(2000, """<GridRow><Color fill="red" gridCellColumns="{i}"/></GridRow>""")}</Grid>'
    yield "square row grid", f'<Grid>{repeat(150, f"<GridRow>{repeat(150, RED, chr(106))}</GridRow>")}</Grid>'
    for strategy in ("dynamic", "fixed(10000,1,0)", "fixed(1,0,0)"):
        cells = repeat(10_000, '<Color fill="red" spanGridCellSize="span(1000)"/>')
        yield f"span grid, {strategy}", f'<SpanGrid columnSizeStrategy="{strategy}" rowSizeStrategy="largest">{cells}</SpanGrid>'


def flows():
    """Generates flows, masonries and stacks."""
    for lanes in (1, 64, 65, 10_000, 1_000_000, 2_000_000_000):
        yield f"{lanes} columns of a masonry", f'<VMasonry columns="{lanes}">{repeat(20_000, DOT)}</VMasonry>'
        spanning = '<Color fill="red" frame="3 3" masonrySpan="{i}"/>'
        yield f"{lanes} rows with spans", f'<HMasonry rows="{lanes}">{repeat(20_000, spanning)}</HMasonry>'
    yield "masonries with many columns", repeat(1000, '<VMasonry columns="10000"><Color fill="red"/></VMasonry>')
    for limit in (0, 1, 10_000_000):
        yield f"flow of {limit}", f'<HFlow maxWidth="{limit}">{repeat(24_000, DOT)}</HFlow>'
        yield f"flow down {limit}", f'<VFlow maxHeight="{limit}" alignment="topJustified">{repeat(24_000, DOT)}</VFlow>'
    for name in ("HStack", "VStack", "ZStack", "LazyVStack", "List", "Form", "Group"):
        yield f"{name} of many", f"<{name}>{repeat(24_000, RED)}</{name}>"
        yield f"{name} of spaces", f"<{name}>{repeat(12_000, f'{RED}<Spacer/>')}</{name}>"
    for name in ("HStack", "VStack", "ZStack", "Grid", "HFlow", "ScrollView", "ViewThatFits", "GroupBox"):
        yield f"{name} nested", nest(18, f"<{name}>", f"</{name}>", RED + DOT)
    tree = DOT
    for level in range(7):
        tree = f'<ForEach count="4" index="i{level}"><HStack>{tree}</HStack></ForEach>'
    yield "a tree of stacks", tree
    fitting = RED
    for level in range(8):
        fitting = f"<ViewThatFits>{fitting}{fitting if level < 3 else RED}</ViewThatFits>"
    yield "fitting views", fitting
    yield "shares of a reader", f'<WidthReader>{repeat(10_000, """<Color fill="red" shareFrame="0.5"/>""")}</WidthReader>'


def texts():
    """Generates texts."""
    for count in (1, 10, 1000):
        yield f"{count} long texts", repeat(count, f"<Text>{WORDS * 15}</Text>")
        yield f"{count} long texts, narrow", repeat(count, f'<Text frame="1 1000">{WORDS * 15}</Text>')
    yield "many short texts", repeat(24_000, "<Text>{i}</Text>")
    yield "a word of many letters", f"<Text>{'a' * 900}</Text>"
    yield "narrow letters", f'<Text frame="0 100">{"i" * 900}</Text>'
    yield "words from both sides", f"<Text>{'a&#x05D0; ' * 90}</Text>"
    yield "isolates", f"<Text>{'&#x2067;a' * 90}</Text>"
    yield "emoji", f"<Text>{'&#x1F468;&#x200D;&#x1F469; ' * 30}</Text>"
    yield "marks on letters", f"<Text>{'a' + '&#x0301;' * 100}</Text>"
    yield "scaled texts", repeat(2000, f'<Text minimumScaleFactor="0.01" frame="10 10">{WORDS * 3}</Text>')
    yield "justified text", repeat(50, f'<HairSpaceJustifiedText frame="300 1000">{WORDS * 10}</HairSpaceJustifiedText>')
    yield "truncated texts", repeat(2000, f'<Text lineLimit="2" frame="60 100" truncationMode="middle">{WORDS * 3}</Text>')
    yield "marked text", f"<Text>{'**a** *b* `c` ' * 60}</Text>"
    yield "large letters", '<Text font="5000">Large</Text>'
    yield "links", repeat(1000, "<Text>[a](https://example.com/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa)</Text>")


def styles():
    """Generates shapes, gradients, effects and layers."""
    for dash in ("0.001", "0.001 0.001", "1 0", "0 0", "1 10000000"):
        yield f"dashes {dash}", f'<Circle stroke="red" dash="{dash}" frame="10000000 10000000"/>'
        yield f"many dashes {dash}", repeat(5000, f'<Circle stroke="red" dash="{dash}" frame="1000 1000"/>')
    stops = ", ".join(f"red@{index / 60:.3f}" for index in range(60))
    for name in ("LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient"):
        radius = ' endRadius="9"' if name == "RadialGradient" else ""
        yield f"{name} with many stops", repeat(3000, f'<{name} stops="{stops}"{radius}/>')
        yield f"{name} in changing colours", repeat(3000, f'<{name} stops="red@0, blue@0.{{i + 1000}}"{radius}/>')
    yield "large angular gradient", '<AngularGradient stops="red@0, blue@1" frame="10000000 10000000"/>'
    for effect in ('shadow="red 10"', 'blur="5"', 'rotationEffect="{i}"', 'opacity="0.5"', 'hueRotation="{i}"', 'clipShape="circle"', 'cornerRadius="3"', 'border="red"'):
        yield f"many {effect.split('=')[0]}", repeat(8000, f'<Color fill="red" {effect}/>')
    yield "nested shadows", nest(150, '<shadow color="red">', "</shadow>")[:0] + nest(16, '<Group shadow="red 10">', "</Group>")
    mask = "<Color fill=\"red\"><mask><Text>{i}</Text></mask></Color>"
    yield "masks", repeat(5000, mask)
    masked = RED
    for level in range(9):
        masked = f"<Circle><mask>{masked}</mask></Circle>" if level % 2 else f"<Circle><overlay>{masked}</overlay></Circle>"
    yield "masks in masks", repeat(500, masked)
    layers = RED
    for level in range(5):
        layers = f'<Color fill="red"><overlay><ForEach count="6" index="o{level}">{layers}</ForEach></overlay></Color>'
    yield "layers on layers", layers
    yield "a long path", f'<Path data="M 0 0 {"L 9 9 Q 1 2 3 4 " * 50}"/>'
    yield "many paths", repeat(5000, f'<Path data="M 0 0 {"L 9 9 Q 1 2 3 4 " * 20}"/>')
    yield "huge frames", nest(10, '<Group frame="10000000 10000000">', "</Group>")
    yield "huge negative paddings", nest(10, '<Group padding="-1000000">', "</Group>")
    yield "huge numbers", '<Color fill="red" frame="1e308 1e308"/>'
    yield "huge transforms", nest(10, '<Group scaleEffect="100000">', "</Group>")


def controls():
    """Generates controls, tables and dimensions."""
    for name in ("Toggle", "Button", "Link", "Menu", "Label", "TextField"):
        extra = ' destination="https://example.com"' if name == "Link" else ""
        yield f"many {name}", repeat(4000, f'<{name} title="A"{extra}/>')
    yield "sliders", repeat(4000, '<Slider value="0.5"/>')
    yield "steps of a stepper", repeat(4000, '<Stepper title="A"/>')
    yield "gauges", repeat(3000, '<Gauge title="A" value="0.5" gaugeStyle="accessoryCircular"/>')
    yield "pickers", repeat(1500, '<Picker title="A" pickerStyle="segmented"><Text>A</Text><Text>B</Text></Picker>')
    yield "rows of a list", f'<List>{repeat(8000, "<Text>{i}</Text>")}</List>'
    yield "sections", f'<List>{repeat(3000, "<Section><header><Text>{i}</Text></header><Text>A</Text></Section>")}</List>'
    yield "tabs", f'<TabView>{repeat(2000, """<Tab title="A"><Text>{i}</Text></Tab>""")}</TabView>'
    yield "symbols", repeat(10_000, '<Image systemName="star"/>')
    yield "dimensions of many views", repeat(5000, '<Color fill="red" dimension="all"/>')
    yield "dimensions in a grid", grid('tracks="50"', repeat(5000, '<Color fill="red" dimension="all"/>'))
    yield "a mosaic", grid('tracks="100" packing="dense"', repeat(8000, '<Color fill="red" gridSpan="{i * 7 + 1} 2"/>'))
    yield "guides of nested grids", repeat(300, grid('tracks="5"', repeat(20, grid('tracks="1"', RED), "j")))


def everything() -> list:
    """Returns the name and the bytes of every small document."""
    documents = {}
    for shapes in (spans, tracks, flows, texts, styles, controls):
        for name, views in shapes():
            document = f'<Figure title="Small">{views}</Figure>\n'
            assert name not in documents, name
            documents[name] = document.encode()
    return list(documents.items())
