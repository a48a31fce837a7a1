extension SampleFigure {
    static let alignment: [SampleFigure] = [rowAlignments, columnAlignments, textBaselines, layeredCorner]

    private static let rowAlignments: SampleFigure = SampleFigure(
        "row-alignments", title: "Across a row",
        description: "Three rows of cells of three heights: their tops meet, their middles meet, their bottoms meet."
    ) {
        HStack(spacing: 32) {
            Captioned("top") { row(.top).named("tops meet") }
            Captioned("center") { row(.center).named("middles meet") }
            Captioned("bottom") { row(.bottom).named("bottoms meet") }
        }
    }

    private static func row(_ alignment: VerticalAlignment) -> some View {
        HStack(alignment: alignment, spacing: 6) {
            Tile("", .denim).frame(width: 24, height: 32)
            Tile("", .iris).frame(width: 24, height: 88)
            Tile("", .coral).frame(width: 24, height: 56)
        }
        .overlay(alignment: Alignment(horizontal: .center, vertical: alignment)) { GuideLine(.horizontal) }
    }

    private static let columnAlignments: SampleFigure = SampleFigure(
        "column-alignments", title: "Across a column",
        description: "Three columns of bars of three widths: leading edges meet, middles meet, trailing edges meet."
    ) {
        HStack(spacing: 32) {
            Captioned("leading") { column(.leading).named("leading edges meet") }
            Captioned("center") { column(.center).named("middles meet") }
            Captioned("trailing") { column(.trailing).named("trailing edges meet") }
        }
    }

    private static func column(_ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 6) {
            Tile("", .lagoon).frame(width: 48, height: 20)
            Tile("", .meadow).frame(width: 96, height: 20)
            Tile("", .amber).frame(width: 72, height: 20)
        }
        .overlay(alignment: Alignment(horizontal: alignment, vertical: .center)) { GuideLine(.vertical) }
    }

    private static let textBaselines: SampleFigure = SampleFigure(
        "text-baselines", title: "Texts stand on one line",
        description: """
            A price in three sizes. The letters stand on one baseline, which is drawn as a line, although their frames \
            begin and end at different heights; the cell without text stands on it with its bottom edge.
            """
    ) {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Tile("", .amber).frame(width: 28, height: 28).named("cell")
            Text("from").font(.system(size: 14)).named("small text")
            Text("24").font(.system(size: 56, weight: .bold)).named("large text")
            Text("90 Kr.").font(.system(size: 24, weight: .medium)).named("middle text")
        }
        .foregroundStyle(.ink)
        .overlay(alignment: .centerFirstTextBaseline) { GuideLine(.horizontal) }
    }

    private static let layeredCorner: SampleFigure = SampleFigure(
        "layered-corner", title: "Layers that meet in a corner",
        description: "Four squares on top of each other, aligned at the trailing corner of the bottom."
    ) {
        ZStack(alignment: .bottomTrailing) {
            ForEach(0..<4) { step in
                let side = CGFloat(150 - step * 36)
                Tile("", .cell(step))
                    .frame(width: side, height: side)
                    .named("square \(step + 1)")
            }
        }
    }
}

/// A line through a guide; the line has its own guides in its middle.
struct GuideLine: NonisolatedView {
    let axis: Axis

    init(_ axis: Axis) { self.axis = axis }

    var body: some View {
        Rectangle().fill(.guide)
            .frame(width: axis == .vertical ? 1.5 : nil, height: axis == .horizontal ? 1.5 : nil)
            .padding(axis == .horizontal ? .horizontal : .vertical, -8)
    }
}
