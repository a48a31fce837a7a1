extension SampleFigure {
    static let effects: [SampleFigure] = [
        groupOpacity, shadows, blurred, rotationKeepsPlace, scaleAnchors, mirrored, slanted, paintOrder, hiddenPlace,
    ]

    private static let groupOpacity: SampleFigure = SampleFigure(
        "group-opacity", title: "One by one, or as one",
        description: """
            Two overlapping circles at half opacity. Faded one by one, each shines through the other; faded as one \
            picture, they don't.
            """
    ) {
        HStack(spacing: 40) {
            Captioned("each") {
                ZStack {
                    Circle().fill(.denim).opacity(0.5).offset(x: -22)
                    Circle().fill(.coral).opacity(0.5).offset(x: 22)
                }
                .frame(width: 140, height: 92)
                .named("faded one by one")
            }
            Captioned("together") {
                ZStack {
                    Circle().fill(.denim).offset(x: -22)
                    Circle().fill(.coral).offset(x: 22)
                }
                .opacity(0.5)
                .frame(width: 140, height: 92)
                .named("faded together")
            }
        }
    }

    private static let shadows: SampleFigure = SampleFigure(
        "shadows", title: "Shadows",
        description: """
            Three cards above their shadows: a soft one, a hard one at a distance, and one in the colour of the card.
            """
    ) {
        HStack(spacing: 36) {
            Captioned("radius 8") {
                Tile("", .amber).frame(width: 88, height: 60).shadow(radius: 8).named("soft shadow")
            }
            Captioned("x 6, y 6") {
                Tile("", .meadow).frame(width: 88, height: 60)
                    .shadow(color: .muted, radius: 0, x: 6, y: 6)
                    .named("hard shadow")
            }
            Captioned("coloured") {
                Tile("", .denim).frame(width: 88, height: 60)
                    .shadow(color: .denim, radius: 12, y: 8)
                    .named("coloured shadow")
            }
        }
    }

    private static let blurred: SampleFigure = SampleFigure(
        "blurred", title: "Out of focus",
        description: "Four stars, sharp at first and blurred more and more, each in a frame of the same size."
    ) {
        HStack(spacing: 16) {
            ForEach([0, 2, 5, 10], id: \.self) { radius in
                Captioned("\(radius)") {
                    Star(points: 5).fill(.iris).frame(width: 72, height: 72)
                        .blur(radius: CGFloat(radius))
                        .named("blurred by \(radius)")
                }
            }
        }
    }

    private static let rotationKeepsPlace: SampleFigure = SampleFigure(
        "rotation-keeps-place", title: "A turned view keeps its place",
        description: """
            Three cells in a row; the middle one is turned by 30 degrees and painted over its neighbours. The dashed \
            outline is the place that the row still keeps for it.
            """, width: 330, height: 100
    ) {
        HStack {
            Tile("", .denim).frame(height: 44)
            Tile("turned", .coral).frame(height: 44)
                .rotationEffect(.degrees(30))
                .named("turned cell")
                .outlined()
                .zIndex(1)
            Tile("", .denim).frame(height: 44)
        }
    }

    private static let scaleAnchors: SampleFigure = SampleFigure(
        "scale-anchors", title: "Scaled about a point",
        description: """
            The same cell at half its size, shrunk towards its corner, its centre and the middle of its trailing side.
            """
    ) {
        HStack(spacing: 32) {
            Captioned("topLeading") { halved(.topLeading, .denim).named("towards the corner") }
            Captioned("center") { halved(.center, .amber).named("towards the centre") }
            Captioned("trailing") { halved(.trailing, .coral).named("towards the side") }
        }
    }

    private static func halved(_ anchor: UnitPoint, _ color: Color) -> some View {
        Tile("", color).scaleEffect(0.5, anchor: anchor)
            .frame(width: 96, height: 72)
            .overlay(alignment: .topLeading) {
                Circle().fill(.ink).frame(width: 6, height: 6).position(x: anchor.x * 96, y: anchor.y * 72)
            }
            .outlined(.hairline)
    }

    private static let mirrored: SampleFigure = SampleFigure(
        "mirrored", title: "A mirror image",
        description: "A word on water: below the line the same word, scaled by minus one from top to bottom, and faint."
    ) {
        VStack(spacing: 2) {
            word.named("word")
            Capsule().fill(.lagoon).frame(width: 180, height: 3)
            word.scaleEffect(x: 1, y: -1).opacity(0.65).named("mirror image")
        }
    }

    private static var word: some View {
        Text("harbour").font(.system(size: 40, weight: .medium)).foregroundStyle(.ink)
    }

    private static let slanted: SampleFigure = SampleFigure(
        "slanted", title: "Any affine transform",
        description: """
            A board of cells, slanted by an affine transform; its place in the layout, outlined, stays upright.
            """
    ) {
        VStack(spacing: 4) {
            ForEach(0..<3) { row in
                HStack(spacing: 4) {
                    ForEach(0..<4) { column in Tile("", .cell(row + column)).frame(width: 40, height: 28) }
                }
            }
        }
        .transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.45, d: 0.9, tx: 42, ty: 5))
        .named("slanted board")
        .outlined(.hairline)
        .padding(.horizontal, 20)
    }

    private static let paintOrder: SampleFigure = SampleFigure(
        "paint-order", title: "Who lies above whom",
        description: """
            Five overlapping cells. As declared, each covers the one before; on the right the middle one is lifted \
            above all, and the last one lowered below.
            """
    ) {
        HStack(spacing: 40) {
            HStack(spacing: -20) {
                ForEach(0..<5) { index in card(index).named("declared \(index + 1)") }
            }
            HStack(spacing: -20) {
                ForEach(0..<5) { index in
                    card(index)
                        .zIndex(index == 2 ? 1 : index == 4 ? -1 : 0)
                        .named("reordered \(index + 1)")
                }
            }
        }
    }

    private static func card(_ index: Int) -> some View {
        RoundedRectangle(cornerRadius: 8).fill(Color.cell(index)).strokeBorder(.paper, lineWidth: 2)
            .frame(width: 48, height: 72)
            .offset(y: index.isMultiple(of: 2) ? 6 : -6)
    }

    private static let hiddenPlace: SampleFigure = SampleFigure(
        "hidden-place", title: "Hidden, but not gone",
        description: """
            Two rows of three cells: in the first the middle one is hidden and keeps its place, in the second it is \
            left out.
            """, width: 300
    ) {
        VStack(spacing: 12) {
            ForEach([true, false], id: \.self) { isHidden in
                HStack {
                    Tile("A", .denim)
                    if isHidden { Tile("B", .coral).hidden().named("hidden cell").outlined(.hairline) }
                    Tile("C", .denim).named(isHidden ? "C behind a hidden cell" : "C without B")
                }
                .frame(height: 44)
            }
        }
    }
}
