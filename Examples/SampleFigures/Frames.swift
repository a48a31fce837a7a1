extension SampleFigure {
    static let frames: [SampleFigure] = [
        frameDoesNotClip, nineAlignments, flexibleFrame, idealLengths, fixedSize, aspectRatio, scaledPicture,
    ]

    private static let frameDoesNotClip: SampleFigure = SampleFigure(
        "frame-does-not-clip", title: "A frame doesn't clip",
        description: """
            Cells of 120 by 44 points in frames that are larger, and smaller: there the cell reaches over the edges.
            """
    ) {
        HStack(spacing: 48) {
            Captioned("160 × 80") {
                Tile("120 × 44", .denim).frame(width: 120, height: 44).named("cell in a larger frame")
                    .frame(width: 160, height: 80)
                    .outlined()
            }
            Captioned("80 × 80") {
                Tile("120 × 44", .coral).frame(width: 120, height: 44).named("cell in a smaller frame")
                    .frame(width: 80, height: 80)
                    .outlined()
            }
        }
        .padding(.trailing, 20)
    }

    private static let nineAlignments: SampleFigure = SampleFigure(
        "nine-alignments", title: "Nine places in a frame",
        description: """
            Nine frames, each with a small cell: at the corners, in the middle of the sides and in the centre.
            """
    ) {
        VStack(spacing: 12) {
            ForEach(0..<3) { row in
                HStack(spacing: 12) {
                    ForEach(0..<3) { column in
                        Tile("", .cell(row * 3 + column)).frame(width: 36, height: 24)
                            .frame(width: 96, height: 64, alignment: alignments[row][column])
                            .background(.ground, in: RoundedRectangle(cornerRadius: 8))
                            .named("row \(row + 1), column \(column + 1)")
                    }
                }
            }
        }
    }

    private static let alignments: [[Alignment]] = [
        [.topLeading, .top, .topTrailing],
        [.leading, .center, .trailing],
        [.bottomLeading, .bottom, .bottomTrailing],
    ]

    private static let flexibleFrame: SampleFigure = SampleFigure(
        "flexible-frame", title: "Between two limits",
        description: """
            The same frame, at least 100 and at most 180 points wide, is offered 60, 140 and 240 points. It takes what \
            lies between its limits and reaches over the first offer.
            """
    ) {
        VStack(spacing: 14) {
            ForEach([60, 140, 240], id: \.self) { offer in
                Tile("100–180", .lagoon)
                    .frame(minWidth: 100, maxWidth: 180)
                    .named("offered \(offer)")
                    .frame(width: CGFloat(offer), height: 40)
                    .padding(.vertical, 5)
                    .outlined()
            }
        }
    }

    private static let idealLengths: SampleFigure = SampleFigure(
        "ideal-lengths", title: "When nothing is offered",
        description: """
            Views that are asked for their ideal size: a shape and a colour are 10 points long, a text is as long as \
            its line, and a frame says what it likes best.
            """
    ) {
        HStack(alignment: .bottom, spacing: 28) {
            Captioned("shape") { Circle().fill(.denim).fixedSize().named("circle") }
            Captioned("colour") { Color.coral.fixedSize().named("colour") }
            Captioned("divider") { Divider().fixedSize().named("divider") }
            Captioned("text") { Text("as it is").foregroundStyle(.ink).fixedSize().named("text") }
            Captioned("ideal frame") {
                Tile("88 × 40", .meadow).frame(idealWidth: 88, idealHeight: 40).fixedSize().named("ideal frame")
            }
        }
    }

    private static let fixedSize: SampleFigure = SampleFigure(
        "fixed-size", title: "Fixed at the ideal size",
        description: """
            Both cells like to be 180 points wide and are offered 120. The first takes the offer; the second is fixed \
            at its ideal width and reaches beyond.
            """
    ) {
        VStack(spacing: 20) {
            Tile("as offered", .denim).frame(idealWidth: 180).frame(height: 40).named("flexible cell")
                .frame(width: 120)
                .padding(.vertical, 5)
                .outlined()
            Tile("as it likes", .iris).frame(idealWidth: 180).frame(height: 40)
                .fixedSize(horizontal: true, vertical: false)
                .named("fixed cell")
                .frame(width: 120)
                .padding(.vertical, 5)
                .outlined()
        }
        .padding(.horizontal, 36)
    }

    private static let aspectRatio: SampleFigure = SampleFigure(
        "aspect-ratio", title: "In proportion: fit and fill",
        description: """
            A cell of 3 to 2 in offers of three proportions. In the upper row it fits inside each; in the lower row it \
            covers each and reaches beyond.
            """
    ) {
        VStack(spacing: 24) {
            ratioRow(.fit, .lagoon)
            ratioRow(.fill, .amber)
        }
        .padding(.leading, 30)
    }

    private static func ratioRow(_ mode: ContentMode, _ color: Color) -> some View {
        HStack(spacing: 56) {
            ForEach([48, 84, 120], id: \.self) { width in
                Tile("3 : 2", color)
                    .aspectRatio(1.5, contentMode: mode)
                    .named("\(mode) in \(width) × 72")
                    .frame(width: CGFloat(width), height: 72)
                    .outlined()
            }
        }
    }

    private static let scaledPicture: SampleFigure = SampleFigure(
        "scaled-picture", title: "Scaled to fit, scaled to fill",
        description: """
            A small landscape with an ideal size of 4 to 3, scaled into a square so that all of it shows, and over a \
            square so that the square is covered.
            """
    ) {
        HStack(spacing: 32) {
            Captioned("to fit") {
                Landscape().scaledToFit().named("fitted landscape")
                    .frame(width: 120, height: 120)
                    .background(.ground)
            }
            Captioned("to fill, clipped") {
                Landscape().scaledToFill().named("filling landscape")
                    .frame(width: 120, height: 120)
                    .clipped()
            }
        }
    }
}
